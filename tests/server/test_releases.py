"""Games of the last release go on: a database as it left them is upgraded, and every table in it is played on.

`release_data.py` says what there is of it.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from tabletome.scene import LANGUAGES
from tabletome.server.journal import standing
from tabletome.server.loading import load, read_entries, read_kept
from tabletome.server.log_pages import Page
from tabletome.server.messages import Act
from tabletome.server.schema import ChatRow, EntryRow, PersonRow, SeatRow, SessionRow, SnapshotRow, TableRow
from tabletome.server.services import Services
from tabletome.server.snapshots import NONE
from tabletome.server.storage import Storage, open_storage
from tests.server.postgres import create_database
from tests.server.release_data import GAMES, TABLES, fill, last_release, positions
from tests.server.serving import settings

MOVES = 4
EMPTY_PAGE = zlib.compress(msgspec.json.encode(Page([], {language: [] for language in LANGUAGES})))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as the last release left it."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgres":
        server: str = request.getfixturevalue("postgres")
        name = f"release_{secrets.token_hex(4)}"
        asyncio.run(create_database(server, name))
        url = f"{server.rpartition('/')[0]}/{name}"
    asyncio.run(fill(url, last_release()))
    return url


async def upgraded(database: str) -> Storage:
    storage = open_storage(database)
    await storage.open()
    return storage


def test_nothing_is_lost_when_a_database_is_upgraded(database: str) -> None:
    async def count() -> list[Any]:
        storage = await upgraded(database)
        kinds = (TableRow, SeatRow, EntryRow, PersonRow, SessionRow, ChatRow)
        found = await storage.read(
            lambda session: [session.scalar(select(func.count()).select_from(kind)) for kind in kinds]
        )
        await storage.close()
        return found

    assert asyncio.run(count()) == [GAMES * TABLES + 3, 267, 11990, 2, 2, 1]


def test_a_table_that_waits_draws_its_seed_anew_and_keeps_its_commitment(database: str) -> None:
    async def look() -> list[tuple[str, str | None]]:
        storage = await upgraded(database)
        waiting = select(TableRow).where(TableRow.status == "waiting")
        rows = await storage.read(lambda session: list(session.scalars(waiting)))
        await storage.close()
        return [(row.seed, row.server_share) for row in rows]

    found = asyncio.run(look())
    assert len(found) == 2
    assert all(seed == "" and share is not None and len(share) == 32 for seed, share in found)


def test_every_game_of_the_last_release_goes_on(database: str) -> None:
    """From its journal where every move leads where it led, else from the position that the release has kept."""

    async def play() -> Counter[str]:
        storage = await upgraded(database)
        await storage.write(keep_positions)
        await storage.close()
        services, fates = Services(settings(Path(), database=database)), Counter[str]()
        async with services.channels:
            await services.open()
            for id in positions(last_release()):
                fates[await go_on(services, id)] += 1
            await services.close()
        return fates

    fates = asyncio.run(play())
    assert fates.total() == GAMES * TABLES
    assert not fates["retired"], "write a migration: docs/adding-a-game.md, 'Changing a game that people play'"


async def go_on(services: Services, id: str) -> str:
    """Play a few moves at a table, if it is not over; what the rules of today made of it."""
    kept = await services.storage.read(lambda session: read_kept(session, id))
    fate = load(kept).fate.kind
    dice = random.Random(id)
    for _ in range(MOVES):
        async with services.tables.look(id) as live:
            if live.row.status not in ("playing", "retired"):
                break
            owner, step = live.row.owner_id, live.step
            decision = dice.choice(list(live.table.pending))
        ann = PersonRow(id=owner, name="Ann")
        await services.play.act(id, ann, Act(decision.seat, step, str(dice.choice(decision.options))))
    async with services.tables.look(id) as live:
        assert live.view(0, "ru") is not None
    return fate


def keep_positions(session: Session) -> None:
    """The last release knew no snapshots; these are the positions that it would have kept."""
    for id, (step, state, hash) in positions(last_release()).items():
        row = session.get_one(TableRow, id)
        moves = standing(read_entries(session, id, 0))
        snapshot = {
            "table_id": id,
            "step": step,
            "revision": moves[step - 1].revision if step else 0,
            "version": row.version,
            "fingerprint": "of the last release",
            "barrier": 0,
            "hash": hash,
            "state": zlib.compress(state),
            "told_from": NONE,
            "page": EMPTY_PAGE,
            "at": row.changed,
        }
        session.execute(insert(SnapshotRow), snapshot)
