"""Figures about a running server, for Prometheus (`/metrics`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tabletome.server.workers import Places, Work

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_LONG_SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    """Counters that others turn, and gauges that look for themselves when they are read."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self.requests = Counter(
            "tabletome_requests", "Requests answered.", ["method", "path", "status"], registry=self._registry
        )
        self.request_seconds = Histogram(
            "tabletome_request_seconds", "From request to answer.", ["path"], buckets=_SECONDS, registry=self._registry
        )
        self.messages = Counter(
            "tabletome_messages", "Messages of clients over live connections.", ["type"], registry=self._registry
        )
        self.refusals = Counter("tabletome_refusals", "What was refused.", ["code"], registry=self._registry)
        self.moves = Counter("tabletome_moves", "Moves stored.", ["game", "by"], registry=self._registry)
        self.thinking_seconds = Histogram(
            "tabletome_thinking_seconds",
            "From asking to the answer of bots, hints and verification, waiting included.",
            ["work"],
            buckets=_LONG_SECONDS,
            registry=self._registry,
        )
        self.late_seconds = Histogram(
            "tabletome_late_seconds", "How late the clocks are looked at.", buckets=_SECONDS, registry=self._registry
        )
        self._known: dict[tuple[object, ...], Counter] = {}
        self._tables = Gauge("tabletome_tables", "Tables in the database.", ["status"], registry=self._registry)

    def count_move(self, game: str, by: str) -> None:
        """With every move: what it is counted as is looked up once."""
        self._counted(self.moves, game, by).inc()

    def count_message(self, kind: str) -> None:
        self._counted(self.messages, kind).inc()

    def _counted(self, counter: Counter, *labels: str) -> Counter:
        key = (counter, *labels)
        return self._known.get(key) or self._known.setdefault(key, counter.labels(*labels))

    def watch(self, name: str, about: str, look: Callable[[], float]) -> None:
        """A gauge without labels."""
        Gauge(name, about, registry=self._registry).set_function(look)

    def watch_work(self, places: Mapping[Work, Places]) -> None:
        """What workers are doing, and what waits for them."""
        running = Gauge("tabletome_thinking", "Jobs that workers are doing.", ["work"], registry=self._registry)
        waiting = Gauge("tabletome_waiting", "Jobs that wait for a worker.", ["work"], registry=self._registry)
        for work, place in places.items():
            running.labels(work).set_function(partial(getattr, place, "running"))
            waiting.labels(work).set_function(partial(getattr, place, "waiting"))

    def count_tables(self, by_status: Mapping[str, int]) -> None:
        """How many tables the database has now."""
        self._tables.clear()
        for status, count in by_status.items():
            self._tables.labels(status).set(count)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
