"""Bots at the tables: they think in worker processes and answer like anybody else.

A bot's turn is a job: a saved game in, the text of an action out. Nothing is kept in a worker, so that a turn that is
lost with a process is simply thought about again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, ParamSpec, TypeVar

from tabletome.bots import Glimpse, make_bot
from tabletome.engine import commitment
from tabletome.engine.errors import TabletomeError
from tabletome.engine.record import Record
from tabletome.engine.table import Table
from tabletome.server.messages import Verdict

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


class Opinion(NamedTuple):
    """What a bot thinks of one option."""

    action: str
    value: float
    visits: int


# In a worker


def choose(saved: bytes, seat: int, spec: str) -> str:
    """The action that a bot takes in this seat."""
    table = Table.load(saved)
    return str(make_bot(spec, f"{table.seed}/{len(table.log)}/{seat}").choose(Glimpse.of(table, seat)))


def weigh(saved: bytes, seat: int, spec: str, most: int) -> list[Opinion]:
    """What a bot thinks of this seat's best options."""
    weighed = make_bot(spec).weigh(Glimpse.of(Table.load(saved), seat))
    return [Opinion(str(each.action), each.value, each.visits) for each in weighed[:most]]


def verify(data: bytes) -> Verdict:
    """Replay a record that anyone may have written."""
    try:
        record = Record.read(data)
        record.table()
    except TabletomeError as wrong:
        return Verdict(False, error=str(wrong))
    except Exception as wrong:
        return Verdict(False, error=f"the game breaks while it is replayed: {type(wrong).__name__}")
    return Verdict(True, record.game, len(record.steps), "", record.seed, commitment(record.seed))


def begin_work(in_worker: Callable[[], None] | None) -> None:
    """A worker ends with its server, however that ends. It leaves interrupting from the keyboard to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if in_worker is not None:
        in_worker()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


# In the server


class Workers:
    """Processes that think. One that dies is replaced, and its job done again."""

    def __init__(self, count: int, in_worker: Callable[[], None] | None) -> None:
        self._count = count
        self._in_worker = in_worker
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        try:
            return await self._submit(job, *args)
        except BrokenProcessPool:
            log.warning("a worker has died; starting others")
            self._pool = None
            return await self._submit(job, *args)

    def _submit(self, job: Callable[..., T], *args: object) -> asyncio.Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=begin_work, initargs=(self._in_worker,)
            )
        return asyncio.get_running_loop().run_in_executor(self._pool, job, *args)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
