"""Games that are over are played again on the server: only what its moves really lead to is compared and honoured.

Results wait for it in the database, so that none is lost with a process. A game that other rules have led through, or
whose moves do not lead where the result says, is found wrong: it counts nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from tabletome.engine.errors import TabletomeError
from tabletome.engine.honours import Finished, Mark
from tabletome.engine.record import Record
from tabletome.engine.state import Outcome
from tabletome.server.errors import Busy
from tabletome.server.messages import Result
from tabletome.server.replays import Replays
from tabletome.server.results import RIGHT, WAITING, WRONG
from tabletome.server.schema import AchievementRow, ResultRow, TableRow
from tabletome.server.storage import Storage, insert_if_new
from tabletome.server.workers import Asker, TookTooLong, WorkerLost, Workers

JUDGING_LOCK = 0x7A7F
AT_ONCE = 20
NOBODY = Asker("the server", "the server")
NOT_PLAYED_OUT = ("resigned", "time", "absent", "abandoned")
"""The reasons of results to which no move has led."""


class Judged(NamedTuple):
    """What became of a game that was played again; marks and achievements by seat, none where nobody finished it."""

    right: bool
    marks: Sequence[Sequence[Mark]] = ()
    earned: Sequence[Sequence[str]] = ()


def judge(data: bytes) -> Judged:
    """Play a recorded game again, compare every state and the result, and see what it was worth. Runs in a worker."""
    try:
        table = Record.read(data).table()
    except TabletomeError:
        return Judged(False)
    if table.outcome is None:
        return Judged(True)
    game, state, seats = table.game, table.state, range(table.state.seats)
    finished = Finished(table.options, state, [happened.event for happened in table.events])
    return Judged(
        True,
        [game.marks(state, seat) for seat in seats],
        [[each.name for each in game.achievements if each.earned(finished, seat)] for seat in seats],
    )


class Judging:
    """Keeps up with results."""

    def __init__(self, storage: Storage, replays: Replays, workers: Workers) -> None:
        self._storage = storage
        self._replays = replays
        self._workers = workers
        self._busy = asyncio.Lock()

    async def bring_up_to_date(self) -> None:
        """Play every game again that waits for it, the oldest first."""
        async with self._busy:
            await self._storage.write(_close_forgotten)
            while waiting := await self._storage.read(_waiting):
                for row in waiting:
                    judged = await self._judge(row)
                    await self._storage.write(lambda session, id=row.id, judged=judged: _note(session, id, judged))  # type: ignore[misc]

    async def _judge(self, row: TableRow) -> Judged:
        result = msgspec.convert(row.result, Result)
        outcome = Outcome(tuple(result.winners), tuple(result.scores), result.reason)
        played_out = result.reason not in NOT_PLAYED_OUT
        try:
            record = await self._replays.record(row, outcome if played_out else None, None)
            judged = await self._workers.run("judging", NOBODY, judge, record.write())
        except Busy:
            raise
        except (TabletomeError, TookTooLong, WorkerLost):
            return Judged(False)
        return judged if bool(judged.marks) == played_out else Judged(False)


def _waiting(session: Session) -> list[TableRow]:
    """Games over whose results wait."""
    due = (
        select(ResultRow.table_id, ResultRow.ended)
        .where(ResultRow.judged == WAITING)
        .distinct()
        .order_by(ResultRow.ended)
        .limit(AT_ONCE)
    )
    ids = [row.table_id for row in session.execute(due)]
    return list(session.scalars(select(TableRow).where(TableRow.id.in_(ids))))


def _close_forgotten(session: Session) -> None:
    """Results of tables that are gone cannot be looked at any more."""
    kept = select(TableRow.id)
    for row in session.scalars(select(ResultRow).where(ResultRow.judged == WAITING, ResultRow.table_id.not_in(kept))):
        row.judged = WRONG


def _note(session: Session, table: str, judged: Judged) -> None:
    """Note what was found, once, whichever process is first."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": JUDGING_LOCK})
    waiting = select(ResultRow).where(ResultRow.table_id == table, ResultRow.judged == WAITING)
    for row in session.scalars(waiting).all():
        row.judged = RIGHT if judged.right else WRONG
        if judged.marks:
            row.marks = msgspec.to_builtins(judged.marks[row.seat])
            if row.person_id is not None and not row.resigned:
                _award(session, row, judged.earned[row.seat])


def _award(session: Session, row: ResultRow, earned: Sequence[str]) -> None:
    for name in earned:
        values = {"person_id": row.person_id, "game": row.game, "name": name}
        insert_if_new(session, AchievementRow, **values, table_id=row.table_id, at=row.ended)
