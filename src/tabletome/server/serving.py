"""Running the application with uvicorn, as `tabletome serve` and the tests do."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import uvicorn

from tabletome.server.app import create_app
from tabletome.server.settings import Settings

PING_SECONDS = 20.0
SWITCH_SECONDS = 0.0005
"""How soon a waiting thread gets its turn. SQLite answers from a thread; by default it may wait ten times longer."""


class Server(uvicorn.Server):
    """Says when it can be reached, and at which port."""

    when_ready: Callable[[int], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.when_ready is not None:
            self.when_ready(self.port)

    @property
    def port(self) -> int:
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port


def make_server(settings: Settings, host: str, port: int, log_level: str = "warning") -> Server:
    """A server that is ready to run. Port 0 takes any that is free."""
    sys.setswitchinterval(SWITCH_SECONDS)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level=log_level,
        ws="websockets-sansio",
        ws_max_size=settings.message_limit,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)
