"""A table that cannot be served stops nobody else: clocks, bots, housekeeping, accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tabletome.server.services
import tabletome.server.tables
from tabletome.server.loading import Kept, Loaded, load
from tabletome.server.messages import Clock, Join, NewTable, SeatWish
from tabletome.server.schema import PersonRow
from tabletome.server.services import Services
from tests.server.serving import PATIENCE
from tests.server.updating import NAME, edition, playing, serving

BLINK = Clock("live", minutes=0.05, increment=0)


async def clocked(services: Services, person: PersonRow, game: str) -> str:
    """A table of two people whose clock has three seconds."""
    bob, _ = await services.people.new_guest("Bob")
    row, _ = await services.lobby.make(person, NewTable(game, [SeatWish("me"), SeatWish("open")], clock=BLINK))
    await services.lobby.join(row.id, bob, Join())
    return row.id


async def falls(services: Services, id: str) -> None:
    """Until the clock at a table has fallen."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with services.tables.look(id) as live:
                if live.row.status == "over":
                    assert live.row.result is not None
                    assert live.row.result["reason"] == "time"
                    return
            await asyncio.sleep(0.05)


def test_a_game_that_is_gone_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    """Its table is retired, and not looked at again every second."""

    async def tell() -> None:
        with playing(edition(tmp_path / "first", "one")):
            async with serving(tmp_path, tick_seconds=60.0) as services:
                ann, _ = await services.people.new_guest("Ann")
                gone, healthy = await clocked(services, ann, NAME), await clocked(services, ann, "nim")
        async with serving(tmp_path) as services:
            await falls(services, healthy)
            async with services.tables.look(gone) as live:
                assert (live.row.status, live.row.deadline) == ("retired", None)

    asyncio.run(tell())


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Ids of tables at which loading stumbles over a mistake of ours, and what was said of it."""
    ids: dict[str, list[str]] = {}

    def stumble(kept: Kept) -> Loaded:
        if kept.row.id in ids:
            raise ZeroDivisionError("a mistake")
        return load(kept)

    def note(text: str, *args: Any, **_: Any) -> None:
        for id in ids:
            if id in args:
                ids[id].append(text)

    monkeypatch.setattr(tabletome.server.tables, "load", stumble)
    monkeypatch.setattr(tabletome.server.services.log, "error", note)
    return ids


def test_a_mistake_at_one_table_is_said_once_and_stops_no_clock_and_no_account(
    tmp_path: Path, broken: dict[str, list[str]]
) -> None:
    async def tell() -> None:
        async with serving(tmp_path, tick_seconds=60.0) as services:
            ann, _ = await services.people.new_guest("Ann")
            bad, healthy = await clocked(services, ann, "nim"), await clocked(services, ann, "nim")
        broken[bad] = []
        async with serving(tmp_path, sweep_seconds=0.2) as services:
            await falls(services, healthy)
            await asyncio.sleep(1)
            assert len(broken[bad]) == 1
            await services.leave_all_tables(ann)
            await services.people.erase(ann)

    asyncio.run(tell())


def test_a_mistake_at_one_table_does_not_keep_the_bots_of_others_waiting(
    tmp_path: Path, broken: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell() -> None:
        with monkeypatch.context() as thoughtless:
            thoughtless.setattr(Services, "_let_bots_think", lambda *_: None)
            async with serving(tmp_path) as services:
                ann, _ = await services.people.new_guest("Ann")
                wish = NewTable("nim", [SeatWish("bot", "novice"), SeatWish("me")])
                ids = [(await services.lobby.make(ann, wish))[0].id for _ in range(2)]
        broken[ids[0]] = []
        async with serving(tmp_path) as services:
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with services.tables.look(ids[1]) as live:
                        if live.waiting == [1]:
                            break
                    await asyncio.sleep(0.05)

    asyncio.run(tell())
