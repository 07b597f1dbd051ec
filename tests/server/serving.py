"""A real server for the tests, in a thread of this process, and people who use it as a browser would."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import datetime
import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import httpx
from sqlalchemy import Executable, text
from sqlalchemy.orm import Session
from websockets.sync.client import ClientConnection, connect

from tabletome.engine import Decision, State
from tabletome.engine.registry import register, unregister
from tabletome.scene import Question, t
from tabletome.scene.difference import changed
from tabletome.server import daily
from tabletome.server.serving import make_server
from tabletome.server.settings import RATES, Level, Rate, Settings
from tabletome.server.storage import open_storage
from tests.toys import HEIST, TOYS, Hide, plain_question

Answer = TypeVar("Answer")
PATIENCE = 30.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: reading all certificates takes longer than most tests."""
GENEROUS = dict.fromkeys(RATES, Rate(1e9, 1e9))
LEVELS = {"novice": Level("random"), "adept": Level("greedy:worlds=1"), "master": Level("mcts:iterations=20")}


def _partners_question(g: State, decision: Decision) -> Question:
    """Whoever hides does nothing more."""
    asked = plain_question(g, decision)
    for choice in asked.choices:
        choice.role = "skip" if choice.action == str(Hide()) else ""
    return asked


PARTNERS = dataclasses.replace(
    HEIST,
    name="partners",
    cooperative=lambda _: True,
    question=_partners_question,
    intent=lambda _g, _decision, option: t(option.verb),
    aspects=lambda g, _seat: {"way": float(g.way), "alarm": -float(g.alarm)},
    requests={"go-ahead": {"way": 1.0}, "hold": {"alarm": 1.0}},
)
"""A heist that the server knows to be won or lost together."""


def register_toys() -> None:
    """In this process and in the workers the toys can be found by name."""
    for game in (*TOYS, PARTNERS):
        register(game)


def unregister_toys() -> None:
    for game in (*TOYS, PARTNERS):
        unregister(game)


def begin_days_at_midnight(hours: int) -> None:
    """Days of challenges begin by a clock that goes so many hours before UTC."""
    daily.ZONE = datetime.timezone(datetime.timedelta(hours=hours))


def hours_to_noon() -> int:
    """By how many hours a clock has to differ from UTC to show noon now: with it no test runs across midnight."""
    return 12 - datetime.datetime.now(datetime.UTC).hour


def settings(folder: Path, **changes: Any) -> Settings:
    """Generous limits and quick bots, on a database of its own."""
    plain = Settings(
        database=f"sqlite:///{folder / 'tables.db'}",
        rates=GENEROUS,
        levels=LEVELS,
        hint="greedy:worlds=1",
        in_worker=register_toys,
        tick_seconds=0.1,
        beat_seconds=1.0,
        watch_delay_seconds=0.0,
        workers=1,
        trusted_proxies=frozenset({"127.0.0.1"}),
    )
    return dataclasses.replace(plain, **changes)


@contextmanager
def running(chosen: Settings) -> Iterator[str]:
    """The address of a server that runs while the block does."""
    server = make_server(chosen, "127.0.0.1", 0)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started, "the server did not start"
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def wait_until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What it is once it is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"not within {seconds} s")


class Refusal(NamedTuple):
    """What the server says when it refuses."""

    status: int
    code: str
    text: str


class Person:
    """Someone with a browser."""

    def __init__(self, address: str, name: str | None = "", **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=NO_TLS)
        if name is not None:
            self.me = self.post("/api/session", {"name": name} if name else {})

    # REST

    def get(self, path: str, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return self._read(self.http.post(path, json=body, params=query))

    def put(self, path: str, body: Any) -> Any:
        return self._read(self.http.put(path, json=body))

    def refused(self, method: str, path: str, body: Any = None, **how: Any) -> Refusal:
        """A request that has to be refused."""
        answer = self.http.request(method, path, json=body, **how)
        assert answer.status_code >= 400, f"{method} {path} was not refused: {answer.text[:300]}"
        said = answer.json()
        return Refusal(answer.status_code, said["code"], said["text"])

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        assert answer.is_success, (
            f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:500]}"
        )
        return answer.json() if answer.content else None

    # At a table

    def makes(self, game: str, *seats: str, private: bool = False, clock: Any = None, **options: Any) -> Seated:
        """A new table: seats are `me`, `open`, `hotseat` or a bot's level."""
        wishes = [
            {"kind": each} if each in ("me", "open", "hotseat") else {"kind": "bot", "bot": each} for each in seats
        ]
        body = {"game": game, "seats": wishes, "options": options, "private": private, "clock": clock}
        made = self.post("/api/tables", body)
        return Seated(self, made["id"], made["invites"])

    def at(self, table: Seated | str) -> Seated:
        return Seated(self, table if isinstance(table, str) else table.id)

    def joins(self, table: Seated, **wish: Any) -> Seated:
        self.post(f"/api/tables/{table.id}/join", wish)
        return self.at(table)


