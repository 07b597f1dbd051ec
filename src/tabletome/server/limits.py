"""How often anyone may ask for anything: a bucket for each kind of request and each asker."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tabletome.server.errors import TooMany
from tabletome.server.settings import Rate, Settings

MOST_BUCKETS = 20_000
MOST_WHEREABOUTS = 20_000
FULL_SECONDS = 10.0
"""When to try again where there were too many connections."""


class Limits:
    """Buckets that fill up again by themselves. Empty ones are refused, full ones forgotten."""

    def __init__(self, rates: Mapping[str, Rate]) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Count one request, which may cost as much as several, or say how long to wait."""
        rate, now = self._rates[kind], time.monotonic()
        left = self._left((kind, who), rate, now)
        if left < cost:
            raise TooMany("too many requests of this kind", (cost - left) / rate.per_second)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget_full(now)
        self._buckets[kind, who] = (left - cost, now)

    def _left(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        left, then = self._buckets.get(key, (rate.burst, now))
        return min(rate.burst, left + (now - then) * rate.per_second)

    def _forget_full(self, now: float) -> None:
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if self._left(key, self._rates[key[0]], now) < self._rates[key[0]].burst
        }


class Whereabouts:
    """From which address people last asked for something: what is done for them counts for that address, too."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[int, str] = OrderedDict()

    def note(self, person: int, address: str) -> None:
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_WHEREABOUTS:
            self._addresses.popitem(last=False)

    def of(self, person: int) -> str:
        """An address, or a name of their own for people who have not been seen since the server started."""
        return self._addresses.get(person, f"person {person}")


class Sockets:
    """How many live connections there are, and for whom. Whoever has too many gets no more."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[tuple[str, str]] = Counter()
        self._sessions: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(count for (kind, _), count in self._open.items() if kind == "person")

    def sessions(self) -> list[str]:
        """The sessions (hashes of cookies) that have connections now."""
        self._sessions = +self._sessions
        return [session for session in self._sessions if session]

    @contextmanager
    def counted(self, person: str, address: str, session: str, watching: str | None = None) -> Iterator[None]:
        """Count a connection while it lasts. Tables limit how many watch; their players are limited as people."""
        keys = {("person", person): self._settings.sockets_per_person}
        keys["address", address] = self._settings.sockets_per_address
        if watching is not None:
            keys["table", watching] = self._settings.watchers_per_table
        for key, most in keys.items():
            if self._open[key] >= most:
                raise TooMany("too many live connections", FULL_SECONDS)
        self._open.update(keys.keys())
        self._sessions[session] += 1
        try:
            yield
        finally:
            self._sessions[session] -= 1
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
