"""Recorded games that every later version must play again, step for step.

Each game's tests have a `recording.py` that says which kinds of games must be on record and how to get them:

    python -m tests.games.tiny_epic_kingdoms.recording

plays games between bots until each kind has been met and writes one record for each. A test fails while one is missing.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tabletome.engine.record import Record
from tabletome.engine.table import Table

FOLDER = Path(__file__).parent


class Recorder(NamedTuple):
    """What must be on record of one game."""

    game: str
    wanted: tuple[str, ...]
    kinds_of: Callable[[Table[Any]], Iterator[str]]
    """What a finished game is an example of, the rarest first."""
    play: Callable[[int, Sequence[str]], Table[Any]]
    """The game of that number, played to its end, where these kinds are still wanted."""

    @property
    def folder(self) -> Path:
        return FOLDER / self.game

    def missing(self) -> list[str]:
        return [kind for kind in self.wanted if not (self.folder / f"{kind}.json").exists()]

    def record(self) -> None:
        """Play until nothing is missing."""
        self.folder.mkdir(exist_ok=True)
        for number in itertools.count():
            wanted = self.missing()
            if not wanted:
                return
            table = self.play(number, wanted)
            kind = next((kind for kind in self.kinds_of(table) if kind in wanted), None)
            if kind is not None:
                (self.folder / f"{kind}.json").write_bytes(Record.of(table).write())
