"""What is kept: migrations, two processes at one table, tables that rest."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, func, insert, select, text

from tabletome.server.errors import Busy, Stale
from tabletome.server.journal import MOVE
from tabletome.server.messages import Act, NewTable, Premove, SeatWish
from tabletome.server.schema import BanRow, Base, EntryRow, PersonRow
from tabletome.server.services import Services
from tabletome.server.storage import BadDatabase, RowJob, Rows, open_storage, upgrade
from tests.server.serving import settings

NIM = NewTable("nim", [SeatWish("me"), SeatWish("hotseat")])


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def compare() -> list[object]:
        storage = open_storage(f"sqlite:///{tmp_path}/new.db")
        await storage.open()
        await storage.open()
        found = await storage.read(lambda session: differences(session.connection()))
        await storage.close()
        return found

    assert asyncio.run(compare()) == []


@pytest.mark.parametrize("url", ["", "tables.db", "mysql://localhost/x"])
def test_a_database_that_cannot_be_used_is_named(url: str) -> None:
    with pytest.raises(BadDatabase, match="sqlite:///FILE"):
        open_storage(url)


def with_two_servers(folder: Path, story: Callable[[Services, Services, PersonRow], Awaitable[None]]) -> None:
    """Two processes' worth of server on one database."""

    async def tell() -> None:
        servers = [Services(settings(folder)) for _ in range(2)]
        async with servers[0].channels, servers[1].channels:
            for services in servers:
                await services.open()
            try:
                person, _ = await servers[0].people.new_guest("Ann")
                await story(servers[0], servers[1], person)
            finally:
                for services in servers:
                    await services.close()

    asyncio.run(tell())


