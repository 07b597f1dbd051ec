"""How much one server process bears: many live tables with two clients each, then many idle ones.

    python bench/server_load.py                      200 tables of Tiny Epic Kingdoms for 20 seconds
    python bench/server_load.py --pause 2            each player thinks two seconds, as people would at their fastest
    python bench/server_load.py --database postgresql://user@host/name
    python bench/server_load.py --game battlelore    another game
    python -m bench.server_load --processes 4 --database postgres    several, on a PostgreSQL of its own
    python bench/server_load.py --profile FILE       with the stacks of the server while it plays, by py-spy

An action counts when its acknowledgement has come, which is after it is on disk. Both people at a table are connected:
who is asked is shown every move at once, who looks on several together where they follow each other quickly
(`server/pace.py`). Processor time is that of the server's own processes, all threads, kernel included; not that of the
clients, of PostgreSQL and of workers. Other work on the machine makes it dearer, by half and more where it crowds the
caches: figures that are compared are taken on a quiet one.

Reports actions a second, also for each second of the server's processor time, how long the acknowledgement of an action
took, how many bytes the view after a move has on the wire (the median), and everything that a client is sent for each
move, memory for each table, actions that were acknowledged and are not in the database (there must be none), how long
it takes until all clients, cut off at once, see their tables again, and what idle tables cost.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import itertools
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import DATA_OPCODES, Frame

from tabletome.scene.difference import changed
from tabletome.server.schema import EntryRow
from tabletome.server.settings import RATES, Rate, Settings
from tabletome.server.storage import open_storage, prepare

MEBI = 1024 * 1024
PATIENCE = 5.0
PATIENCE_AT_FIRST = 120.0
"""How long a server may take for its first answer, for which it reads all games."""
GENEROUS = dict.fromkeys(RATES, Rate(1e9, 1e9))
TICKS = os.sysconf("SC_CLK_TCK")


# The server


def serve(database: str, port: int, processes: int) -> None:
    """In a process of its own, with limits that let one machine play for four hundred people."""
    from tabletome.server.processes import Processes
    from tabletome.server.serving import make_server

    settings = Settings(
        database=database,
        port=port,
        processes=processes,
        log_level="error",
        rates=GENEROUS,
        tables_in_memory=512,
        idle_seconds=2.0,
        sockets_per_person=10_000,
        sockets_per_address=10_000,
        connections_per_address=10_000,
    )
    if processes > 1:
        asyncio.run(prepare(database))
        Processes(settings, lambda _port: None).run()
    else:
        make_server(settings, "127.0.0.1", port, "error").run()


@dataclasses.dataclass
class Server:
    """The server process, seen from outside."""

    process: subprocess.Popen[bytes]
    port: int
    processes: int = 1

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @classmethod
    def start(cls, database: str, port: int = 0, processes: int = 1) -> Server:
        """Serve at this port, or at any that is free."""
        if not port:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                port = probe.getsockname()[1]
        command = [
            sys.executable,
            "-X",
            "faulthandler",
            __file__,
            "--serve",
            "--port",
            str(port),
            "--database",
            database,
            "--processes",
            str(processes),
        ]
        server = cls(subprocess.Popen(command), port, processes)
        try:
            server.wait()
        except BaseException:
            server.process.kill()
            server.process.wait()
            raise
        return server

    def wait(self) -> None:
        """Until it answers: a server that is short of time is asked once, not again and again."""
        while True:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended with {self.process.returncode}")
            try:
                httpx.get(f"{self.address}/api/games", timeout=PATIENCE_AT_FIRST)
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return

    def serving(self) -> list[int]:
        """The processes that serve: this one, or those that it has started for that."""
        if self.processes == 1:
            return [self.process.pid]
        return [child for child in _children(self.process.pid) if _is_spawned(child)]

    def memory(self) -> float:
        """Resident memory in MiB."""
        pages = sum(int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in self.serving())
        return pages * os.sysconf("SC_PAGE_SIZE") / MEBI

    def children(self) -> list[int]:
        """The processes that it has started: the workers in which bots think."""
        return [child for each in self.serving() for child in _children(each)]

    def cpu(self) -> float:
        """Seconds of processor time so far, of all that serve."""
        stats = [Path(f"/proc/{each}/stat").read_text() for each in self.serving()]
        fields = [stat.rpartition(")")[2].split() for stat in stats]
        return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS

    def end(self) -> None:
        """And whatever it has started."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def _is_spawned(process: int) -> bool:
    """Whether it serves or thinks, and does not keep count of the others' resources."""
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


# The clients


