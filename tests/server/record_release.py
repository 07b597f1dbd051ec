"""What the next release will be tested with: a database as this release leaves it.

    python -m tests.server.record_release tests/server/releases/3

plays twenty tables of every game through the services of the release at hand: short ones and long ones, with moves
taken back, some of them to their end, and tables that wait for people. It takes a few minutes. The folder is called by
the number of the last migration; `release_data.py` says what is written there.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tabletome.engine import seeded
from tabletome.engine.game import Game
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.state import encode, state_hash
from tabletome.engine.table import Table
from tabletome.research.combinations import Combinations
from tabletome.server.messages import Act, Join, NewTable, SeatWish
from tabletome.server.passwords import Trier
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services
from tabletome.server.settings import Settings
from tests.server.release_data import POSITIONS, SQL, TABLES, Kept

LENGTHS = (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 140, 160, 180, 200, 240, 280, 1000)
CAMPAIGN = {"gloomhaven": {"players": 2, "campaign": True, "difficulty": "easy"}}
"""What the longest table plays."""
PRESET = 9 | lzma.PRESET_EXTREME


async def play_all(database: str) -> dict[str, Kept]:
    """Fill a database; the position of every game in it."""
    assert len(LENGTHS) == TABLES
    services = Services(Settings(database=database))
    positions: dict[str, Kept] = {}
    async with services.channels:
        await services.open()
        ann, _ = await services.people.new_guest("Ann")
        bob = (await services.people.new_account(None, "Bob", "correct horse", Trier("127.0.0.1"))).person
        for name in game_names():
            game = find_game(name)
            for number, moves in enumerate(LENGTHS):
                id = await begin(services, ann, game, number)
                positions[id] = await play_on(services, ann, id, moves, random.Random(f"{name} {number}"))
        await wait_and_resign(services, ann, bob)
        await services.close()
    return positions


async def begin(services: Services, ann: PersonRow, game: Game[Any, Any], number: int) -> str:
    dice = random.Random(f"{game.name} {number}")
    options = msgspec.to_builtins(Combinations(game.options, {}, "release").of(number, dice))
    if number == TABLES - 1:
        options = CAMPAIGN.get(game.name, options)
    seats = game.setup(game.options.read(options), seeded("seats")).seats
    wishes = [SeatWish("me"), *(SeatWish("hotseat") for _ in range(seats - 1))]
    row, _ = await services.lobby.make(ann, NewTable(game.name, wishes, {**options, "players": seats}))
    return row.id


async def play_on(services: Services, ann: PersonRow, id: str, moves: int, dice: random.Random) -> Kept:
    for _ in range(moves):
        async with services.tables.look(id) as live:
            if live.is_over:
                break
            seat, action = choose(live.table, dice)
            step = live.step
        await services.play.act(id, ann, Act(seat, step, action))
        if dice.random() < 0.01:
            await services.play.undo(id, ann, seat)
    async with services.tables.look(id) as live:
        position = live.table.position
        return Kept(position.step, encode(position.state), state_hash(position.state))


def choose(table: Table[Any], dice: random.Random) -> tuple[int, str]:
    """Mostly by instinct, where the game has one, so that it gets somewhere."""
    decision = dice.choice(list(table.pending))
    instinct = table.game.instinct
    weights = None if instinct is None else [weight + 0.02 for weight in instinct(table.state, decision)]
    (action,) = dice.choices(decision.options, weights)
    return decision.seat, str(action)


async def wait_and_resign(services: Services, ann: PersonRow, bob: PersonRow) -> None:
    """What else there is in a database: tables that wait, one of them private, and a game that was given up."""
    open_seat = [SeatWish("me"), SeatWish("open")]
    await services.lobby.make(ann, NewTable("battlelore", open_seat))
    await services.lobby.make(bob, NewTable("tiny_epic_kingdoms", [*open_seat, SeatWish("bot")], private=True))
    row, _ = await services.lobby.make(ann, NewTable("battlelore", open_seat))
    await services.lobby.join(row.id, bob, Join())
    await services.play.resign(row.id, bob, 1)


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "tables.db"
        positions = asyncio.run(play_all(f"sqlite:///{file}"))
        connection = sqlite3.connect(file)
        script = "\n".join(connection.iterdump()).encode()
        connection.close()
    (folder / SQL).write_bytes(lzma.compress(script, preset=PRESET))
    (folder / POSITIONS).write_bytes(lzma.compress(msgspec.msgpack.encode(positions), preset=PRESET))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
