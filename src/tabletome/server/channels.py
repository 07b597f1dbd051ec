"""Word between connections, and between processes: "look again", chat lines, who is there. Never a view.

Alone, a process tells itself in memory. Several processes on one PostgreSQL tell each other with LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any

import asyncpg
import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from tabletome.server.storage import Storage

BACKLOG = 200
log = logging.getLogger(__name__)


class PostgresChannels(AsyncPgChannelsBackend):
    """LISTEN/NOTIFY that keeps one connection for telling, and makes it anew when it breaks."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._teller: Any = None

    async def on_shutdown(self) -> None:
        if self._teller is not None:
            await self._teller.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for attempt in range(2):
            try:
                await self._tell(data.decode(), channels)
            except (OSError, asyncpg.exceptions.PostgresError, asyncpg.exceptions.InterfaceError):
                self._teller = None
                if attempt:
                    log.exception("a notice could not be passed on")
            else:
                return

    async def _tell(self, text: str, channels: Iterable[str]) -> None:
        if self._teller is None:
            self._teller = await self._connect()
        for channel in channels:
            await self._teller.execute("SELECT pg_notify($1, $2)", channel, text)


def make_channels(storage: Storage) -> ChannelsPlugin:
    backend: ChannelsBackend = MemoryChannelsBackend()
    if storage.is_shared:
        backend = PostgresChannels(storage.url.set(drivername="postgresql").render_as_string(hide_password=False))
    return ChannelsPlugin(
        backend,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )


def table_channel(id: str) -> str:
    return f"table_{id}"


def person_channel(person: int) -> str:
    return f"person_{person}"


def session_channel(hashed: str) -> str:
    """Named by a part of the cookie's hash: what is told there is no secret, the cookie is."""
    return f"session_{hashed[:32]}"


class Notice(msgspec.Struct, tag_field="type"):
    """Base of what is passed between connections."""


class Changed(Notice, tag="changed"):
    """The table is at this revision: look again."""

    revision: int


class Chatted(Notice, tag="chat"):
    line: dict[str, Any]


class Present(Notice, tag="presence"):
    """Who is connected to a table through one process. `ask` wants to hear the same from the others."""

    process: str
    seats: list[int]
    watching: int
    ask: bool


class SignedOut(Notice, tag="signed-out"):
    """The session of this connection has ended."""


TableNotice = Changed | Chatted | Present | SignedOut


class Presence:
    """Who is connected to which table: here, and as far as other processes have told, there."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._process = secrets.token_hex(8)
        self._here: dict[str, Counter[tuple[int, ...]]] = {}
        self._elsewhere: dict[str, dict[str, Present]] = {}

    def is_watched(self, table: str) -> bool:
        return table in self._here

    def come(self, table: str, seats: Iterable[int]) -> None:
        self._here.setdefault(table, Counter())[tuple(seats)] += 1
        self._tell(table, ask=True)

    def go(self, table: str, seats: Iterable[int]) -> None:
        here = self._here[table]
        here[tuple(seats)] -= 1
        if not +here:
            del self._here[table]
            self._elsewhere.pop(table, None)
        self._tell(table, ask=False)

    def hear(self, table: str, told: Present) -> None:
        """What another process tells."""
        if told.process == self._process or table not in self._here:
            return
        self._elsewhere.setdefault(table, {})[told.process] = told
        if told.ask:
            self._tell(table, ask=False)

    def seats(self, table: str) -> list[int]:
        elsewhere = (seat for told in self._elsewhere.get(table, {}).values() for seat in told.seats)
        return sorted({*self._seats_here(table), *elsewhere})

    def watching(self, table: str) -> int:
        return self._watching_here(table) + sum(told.watching for told in self._elsewhere.get(table, {}).values())

    def _seats_here(self, table: str) -> set[int]:
        return {seat for seats in +self._here.get(table, Counter()) for seat in seats}

    def _watching_here(self, table: str) -> int:
        return self._here.get(table, Counter())[()]

    def _tell(self, table: str, *, ask: bool) -> None:
        told = Present(self._process, sorted(self._seats_here(table)), self._watching_here(table), ask)
        publish(self._channels, table_channel(table), told)


def publish(channels: ChannelsPlugin, channel: str, notice: Notice | dict[str, Any]) -> None:
    channels.publish(msgspec.json.encode(notice), channel)


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    """Stop tasks and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
