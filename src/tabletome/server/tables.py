"""Getting a table and changing it: the only way in which anything about a table is ever stored."""

from __future__ import annotations

import asyncio
import functools
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.orm import Session

from tabletome.engine import TabletomeError
from tabletome.engine.game import Progress
from tabletome.scene import LANGUAGES, translator
from tabletome.server import clocks
from tabletome.server.cache import Cache
from tabletome.server.errors import Busy, NotFound, NotNow, Outdated, Stale
from tabletome.server.journal import BEGIN, MOVE, RULES, UNDO
from tabletome.server.keeping import Keeper, read_picture
from tabletome.server.live_table import Earlier, LiveTable
from tabletome.server.loading import Loaded, load, read_entries, read_kept
from tabletome.server.messages import Result
from tabletome.server.results import results_of
from tabletome.server.schema import Base, EntryRow, PremoveRow, SeatRow, TableRow
from tabletome.server.snapshots import again, pack, renew, store
from tabletome.server.storage import RowJob, Rows, Storage, rows_of

TRIES = 5
MOST_PROGRESS = 1000
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
    also: Callable[[Session], object] | None = None
    """Whatever else belongs into the same transaction."""


Work = Callable[[LiveTable], Change | None]
"""Changes a table in memory; None where nothing has to be stored. May be called again on a fresher copy."""

Heard = Callable[[LiveTable, list[int]], None]
"""Told of a stored change, with the seats that had to decide before."""


