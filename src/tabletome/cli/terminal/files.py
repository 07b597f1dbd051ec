"""Where games and records are written."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletome.cli.terminal.session import Session

FOLDER = Path("saves")
AUTOSAVE = FOLDER / "autosave.tome"
SAVE = ".tome"
RECORD = ".json"


def new_file(game: str, ending: str) -> Path:
    """A file named after the game and the time."""
    return FOLDER / f"{game}-{datetime.datetime.now():%Y%m%d-%H%M%S}{ending}"


def write_file(session: Session, path: Path, content: bytes) -> Path | None:
    """Write a file whole or not at all; what prevents it is told, not raised."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as wrong:
        session.tell("not-written", file=str(path), reason=wrong.strerror or str(wrong))
        return None
    return path
