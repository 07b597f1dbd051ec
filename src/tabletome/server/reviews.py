"""Games that were looked back at, so that nobody waits for the same twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from tabletome.engine.record import Record
from tabletome.server.bots import LookedBack, look_back
from tabletome.server.errors import Busy
from tabletome.server.settings import Settings
from tabletome.server.workers import Asker, TookTooLong, WorkerLost, Workers

MOST_REMEMBERED = 256
SEARCHING = 0.25
"""The share of the time allowed that is spent searching: what is found is then compared, which takes its own."""


class Reviews:
    """What there is to learn from games that are over, thought up in a lane of its own."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self._workers = workers
        self._seconds = settings.review_seconds
        self._known: OrderedDict[tuple[str, int], LookedBack] = OrderedDict()

    def known(self, id: str, step: int) -> LookedBack | None:
        """What is remembered of a game of so many moves."""
        found = self._known.get((id, step))
        if found is not None:
            self._known.move_to_end((id, step))
        return found

    async def look_back(self, id: str, step: int, asker: Asker, record: Record, seats: Sequence[int]) -> LookedBack:
        """Look back at a game, in a worker; `Busy` if that takes too long."""
        searching = SEARCHING * self._seconds
        try:
            found = await self._workers.run("reviews", asker, look_back, record.write(), seats, searching)
        except (TookTooLong, WorkerLost):
            raise Busy("looking back at this game takes too long", self._seconds) from None
        self._known[id, step] = found
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found