class Held:
    """A table that one holds while a block lasts. No generator: this happens several times with every move."""

    def __init__(self, tables: Tables, id: str, first: Callable[[LiveTable], Awaitable[None]] | None = None) -> None:
        self._tables = tables
        self._id = id
        self._first = first
        """What is done as soon as the table is held."""

    async def __aenter__(self) -> LiveTable:
        self._live = await self._tables.take(self._id)
        if self._first is not None:
            try:
                await self._first(self._live)
            except BaseException:
                self._live.lock.release()
                raise
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Tables:
    """All tables, those in memory and those at rest."""

    def __init__(self, storage: Storage, cache: Cache) -> None:
        self.storage = storage
        self.cache = cache
        self.keeper = Keeper(storage, self._forget)
        self.listeners: list[Heard] = []
        cache.dropped = self.keeper.rest_soon

    async def close(self) -> None:
        """Put every table to rest."""
        for live in list(self.cache):
            await self.keeper.rest(live)
        await self.keeper.close()

    # Looking

    def _held(self, id: str) -> Held:
        """The table in memory, for one at a time."""
        return Held(self, id)

    def look(self, id: str, revision: int | None = None) -> Held:
        """The table as the database has it, or at least as of `revision`; nobody changes it meanwhile."""

        async def fresh(live: LiveTable) -> None:
            if revision is None or live.revision < revision:
                await self._refresh(live)

        return Held(self, id, fresh)

    async def take(self, id: str) -> LiveTable:
        """The table in memory, whose lock is whose who called this."""
        while True:
            live = await self.cache.get(id, self._load)
            await live.lock.acquire()
            if self.cache.known(id) is live:
                return live
            live.lock.release()

    async def _load(self, id: str) -> LiveTable:
        """The table as it is kept, with the rules of today; what those have made of it is stored."""
        if not _ID.fullmatch(id):
            raise NotFound("there is no such table")
        for _ in range(TRIES):
            kept = await self.storage.read(lambda session: read_kept(session, id))
            loaded = await asyncio.to_thread(load, kept)
            if not loaded.news or await self._accept(loaded):
                if loaded.fate.kind == "retired":
                    loaded.live.picture = await self.storage.read(lambda session: read_picture(session, id))
                return loaded.live
        raise Stale("too many changes at this table at once; look again")

    async def _accept(self, loaded: Loaded) -> bool:
        """Store what the rules of today have made of a table; whether nobody else was first."""
        live, position = loaded.live, loaded.set_back_to
        change = Change()
        if position is not None:
            renewed = {**again(live.game, live.id, position), "revision": live.revision + 1}
            change = Change(Entry(RULES, 0), also=lambda session: renew(session, renewed))
        elif loaded.adopted:
            rows = await asyncio.to_thread(pack, live.game, live.id, live.take_drafts())
            change = Change(Entry(RULES, 0), also=lambda session: store(rows_of(session.connection()), rows))
        try:
            await self._store(live, change)
        except Outdated:
            return False
        if position is not None:
            live.past = live.past._replace(revision=live.revision)
        self._tell(live, [])
        return True

    async def _load_earlier(self, live: LiveTable, step: int) -> None:
        """Let a table remember what came after an earlier snapshot."""
        kept = await self.storage.read(lambda session: read_kept(session, live.id, step))
        first = live.first_changeable
        if step >= first:
            loaded = await asyncio.to_thread(load, kept)
            if loaded.fate.kind == "goes-on":
                live.become(loaded.live)
                return
            first = live.past.kept
        raise NotNow(f"the rules have changed since; nothing before move {first} can be taken back")

    async def _refresh(self, live: LiveTable) -> bool:
        """Catch up with what other processes have done; whether there was anything."""
        known, journal = live.revision, live.journal
        news = await self.storage.read(lambda session: _read_news(session, live.id, known, journal))
        if news is None:
            return False
        if not live.has_game or news.row.retired is not None or not _follow(live, news):
            live.become(await self._load(live.id))
        return True

    def _forget(self, live: LiveTable) -> None:
        if self.cache.known(live.id) is live:
            self.cache.forget(live.id)

    # Changing

    async def wake(self, id: str) -> None:
        """Tell the listeners of a table that is new, or new to this process."""
        async with self.look(id) as live:
            self._tell(live, [])

    def _tell(self, live: LiveTable, before: list[int]) -> None:
        self.keeper.keep_soon(live)
        for listener in self.listeners:
            listener(live, before)

    async def change(self, id: str, work: Work) -> LiveTable:
        """Let `work` change the table and store what it did; once more on a fresh copy if someone else was first."""
        async with self._held(id) as live:
            before = live.waiting
            for _ in range(TRIES):
                if await self._try(live, work):
                    break
            else:
                raise Stale("too many changes at this table at once; look again")
            self._tell(live, before)
            return live

    async def _try(self, live: LiveTable, work: Work) -> bool:
        try:
            change = await self._work(live, work)
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

    async def _work(self, live: LiveTable, work: Work) -> Change | None:
        """Let `work` change the table, which remembers as much of the past as that takes."""
        while True:
            try:
                return work(live)
            except Earlier as wanted:
                await self._load_earlier(live, wanted.step)

    async def delete(self, id: str, may: Callable[[LiveTable], None]) -> None:
        """Let a table be gone, if `may` does not refuse."""
        async with self._held(id) as live:
            await self._refresh(live)
            may(live)
            await self.storage.write(lambda session: _delete(session, id))
            self.cache.forget(id)
            live.row.status, live.row.revision = "deleted", live.revision + 1
            for listener in self.listeners:
                listener(live, [])

    async def _store(self, live: LiveTable, change: Change) -> None:
        now, revision = time.time(), live.revision + 1
        before = clocks.noted(live.seats, now) if live.row.clock is not None else None
        given_back: Sequence[SeatRow] = ()
        if change.entry is not None:
            live.row.requests, live.row.moved = [], now
            if before is not None and change.entry.kind == UNDO:
                given_back = await self._give_back(live, change.entry.seat, now)
        seats = [*change.seats, *given_back, *settle(live, now)]
        state = _state_of(live.row, change)
        news = {name: value for name, value in state.items() if name not in live.kept or live.kept[name] != value}
        results = results_of(live, now) if live.has_just_ended else []
        entry = None if change.entry is None else {**_entry(live, change.entry, revision, now), "clocks": before}
        seat_states = {seat.seat: _seat_state(seat) for seat in seats}

        def write(rows: Rows) -> bool:
            """Whether somebody has chosen a move in advance; asked after the row is ours, so that none is missed."""
            whose = {"the_id": live.id, "the_revision": revision - 1}
            if not rows.change(_TABLE_UPDATE, {**news, "revision": revision, "changed": now, **whose}):
                raise Outdated
            if entry is not None:
                rows.change(_ENTRY_INSERT, entry)
            if change.entry is not None and change.entry.kind == UNDO:
                rows.change(_SNAPSHOT_DELETE, {"the_id": live.id, "the_step": live.step})
            for result in results:
                rows.change(_RESULT_INSERT, result)
            for seat, values in seat_states.items():
                rows.change(_SEAT_UPDATE, {**values, "the_id": live.id, "the_seat": seat})
            return rows.scalar(_PREMOVES, {"the_id": live.id}) is not None

        live.has_premoves = await self._write(write, change.also)
        if change.entry is not None:
            live.journal = revision
        live.row.changed = now
        live.stored(revision, state)

    async def _write(self, write: RowJob[bool], also: Callable[[Session], object] | None) -> bool:
        if also is None:
            return await self.storage.write_rows(write)

        def write_all(session: Session) -> bool:
            found = write(rows_of(session.connection()))
            also(session)
            return found

        return await self.storage.write(write_all)

    async def _give_back(self, live: LiveTable, asking: int, now: float) -> list[SeatRow]:
        """Put the clocks back together with the game; the seats that changed."""
        taken_back = (
            select(EntryRow.clocks)
            .where(EntryRow.table_id == live.id, EntryRow.kind == MOVE, EntryRow.step == live.step + 1)
            .order_by(EntryRow.revision.desc())
            .limit(1)
        )
        kept = await self.storage.read(lambda session: session.scalar(taken_back))
        if kept is None:
            return []
        return clocks.give_back(live.seats, msgspec.convert(kept, clocks.Noted), asking, now)


