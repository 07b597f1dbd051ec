"""One table in memory: the game as the journal tells it, who sits where, and when each seat was asked.

A `LiveTable` is a copy of what the database says at `revision`; it can be dropped and made again at any moment.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from tabletome.engine import Decision, commitment
from tabletome.engine.game import Game
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene import translator
from tabletome.scene.view import view
from tabletome.server.errors import NotFound, NotNow, NotYourSeat, Stale
from tabletome.server.schema import EntryRow, SeatRow, TableRow

MOVE = "move"
UNDO = "undo"
PEOPLE = ("person", "hotseat")


class Asked(NamedTuple):
    """What a seat is asked, and since when."""

    decision: Decision
    step: int
    revision: int


class LiveTable:
    """A table, kept up to date by whoever changes it. Hold `lock` while looking or changing."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], table: Table[Any]) -> None:
        self.id = row.id
        self.row = row
        self.seats = list(seats)
        self.table = table
        self.asked: dict[int, Asked] = {}
        self.journal = 0
        """The revision of the last move or taking back."""
        self._rewinds: list[tuple[int, int]] = []
        """Every taking back: its revision, and to which step."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._views: dict[tuple[int | None, str, int], bytes] = {}
        self._note_asked(0)

    @property
    def revision(self) -> int:
        return self.row.revision

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def step(self) -> int:
        return len(self.table.log)

    @property
    def is_over(self) -> bool:
        return self.row.status in ("over", "abandoned")

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @property
    def waiting(self) -> list[int]:
        """The seats that have to decide; nobody before the game begins and after it has ended."""
        if self.row.status != "playing":
            return []
        return [decision.seat for decision in self.table.pending]

    @property
    def cooperative(self) -> bool:
        """All win or lose together."""
        return self.game.cooperative(self.table.options)

    # Who sits where

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person plays: none after having resigned."""
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person_id == person and seat.kind in PEOPLE]

    def people(self) -> dict[int, int]:
        """Seats that people play, with who they are."""
        return {
            seat.seat: seat.person_id
            for seat in self.seats
            if seat.kind in PEOPLE and seat.person_id is not None and not seat.resigned
        }

    def bots(self) -> dict[int, str]:
        return {seat.seat: seat.bot or "adept" for seat in self.seats if seat.kind == "bot"}

    def has_sat_here(self, person: int | None) -> bool:
        return person is not None and any(seat.person_id == person for seat in self.seats)

    def check_seat(self, person: int | None, seat: int) -> None:
        """Only whoever holds a seat may speak for it."""
        if self.row.private and not self.has_sat_here(person):
            raise NotFound("there is no such table")
        if seat not in self.seats_of(person):
            raise NotYourSeat(f"seat {seat + 1} of this table is not yours")

    # Playing

    def check_playing(self) -> None:
        if self.row.status == "waiting":
            raise NotNow("the game begins when every seat is taken")
        if self.is_over:
            raise NotNow("the game is over")

    def check_fresh(self, seat: int, step: int, revision: int | None) -> None:
        """The seat was asked this very question when the client looked. Others' secret answers since do not matter."""
        self.check_playing()
        asked = self.asked.get(seat)
        if asked is None:
            if step == self.step:
                self.table.decision_of(seat)
            raise Stale(f"seat {seat + 1} has nothing to decide at step {step}; the table is at step {self.step}")
        fits = asked.step <= step <= self.step
        if revision is not None:
            fits = fits and asked.revision <= revision <= self.revision
        if not fits:
            raise Stale(f"this answers step {step}; seat {seat + 1} was asked at step {asked.step}, look again")

    def play(self, seat: int, action: str) -> None:
        """Make a move in memory. Whoever calls this stores it at once, or forgets this copy."""
        parsed = self.game.actions.parse(action)
        self.table.play(seat, parsed)
        self._changed()

    def undo(self, step: int, revision: int) -> None:
        """Go back to a step, everyone agreeing; the table is at this revision then."""
        while self.step > step:
            self.table.undo(agreed=True)
        self._rewinds.append((revision, step))
        self._changed()

    def apply(self, entries: Iterable[EntryRow]) -> None:
        """Follow the journal."""
        for entry in entries:
            if entry.kind == MOVE:
                self.play(entry.seat, entry.action)
            else:
                self.undo(entry.step, entry.revision)
            self._note_asked(entry.revision)
            self.journal = entry.revision

    def stored(self, revision: int) -> None:
        """What was played in memory is in the database now."""
        self.row.revision = revision
        self._note_asked(revision)
        self._changed()

    def become(self, other: LiveTable) -> None:
        """Take over what was loaded afresh."""
        self.row, self.seats, self.table = other.row, other.seats, other.table
        self.asked, self.journal, self._rewinds = other.asked, other.journal, other._rewinds
        self._changed()

    def _note_asked(self, revision: int) -> None:
        before, self.asked = self.asked, {}
        for decision in self.table.pending:
            known = before.get(decision.seat)
            if known is not None and known.decision is decision:
                self.asked[decision.seat] = known
            else:
                self.asked[decision.seat] = Asked(decision, self.step, revision)

    def _changed(self) -> None:
        self._views.clear()

    # Looking

    def view(self, seat: int | None, language: str, since: int = 0) -> bytes:
        """What a seat sees, as JSON in one language. Spectators of one table share the work."""
        key = (seat, language, since)
        if key not in self._views:
            words = translator(language, self.game.folder)
            seen = view(self.table, seat, since)
            if not self.waiting:
                seen.question, seen.waiting_for, seen.can_undo = None, [], False
            self._views[key] = msgspec.json.encode(seen, enc_hook=words.encode_hook)
        return self._views[key]

    def unchanged_up_to(self, step: int, revision: int) -> int:
        """Up to which step the log is still what someone saw who was shown this step at this revision."""
        return min([step, self.step, *(back for later, back in self._rewinds if later > revision)])

    def moves_in_a_row(self, seat: int) -> int:
        """How many moves this seat has made since another made one."""
        return sum(1 for _ in itertools.takewhile(lambda move: move.seat == seat, reversed(self.table.log)))

    def last_step_of(self, seat: int) -> int:
        """How many moves there were before this seat's last one."""
        for step in range(self.step - 1, -1, -1):
            if self.table.log[step].seat == seat:
                return step
        raise NotNow(f"seat {seat + 1} has not moved yet; there is nothing to take back")


