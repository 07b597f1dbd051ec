"""`tabletome serve`: the table online, for this machine or for everyone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tabletome.server.settings import Settings

INSTALLED = Path(__file__).resolve().parents[1] / "web"
"""The browser client as a wheel brings it."""
CHECKOUT = Path(__file__).resolve().parents[3] / "web" / "dist"
"""And as `make web` builds it."""
LOCAL = ("127.0.0.1", "localhost", "::1")


def serve(
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="FILE", help="Settings as TOML; docs/running.md lists them.")
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at; 0.0.0.0 for everyone.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port; 0 takes any that is free. [8477]")] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    origins: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may use this server; may be repeated."),
    ] = None,
    url: Annotated[str | None, typer.Option("--url", help="Where people reach this server, for links.")] = None,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, help="Server processes; more than one need PostgreSQL. [1]")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes in which bots think; one less than the cores.")
    ] = None,
    web: Annotated[
        Path | None,
        typer.Option("--web", metavar="FOLDER", help="Another built browser client."),
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", metavar="ADDRESS", help="A proxy that says who asks; may be repeated."),
    ] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", help="debug, info, warning or error.")] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", help="text or json.")] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log/--no-access-log", help="Log every request.")] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the page in a browser; by itself only from a terminal."),
    ] = None,
) -> None:
    """Serve the games: people play in a browser, against each other or bots."""
    import dataclasses
    import os
    import sys

    from tabletome.server.configuration import read_settings

    given = {
        "host": host,
        "port": port,
        "database": database,
        "origins": origins or None,
        "url": url,
        "processes": processes,
        "workers": workers,
        "web": web,
        "trusted_proxies": trusted_proxies or None,
        "log_level": log_level,
        "log_format": log_format,
        "access_log": access_log,
    }
    read = read_settings(settings, os.environ, given)
    folder = read.web or (INSTALLED if INSTALLED.is_dir() else CHECKOUT)
    chosen = dataclasses.replace(
        read,
        web=folder if (folder / "index.html").exists() else None,
        url=read.url or f"http://{_reachable(read.host)}:{read.port}",
    )
    is_at_home = chosen.host in LOCAL and sys.stdout.isatty()
    _run(chosen, is_at_home if open_browser is None else open_browser)


def _run(settings: Settings, open_browser: bool) -> None:
    """Look whether it can be done, and do it."""
    import asyncio
    import contextlib

    from tabletome.server.logs import set_up_logging
    from tabletome.server.processes import Processes, check_processes
    from tabletome.server.serving import allow_many_connections, make_server
    from tabletome.server.storage import prepare

    def announce(taken: int) -> None:
        _announce(f"http://{_reachable(settings.host)}:{taken}", settings.web is not None, open_browser)

    check_processes(settings)
    asyncio.run(prepare(settings.database))
    set_up_logging(settings)
    if settings.processes > 1:
        if not Processes(settings, announce).run():
            raise typer.Exit(1)
        return
    allow_many_connections()
    server = make_server(settings, settings.host, settings.port, settings.log_level)
    server.when_ready, server.reads_ahead = announce, True
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise typer.Exit(1)


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
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
