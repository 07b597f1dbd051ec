"""`tabletome serve`: the table online, for this machine or for everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tabletome.engine.errors import TabletomeError

WEB = Path(__file__).resolve().parents[3] / "web" / "dist"


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any that is free.")] = 8477,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "sqlite:///tabletome.db",
    origins: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may use this server; may be repeated."),
    ] = None,
    url: Annotated[str, typer.Option("--url", help="Where people reach this server, for links in notices.")] = "",
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes in which bots think; one less than the cores.")
    ] = None,
    web: Annotated[
        Path | None, typer.Option("--web", metavar="FOLDER", help="The built browser client, if not in web/dist.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> None:
    """Serve the games: people play in a browser, against each other or bots."""
    import contextlib
    import os

    from tabletome.server.serving import make_server
    from tabletome.server.settings import Settings

    folder = web or WEB
    settings = Settings(
        database=database,
        web=folder if (folder / "index.html").exists() else None,
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        url=url or f"http://{host}:{port}",
        origins=frozenset(map(_origin, origins or ())),
    )
    server = make_server(settings, host, port)
    server.when_ready = lambda taken: _announce(
        f"http://{_reachable(host)}:{taken}", settings.web is not None, open_browser
    )
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise typer.Exit(1)


def _origin(given: str) -> str:
    """An address as browsers name a page's origin: scheme, host and port, nothing else."""
    from urllib.parse import urlsplit

    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or "@" in parts.netloc:
        raise TabletomeError(f"{given!r} is no origin; write it as https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}".lower()


def _announce(address: str, has_client: bool, open_browser: bool) -> None:
    typer.echo(f"Tabletome is at {address} (Ctrl+C ends it; games are kept)")
    if not has_client:
        typer.echo("The browser client is not built: only the API is served. Build it with: make web", err=True)
    elif open_browser:
        import threading
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _reachable(host: str) -> str:
    """Where a browser on this machine finds a server that listens at `host`."""
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host
