"""The browser client: files that were built beforehand, held in memory with their compressed form.

Only what lies in the folder when the server starts can be asked for. A path that is no file is a page of the client,
and gets the client's first page.
"""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tabletome.server.errors import NotFound

WORTH_PACKING = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SAFETY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Nothing from elsewhere is loaded, framed or run."""


class Page(NamedTuple):
    """One file, ready to send."""

    body: bytes
    packed: bytes | None
    kind: str
    lasts: str


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file below a folder by its path."""
    return {
        path.relative_to(folder).as_posix(): _page(path, path.relative_to(folder).as_posix())
        for path in folder.rglob("*")
        if path.is_file()
    }


def _page(path: Path, name: str) -> Page:
    body = path.read_bytes()
    packed = gzip.compress(body, 9) if path.suffix in WORTH_PACKING else None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Page(body, packed, kind, FOREVER if name.startswith("assets/") else ASK_AGAIN)


def pages_handler(folder: Path) -> HTTPRouteHandler:
    """Serves the built client."""
    pages = read_pages(folder)

    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        found = pages.get(name) or (pages.get("index.html") if "." not in name.rpartition("/")[2] else None)
        if found is None or name.startswith("api/"):
            raise NotFound(f"there is no {path}")
        headers = {"Cache-Control": found.lasts, "Vary": "Accept-Encoding"}
        if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(found.packed, media_type=found.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(found.body, media_type=found.kind, headers=headers)

    decorate = HTTPRouteHandler(
        ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
    )
    return decorate(page)
