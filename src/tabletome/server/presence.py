"""Who is connected to which table: here, and as far as other processes have told, there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

from tabletome.server.channels import Channels, Present, table_channel

TELL_SECONDS = 0.2
"""Comings and goings within so many seconds are told together."""


class Presence:
    """Connections by table. What another process has told counts as long as that process is heard."""

    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self._here: dict[str, Counter[tuple[int, ...]]] = {}
        self._elsewhere: dict[str, dict[str, Present]] = {}
        self._to_tell: dict[str, bool] = {}
        """Tables of which there is something to tell, and whether others are asked for the same."""
        channels.when_back.append(self._ask_everywhere)
        channels.when_gone.append(self._forget_process)

    def is_watched(self, table: str) -> bool:
        return table in self._here

    def come(self, table: str, seats: Iterable[int]) -> None:
        self._here.setdefault(table, Counter())[tuple(seats)] += 1
        self._tell_soon(table, ask=True)

    def go(self, table: str, seats: Iterable[int]) -> None:
        here = self._here[table]
        here[tuple(seats)] -= 1
        if not +here:
            del self._here[table]
            self._elsewhere.pop(table, None)
        self._tell_soon(table, ask=False)

    def hear(self, table: str, told: Present) -> None:
        """What another process tells."""
        if told.process == self._channels.process or table not in self._here:
            return
        self._elsewhere.setdefault(table, {})[told.process] = told
        if told.ask:
            self._tell_soon(table, ask=False)

    def seats(self, table: str) -> list[int]:
        elsewhere = (seat for told in self._elsewhere.get(table, {}).values() for seat in told.seats)
        return sorted({*self._seats_here(table), *elsewhere})

    def watching(self, table: str) -> int:
        return self._watching_here(table) + sum(told.watching for told in self._elsewhere.get(table, {}).values())

    def connections(self, table: str) -> int:
        """How many there are in this process."""
        return (+self._here.get(table, Counter())).total()

    def _seats_here(self, table: str) -> set[int]:
        return {seat for seats in +self._here.get(table, Counter()) for seat in seats}

    def _watching_here(self, table: str) -> int:
        return self._here.get(table, Counter())[()]

    def _tell_soon(self, table: str, *, ask: bool) -> None:
        if not self._to_tell:
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)
        self._to_tell[table] = ask or self._to_tell.get(table, False)

    def _tell(self) -> None:
        tables, self._to_tell = self._to_tell, {}
        for table, ask in tables.items():
            seats, watching = sorted(self._seats_here(table)), self._watching_here(table)
            self._channels.publish(table_channel(table), Present(self._channels.process, seats, watching, ask))

    def _ask_everywhere(self) -> None:
        for table in self._here:
            self._tell_soon(table, ask=True)

    def _forget_process(self, process: str) -> None:
        for table, told in self._elsewhere.items():
            if told.pop(process, None) is not None:
                self._tell_soon(table, ask=False)
