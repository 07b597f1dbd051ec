"""The drawings of games: SVG files in a game's folder `pictures`, and what the game draws when it is asked for.

They are held in memory. Only these can be asked for.
"""

from __future__ import annotations

import functools
import hashlib
from typing import NamedTuple

from tabletome.engine.registry import find_game
from tabletome.server.errors import NotFound

LASTS = "public, max-age=86400, stale-while-revalidate=604800"
SAFETY = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-site",
}
"""A drawing runs and loads nothing, even where it is opened by itself."""


class Picture(NamedTuple):
    """A drawing, and what tells one edition of it from the next."""

    body: bytes
    tag: str


@functools.lru_cache(maxsize=32)
def pictures(game: str) -> dict[str, Picture]:
    """The drawings of a game by their names."""
    folder = find_game(game).folder / "pictures"
    return {path.stem: _read(path.read_bytes()) for path in sorted(folder.glob("*.svg"))}


def picture_names(game: str) -> list[str]:
    """What the drawings of a game are called."""
    return [*pictures(game), *find_game(game).drawings]


@functools.lru_cache(maxsize=512)
def _drawn(game: str, name: str) -> Picture | None:
    """What a game draws itself."""
    draw = find_game(game).drawings.get(name)
    return draw and _read(draw().encode())


def find_picture(game: str, file: str) -> Picture:
    """The drawing in a file of that name."""
    name, dot, kind = file.partition(".")
    of = find_game(game).name
    found = pictures(of).get(name) or _drawn(of, name) if (dot, kind) == (".", "svg") else None
    if found is None:
        raise NotFound(f"{game} has no picture {file[:60]}")
    return found


def _read(body: bytes) -> Picture:
    return Picture(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
