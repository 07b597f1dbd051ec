"""A fingerprint of a game's rules and content, computed from the source, so that nobody can forget to change it.

Two fingerprints that are equal mean: every move leads where it led. Two that differ mean only that something was
changed, perhaps a comment; whether a game that was begun before goes on as it was is then found out by playing it
again and comparing hashes. `Game.version` is raised by hand, when recorded games play differently.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletome.engine.game import Game

PACKAGE = Path(__file__).parents[1]
ENGINE = ("actions", "decisions", "options", "phases", "randomness", "run", "state")
"""The modules of the engine on which it depends where a move leads."""
NO_RULES = frozenset({"view", "bots", "lessons", "text", "pictures", "__pycache__", "rules.yaml", "honours.py"})
"""What lies in a game's folder and decides nothing: how it looks, what bots think, words, drawings, honours."""
DIGEST_BYTES = 8


def fingerprint(game: Game[Any, Any]) -> str:
    """Sixteen characters that differ when the rules or the content of a game, or the engine below them, differ."""
    return _of_folder(game.folder)


@functools.cache
def _of_folder(folder: Path) -> str:
    found = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for name, path in _sources(folder):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _sources(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every file that counts, in an order that is the same everywhere."""
    for module in ENGINE:
        yield f"engine/{module}", PACKAGE / "engine" / f"{module}.py"
    for path in sorted((PACKAGE / "geometry").glob("*.py")):
        yield f"geometry/{path.stem}", path
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    for name in sorted(files):
        if not NO_RULES & set(name.split("/")):
            yield name, files[name]