class Seated:
    """Someone at a table."""

    def __init__(self, person: Person, id: str, invites: list[dict[str, Any]] | None = None) -> None:
        self.person = person
        self.id = id
        self.invites = invites or []
        self.path = f"/api/tables/{id}"

    def look(self, **query: Any) -> Any:
        return self.person.get(self.path, **query)

    @property
    def step(self) -> int:
        return int(self.look()["step"])

    @property
    def choices(self) -> list[str]:
        question = (self.look()["view"] or {}).get("question")
        return [] if question is None else [choice["action"] for choice in question["choices"]]

    def post(self, path: str, body: Any = None, **query: Any) -> Any:
        return self.person.post(f"{self.path}/{path}", body, **query)

    def refused(self, path: str, body: Any = None, method: str = "POST") -> Refusal:
        return self.person.refused(method, f"{self.path}/{path}".rstrip("/"), body)

    def plays(self, *actions: str, seat: int | None = None) -> Seated:
        """Moves by the seat that is asked, or this one."""
        for action in actions:
            seen = self.look() if seat is None else self.look(seat=seat)
            self.post("actions", {"seat": seen["seat"], "step": seen["step"], "action": action})
        return self

    def plays_on(self, moves: int = 1000) -> Seated:
        """The first choice, again and again, until the game is over or it is for others to move."""
        for _ in range(moves):
            choices = self.choices
            if not choices:
                break
            self.plays(choices[0])
        return self

    def waits_for(self, status: str) -> Any:
        def reached() -> Any:
            seen = self.look()
            return seen if seen["status"] == status else None

        return wait_until(reached)

    def waits_for_turn(self) -> Any:
        def reached() -> Any:
            seen = self.look()
            asked = seen["view"] is not None and seen["view"].get("question")
            return seen if asked or seen["status"] in ("over", "abandoned") else None

        return wait_until(reached)

    @contextmanager
    def live(self, **query: Any) -> Iterator[Socket]:
        with open_socket(self.person, f"{self.path}/live", **query) as socket:
            yield socket


class Socket:
    """A live connection that remembers what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.kinds: list[str] = []
        """The types of messages as they came; what was told by changes is heard as the views that they make."""
        self._number = 0
        self._view: dict[str, Any] = {}

    def send(self, **message: Any) -> int:
        self._number += 1
        self.connection.send(json.dumps({"id": self._number, **message}))
        return self._number

    def next(self, kind: str, where: Callable[[dict[str, Any]], Any] = lambda _: True) -> dict[str, Any]:
        """The next message of this type, whatever else comes before it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self._whole(json.loads(self.connection.recv(timeout=PATIENCE)))
            self.heard.append(message)
            if message["type"] == kind and where(message):
                return message
        raise AssertionError(f"no {kind} within {PATIENCE} s; heard {[each['type'] for each in self.heard]}")

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A view where changes of it were told; any other message as it is."""
        self.kinds.append(message["type"])
        if message["type"] == "view":
            self._view = {name: value for name, value in message["view"].items() if name != "log"}
        if message["type"] != "change":
            return message
        self._view = changed(copy.deepcopy(self._view), message.pop("changes"))
        view = {**self._view, "log": message.pop("log")}
        return {**message, "type": "view", "whole": False, "view": view}

    def view_at(self, step: int) -> dict[str, Any]:
        return self.next("view", lambda message: message["view"]["step"] == step)

    def acts(self, action: str, seat: int, step: int) -> dict[str, Any]:
        number = self.send(type="act", seat=seat, step=step, action=action)
        return self.next("acted", lambda message: message["id"] == number)

    def refused(self, **message: Any) -> dict[str, Any]:
        number = self.send(**message)
        return self.next("error", lambda said: said["id"] in (number, None))


@contextmanager
def open_socket(person: Person, path: str, **query: Any) -> Iterator[Socket]:
    """A live connection that takes in whatever comes, so that it answers pings even while nobody listens to it."""
    url = httpx.URL(person.address.replace("http", "ws") + path, params=query)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"Cookie": cookies}
    with connect(
        str(url), additional_headers=headers, close_timeout=1, ping_interval=None, max_queue=None
    ) as connection:
        yield Socket(connection)


# The database


def in_hand(database: str, job: Callable[[Session], Answer]) -> Answer:
    """What somebody does or reads who has the database in their hands."""

    async def work() -> Answer:
        storage = open_storage(database)
        await storage.open()
        try:
            return await storage.write(job)
        finally:
            await storage.close()

    return asyncio.run(work())


def change(database: str, *statements: str | Executable) -> None:
    """Change something behind the server's back."""
    given = [text(each) if isinstance(each, str) else each for each in statements]
    in_hand(database, lambda session: [session.execute(each) for each in given])
