"""Looking back: a game as it was after so many moves, and its log page by page."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from tabletome.engine.errors import BadRecord, Unreadable
from tabletome.engine.record import FORMAT, Draw, Record, Step
from tabletome.engine.registry import find_game
from tabletome.engine.state import Outcome
from tabletome.engine.table import Table
from tabletome.server.errors import NotFound, NotNow, OtherRules
from tabletome.server.journal import BEGIN, standing
from tabletome.server.loading import read_entries, read_stretch, table_at
from tabletome.server.log_pages import LogPart, Page, Viewer, read_page
from tabletome.server.schema import EntryRow, SnapshotRow, TableRow
from tabletome.server.snapshots import NONE
from tabletome.server.storage import Storage

REPLAYS = 64
"""How many tables are remembered that somebody steps through, so that the next step is one move away."""


class Looked(NamedTuple):
    """A game as it was, and the pages of the log that lead there."""

    table: Table[Any]
    pages: list[Page]
    told_from: int


class Replays:
    """Steps back start from a snapshot and play a few moves, in a thread and without holding the table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._tables: OrderedDict[str, Table[Any]] = OrderedDict()

    async def table(self, row: TableRow, step: int) -> Table[Any]:
        """The game after `step` moves."""
        return (await self.look(row, step)).table

    async def look(self, row: TableRow, step: int) -> Looked:
        """The game after `step` moves, with what its log tells of the time before."""
        if not row.seed:
            raise NotNow("the game has not begun")
        if step > row.step:
            raise NotFound(f"this game has {row.step} moves; there is no step {step}")
        try:
            return await self._look_from(row, step, max(0, step - 1))
        except OtherRules:
            return await self._look_from(row, step, step)

    async def _look_from(self, row: TableRow, step: int, latest: int) -> Looked:
        """From a snapshot not later than `latest`: from one before the step, the last move is played, and watched.

        Where other rules made that move, its own snapshot shows what came of it.
        """
        stretch = await self._storage.read(lambda session: read_stretch(session, row.id, step, latest))
        known = self._tables.pop(row.id, None)
        try:
            table = await asyncio.to_thread(table_at, row, stretch, step, known)
        except Unreadable as wrong:
            raise OtherRules(f"other rules led to move {step}: {wrong}") from wrong
        pages = [read_page(each.page) for each in stretch.pages]
        return Looked(table, pages, stretch.pages[0].told_from if pages else NONE)

    def done(self, id: str, table: Table[Any]) -> None:
        """Whoever looked at it has seen it: the next may play on from there."""
        self._tables[id] = table
        if len(self._tables) > REPLAYS:
            self._tables.popitem(last=False)

    async def record(self, row: TableRow, outcome: Outcome | None, draw: Draw | None) -> Record:
        """The whole game as the journal has it; an `OtherRules` if the rules of today would not play it so."""
        kept = await self._storage.read(lambda session: _read_whole(session, row.id))
        record = await asyncio.to_thread(_recorded, row, kept, outcome, draw)
        if row.rule_changes or any(version != row.version for version in kept.versions):
            try:
                await asyncio.to_thread(record.table)
            except BadRecord as wrong:
                raise OtherRules(f"several versions of the rules led through this game: {wrong}") from wrong
        return record

    async def log_before(self, id: str, step: int, viewer: Viewer, language: str) -> LogPart:
        """A part of the log before a step, as long as a page of it."""
        pages = await self._storage.read(lambda session: _read_pages(session, id, step))
        if not pages:
            return LogPart(0, [])
        since = pages[0].told_from + 1
        steps = range(since, step)
        entries = [entry for each in pages for entry in read_page(each.page).read(steps, viewer, language)]
        return LogPart(since, entries)


class _Whole(NamedTuple):
    """All moves of a game that stand, its first entry, and the versions of the rules that have kept it."""

    entries: Sequence[EntryRow]
    versions: Sequence[str]


def _read_whole(session: Session, id: str) -> _Whole:
    versions = select(SnapshotRow.version).where(SnapshotRow.table_id == id).distinct()
    return _Whole(read_entries(session, id, 0), session.scalars(versions).all())


def _recorded(row: TableRow, kept: _Whole, outcome: Outcome | None, draw: Draw | None) -> Record:
    return Record(
        tabletome=FORMAT,
        game=row.game,
        version=row.version,
        options=row.options,
        seed=row.seed,
        start=_first_hash(row, kept.entries),
        steps=[Step(entry.seat, entry.action, entry.hash) for entry in standing(kept.entries)],
        winners=None if outcome is None else list(outcome.winners),
        scores=None if outcome is None else list(outcome.scores),
        draw=draw,
    )


def _first_hash(row: TableRow, entries: Sequence[EntryRow]) -> str:
    """The hash of the set-up; tables of the first release have not noted it."""
    if entries and entries[0].kind == BEGIN:
        return entries[0].hash
    game = find_game(row.game)
    return Table(game, game.options.read(row.options), row.seed, listening=False).hash()


def _read_pages(session: Session, id: str, step: int) -> list[SnapshotRow]:
    """The pages that end before a step, or in which it lies: two, since what came with one move may be on both."""
    earlier = select(SnapshotRow).where(SnapshotRow.table_id == id, SnapshotRow.told_from < step)
    found = session.scalars(earlier.order_by(SnapshotRow.step.desc()).limit(2)).all()
    return list(reversed(found))