def settle(live: LiveTable, now: float) -> list[SeatRow]:
    """Note in the table's row what follows from where the game stands; the seats whose clocks changed."""
    row, outcome = live.row, live.table.outcome if live.has_game else None
    if row.status == "playing" and outcome is not None:
        end(live, Result(list(outcome.winners), list(outcome.scores), outcome.reason))
    row.step, row.waiting = live.step, live.waiting
    row.progress = progress_of(live)
    bots = live.bots()
    row.bot_waiting = any(seat in bots for seat in row.waiting)
    clock = clocks.read_clock(row.clock)
    if clock is None:
        return []
    changed = clocks.switch(clock, live.seats, row.waiting, now)
    row.deadline = clocks.deadline(live.seats)
    return changed


def progress_of(live: LiveTable) -> dict[str, Any] | None:
    """How far the game has come, in words of all languages."""
    come = live.game.progress(live.table.state) if live.has_game else None
    return None if come is None else _in_words(come, live.game.folder)


@functools.lru_cache(maxsize=MOST_PROGRESS)
def _in_words(come: Progress, folder: Path) -> dict[str, Any]:
    text = {language: translator(language, folder).say(come.text) for language in LANGUAGES}
    return {"value": come.value, "most": come.most, "text": text}


def end(live: LiveTable, result: Result, status: str = "over") -> None:
    live.row.status = status
    live.row.result = msgspec.to_builtins(result)


_MOVING = (
    *("status", "step", "waiting", "bot_waiting", "deadline", "progress", "requests", "result", "moved"),
    *("version", "fingerprint", "options"),
)
"""What a move may change of a table; the first one under other rules also tells whose rules they are."""
_CHANGING = (
    *(*_MOVING, "rematch", "owner_id", "put_out"),
    *("seed", "retired", "rule_changes"),
)
"""What may change in its life."""


def _state_of(row: TableRow, change: Change) -> dict[str, object]:
    names = _MOVING if change.entry is not None and change.entry.kind == MOVE else _CHANGING
    told = vars(row)
    return {name: told.get(name) for name in names}


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
    names = ("kind", "name", "person_id", "bot", "invite", "share", "resigned", "absent", "time_left", "running_since")
    return {name: getattr(seat, name) for name in names}


# Built once: they run with every move.
_TABLES, _SEATS = Base.metadata.tables["tables"], Base.metadata.tables["seats"]
_TABLE_UPDATE = update(_TABLES).where(
    _TABLES.c.id == bindparam("the_id"), _TABLES.c.revision == bindparam("the_revision")
)
_PREMOVES = select(PremoveRow.seat).where(PremoveRow.table_id == bindparam("the_id"))
_SEAT_UPDATE = update(_SEATS).where(_SEATS.c.table_id == bindparam("the_id"), _SEATS.c.seat == bindparam("the_seat"))
_ENTRY_INSERT = insert(Base.metadata.tables["journal"])
_RESULT_INSERT = insert(Base.metadata.tables["results"])
_SNAPSHOTS = Base.metadata.tables["snapshots"]
_SNAPSHOT_DELETE = delete(_SNAPSHOTS).where(
    _SNAPSHOTS.c.table_id == bindparam("the_id"), _SNAPSHOTS.c.step > bindparam("the_step")
)


# What another process has done


class _News(NamedTuple):
    row: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[EntryRow]


def _read_news(session: Session, id: str, known: int, journal: int) -> _News | None:
    """What has changed since a revision, if anything."""
    if session.scalar(select(TableRow.revision).where(TableRow.id == id)) == known:
        return None
    row = session.get(TableRow, id)
    if row is None:
        raise NotFound("there is no such table")
    seats = session.scalars(select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.seat)).all()
    return _News(row, seats, read_entries(session, id, journal))


def _follow(live: LiveTable, news: _News) -> bool:
    """Do what another process did; whether it could be done with what is in memory."""
    if any(entry.kind in (BEGIN, RULES) for entry in news.entries):
        return False
    touched = live.touched
    live.row, live.seats = news.row, list(news.seats)
    try:
        for entry in news.entries:
            live.follow(entry)
    except (TabletomeError, Earlier):
        return False
    live.stored(live.row.revision)
    live.touched = touched
    return True


def _delete(session: Session, id: str) -> None:
    """With everything that belongs to it."""
    session.execute(delete(TableRow).where(TableRow.id == id))
