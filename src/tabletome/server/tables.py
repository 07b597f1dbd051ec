"""Getting a table and changing it: the only way in which anything about a table is ever stored."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.orm import Session

from tabletome.engine import TabletomeError
from tabletome.server import clocks
from tabletome.server.errors import Busy, NotFound, Outdated, Stale
from tabletome.server.live_table import Cache, LiveTable, make_live_table
from tabletome.server.messages import Result
from tabletome.server.schema import Base, EntryRow, SeatRow, TableRow
from tabletome.server.storage import Storage

TRIES = 5
_ID = re.compile(r"[A-Za-z0-9_-]{1,30}")


class Entry(NamedTuple):
    """What a change adds to the journal."""

    kind: str
    seat: int
    action: str = ""


class Change(NamedTuple):
    """What was done to a table in memory and has to be stored."""

    entry: Entry | None = None
    seats: Sequence[SeatRow] = ()
    also: Callable[[Session], None] | None = None
    """Whatever else belongs into the same transaction."""


Work = Callable[[LiveTable], Change | None]
"""Changes a table in memory; None where nothing has to be stored. May be called again on a fresher copy."""

Heard = Callable[[LiveTable, list[int]], None]
"""Told of a stored change, with the seats that had to decide before."""


class Tables:
    """All tables, those in memory and those at rest."""

    def __init__(self, storage: Storage, cache: Cache) -> None:
        self.storage = storage
        self.cache = cache
        self.listeners: list[Heard] = []

    # Looking

    @asynccontextmanager
    async def _held(self, id: str) -> AsyncIterator[LiveTable]:
        """The table in memory, for one at a time."""
        while True:
            live = await self.cache.get(id, self._load)
            async with live.lock:
                if self.cache.known(id) is live:
                    yield live
                    return

    @asynccontextmanager
    async def look(self, id: str, revision: int | None = None) -> AsyncIterator[LiveTable]:
        """The table as the database has it, or at least as of `revision`; nobody changes it meanwhile."""
        async with self._held(id) as live:
            if revision is None or live.revision < revision:
                await self._refresh(live)
            yield live

    async def _load(self, id: str) -> LiveTable:
        if not _ID.fullmatch(id):
            raise NotFound("there is no such table")
        kept = await self.storage.read(lambda session: _read_table(session, id))
        return await asyncio.to_thread(make_live_table, *kept)

    async def _refresh(self, live: LiveTable) -> bool:
        """Catch up with what other processes have done; whether there was anything."""
        known, journal = live.revision, live.journal
        news = await self.storage.read(lambda session: _read_news(session, live.id, known, journal))
        if news is None:
            return False
        live.row, live.seats, entries = news
        live.apply(entries)
        live.stored(live.row.revision)
        return True

    # Changing

    async def wake(self, id: str) -> None:
        """Tell the listeners of a table that is new, or new to this process."""
        async with self.look(id) as live:
            for listener in self.listeners:
                listener(live, [])

    async def change(self, id: str, work: Work) -> LiveTable:
        """Let `work` change the table and store what it did; once more on a fresh copy if someone else was first."""
        async with self._held(id) as live:
            before = live.waiting
            for _ in range(TRIES):
                if await self._try(live, work):
                    break
            else:
                raise Stale("too many changes at this table at once; look again")
            for listener in self.listeners:
                listener(live, before)
            return live

    async def _try(self, live: LiveTable, work: Work) -> bool:
        try:
            change = work(live)
            if change is not None:
                await self._store(live, change)
        except Outdated:
            live.become(await self._load(live.id))
            return False
        except Busy:
            self.cache.forget(live.id)
            raise
        except TabletomeError:
            if await self._refresh(live):
                return False
            raise
        except BaseException:
            self.cache.forget(live.id)
            raise
        return True

    async def _store(self, live: LiveTable, change: Change) -> None:
        now, revision = time.time(), live.revision + 1
        if change.entry is not None:
            live.row.requests = []
        seats = [*change.seats, *settle(live, now)]
        state = {**_state_of(live.row), "revision": revision, "changed": now}
        entry = None if change.entry is None else _entry(live, change.entry, revision, now)
        seat_states = {seat.seat: _seat_state(seat) for seat in seats}

        def write(session: Session) -> None:
            found = session.execute(_TABLE_UPDATE, {**state, "the_id": live.id, "the_revision": revision - 1})
            if found.first() is None:
                raise Outdated
            if entry is not None:
                session.execute(_ENTRY_INSERT, entry)
            for seat, values in seat_states.items():
                session.execute(_SEAT_UPDATE, {**values, "the_id": live.id, "the_seat": seat})
            if change.also is not None:
                change.also(session)

        await self.storage.write(write)
        if change.entry is not None:
            live.journal = revision
        live.row.changed = now
        live.stored(revision)


def settle(live: LiveTable, now: float) -> list[SeatRow]:
    """Note in the table's row what follows from where the game stands; the seats whose clocks changed."""
    row, outcome = live.row, live.table.outcome
    if row.status == "playing" and outcome is not None:
        end(live, Result(list(outcome.winners), list(outcome.scores), outcome.reason))
    row.step, row.waiting = live.step, live.waiting
    bots = live.bots()
    row.bot_waiting = any(seat in bots for seat in row.waiting)
    clock = clocks.read_clock(row.clock)
    if clock is None:
        return []
    changed = clocks.switch(clock, live.seats, row.waiting, now)
    row.deadline = clocks.deadline(live.seats)
    return changed


