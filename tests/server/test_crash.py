"""Killing the server at random moments loses nothing that was acknowledged.

Thirty games and three kills on each database; `TABLETOME_CRASH_GAMES=100 TABLETOME_CRASHES=30` for the long run.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tabletome.engine.table import Table
from tabletome.server.journal import MOVE
from tabletome.server.schema import EntryRow, TableRow
from tabletome.server.storage import open_storage
from tests.server.conftest import Knock
from tests.server.outpost import Outpost, free_port
from tests.server.postgres import create_database
from tests.server.serving import Person
from tests.toys import TOYS

GAMES = int(os.environ.get("TABLETOME_CRASH_GAMES", "30"))
CRASHES = int(os.environ.get("TABLETOME_CRASHES", "3"))
GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError)
DICE = random.Random(7)


class Player:
    """Plays one table without pause and notes every move that was acknowledged."""

    def __init__(self, person: Person, id: str) -> None:
        self.id = id
        self.url = person.address.replace("http", "ws") + f"/api/tables/{id}/live"
        self.cookie = f"tabletome={person.http.cookies['tabletome']}"
        self.acknowledged: dict[int, str] = {}
        """What was played, by the revision that the server told."""
        self.over = False

    async def play(self) -> None:
        """Connect, play, connect again when the server is gone, until the game is over."""
        while not self.over:
            with contextlib.suppress(*GONE):
                async with connect(self.url, additional_headers={"Cookie": self.cookie}, ping_interval=None) as live:
                    await self._play_on(live)
            await asyncio.sleep(0.05)

    async def _play_on(self, live: ClientConnection) -> None:
        sent: dict[int, str] = {}
        async for text in live:
            told = json.loads(text)
            if told["type"] == "acted":
                self.acknowledged[told["revision"]] = sent[told["id"]]
            elif told["type"] == "table" and told["table"]["status"] == "over":
                self.over = True
                return
            elif told["type"] == "view":
                await self._answer(live, told, sent)
            elif told["type"] == "error":
                assert told["code"] != "defect", told
                return  # busy, or overtaken: connect again and see

    async def _answer(self, live: ClientConnection, told: dict[str, Any], sent: dict[int, str]) -> None:
        question = told["view"].get("question")
        if question is None:
            waiting = told["view"].get("waiting_for") or [None]
            if waiting[0] in (0, 1) and told["seat"] != waiting[0]:
                await live.send(json.dumps({"type": "seat", "seat": waiting[0]}))
            return
        await asyncio.sleep(DICE.random() * 0.02)
        action = DICE.choice(question["choices"])["action"]
        number = len(sent)
        sent[number] = action
        move = {"type": "act", "id": number, "seat": question["seat"], "step": told["view"]["step"], "action": action}
        await live.send(json.dumps(move))


async def some_moves(players: list[Player]) -> None:
    """Until a number of moves that nobody could guess has been acknowledged, or all games are over."""
    enough = sum(len(player.acknowledged) for player in players) + DICE.randint(GAMES, 6 * GAMES)
    while sum(len(player.acknowledged) for player in players) < enough and not all(player.over for player in players):
        await asyncio.sleep(DICE.random() * 0.01)


def make_games(ann: Person) -> list[Player]:
    """Long games at one screen, and some with bots."""
    made = []
    for number in range(GAMES):
        if number % 2:
            made.append(ann.makes("sealed", "me", "hotseat", "novice", rounds=9))
        else:
            made.append(ann.makes("heist", "me", "hotseat", vault=30))
    return [Player(ann, table.id) for table in made]


async def check_tables(database: str, players: list[Player]) -> None:
    """Every acknowledged move is there, and the moves lead to the states that were noted."""
    storage = open_storage(database)
    for player in players:
        row, entries = await storage.read(lambda session, id=player.id: kept(session, id))  # type: ignore[misc]
        await asyncio.to_thread(check_table, player, row, entries)
    await storage.close()


def kept(session: Session, id: str) -> tuple[TableRow, list[EntryRow]]:
    entries = select(EntryRow).where(EntryRow.table_id == id).order_by(EntryRow.revision)
    return session.get_one(TableRow, id), list(session.scalars(entries))


def check_table(player: Player, row: TableRow, entries: list[EntryRow]) -> None:
    assert player.acknowledged.items() <= {entry.revision: entry.action for entry in entries}.items()
    game = next(each for each in TOYS if each.name == row.game)
    table: Table[Any] = Table(game, game.options.read(row.options), row.seed)
    for entry in entries:
        if entry.kind == MOVE:
            table.play(entry.seat, game.actions.parse(entry.action))
        assert table.hash() == entry.hash


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the test's own."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server, name = request.getfixturevalue("postgres"), f"crashes_{time.monotonic_ns()}"
    asyncio.run(create_database(server, name))
    return f"{server.rpartition('/')[0]}/{name}"


def test_killing_the_server_at_random_moments_loses_no_acknowledged_move(
    database: str, tmp_path: Path, visit: Knock
) -> None:
    port = free_port()
    outpost = Outpost(database, port, tmp_path / "errors").wait_until_ready()
    players = make_games(visit(outpost.address, "Ann"))

    async def story() -> None:
        nonlocal outpost
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(CRASHES):
            await some_moves(players)
            await asyncio.to_thread(outpost.kill)
            await check_tables(database, players)
            outpost = Outpost(database, port, tmp_path / "errors")
            await asyncio.to_thread(outpost.wait_until_ready)
        await asyncio.gather(*playing)
        await check_tables(database, players)

    try:
        asyncio.run(story())
    finally:
        outpost.stop()
    assert all(player.over and player.acknowledged for player in players)
