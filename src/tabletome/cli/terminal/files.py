"""Where games and records are written."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Protocol

FOLDER = Path("saves")
AUTOSAVE = FOLDER / "autosave.tome"
SAVE = ".tome"
RECORD = ".json"


def new_file(game: str, ending: str) -> Path:
    """A file named after the game and the time."""
    return FOLDER / f"{game}-{datetime.datetime.now():%Y%m%d-%H%M%S}{ending}"


class Tell(Protocol):
    """Says one of the client's own sentences."""

    def __call__(self, name: str, /, **args: str | int) -> None: ...


def write_file(path: Path, content: bytes, tell: Tell) -> Path | None:
    """Write a file whole or not at all; what prevents it is told, not raised."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as wrong:
        tell("not-written", file=str(path), reason=wrong.strerror or str(wrong))
        return None
    return path
