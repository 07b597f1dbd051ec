"""Many games on many cores, results in the order they were asked for."""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TypeVar

from tabletome.engine.game import Game
from tabletome.engine.registry import register

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks that wait for each process, so that none is idle."""


def each(game: Game[Any, Any], work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None) -> Iterator[R]:
    """`map(work, tasks)` on `jobs` processes (all cores unless told). `tasks` may be endless.

    Processes are spawned and find the game by its name. A game from elsewhere is a value of the module that its set-up
    comes from.
    """
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_prepare, initargs=(game.setup.__module__,)
    )
    try:
        yield from _in_order(pool, work, iter(tasks), jobs * AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, work: Callable[[T], R], tasks: Iterator[T], ahead: int) -> Iterator[R]:
    waiting: deque[Future[R]] = deque(pool.submit(work, task) for task in itertools.islice(tasks, ahead))
    while waiting:
        result = waiting.popleft().result()
        waiting.extend(pool.submit(work, task) for task in itertools.islice(tasks, 1))
        yield result


def _prepare(module: str) -> None:
    """Know the games of this module, and end without a word when interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for value in vars(importlib.import_module(module)).values():
        if isinstance(value, Game):
            register(value)
