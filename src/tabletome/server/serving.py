"""Running the application with uvicorn, as `tabletome serve` and the tests do."""

from __future__ import annotations

import gc
import socket
import sys
import threading
from collections.abc import Callable

import uvicorn

from tabletome.engine.ledger import title_of
from tabletome.scene.words import LANGUAGES, translator
from tabletome.server.app import create_app
from tabletome.server.front import Front
from tabletome.server.packing import PackedProtocol, PlainProtocol
from tabletome.server.patience import Connections, protocol_for
from tabletome.server.services import Services
from tabletome.server.settings import Settings
from tabletome.server.views import all_games

PING_SECONDS = 20.0
OPEN_FILES = 65_536
SWITCH_SECONDS = 0.0005
"""How soon a waiting thread gets its turn. SQLite answers from a thread; by default it may wait ten times longer."""


COLLECT_AFTER = (50_000, 20, 20)
"""Scenes are made of thousands of small things, which end by themselves. By default all of them are looked through for
rings every few moves, which takes a third of the time."""


class Server(uvicorn.Server):
    """Says when it can be reached, and at which port."""

    when_ready: Callable[[int], None] | None = None
    reads_ahead = False
    """It reads the games as soon as it serves, so that the first visitor does not wait for them."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        collect_rarely()
        if self.started and self.reads_ahead:
            threading.Thread(target=read_games, daemon=True).start()
        if self.started and self.when_ready is not None:
            self.when_ready(self.port)

    @property
    def port(self) -> int:
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port


def collect_rarely() -> None:
    """Look for rings of garbage less often, and never among what has been loaded by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def read_games() -> None:
    """Read all games, their titles and their words, which takes seconds the first time."""
    for game in all_games():
        for language in LANGUAGES:
            title_of(game, language)
            translator(language, game.folder)


def allow_many_connections() -> None:
    """Take as many open files as the system lets us have: every connection is one."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if few != resource.RLIM_INFINITY:
        enough = OPEN_FILES if most == resource.RLIM_INFINITY else min(OPEN_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(few, enough), most))


def make_server(settings: Settings, host: str, port: int, log_level: str = "warning") -> Server:
    """A server that is ready to run. Port 0 takes any that is free."""
    sys.setswitchinterval(SWITCH_SECONDS)
    app, connections = create_app(settings), Connections(settings)
    services: Services = app.state.services
    services.metrics.watch("tabletome_connections", "Open connections, live ones not counted.", connections.__len__)
    config = uvicorn.Config(
        Front(app, settings, services.metrics),
        host=host,
        port=port,
        http=protocol_for(connections),
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=sorted(settings.trusted_proxies),
        log_config=None,
        log_level=log_level,
        access_log=False,
        ws=PackedProtocol if settings.compression else PlainProtocol,
        ws_max_size=settings.message_limit,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)