def open_table(row: TableRow) -> Table[Any]:
    """The game before its first move; `NotNow` if it was begun with another version of the game."""
    game = find_game(row.game)
    if game.version != row.version:
        raise NotNow(f"this table was begun with version {row.version} of {row.game}; this server plays {game.version}")
    return Table(game, game.options.read(row.options), row.seed)


def make_live_table(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> LiveTable:
    """Play the journal from the start."""
    live = LiveTable(row, seats, open_table(row))
    live.apply(entries)
    return live


class Cache:
    """The tables that are in memory, the least recently used dropped first."""

    def __init__(self, most: int, idle_seconds: float, in_use: Callable[[str], bool]) -> None:
        self._most = most
        self._idle_seconds = idle_seconds
        self._in_use = in_use
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self._tables.values())

    async def get(self, id: str, load: Callable[[str], Awaitable[LiveTable]]) -> LiveTable:
        """The table in memory, or loaded once however many ask for it."""
        live = self._tables.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.ensure_future(load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
            live = self._tables.setdefault(id, live)
        live.used = time.monotonic()
        self._tables.move_to_end(id)
        self._shrink()
        return live

    def known(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    def forget(self, id: str) -> None:
        self._tables.pop(id, None)

    def sweep(self) -> None:
        """Drop what nobody has used for a while."""
        oldest = time.monotonic() - self._idle_seconds
        for live in list(self._tables.values()):
            if live.used >= oldest:
                break
            if self._is_idle(live):
                self.forget(live.id)

    def _shrink(self) -> None:
        if len(self._tables) <= self._most:
            return
        for live in list(self._tables.values())[: len(self._tables) - self._most]:
            if self._is_idle(live):
                self.forget(live.id)

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.lock.locked() and not self._in_use(live.id)
