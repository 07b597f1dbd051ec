"""Many games on many cores or many machines, results in the order they were asked for.

Work is spread over processes of this machine or, with the address of a cluster, over Ray. Where a file is named,
every result is kept there as it comes in; the same work begun again takes up what is kept and does only the rest.
"""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import os
import pickle
import signal
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from tabletome.engine.errors import TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.registry import register

T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

AHEAD = 4
"""Tasks that wait for each process, so that none is idle."""


class Spread(msgspec.Struct, frozen=True):
    """Where work is done: on so many processes (all cores unless told), or on the Ray cluster at an address.

    `kept` is a file in which results are kept, so that work can be stopped and gone on with.
    """

    jobs: int | None = None
    ray: str | None = None
    kept: Path | None = None


ONE_PROCESS = Spread(jobs=1)


class NoRay(TabletomeError):
    """A cluster was asked for and Ray is not there, or not to be reached."""


class OtherWork(TabletomeError):
    """The file of results belongs to other work."""


def each(game: Game[Any, Any], work: Callable[[T], R], tasks: Iterable[T], spread: Spread = ONE_PROCESS) -> Iterator[R]:
    """`map(work, tasks)`, spread. `tasks` may be endless.

    Processes find the game by its name. A game from elsewhere is a value of the module that its set-up comes from.
    """
    if spread.kept is None:
        yield from _spread(game, work, tasks, spread)
        return
    with Journal(spread.kept, pickle.dumps(work)) as journal:
        yield from journal.results
        rest = itertools.islice(iter(tasks), len(journal.results), None)
        for result in _spread(game, work, rest, spread):
            journal.keep(result)
            yield result


def _spread(game: Game[Any, Any], work: Callable[[T], R], tasks: Iterable[T], spread: Spread) -> Iterator[R]:
    if spread.ray is not None:
        yield from _on_ray(game, work, iter(tasks), spread.ray)
        return
    jobs = spread.jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(work, tasks)
    else:
        yield from _on_processes(game, work, iter(tasks), jobs)


class Coming(Protocol[R_co]):
    """A result that is being worked on."""

    def result(self) -> R_co: ...


def _in_order(begin: Callable[[T], Coming[R]], tasks: Iterator[T], ahead: int) -> Iterator[R]:
    """Results one after the other, with so many tasks begun beforehand."""
    waiting: deque[Coming[R]] = deque(begin(task) for task in itertools.islice(tasks, ahead))
    while waiting:
        result = waiting.popleft().result()
        waiting.extend(begin(task) for task in itertools.islice(tasks, 1))
        yield result


# Processes of this machine


def _on_processes(game: Game[Any, Any], work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_prepare, initargs=(game.setup.__module__,)
    )

    def begin(task: T) -> Future[R]:
        return pool.submit(work, task)

    try:
        yield from _in_order(begin, tasks, jobs * AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare(module: str) -> None:
    """Know the games of this module, calculate on one core only, and end without a word when interrupted."""
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[threads] = "1"
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _know_games_of(module)


def _know_games_of(module: str) -> None:
    for value in vars(importlib.import_module(module)).values():
        if isinstance(value, Game):
            register(value)


# A cluster


class _RayResult(msgspec.Struct, frozen=True):
    """A result that some machine of a cluster is working on."""

    ray: Any
    reference: Any

    def result(self) -> Any:
        return self.ray.get(self.reference)


def _on_ray(game: Game[Any, Any], work: Callable[[T], R], tasks: Iterator[T], address: str) -> Iterator[R]:
    """A task whose worker dies is done again elsewhere; each result is counted once, since it is asked for once."""
    ray = _ray_at(address)
    module = game.setup.__module__
    remote = ray.remote(max_retries=-1, retry_exceptions=False)(_work_there)
    cores = int(ray.cluster_resources().get("CPU", 1))

    def begin(task: T) -> Coming[R]:
        return _RayResult(ray, remote.remote(module, work, task))

    yield from _in_order(begin, tasks, cores * AHEAD)


def _work_there(module: str, work: Callable[[T], R], task: T) -> R:
    _know_games_of(module)
    return work(task)


def _ray_at(address: str) -> Any:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as missing:
        raise NoRay("Ray is not installed: pip install 'tabletome[ray]'") from missing
    try:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as wrong:
        raise NoRay(f"no Ray cluster can be reached at {address!r}: {wrong}") from wrong
    return ray


# Results that are kept


class Journal:
    """A file of results, one after the other, each with a checksum: what a crash cut short is dropped."""

    def __init__(self, path: Path, work: bytes) -> None:
        self._path, self._work = path, zlib.crc32(work)
        self.results: list[Any] = []

    def __enter__(self) -> Journal:
        whole = self._read() if self._path.exists() else 0
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(self._work)
        return self

    def __exit__(self, *wrong: object) -> None:
        self._file.close()

    def keep(self, result: object) -> None:
        self._write(result)

    def _write(self, value: object) -> None:
        body = pickle.dumps(value)
        self._file.write(len(body).to_bytes(4, "big") + zlib.crc32(body).to_bytes(4, "big") + body)
        self._file.flush()

    def _read(self) -> int:
        """Read the results that are whole; where they end."""
        data, at, values = self._path.read_bytes(), 0, []
        while at + 8 <= len(data):
            size, checksum = int.from_bytes(data[at : at + 4], "big"), int.from_bytes(data[at + 4 : at + 8], "big")
            body = data[at + 8 : at + 8 + size]
            if len(body) < size or zlib.crc32(body) != checksum:
                break
            values.append(pickle.loads(body))
            at += 8 + size
        if values and values[0] != self._work:
            raise OtherWork(f"{self._path} holds the results of other work; name another file, or remove it")
        self.results = values[1:]
        return at if values else 0
