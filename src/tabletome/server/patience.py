"""HTTP connections of clients that take too long: whoever does not get to the end of a request is cut off."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tabletome.server.addresses import Networks, counted_as
from tabletome.server.settings import Settings

log = logging.getLogger(__name__)


class Connections:
    """How many connections each address has, live ones not counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = Networks(settings.trusted_proxies)
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def admit(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        who = counted_as(address)
        if address not in self._proxies and self._open[who] >= self.settings.connections_per_address:
            if self._open[who] == self.settings.connections_per_address:
                log.warning("%s has %d connections and gets no more", who, self._open[who])
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = counted_as(address)
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class PatientProtocol(HttpToolsProtocol):
    """Waits so long for the head of a request, so long for the rest of it, and not for ever."""

    open_connections: Connections
    """Set for one server by `protocol_for`."""

    _timer: asyncio.TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if not self.open_connections.admit(address):
            transport.abort()
            return
        self._counted = address
        self._wait(self.open_connections.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        self._uncount()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.open_connections.settings.header_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(self.open_connections.settings.request_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._done()

    def handle_websocket_upgrade(self) -> None:
        self._done()
        self._uncount()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._done()
        self._timer = self.loop.call_later(seconds, self._cut_off)

    def _done(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _uncount(self) -> None:
        if self._counted is not None:
            self.open_connections.leave(self._counted)
            self._counted = None

    def _cut_off(self) -> None:
        log.info("%s took too long to send a request", self._counted)
        self.transport.abort()


def protocol_for(connections: Connections) -> type[asyncio.Protocol]:
    """The protocol of one server."""

    class Protocol(PatientProtocol):
        open_connections = connections

    return Protocol
