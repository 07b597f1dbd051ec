"""Work that takes real time, in processes of its own, shared fairly among those who ask for it.

Each kind of work has a lane: places that only it may use, and a limit for one job. Who waits in a lane is served in
turn: addresses one after another, the people of an address one after another, the jobs of a person in their order. So
whoever asks for much waits for much, and nobody else does.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing.context import BaseContext
from typing import Literal, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from tabletome.engine.registry import game_names
from tabletome.server import bots
from tabletome.server.errors import Busy
from tabletome.server.settings import Settings

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
Work: TypeAlias = Literal["bots", "hints", "verify", "reviews", "judging"]

DEATHS = 3
"""A job whose worker has died so often is given up."""
GRACE_SECONDS = 10.0
"""How long after its time a job that does not end by itself is ended together with its worker."""
log = logging.getLogger(__name__)


class Lane(NamedTuple):
    """The room for one kind of work."""

    places: int
    """How many jobs may run at once."""
    seconds: float
    """What takes longer is stopped."""
    patience: float | None = None
    """Whoever has waited so long is sent away; None: never."""
    per_person: int = 1
    per_address: int = 1
    """At how many tables jobs may run at once for one person, and for all people of one address."""


def lanes_of(settings: Settings) -> dict[Work, Lane]:
    """Bots have all workers but those that hints, verifying, looking back and judging need, which have one each."""
    few = settings.thinking_per_person, settings.thinking_per_address
    places = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    return {
        "bots": Lane(places, settings.bot_seconds, None, *few),
        "hints": Lane(1, settings.hint_seconds, settings.patience_seconds),
        "verify": Lane(1, settings.verify_seconds, settings.patience_seconds),
        "reviews": Lane(1, settings.review_seconds, settings.review_seconds + settings.patience_seconds),
        "judging": Lane(1, settings.review_seconds),
    }


class Asker(NamedTuple):
    """For whom a job is done."""

    person: str
    address: str
    table: str = ""


class TookTooLong(Exception):
    """A job was stopped because its time was up."""


class WorkerLost(Exception):
    """The worker has died with this job again and again."""


# In a worker


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


class _Alarm(BaseException):
    """Raised in the midst of a job, past whatever the job itself would catch."""


def in_time(seconds: float, job: Callable[[*Arguments], T], *args: *Arguments) -> T:
    """Do a job within so many seconds or raise `TookTooLong`; if even that does not stop it, the worker ends."""
    faulthandler.dump_traceback_later(seconds + GRACE_SECONDS, exit=True)
    try:
        _set_alarm(seconds)
        try:
            return job(*args)
        finally:
            _set_alarm(0.0)
    except _Alarm:
        raise TookTooLong from None
    finally:
        faulthandler.cancel_dump_traceback_later()


def _set_alarm(seconds: float) -> None:
    """Be interrupted after so many seconds, 0: not any more. Where there are no alarms the worker's end has to do."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _interrupt(_signal: int, _frame: object) -> None:
    raise _Alarm


# In the server


