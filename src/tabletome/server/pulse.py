"""The pulse of the server: while it does not beat, no clock runs.

The database keeps when a server of it was last alive. At the start, and whenever the time of this machine has leapt or
this process has stood still, the clocks of all games are put on by what was lost, before anybody's time is found to be
up. Where several processes share a database, the others may have gone on serving meanwhile: only what all of them have
missed is given back, by the database's own time.
"""

from __future__ import annotations

import logging
import time

from sqlalchemy import extract, func, select
from sqlalchemy.orm import Session

from tabletome.server import clocks
from tabletome.server.schema import PulseRow, SeatRow, TableRow
from tabletome.server.storage import Storage

PULSE_SECONDS = 2.0
"""How often the database is told that a server is alive."""
TOLERATED_SECONDS = 5.0
"""What a server may be late without anybody having lost time."""
log = logging.getLogger(__name__)

PutOn = list[tuple[str, int]]
"""Tables whose clocks were put on, with their revisions."""


class Pulse:
    """Beats once a tick."""

    def __init__(self, storage: Storage, tick_seconds: float) -> None:
        self._storage = storage
        self._tick_seconds = tick_seconds
        self._beaten = time.time()
        self._written = time.monotonic()

    async def begin(self) -> None:
        """Give back the time while no server was alive."""
        tolerated = TOLERATED_SECONDS if self._storage.is_shared else 0.0

        def write(session: Session) -> PutOn:
            now, pulse = _now(session), _pulse(session)
            lost = now - pulse.at
            pulse.at = now
            return _put_on(session, lost) if lost > tolerated else []

        await self._storage.write(write)
        self._beaten, self._written = time.time(), time.monotonic()

    async def beat(self) -> PutOn:
        """Say that we are alive; give back the time that has leapt, or in which we stood still."""
        wall = time.time()
        lost, self._beaten = wall - self._beaten - self._tick_seconds, wall
        has_leapt = abs(lost) > TOLERATED_SECONDS
        if not has_leapt and time.monotonic() - self._written < PULSE_SECONDS:
            return []
        self._written = time.monotonic()
        return await self._storage.write(lambda session: self._write(session, lost if has_leapt else 0.0))

    def _write(self, session: Session, lost: float) -> PutOn:
        now, pulse = _now(session), _pulse(session)
        missed_by_all, pulse.at = now - pulse.at, now
        if not lost:
            return []
        if self._storage.is_shared and abs(missed_by_all) < TOLERATED_SECONDS:
            log.warning("the time of this machine has leapt by %.0f s, or this process stood still", lost)
            return []
        log.warning("%.0f s were lost or leapt over; clocks are put on by as much", lost)
        return _put_on(session, lost)


def _now(session: Session) -> float:
    """The time on which all processes agree: the database's, if there may be several."""
    if session.get_bind().dialect.name == "sqlite":
        return time.time()
    return float(session.scalar(select(extract("epoch", func.clock_timestamp()))) or 0.0)


def _pulse(session: Session) -> PulseRow:
    """The row, for us alone."""
    return session.get_one(PulseRow, 1, with_for_update=True)


def _put_on(session: Session, lost: float) -> PutOn:
    """Put on all clocks that are running."""
    now, told = time.time(), []
    running = select(TableRow).where(TableRow.status == "playing", TableRow.deadline.is_not(None))
    for table in session.scalars(running.with_for_update()).all():
        seats = session.scalars(select(SeatRow).where(SeatRow.table_id == table.id).order_by(SeatRow.seat)).all()
        clocks.put_on(seats, lost, now)
        table.deadline, table.revision = clocks.deadline(seats), table.revision + 1
        told.append((table.id, table.revision))
    return told
