"""Which tables are in memory."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

from tabletome.server.live_table import LiveTable


class Cache:
    """The tables that are in memory, the least recently used dropped first."""

    def __init__(self, most: int, idle_seconds: float, in_use: Callable[[str], bool]) -> None:
        self._most = most
        self._idle_seconds = idle_seconds
        self._in_use = in_use
        self.dropped: Callable[[LiveTable], None] = lambda _: None
        """Told of a table that nobody has used for a while and that is in memory no longer."""
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
                self.dropped(live)

    def _shrink(self) -> None:
        if len(self._tables) <= self._most:
            return
        for live in list(self._tables.values())[: len(self._tables) - self._most]:
            if self._is_idle(live):
                self.forget(live.id)
                self.dropped(live)

    def _is_idle(self, live: LiveTable) -> bool:
        return not live.lock.locked() and not self._in_use(live.id)
