"""Who is here: everybody with a live connection of their own, in whichever process.

The database keeps when that was last known. Each process tells it of the people connected to it as they come, now and
then while they stay, and when the last connection of theirs to it ends.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from tabletome.server.messages import Bustle
from tabletome.server.schema import PersonRow, TableRow
from tabletome.server.storage import Storage

DAY = 24 * 60 * 60
MISSED_TELLINGS = 2.5
"""Whoever was not told of for so many rounds is not here any more."""


class Online:
    """People with live connections."""

    def __init__(self, storage: Storage, sweep_seconds: float) -> None:
        self._storage = storage
        self._seconds = MISSED_TELLINGS * sweep_seconds
        self._here: Counter[int] = Counter()

    def since(self, now: float) -> float:
        """Who was here later than this is here."""
        return now - self._seconds

    async def bustle(self, now: float) -> Bustle:
        """Who is here now, and in how many games somebody has moved within a day."""
        here = select(func.count()).select_from(PersonRow).where(PersonRow.here > self.since(now))
        lively = (
            select(func.count()).select_from(TableRow).where(TableRow.status == "playing", TableRow.moved > now - DAY)
        )

        def read(session: Session) -> Bustle:
            return Bustle(session.scalar(here) or 0, session.scalar(lively) or 0)

        return await self._storage.read(read)

    async def come(self, person: int) -> None:
        self._here[person] += 1
        await self._tell([person], time.time())

    async def go(self, person: int) -> None:
        """A connection has ended; with the last of them its owner has left, unless another process knows better."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
            await self._tell([person], self.since(time.time()))

    async def tell(self) -> None:
        """Everybody who is connected to this process is still here."""
        if self._here:
            await self._tell(list(self._here), time.time())

    async def _tell(self, people: Collection[int], at: float) -> None:
        statement = update(PersonRow).where(PersonRow.id.in_(people)).values(here=at)

        def write(session: Session) -> None:
            session.execute(statement)

        await self._storage.write(write)
