"""Word between connections, and between processes: "look again", chat lines, who is there. Never a view.

Within a process word goes from hand to hand. Several processes on one PostgreSQL tell each other with NOTIFY, all on
one channel, and hear it on one connection that listens. When that connection is lost it is made anew, and since
nobody knows what was missed meanwhile, everybody is told to look again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import msgspec

from tabletome.server.storage import Storage

BACKLOG = 200
"""So many notices wait for a connection that is slow; older ones are dropped."""
MOST_UNTOLD = 10_000
"""So many notices wait for a database that does not answer."""
EVERYWHERE = "tabletome"
"""The one channel of the database."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.exceptions.PostgresError,
    asyncpg.exceptions.InterfaceError,
    asyncpg.exceptions.InternalClientError,
)
"""How a connection that is lost shows itself; the last when it is cut in the middle of a statement."""
CONNECT_SECONDS = 5.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
MISSED_BEATS = 3
"""A process that has not been heard for so many beats is gone."""
log = logging.getLogger(__name__)


# Notices


class Notice(msgspec.Struct, tag_field="type"):
    """Base of what is passed between connections."""


class Changed(Notice, tag="changed"):
    """The table is at this revision: look again."""

    revision: int
    asked: list[int] | None = None
    """The seats that have to decide, which look at once; None: everybody does."""


class Chatted(Notice, tag="chat"):
    line: dict[str, Any]


class Remarked(Notice, tag="remark"):
    """A bot has told its partners something: by language, its name and its words."""

    seat: int
    step: int
    said: dict[str, tuple[str, str]]


class Present(Notice, tag="presence"):
    """Who is connected to a table through one process. `ask` wants to hear the same from the others."""

    process: str
    seats: list[int]
    watching: int
    ask: bool


class SignedOut(Notice, tag="signed-out"):
    """The session of this connection has ended."""


class Due(Notice, tag="due"):
    """What came about some time ago may be shown to who watches."""


class LookAgain(Notice, tag="look-again"):
    """Notices may have been missed: look at everything again."""


TableNotice = Changed | Chatted | Remarked | Present | SignedOut | Due | LookAgain


def table_channel(id: str) -> str:
    return f"table_{id}"


def person_channel(person: int) -> str:
    return f"person_{person}"


def ties_channel(person: int) -> str:
    """Where somebody's connections to tables hear that they want to read others, or no longer."""
    return f"ties_{person}"


def session_channel(hashed: str) -> str:
    """Named by a part of the cookie's hash: what is told there is no secret, the cookie is."""
    return f"session_{hashed[:32]}"


# Channels


class Subscriber:
    """One connection's ear: what was told on its channels and is not yet passed on.

    Notices of this process come as they are, those of others and whatever else is told as JSON.
    """

    def __init__(self) -> None:
        self._heard: deque[Notice | bytes] = deque(maxlen=BACKLOG)
        self._something = asyncio.Event()

    def put(self, told: Notice | bytes) -> None:
        self._heard.append(told)
        self._something.set()

    async def __aiter__(self) -> AsyncIterator[Notice | bytes]:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._heard:
                yield self._heard.popleft()