class Scales(ClientPerMessageDeflateFactory):
    """Weighs messages as they come over the wire, before they are unpacked."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=True)
        self.weights: list[int] = []

    def process_response_params(self, params: Any, accepted_extensions: Any) -> Any:
        extension: Extension = super().process_response_params(params, accepted_extensions)
        unpack = extension.decode

        def weigh(frame: Frame, *, max_size: int | None = None) -> Frame:
            if frame.opcode in DATA_OPCODES:
                self.weights.append(len(frame.data))
            return unpack(frame, max_size=max_size)

        extension.decode = weigh  # type: ignore[method-assign]
        return extension


class Client:
    """One player: answers whatever is asked, at random, one thing after another.

    Where several are asked together, what another has answered is shown while one's own answer is still on its way.
    """

    def __init__(self, address: str, cookie: str, table: str, seat: int, pause: float) -> None:
        self.url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}&changes=true"
        self.cookie = cookie
        self.table = table
        self.pause = pause
        self.dice = random.Random(f"{table}/{seat}")
        self.acknowledged: dict[int, str] = {}
        self.waits: list[float] = []
        self.refused: dict[str, int] = {}
        self.scales = Scales()
        self.views: list[int] = []
        """What the views after moves weighed."""
        self._sent: dict[int, tuple[str, float]] = {}
        self._view: Any = None

    async def sit_down(self) -> None:
        headers = {"Cookie": self.cookie}
        self._live = await connect(
            self.url, additional_headers=headers, compression=None, extensions=[self.scales], open_timeout=60
        )

    async def stand_up(self) -> None:
        await self._live.close()

    async def come_back(self, since: float) -> float:
        """Connect again; how long it took until the view was there."""
        await self.sit_down()
        while json.loads(await self._live.recv())["type"] != "view":
            pass
        return time.perf_counter() - since

    async def play(self, until: float) -> None:
        """Answer until the time is up; what was sent by then is still waited for."""
        async with self._live as live:
            for heard in itertools.count():
                if time.perf_counter() > until and not self._sent:
                    return
                try:
                    text = await asyncio.wait_for(live.recv(), max(PATIENCE, until - time.perf_counter()))
                except TimeoutError:
                    return
                told = json.loads(text)
                if told["type"] == "change":
                    self.views.append(self.scales.weights[heard])
                    told["view"] = changed(self._view, told["changes"])
                elif told["type"] == "view":
                    self._view = told["view"]
                await self._hear(live, told, time.perf_counter() < until)

    async def _hear(self, live: ClientConnection, told: dict[str, Any], playing: bool) -> None:
        match told["type"]:
            case "acted":
                action, sent = self._sent.pop(told["id"])
                self.waits.append(time.perf_counter() - sent)
                self.acknowledged[told["revision"]] = action
            case "error":
                self._sent.pop(told["id"], None)
                self.refused[told["code"]] = self.refused.get(told["code"], 0) + 1
            case "view" | "change" if playing and told["view"].get("question") and not self._sent:
                await self._answer(live, told)

    async def _answer(self, live: ClientConnection, told: dict[str, Any]) -> None:
        question, number = told["view"]["question"], told["revision"]
        if self.pause:
            await asyncio.sleep(self.pause * (0.5 + self.dice.random()))
        action = self.dice.choice(question["choices"])["action"]
        self._sent[number] = (action, time.perf_counter())
        message = {
            "type": "act",
            "id": number,
            "seat": question["seat"],
            "step": told["view"]["step"],
            "action": action,
        }
        await live.send(json.dumps(message))


async def make_tables(address: str, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables with two people each: their ids and cookies."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        people = [await _guest(http) for _ in range(2)]
        made = []
        seats = [{"kind": "me"}, {"kind": "open"}]
        for _ in range(count):
            answer = await http.post("/api/tables", json={"game": game, "seats": seats}, headers=people[0])
            id = answer.raise_for_status().json()["id"]
            (await http.post(f"/api/tables/{id}/join", json={}, headers=people[1])).raise_for_status()
            made.append((id, [each["Cookie"] for each in people]))
    return made


async def _guest(http: httpx.AsyncClient) -> dict[str, str]:
    answer = await http.post("/api/session", json={})
    http.cookies.clear()
    return {"Cookie": f"tabletome={answer.cookies['tabletome']}"}


async def lost_actions(database: str, clients: list[Client]) -> int:
    """Acknowledged actions that are not in the journal."""
    storage, query = open_storage(database), select(EntryRow.table_id, EntryRow.revision, EntryRow.action)
    rows = await storage.read(lambda session: session.execute(query).all())
    kept = {(row.table_id, row.revision): row.action for row in rows}
    await storage.close()
    return sum(
        kept.get((client.table, revision)) != action
        for client in clients
        for revision, action in client.acknowledged.items()
    )


# The report


@contextmanager
def profiled(options: argparse.Namespace, server: Server) -> Iterator[None]:
    """Where the time of the server goes meanwhile, if asked for: each stack, and how often it was seen."""
    if options.profile is None:
        yield
        return
    command = ["py-spy", "record", "--pid", str(server.serving()[0]), "--format", "raw", "--rate", "400"]
    seconds = str(max(1, int(options.seconds) - 2))
    watching = subprocess.Popen(
        [*command, "--duration", seconds, "--output", options.profile], stdout=subprocess.DEVNULL
    )
    yield
    watching.wait()


async def measure(options: argparse.Namespace, database: str, server: Server) -> dict[str, Any]:
    base = server.memory()
    tables = await make_tables(server.address, options.game, options.tables)
    clients = [
        Client(server.address, cookie, id, seat, options.pause)
        for id, cookies in tables
        for seat, cookie in enumerate(cookies)
    ]
    for client in clients:
        await client.sit_down()
    with profiled(options, server):
        cpu, began = server.cpu(), time.perf_counter()
        await asyncio.gather(*(client.play(began + options.seconds) for client in clients))
        seconds, busy = time.perf_counter() - began, server.cpu() - cpu
    waits = sorted(wait for client in clients for wait in client.waits)
    grown = server.memory() - base
    report = {
        "game": options.game,
        "tables": options.tables,
        "processes": options.processes,
        "clients": len(clients),
        "seconds": round(seconds, 1),
        "actions": len(waits),
        "actions_per_s": round(len(waits) / seconds, 1),
        "ack_p50_ms": round(statistics.median(waits) * 1000, 1),
        "ack_p95_ms": round(waits[int(len(waits) * 0.95)] * 1000, 1),
        "server_cpu_percent": round(busy / seconds * 100),
        "actions_per_cpu_s": round(len(waits) / busy, 1),
        "bytes_per_view": round(statistics.median(weight for client in clients for weight in client.views)),
        "bytes_per_move": round(sum(sum(client.scales.weights) for client in clients) / max(1, len(waits)) / 2),
        "memory_mib": round(server.memory(), 1),
        "memory_per_table_kib": round(grown * 1024 / options.tables),
        "refused": sum(sum(client.refused.values()) for client in clients),
        "lost_actions": await lost_actions(database, clients),
    }
    report |= await measure_return(clients, server)
    return {**report, **await measure_idle(options, server)}


async def measure_return(clients: list[Client], server: Server) -> dict[str, Any]:
    """How long it takes until all see their tables again who were cut off at once."""
    for client in clients:
        await client.stand_up()
    cpu, began = server.cpu(), time.perf_counter()
    waits = await asyncio.gather(*(client.come_back(began) for client in clients))
    return {
        "back_last_s": round(max(waits), 2),
        "back_p50_s": round(statistics.median(waits), 2),
        "back_cpu_s": round(server.cpu() - cpu, 2),
    }


async def measure_idle(options: argparse.Namespace, server: Server) -> dict[str, Any]:
    """What tables cost that nobody looks at."""
    if options.idle == 0:
        return {}
    await make_tables(server.address, options.game, options.idle)
    await asyncio.sleep(5)
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(10)
    used = (server.cpu() - cpu) / (time.perf_counter() - began)
    return {
        "idle_tables": options.idle,
        "idle_cpu_percent": round(used * 100, 2),
        "idle_memory_mib": round(server.memory()),
    }


@contextmanager
def a_database(wanted: str | None) -> Iterator[str]:
    """The one that is wanted; a new one on SQLite, or with `postgres` on a PostgreSQL of its own."""
    if wanted == "postgres":
        from tests.server.postgres import cluster, programs

        installed = programs()
        if installed is None:
            sys.exit("PostgreSQL is not installed")
        with cluster(installed) as made:
            yield made.url
        return
    with tempfile.TemporaryDirectory() as folder:
        yield wanted or f"sqlite:///{folder}/tables.db"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0, help="seconds that each player thinks")
    parser.add_argument("--game", default="tiny_epic_kingdoms")
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=1, help="server processes, on PostgreSQL")
    parser.add_argument("--profile", metavar="FILE", help="write the server's stacks there (needs py-spy)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.database, options.port, options.processes)
        return
    with a_database(options.database) as database:
        server = Server.start(database, processes=options.processes)
        try:
            report = asyncio.run(measure(options, database, server))
        finally:
            server.end()
    for name, value in report.items():
        print(f"{name:>22}  {value}")
    sys.exit(0 if report["lost_actions"] == 0 else 1)


if __name__ == "__main__":
    main()