def _beginnings() -> BaseContext:
    """How a worker begins: forked, where the system can, from a process that has read every game once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([bots.__name__, *(f"tabletome.games.{name}" for name in game_names())])
    return forking


class FairQueue:
    """Who waits for a place: first come, first served only among the jobs of one person."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[tuple[Asker, asyncio.Future[None]]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._waiting.values() for jobs in people.values())

    def put(self, asker: Asker) -> asyncio.Future[None]:
        """Done when it is this asker's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(asker.address, OrderedDict())
        people.setdefault(asker.person, deque()).append((asker, turn))
        return turn

    def next(self, may: Callable[[Asker], bool]) -> tuple[Asker, asyncio.Future[None]] | None:
        """Whose turn it is among those who may have one now. They go behind all others then."""
        for address, people in self._waiting.items():
            for person, jobs in people.items():
                if may(jobs[0][0]):
                    self._waiting.move_to_end(address)
                    people.move_to_end(person)
                    return self._take(address, person)
        return None

    def leave(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        """Stop waiting."""
        people = self._waiting.get(asker.address)
        if people is not None and (asker, turn) in people.get(asker.person, ()):
            people[asker.person].remove((asker, turn))
            self._tidy(asker.address, asker.person)

    def _take(self, address: str, person: str) -> tuple[Asker, asyncio.Future[None]]:
        taken = self._waiting[address][person].popleft()
        self._tidy(address, person)
        return taken

    def _tidy(self, address: str, person: str) -> None:
        if not self._waiting[address][person]:
            del self._waiting[address][person]
        if not self._waiting[address]:
            del self._waiting[address]


class Places:
    """The places of one lane: who has one, and who waits."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._queue = FairQueue()
        self.running = 0
        self._tables_of: dict[str, Counter[str]] = {}
        """The tables at which jobs are running, by person and by address."""

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """A place in the lane, when it is one's turn; `Busy` if that takes too long."""
        turn = self._queue.put(asker)
        self._hand_out()
        try:
            await asyncio.wait_for(turn, self._lane.patience)
        except BaseException as failed:
            self._go_away(asker, turn)
            if isinstance(failed, TimeoutError):
                raise Busy("the server has too much to think about just now", self._lane.seconds) from None
            raise
        try:
            yield
        finally:
            self._leave(asker)

    def _go_away(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        """Give up waiting, or the place that was given in this very moment."""
        if turn.done() and not turn.cancelled():
            self._leave(asker)
        else:
            self._queue.leave(asker, turn)

    def _hand_out(self) -> None:
        while self.running < self._lane.places:
            found = self._queue.next(self._may_run)
            if found is None:
                return
            asker, turn = found
            if not turn.done():
                self._enter(asker)
                turn.set_result(None)

    def _may_run(self, asker: Asker) -> bool:
        by_person, by_address = (self._tables_of.get(who, Counter()) for who in (asker.person, asker.address))
        return (asker.table in by_person or len(by_person) < self._lane.per_person) and (
            asker.table in by_address or len(by_address) < self._lane.per_address
        )

    def _enter(self, asker: Asker) -> None:
        self.running += 1
        for who in {asker.person, asker.address}:
            self._tables_of.setdefault(who, Counter())[asker.table] += 1

    def _leave(self, asker: Asker) -> None:
        self.running -= 1
        for who in {asker.person, asker.address}:
            tables = self._tables_of[who]
            tables[asker.table] -= 1
            if not tables[asker.table]:
                del tables[asker.table]
            if not tables:
                del self._tables_of[who]
        self._hand_out()


class Workers:
    """Processes that think. When one dies they are replaced, once, and what they were doing is done again."""

    def __init__(
        self,
        lanes: Mapping[Work, Lane],
        in_worker: Callable[[], None] | None,
        observe: Callable[[Work, float], None] = lambda _work, _seconds: None,
    ) -> None:
        self._lanes = lanes
        self._in_worker = in_worker
        self._observe = observe
        """Told how long every job has taken, waiting included."""
        self._pool: ProcessPoolExecutor | None = None
        self.places = {work: Places(lane) for work, lane in lanes.items()}
        self.deaths = 0

    async def run(self, work: Work, asker: Asker, job: Callable[[*Arguments], T], *args: *Arguments) -> T:
        """Do a job when it is this asker's turn; `TookTooLong` when it takes longer than its lane allows."""
        began = time.monotonic()
        async with self.places[work].place(asker):
            for _ in range(DEATHS):
                pool, seconds = self._running_pool(), self._lanes[work].seconds
                try:
                    done = await asyncio.get_running_loop().run_in_executor(pool, in_time, seconds, job, *args)
                except BrokenProcessPool:
                    self._bury(pool)
                else:
                    self._observe(work, time.monotonic() - began)
                    return done
            raise WorkerLost(f"{DEATHS} workers have died of one job for {work}")

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                sum(lane.places for lane in self._lanes.values()),
                mp_context=_beginnings(),
                initializer=begin_work,
                initargs=(self._in_worker,),
            )
        return self._pool

    def _bury(self, pool: ProcessPoolExecutor) -> None:
        """The first to notice a death has the workers replaced."""
        if self._pool is not pool:
            return
        self.deaths += 1
        log.warning("a worker has died; starting others")
        self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