def end(live: LiveTable, result: Result, status: str = "over") -> None:
    live.row.status = status
    live.row.result = msgspec.to_builtins(result)


def _state_of(row: TableRow) -> dict[str, object]:
    """What may change in the life of a table."""
    names = ("status", "step", "waiting", "bot_waiting", "deadline", "requests", "result", "rematch", "owner_id")
    return {name: getattr(row, name) for name in names}


def _entry(live: LiveTable, entry: Entry, revision: int, now: float) -> dict[str, object]:
    return {
        "table_id": live.id,
        "revision": revision,
        "kind": entry.kind,
        "step": live.step,
        "seat": entry.seat,
        "action": entry.action,
        "hash": live.table.hash(),
        "at": now,
    }


def _seat_state(seat: SeatRow) -> dict[str, object]:
    names = ("kind", "name", "person_id", "bot", "invite", "resigned", "time_left", "running_since")
    return {name: getattr(seat, name) for name in names}


# Built once: they run with every move.
_TABLES, _SEATS = Base.metadata.tables["tables"], Base.metadata.tables["seats"]
_TABLE_UPDATE = (
    update(_TABLES)
    .where(_TABLES.c.id == bindparam("the_id"), _TABLES.c.revision == bindparam("the_revision"))
    .returning(_TABLES.c.id)
)
_SEAT_UPDATE = update(_SEATS).where(_SEATS.c.table_id == bindparam("the_id"), _SEATS.c.seat == bindparam("the_seat"))
_ENTRY_INSERT = insert(Base.metadata.tables["journal"])

Kept = tuple[TableRow, list[SeatRow], list[EntryRow]]


def _read_table(session: Session, id: str, after: int = 0) -> Kept:
    """A table as it is kept, with the journal after some entry."""
    row = session.get(TableRow, id)
    if row is None:
        raise NotFound("there is no such table")
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat))
    entries = session.scalars(
        select(EntryRow).where(EntryRow.table_id == id, EntryRow.revision > after).order_by(EntryRow.revision)
    )
    return row, list(seats), list(entries)


def _read_news(session: Session, id: str, known: int, journal: int) -> Kept | None:
    """What has changed since a revision, if anything."""
    if session.scalar(select(TableRow.revision).where(TableRow.id == id)) == known:
        return None
    return _read_table(session, id, journal)
