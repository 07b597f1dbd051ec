"""Several server processes behind one address, on one PostgreSQL: `tabletome serve --processes N`.

The process that was started takes the address, starts the others and looks after them: one that dies is replaced, and
a signal to end is passed on. Whoever connects is served by any of them; they tell each other of changes through the
database (`channels.py`).
"""

from __future__ import annotations

import dataclasses
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from tabletome.engine.errors import TabletomeError
from tabletome.server.logs import set_up_logging
from tabletome.server.serving import allow_many_connections, make_server
from tabletome.server.settings import Settings
from tabletome.server.storage import open_storage

BACKLOG = 2048
LOOK_SECONDS = 0.5
"""How often the end of a process is looked for, beside being told."""
SOON = 5.0
"""A process that lives shorter than this is not replaced at once."""
FAREWELL_SECONDS = 20.0
"""So long a process may take to put its tables to rest."""
_SPAWN = multiprocessing.get_context("spawn")
log = logging.getLogger(__name__)


class NeedsPostgres(TabletomeError):
    """Several processes cannot share this database."""


def check_processes(settings: Settings) -> None:
    """Processes on one SQLite would not hear of each other."""
    if settings.processes > 1 and open_storage(settings.database).url.get_backend_name() != "postgresql":
        raise NeedsPostgres("several processes need PostgreSQL: --database postgresql://USER@HOST/NAME")


class Processes:
    """The server's processes, from outside. `run` returns when it is told to end."""

    def __init__(self, settings: Settings, when_ready: Callable[[int], None]) -> None:
        self._settings = dataclasses.replace(settings, workers=_workers_each(settings))
        self._when_ready = when_ready
        self._ending = threading.Event()
        self._running: dict[BaseProcess, float] = {}

    def run(self) -> bool:
        """Serve; whether it ever could."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._end)
        with _listening(self._settings) as listener:
            ready = [self._start(listener) for _ in range(self._settings.processes)]
            could = all(_says_so(each) for each in ready)
            if could:
                self._when_ready(listener.getsockname()[1])
                self._look_after(listener)
        self._farewell()
        return could

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._ending.set()

    def _start(self, listener: socket.socket) -> Connection:
        """One more process; it says through a pipe that it serves."""
        here, there = _SPAWN.Pipe(duplex=False)
        process = _SPAWN.Process(target=_serve, args=(self._settings, listener, there), name="server")
        process.start()
        there.close()
        self._running[process] = time.monotonic()
        return here

    def _look_after(self, listener: socket.socket) -> None:
        while not self._ending.is_set():
            wait([process.sentinel for process in self._running], LOOK_SECONDS)
            for process, since in list(self._running.items()):
                if process.is_alive() or self._ending.is_set():
                    continue
                del self._running[process]
                log.error("a server process has died (%s); another takes its place", process.exitcode)
                self._ending.wait(max(0.0, since + SOON - time.monotonic()))
                self._start(listener)

    def _farewell(self) -> None:
        """Let all end in order; who takes too long is ended."""
        for process in self._running:
            process.terminate()
        latest = time.monotonic() + FAREWELL_SECONDS
        for process in self._running:
            process.join(max(0.0, latest - time.monotonic()))
            if process.is_alive():
                process.kill()


def _workers_each(settings: Settings) -> int:
    """The processes share the cores for bots."""
    everywhere = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    return max(1, everywhere // settings.processes)


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as wrong:
        raise TabletomeError(f"cannot listen at {settings.host}, port {settings.port}: {wrong.strerror}") from None


def _says_so(ready: Connection) -> bool:
    """Whether a process has come to serve, or has ended before."""
    try:
        return bool(ready.recv())
    except EOFError:
        return False


def _serve(settings: Settings, listener: socket.socket, ready: Connection) -> None:
    """In each process: serve until told to end, or until whoever started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logging(settings)
    allow_many_connections()
    server = make_server(settings, settings.host, settings.port, settings.log_level)
    server.when_ready, server.reads_ahead = (lambda _port: ready.send(True)), True

    def follow_parent() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        server.should_exit = True

    threading.Thread(target=follow_parent, daemon=True).start()
    server.run(sockets=[listener])