def test_of_two_processes_that_race_only_one_wins(tmp_path: Path) -> None:
    async def race(one: Services, other: Services, ann: PersonRow) -> None:
        row, _ = await one.lobby.make(ann, NIM)
        for step in range(6):
            async with other.tables.look(row.id) as live:
                seat = live.waiting[0]
                options = [str(option) for option in live.table.pending[0].options]
            tries = [each.play.act(row.id, ann, Act(seat, step, options[0])) for each in (one, other, one, other)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["LiveTable", "Stale", "Stale", "Stale"]
        entries = select(func.count()).select_from(EntryRow).where(EntryRow.kind == MOVE)
        assert await one.storage.read(lambda session: session.scalar(entries)) == 6
        async with one.tables.look(row.id) as mine, other.tables.look(row.id) as theirs:
            assert mine.table.hash() == theirs.table.hash()

    with_two_servers(tmp_path, race)


def test_a_process_sees_what_another_has_stored(tmp_path: Path) -> None:
    async def follow(one: Services, other: Services, ann: PersonRow) -> None:
        row, _ = await one.lobby.make(ann, NIM)
        async with other.tables.look(row.id) as live:
            assert live.step == 0
        await one.play.act(row.id, ann, Act(0, 0, "from-heap 0"))
        await other.play.act(row.id, ann, Act(0, 1, "take 1"))
        await one.play.undo(row.id, ann, 0)
        async with other.tables.look(row.id) as live:
            assert live.step == 1
        with pytest.raises(Stale):
            await other.play.act(row.id, ann, Act(0, 0, "from-heap 0"))

    with_two_servers(tmp_path, follow)


def test_a_move_that_cannot_be_stored_has_not_been_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(one: Services, _: Services, ann: PersonRow) -> None:
        row, _seats = await one.lobby.make(ann, NIM)
        with monkeypatch.context() as broken:
            broken.setattr(one.storage, "write_rows", lambda _: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await one.play.act(row.id, ann, Act(0, 0, "from-heap 0"))
        async with one.tables.look(row.id) as live:
            assert live.step == 0
        await one.play.act(row.id, ann, Act(0, 0, "from-heap 1"))

    with_two_servers(tmp_path, fail)


def test_a_table_that_rests_is_dropped_from_memory_and_comes_back(tmp_path: Path) -> None:
    async def rest() -> None:
        services = Services(dataclasses.replace(settings(tmp_path), tables_in_memory=3))
        async with services.channels:
            await services.open()
            ann, _ = await services.people.new_guest("Ann")
            made = [(await services.lobby.make(ann, NIM))[0].id for _ in range(6)]
            for id in made:
                await services.play.act(id, ann, Act(0, 0, "from-heap 1"))
            assert len(services.tables.cache) == 3
            for id in made:
                async with services.tables.look(id) as live:
                    assert [str(move.action) for move in live.table.log] == ["from-heap 1"]
            await services.close()

    asyncio.run(rest())


def test_accounts_that_looked_alike_before_names_were_compared_are_kept(tmp_path: Path) -> None:
    """The first migration's people get their looks; the later of two that look alike one of its own."""
    path = f"sqlite:///{tmp_path}/old.db"
    engine = create_engine(path)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for id, name in enumerate(("Victor", "Viсtor", "VICTOR"), 1):
            login = None if id == 3 else name.casefold()
            connection.execute(
                text(
                    "INSERT INTO people (id, name, login, failures, locked_until, webhook, created)"
                    " VALUES (:id, :name, :login, 0, 0, '', 0)"
                ),
                {"id": id, "name": name, "login": login},
            )
    with engine.begin() as connection:
        upgrade(connection)
        found = connection.execute(text("SELECT name, looks FROM people ORDER BY id")).all()
        assert differences(connection) == []
    engine.dispose()
    assert [tuple(row) for row in found] == [("Victor", "vlctor"), ("Viсtor", "vlctor#2"), ("VICTOR", "vlctor")]


def test_of_what_is_written_together_only_what_failed_leaves_no_trace(tmp_path: Path) -> None:
    ban = insert(Base.metadata.tables["bans"])

    def write(name: str, *, fails: bool) -> RowJob[int]:
        def job(rows: Rows) -> int:
            changed = rows.change(ban, {"network": name, "until": 1.0, "reason": ""})
            return changed // (0 if fails else 1)

        return job

    async def tell() -> tuple[list[object], list[str]]:
        storage = open_storage(f"sqlite:///{tmp_path}/new.db")
        await storage.open()
        jobs = [storage.write_rows(write(f"10.0.0.{number}", fails=number == 1)) for number in range(3)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        kept = await storage.read(lambda session: list(session.scalars(select(BanRow.network))))
        await storage.close()
        return [type(each) if isinstance(each, Exception) else each for each in results], kept

    assert asyncio.run(tell()) == ([1, ZeroDivisionError, 1], ["10.0.0.0", "10.0.0.2"])


def test_rows_that_another_keeps_from_being_written_are_refused_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletome.server.storage.BUSY_MILLISECONDS", 10)

    async def write_beside_another() -> list[str]:
        storage = open_storage(f"sqlite:///{tmp_path}/held.db")
        await storage.open()
        ban = insert(Base.metadata.tables["bans"])

        def write(rows: Rows) -> int:
            return rows.change(ban, {"network": "10.0.0.1", "until": 1.0, "reason": ""})

        with closing(sqlite3.connect(tmp_path / "held.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Busy):
                await storage.write_rows(write)
            other.execute("ROLLBACK")
        await storage.write_rows(write)
        found = await storage.read(lambda session: list(session.scalars(select(BanRow.network))))
        await storage.close()
        return found

    assert asyncio.run(write_beside_another()) == ["10.0.0.1"]


def test_no_move_is_kept_in_advance_at_a_table_that_has_just_moved_on(tmp_path: Path) -> None:
    async def race(one: Services, other: Services, ann: PersonRow) -> None:
        row, _ = await one.lobby.make(ann, NIM)
        async with other.tables.look(row.id) as live:
            option = str(live.table.pending[0].options[0])
            await one.play.act(row.id, ann, Act(live.waiting[0], 0, option))
            with pytest.raises(Stale):
                await other.premoves.keep(live, ann, Premove(1 - live.waiting[0], None))

    with_two_servers(tmp_path, race)