class Channels:
    """The channels of one process."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._subscribers: dict[str, set[Subscriber]] = {}
        self.when_back: list[Callable[[], None]] = []
        """Called when word of other processes may have been missed, or another is heard for the first time."""
        self.when_gone: list[Callable[[str], None]] = []
        """Called with a process that is not heard any more."""

    async def __aenter__(self) -> Channels:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    @property
    def is_connected(self) -> bool:
        """Word of other processes arrives."""
        return True

    def publish(self, channel: str, notice: Notice | dict[str, Any]) -> None:
        """Tell everyone who listens to a channel."""
        self._tell_here(channel, notice)

    def tell_here(self, channel: str, notice: Notice) -> None:
        """Tell those who listen in this process."""
        self._deliver(channel, notice)

    def _tell_here(self, channel: str, notice: Notice | dict[str, Any]) -> None:
        if channel in self._subscribers:
            self._deliver(channel, notice if isinstance(notice, Notice) else msgspec.json.encode(notice))

    @contextmanager
    def subscription(self, channels: Iterable[str]) -> Iterator[Subscriber]:
        """Listen to some channels."""
        subscriber, names = Subscriber(), set(channels)
        for channel in names:
            self._subscribers.setdefault(channel, set()).add(subscriber)
        try:
            yield subscriber
        finally:
            for channel in names:
                self._subscribers[channel].discard(subscriber)
                if not self._subscribers[channel]:
                    del self._subscribers[channel]

    def _deliver(self, channel: str, told: Notice | bytes) -> None:
        for subscriber in self._subscribers.get(channel, ()):
            subscriber.put(told)

    def _look_again(self) -> None:
        for subscriber in {each for listening in self._subscribers.values() for each in listening}:
            subscriber.put(LookAgain())
        self._catch_up()

    def _catch_up(self) -> None:
        for listener in self.when_back:
            listener()


class PostgresChannels(Channels):
    """Channels that reach the other processes on the same database, too."""

    def __init__(self, address: str, beat_seconds: float) -> None:
        super().__init__()
        self._address = address
        self._beat_seconds = beat_seconds
        """How often we say that we are alive, and make sure that we still hear."""
        self._untold: deque[str] = deque(maxlen=MOST_UNTOLD)
        self._something_to_tell = asyncio.Event()
        self._missed = False
        """Notices of ours were lost: the others have to look again."""
        self._listening = asyncio.Event()
        self._last_heard: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Channels:
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._tell, self._beat)]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), CONNECT_SECONDS)
        return self

    async def __aexit__(self, *_: object) -> None:
        await cancelled(*self._tasks)
        _terminate(await self._passed_on(None, [*self._untold, f"{self.process} - "]))

    @property
    def is_connected(self) -> bool:
        return self._listening.is_set()

    def publish(self, channel: str, notice: Notice | dict[str, Any]) -> None:
        self._tell_here(channel, notice)
        self._tell_others(channel, msgspec.json.encode(notice).decode())

    def _tell_others(self, channel: str, text: str) -> None:
        self._missed |= len(self._untold) == MOST_UNTOLD
        self._untold.append(f"{self.process} {channel} {text}")
        self._something_to_tell.set()

    # Telling

    async def _tell(self) -> None:
        """Pass on what there is to tell, as much as there is at once."""
        teller: Any = None
        try:
            while True:
                await self._something_to_tell.wait()
                self._something_to_tell.clear()
                texts = [*self._untold, *([f"{self.process} * "] if self._missed else [])]
                self._untold.clear()
                teller = await self._passed_on(teller, texts) or await self._passed_on(None, texts)
                self._missed = teller is None
                if self._missed:
                    log.warning("%d notices could not be passed on to other processes", len(texts))
        finally:
            _terminate(teller)

    async def _passed_on(self, teller: Any, texts: list[str]) -> Any:
        """The connection on which this was told, a new one where there was none; None if it could not be told."""
        try:
            teller = teller or await self._connect()
            await self._notify(teller, texts)
        except LOST:
            _terminate(teller)
            return None
        return teller

    @staticmethod
    async def _notify(teller: Any, texts: list[str]) -> None:
        await teller.execute(f"SELECT pg_notify('{EVERYWHERE}', text) FROM unnest($1::text[]) text", texts)

    async def _beat(self) -> None:
        """Say that we are alive, and notice who is not any more."""
        while True:
            self._tell_others("", "")
            await asyncio.sleep(self._beat_seconds)
            oldest = time.monotonic() - MISSED_BEATS * self._beat_seconds
            for process in [process for process, heard in self._last_heard.items() if heard < oldest]:
                log.warning("process %s is not heard any more", process)
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._last_heard.pop(process, None)
        for listener in self.when_gone:
            listener(process)

    # Listening

    async def _listen(self) -> None:
        """Hear what others tell, on one connection after another if need be."""
        pause, lost = FIRST_PAUSE, False
        while True:
            connection: Any = None
            try:
                connection = await self._connect()
                await connection.add_listener(EVERYWHERE, self._heard)
                pause = FIRST_PAUSE
                self._heard_again(lost)
                await self._until_lost(connection)
            except LOST as wrong:
                if not lost:
                    log.warning("word from other processes does not arrive: %s; connecting again", wrong)
                lost = True
            finally:
                self._listening.clear()
                _terminate(connection)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _heard_again(self, lost: bool) -> None:
        self._listening.set()
        if lost:
            log.warning("word from other processes arrives again")
            self._look_again()

    async def _until_lost(self, connection: Any) -> None:
        """Returns never: raises when the connection has ended, or gives no sign of life."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), self._beat_seconds)
                raise ConnectionResetError("the connection has ended")
            await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        process, channel, text = payload.split(" ", 2)
        if process == self.process:
            return
        is_new = process not in self._last_heard
        self._last_heard[process] = time.monotonic()
        if is_new:
            self._catch_up()
        if channel == "*":
            self._look_again()
        elif channel == "-":
            self._forget(process)
        elif channel:
            self._deliver(channel, text.encode())

    async def _connect(self) -> Any:
        return await asyncpg.connect(  # type: ignore[no-untyped-call]  # asyncpg says no types
            self._address, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS
        )


def _terminate(connection: Any) -> None:
    """End a connection without asking whether it agrees."""
    if connection is not None:
        connection.terminate()


def make_channels(storage: Storage, beat_seconds: float) -> Channels:
    """Channels that reach as far as the database does."""
    if not storage.is_shared:
        return Channels()
    address = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return PostgresChannels(address, beat_seconds)


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    """Stop tasks and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
