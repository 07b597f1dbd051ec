"""A long test of everything at once: many tables in play while servers, databases and workers are killed.

    python -m bench.soak --minutes 30                       SQLite
    python -m bench.soak --minutes 30 --database postgres   two server processes on a PostgreSQL of its own
    python -m bench.soak --minutes 0.5 --tables 20          the same in short: everything breaks once or twice

A hundred tables of all games are played at random, half of them against bots, by clients that connect again whenever
they are cut off; a game that ends is followed by another. Every few seconds something breaks, each in its turn: a
server is killed or ended and started again, a worker is killed, all clients are cut off, the database restarts (or,
with SQLite, is locked). In the second half no server is killed, so that its memory can be watched: it is noted sixty
times in a run, and told on the way. A while after the last start, when as many tables are in memory as there will be,
it has to be flat: its middle in the last quarter is compared with that of the first.

At the end every move that was acknowledged must be in the database, every table must still go on, and memory must be
flat. Exits with 1 if anything of this does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server_load import Server, lost_actions
from tabletome.engine.registry import game_names
from tests.server.postgres import Cluster, cluster, programs

GONE = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
TABLES = 100
BREAK_EVERY = 12.0
BREAK_AT_LEAST = 12
"""However short it is, so many things break in a run: everything at least once."""
AWAY_SECONDS = 2.0
SETTLE_SECONDS = 120.0
"""So long after the last fault every table must have gone on."""
LOOKS = 60
"""How often memory is noted in a run."""
FLAT = 1.1
"""Memory may come to so many times what it was when everything was warm."""
THINK_SECONDS = 0.5


class House:
    """The servers, and what can be done to them."""

    def __init__(self, database: str, count: int, postgres: Cluster | None) -> None:
        self.database = database
        self._postgres = postgres
        self.servers: list[Server] = []
        self._count = count
        self.cut_off: Callable[[], None] = lambda: None
        """Cuts off all clients."""
        self.done: Counter[str] = Counter()

    def __enter__(self) -> House:
        try:
            for _ in range(self._count):
                self.servers.append(Server.start(self.database))
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def address(self) -> str:
        return random.choice(self.servers).address

    def faults(self, *, gently: bool) -> list[Callable[[], None]]:
        """What may break; gently: no server ends."""
        database = [self.restart_database] if self._postgres is not None else [self.lock_database]
        servers = [] if gently else [self.kill_server, self.end_server]
        return [self.kill_worker, self.cut_off, *database, *servers]

    def _again(self, how: signal.Signals) -> None:
        number = random.randrange(len(self.servers))
        old = self.servers[number]
        old.process.send_signal(how)
        old.process.wait()
        self.servers[number] = Server.start(self.database, old.port)

    def kill_server(self) -> None:
        self._again(signal.SIGKILL)

    def end_server(self) -> None:
        self._again(signal.SIGTERM)

    def kill_worker(self) -> None:
        workers = [child for server in self.servers for child in server.children()]
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(workers), signal.SIGKILL)

    def restart_database(self) -> None:
        assert self._postgres is not None
        self._postgres.stop()
        time.sleep(AWAY_SECONDS)
        self._postgres.start()

    def lock_database(self) -> None:
        """As a backup does that was not asked to be polite."""
        with contextlib.closing(
            sqlite3.connect(self.database.removeprefix("sqlite:///"), isolation_level=None)
        ) as held:
            held.execute("BEGIN IMMEDIATE")
            time.sleep(AWAY_SECONDS)
            held.execute("ROLLBACK")

    def memory(self) -> float:
        """Of all servers, in MiB."""
        return sum(server.memory() for server in self.servers)

    def end(self) -> None:
        for server in self.servers:
            server.end()


class Place:
    """One person at a table: plays without end, one game after the other, and notes what was acknowledged."""

    def __init__(self, house: House, cookie: str, number: int) -> None:
        self._house = house
        self._headers = {"Cookie": cookie}
        self._dice = random.Random(number)
        self._number = number
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.past: list[Past] = []
        self.moved = time.monotonic()
        self._live: ClientConnection | None = None

    async def play(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                if not self.table:
                    await self._make()
                await self._play_here()
            await asyncio.sleep(0.2 + self._dice.random())

    def cut_off(self) -> None:
        if self._live is not None:
            self._live.transport.abort()

    async def _make(self) -> None:
        names = game_names()
        other = {"kind": "bot", "bot": "novice"} if self._number % 2 else {"kind": "hotseat"}
        body = {"game": names[self._number % len(names)], "seats": [{"kind": "me"}, other]}
        async with httpx.AsyncClient(base_url=self._house.address(), timeout=30) as http:
            made = (await http.post("/api/tables", json=body, headers=self._headers)).raise_for_status()
        self.table = made.json()["id"]

    async def _play_here(self) -> None:
        url = f"{self._house.address().replace('http', 'ws')}/api/tables/{self.table}/live"
        async with connect(url, additional_headers=self._headers, open_timeout=30) as self._live:
            sent: dict[int, str] = {}
            async for text in self._live:
                told = json.loads(text)
                if told["type"] == "table" and told["table"]["status"] != "playing":
                    self.past.append(Past(self.table, self.acknowledged))
                    self.table, self.acknowledged = "", {}
                    return
                await self._hear(self._live, told, sent)

    async def _hear(self, live: ClientConnection, told: dict[str, Any], sent: dict[int, str]) -> None:
        match told["type"]:
            case "acted":
                self.acknowledged[told["revision"]] = sent[told["id"]]
            case "error":
                await live.close()
            case "view":
                self.moved = time.monotonic()
                await self._answer(live, told, sent)

    async def _answer(self, live: ClientConnection, told: dict[str, Any], sent: dict[int, str]) -> None:
        view = told["view"]
        if not view.get("question"):
            waiting = [seat for seat in view.get("waiting_for", []) if seat == 0 or self._number % 2 == 0]
            if waiting and told["seat"] != waiting[0]:
                await live.send(json.dumps({"type": "seat", "seat": waiting[0]}))
            return
        await asyncio.sleep(THINK_SECONDS * self._dice.random())
        action, number = self._dice.choice(view["question"]["choices"])["action"], len(sent)
        sent[number] = action
        move = {"type": "act", "id": number, "seat": view["question"]["seat"], "step": view["step"], "action": action}
        await live.send(json.dumps(move))


class Past:
    """What was acknowledged at a table."""

    def __init__(self, table: str, acknowledged: dict[int, str]) -> None:
        self.table, self.acknowledged = table, acknowledged


async def sit_down(house: House, tables: int) -> list[Place]:
    """One guest for every few tables: a person may not have too many connections."""
    async with httpx.AsyncClient(base_url=house.address(), timeout=30) as http:
        cookies = []
        for _ in range(tables // 5 + 1):
            answer = (await http.post("/api/session", json={})).raise_for_status()
            cookies.append(f"tabletome={answer.cookies['tabletome']}")
            http.cookies.clear()
    return [Place(house, cookies[number // 5], number) for number in range(tables)]


def name_of(fault: Callable[[], None]) -> str:
    return fault.func.__name__ if isinstance(fault, functools.partial) else fault.__name__


def cut_off(loop: asyncio.AbstractEventLoop, places: list[Place]) -> None:
    """All clients at once, from whatever thread."""
    for place in places:
        loop.call_soon_threadsafe(place.cut_off)


async def break_things(house: House, until: float, every: float, *, gently: bool) -> None:
    """One thing after another, all in turn and in any order."""
    while time.monotonic() < until:
        faults = house.faults(gently=gently)
        for fault in random.sample(faults, len(faults)):
            await asyncio.sleep(every * (0.5 + random.random()))
            house.done[name_of(fault)] += 1
            await asyncio.to_thread(fault)


async def stuck(places: list[Place]) -> list[str]:
    """Tables at which nothing has been seen to happen since the last fault, though they were given time."""
    since = time.monotonic()
    while time.monotonic() < since + SETTLE_SECONDS and any(place.moved < since for place in places):
        await asyncio.sleep(1)
    return [place.table for place in places if place.moved < since]


class Memory:
    """What the servers take, noted all the time."""

    def __init__(self, house: House, every: float) -> None:
        self._house = house
        self._every = every
        self._began = time.monotonic()
        self._warm = float("inf")
        self._noted: list[tuple[float, float]] = []
        """Minutes since the beginning, and MiB."""

    def _minutes(self) -> float:
        return (time.monotonic() - self._began) / 60

    def is_warm(self) -> None:
        """From now on it should be flat."""
        self._warm = self._minutes()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            with contextlib.suppress(OSError):  # a server that is being started again has none
                minute, taken = self._minutes(), round(self._house.memory(), 1)
                self._noted.append((minute, taken))
                print(f"minute {minute:6.2f}  {taken:8.1f} MiB", file=sys.stderr, flush=True)

    def compared(self) -> tuple[float, float]:
        """Its middle when everything was warm, and in the end."""
        warm = [each for minute, each in self._noted if minute >= self._warm]
        quarter = max(1, len(warm) // 4)
        return statistics.median(warm[:quarter]), statistics.median(warm[-quarter:])


async def soak(house: House, minutes: float, tables: int) -> dict[str, Any]:
    places = await sit_down(house, tables)
    house.cut_off = functools.partial(cut_off, asyncio.get_running_loop(), places)
    players = [asyncio.create_task(place.play()) for place in places]
    began, every = time.monotonic(), min(BREAK_EVERY, minutes * 60 / BREAK_AT_LEAST)
    memory = Memory(house, minutes * 60 / LOOKS)
    watching = asyncio.create_task(memory.watch())
    await break_things(house, began + minutes * 30, every, gently=False)
    await break_things(house, began + minutes * 40, every, gently=True)
    memory.is_warm()
    await break_things(house, began + minutes * 60, every, gently=True)
    still = await stuck(places)
    for task in [watching, *players]:
        task.cancel()
    await asyncio.gather(watching, *players, return_exceptions=True)
    all_past: list[Any] = [past for place in places for past in [*place.past, Past(place.table, place.acknowledged)]]
    lost = await lost_actions(house.database, all_past)
    warm, end = memory.compared()
    return {
        "minutes": round((time.monotonic() - began) / 60, 1),
        "tables": len(all_past),
        "acknowledged": sum(len(past.acknowledged) for past in all_past),
        "lost": lost,
        "stuck": still,
        "memory_mib": {"warm": warm, "end": end, "flat": end <= warm * FLAT},
        "broken": dict(house.done),
        "ok": end <= warm * FLAT and not still and not lost,
    }


@contextlib.contextmanager
def a_database(kind: str) -> Iterator[tuple[str, int, Cluster | None]]:
    """Its URL, how many processes it may have, and what can be restarted."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'tables.db'}", 1, None
        return
    installed = programs()
    if installed is None:
        sys.exit("PostgreSQL is not installed")
    with cluster(installed) as made:
        yield made.url, 2, made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))  # as Ctrl-C: nothing is left running
    with a_database(options.database) as (url, count, postgres), House(url, count, postgres) as house:
        report = asyncio.run(soak(house, options.minutes, options.tables))
    print(json.dumps(report, indent=2))
    sys.exit(0 if report["ok"] else 1)


if __name__ == "__main__":
    main()
