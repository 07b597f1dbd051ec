"""Pages of a table's log: what happened, in words and for every seat, as it was told when it happened.

A page is kept with every snapshot and tells what came about since the one before. Its words are written out in every
language, so that the log of a game stays whole and as it was, whatever becomes of the rules and of their wording.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from tabletome.engine.events import Event
from tabletome.engine.game import Game
from tabletome.engine.state import State
from tabletome.engine.table import Happened
from tabletome.scene import LANGUAGES, LogEntry, translator
from tabletome.scene.view import log_entry

OPEN: Final = "open"
Viewer: TypeAlias = int | Literal["open"] | None
"""A seat, a spectator (None), or after the game whoever may know everything (`OPEN`)."""
UNSEEN = -1


class Told(msgspec.Struct, array_like=True):
    """One event on a page: which of the page's entries each viewer reads."""

    step: int
    open: int
    everyone: int
    """What spectators read, and every seat that is not in `seats`."""
    seats: dict[int, int] = {}

    def read_by(self, viewer: Viewer) -> int:
        if viewer == OPEN:
            return self.open
        return self.everyone if viewer is None else self.seats.get(viewer, self.everyone)


class Page(msgspec.Struct, array_like=True):
    """What happened between two snapshots. `entries` are, by language, log entries as JSON."""

    told: list[Told]
    entries: dict[str, list[msgspec.Raw]]

    def read(self, steps: range, viewer: Viewer, language: str) -> list[msgspec.Raw]:
        """What a viewer reads of what came with these moves."""
        words = self.entries[language]
        numbers = (each.read_by(viewer) for each in self.told if each.step in steps)
        return [words[number] for number in numbers if number != UNSEEN]


_READ_PAGE = msgspec.json.Decoder(Page).decode
"""Made here because pages are read in threads (see `engine.state.decode`)."""


class LogPart(NamedTuple):
    """Entries of the log that came before a step: all from `since` on."""

    since: int
    entries: list[msgspec.Raw]


def seen_by(event: Event, viewer: Viewer) -> Event | None:
    """What a viewer may know of an event."""
    return event if isinstance(viewer, str) else event.seen_by(viewer)


def write_page(game: Game[Any, Any], state: State, events: Iterable[Happened], seats: int) -> bytes:
    """A page that tells of these events, as one looks back on them from this state."""
    writer = _Writer(game, state, seats)
    told = [writer.tell(step, event) for step, event in events]
    words = [translator(language, game.folder) for language in LANGUAGES]
    entries = {
        each.language: [msgspec.Raw(msgspec.json.encode(entry, enc_hook=each.encode_hook)) for entry in writer.entries]
        for each in words
    }
    return zlib.compress(msgspec.json.encode(Page(told, entries)))


def read_page(data: bytes) -> Page:
    return _READ_PAGE(zlib.decompress(data))


class _Writer:
    """Collects the entries of a page, each once, however many read it."""

    def __init__(self, game: Game[Any, Any], state: State, seats: int) -> None:
        self.entries: list[LogEntry] = []
        self._game = game
        self._state = state
        self._seats = range(seats)

    def tell(self, step: int, event: Event) -> Told:
        known: list[tuple[Event, int]] = []

        def number_of(seen: Event | None) -> int:
            if seen is None:
                return UNSEEN
            for other, number in known:
                if other is seen or other == seen:
                    return number
            self.entries.append(quiet(log_entry(self._game, self._state, step, seen)))
            known.append((seen, len(self.entries) - 1))
            return known[-1][1]

        open_to_all, everyone = number_of(event), number_of(event.seen_by(None))
        by_seat = {seat: number_of(event.seen_by(seat)) for seat in self._seats}
        return Told(
            step, open_to_all, everyone, {seat: number for seat, number in by_seat.items() if number != everyone}
        )


def quiet(entry: LogEntry) -> LogEntry:
    """An entry that is read, not watched: without what moves on the table."""
    if not entry.effects and not entry.steps:
        return entry
    return msgspec.structs.replace(entry, effects=[], steps=[quiet(step) for step in entry.steps])
