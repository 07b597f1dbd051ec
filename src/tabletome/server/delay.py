"""Games of rivals who hide their hands, as they were some time ago: that is what whoever does not play there sees.

Somebody who sees a game from beside it could tell a player what comes. So a watcher is shown a copy that follows the
journal with a delay: the same `LiveTable`, made of those entries that are old enough. Nothing that is asked of it can
tell of later ones. When the game is over there is nothing left to hide, and everybody sees its end.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tabletome.engine.errors import TabletomeError
from tabletome.engine.registry import find_game
from tabletome.server.errors import NotNow
from tabletome.server.journal import BACK, BEGIN, RULES
from tabletome.server.live_table import PEOPLE, Earlier, LiveTable
from tabletome.server.loading import PAGES, Kept, load, read_entries
from tabletome.server.schema import EntryRow, SeatRow, SnapshotRow, TableRow
from tabletome.server.storage import Storage

REMEMBERED = 64
"""So many games are kept as they were; of others the next who looks plays the last moves again."""


class Delay:
    """Shows tables as they were."""

    def __init__(self, storage: Storage, seconds: float) -> None:
        self._storage = storage
        self.seconds = seconds
        self._former: OrderedDict[str, LiveTable] = OrderedDict()
        self._busy: dict[str, asyncio.Lock] = {}
        self._reminders: set[tuple[str, int]] = set()

    def concerns(self, row: TableRow, seats: Sequence[SeatRow], person: int | None) -> bool:
        """Whether somebody may see a table only as it was."""
        if not self.seconds or row.status != "playing":
            return False
        players = [seat.person_id for seat in seats if seat.kind in PEOPLE]
        return bool(players) and (person is None or person not in players) and _hides_hands(row)

    def is_former(self, live: LiveTable) -> bool:
        """This is a table as it was."""
        return self._former.get(live.id) is live

    @asynccontextmanager
    async def look(self, id: str) -> AsyncIterator[LiveTable]:
        """A table as it was; before its game had begun then, a table without a game."""
        async with self._busy.setdefault(id, asyncio.Lock()):
            live = await self._at(id, time.time() - self.seconds)
            self._former[id] = live
            self._former.move_to_end(id)
            while len(self._former) > REMEMBERED:
                self._busy.pop(self._former.popitem(last=False)[0], None)
            yield live

    async def _at(self, id: str, moment: float) -> LiveTable:
        known = self._former.get(id)
        if known is not None:
            journal = known.journal
            news = await self._storage.read(lambda session: _read_news(session, id, journal, moment))
            if _goes_on(known, news):
                return known
        past = await self._storage.read(lambda session: _read_past(session, id, moment))
        return await asyncio.to_thread(_former, past)

    def remind(self, id: str, revision: int, call: Callable[[], None]) -> None:
        """Call when a change that has just come about may be seen, once for all who watch a table."""
        if (id, revision) in self._reminders:
            return
        self._reminders.add((id, revision))

        def due() -> None:
            self._reminders.discard((id, revision))
            call()

        asyncio.get_running_loop().call_later(self.seconds + 0.05, due)

    async def last_step_to_show(self, id: str) -> int:
        """How far back one may look without seeing what came about since: not where other moves were made instead."""
        moment = time.time() - self.seconds
        return await self._storage.read(lambda session: _last_step(session, id, moment))

    async def steps(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How far games had come."""
        moment = time.time() - self.seconds
        return await self._storage.read(lambda session: {id: _step_at(session, id, moment) for id in tables})


def _hides_hands(row: TableRow) -> bool:
    """Rivals play, and hold what others do not see. What cannot be read cannot be shown either."""
    try:
        game = find_game(row.game)
        return game.secret_hands and not game.cooperative(game.options.read(row.options))
    except TabletomeError:
        return False


# What is old enough


class _Past(NamedTuple):
    """What had been kept of a table at some moment, and the revision at which it was."""

    kept: Kept
    revision: int


class _News(NamedTuple):
    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[EntryRow]
    """Those that have become old enough."""


def _revision_at(session: Session, id: str, moment: float) -> int:
    entries = select(func.max(EntryRow.revision)).where(EntryRow.table_id == id, EntryRow.at <= moment)
    return session.scalar(entries) or 0


def _seats(session: Session, id: str) -> Sequence[SeatRow]:
    return session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat)).all()


def _read_news(session: Session, id: str, journal: int, moment: float) -> _News:
    upto = _revision_at(session, id, moment)
    return _News(session.get_one(TableRow, id), _seats(session, id), read_entries(session, id, journal, upto))


def _read_past(session: Session, id: str, moment: float) -> _Past:
    """A snapshot that was on the way then still is: a taking back deletes those beyond it."""
    revision = _revision_at(session, id, moment)
    snapshots = select(SnapshotRow).where(SnapshotRow.table_id == id, SnapshotRow.revision <= revision)
    pages = session.scalars(snapshots.order_by(SnapshotRow.step.desc()).limit(PAGES)).all()
    snapshot = pages[0] if pages else None
    entries = read_entries(session, id, 0 if snapshot is None else snapshot.revision, revision)
    return _Past(Kept(session.get_one(TableRow, id), _seats(session, id), snapshot, entries, pages[::-1]), revision)


def _last_step(session: Session, id: str, moment: float) -> int:
    later = read_entries(session, id, _revision_at(session, id, moment))
    untouched = [entry.step if entry.kind in BACK else entry.step - 1 for entry in later]
    return max(0, min([_step_at(session, id, moment), *untouched]))


def _step_at(session: Session, id: str, moment: float) -> int:
    entries = select(EntryRow.step).where(EntryRow.table_id == id, EntryRow.at <= moment)
    return session.scalar(entries.order_by(EntryRow.revision.desc()).limit(1)) or 0


# The table as it was


def _former(past: _Past) -> LiveTable:
    """Plays some moves: not for the event loop."""
    if not any(entry.kind == BEGIN for entry in past.kept.entries) and past.kept.snapshot is None:
        live = LiveTable(past.kept.row, past.kept.seats, None)
        live.row.status = "waiting"
    else:
        loaded = load(past.kept)
        if loaded.fate.kind != "goes-on":
            raise NotNow("the rules of this game have just changed; it can be watched again in a minute")
        live = loaded.live
    live.journal = past.revision
    _be_former(live, past.revision)
    return live


def _goes_on(live: LiveTable, news: _News) -> bool:
    """Do what has become old enough; whether that could be done with what is in memory."""
    if not live.has_game or any(entry.kind in (BEGIN, RULES) for entry in news.entries):
        return not news.entries
    if not news.entries:
        return True
    live.row, live.seats = news.row, list(news.seats)
    try:
        for entry in news.entries:
            live.row.revision = entry.revision
            live.follow(entry)
    except (TabletomeError, Earlier):
        return False
    _be_former(live, news.entries[-1].revision)
    return True


def _be_former(live: LiveTable, revision: int) -> None:
    """Nothing in the rows tells of what came since: no clock, no request, no later step."""
    live.stored(revision)
    live.drafts.waiting.clear()
    live.row.requests, live.row.deadline = [], None
    live.row.step = live.step if live.has_game else 0
    live.row.waiting = live.waiting
    for seat in live.seats:
        seat.time_left = seat.running_since = None
