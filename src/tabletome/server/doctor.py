"""What an update would do to every stored table, found out without changing anything.

Run with the new release on the database that the old one still serves, or on a copy of it: each table is loaded as the
new release would load it. The database may have any schema up to our own; what it does not have yet is taken to be
what a migration would make it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, ColumnElement, Connection, Engine, create_engine, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tabletome.server.errors import NotNow
from tabletome.server.loading import PAGES, Kept, load
from tabletome.server.schema import Base, EntryRow, SeatRow, SnapshotRow, TableRow
from tabletome.server.storage import CONNECT_SECONDS, MIGRATIONS, USAGE, BadDatabase, in_a_sentence

Fate: TypeAlias = Literal["goes-on", "set-back", "retired", "newer", "broken"]
"""As in `loading`; or last played by a newer release than this; or loading it meets a mistake in the program."""
FATES: tuple[Fate, ...] = ("goes-on", "set-back", "retired", "newer", "broken")
AT_ONCE = 10
"""How many tables a process examines before it says what it found."""

T = TypeVar("T")
R = TypeVar("R", bound=Base)
Job: TypeAlias = Callable[[Connection], T]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would become of one table."""

    table: str
    game: str
    status: str
    moves: int
    fate: Fate
    goes_on_from: int | None = None
    """The move from which a game goes on that is set back."""
    why: str = ""


class Report(msgspec.Struct):
    """What would become of all of them."""

    database: str
    tables: int
    fates: dict[Fate, int]
    findings: list[Finding]

    @property
    def is_harmless(self) -> bool:
        """Nobody would notice anything."""
        return self.fates["goes-on"] == self.tables


def examine(database: str, jobs: int | None = None, watch: Callable[[int, int], None] | None = None) -> Report:
    """Load every table of a database, on so many processes (all cores unless told)."""
    ids = asyncio.run(_ids(database))
    findings: list[Finding] = []
    for found in _in_parts(database, ids, jobs or os.cpu_count() or 1):
        findings += found
        if watch is not None:
            watch(len(findings), len(ids))
    counted = Counter(finding.fate for finding in findings)
    return Report(_named(database), len(findings), {fate: counted[fate] for fate in FATES}, findings)


def _in_parts(database: str, ids: Sequence[str], jobs: int) -> Iterator[list[Finding]]:
    parts = [ids[place : place + AT_ONCE] for place in range(0, len(ids), AT_ONCE)]
    if jobs == 1 or len(parts) < 2:
        yield from (examine_tables(database, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(examine_tables, [database] * len(parts), parts)


def examine_tables(database: str, ids: Sequence[str]) -> list[Finding]:
    """What would become of these tables, in this process."""

    async def all_of_them() -> list[Finding]:
        async with _opened(database) as reader:
            kept = [await reader.read(lambda connection, id=id: _kept(connection, id)) for id in ids]  # type: ignore[misc]
        return [_found(each) for each in kept if each is not None]

    return asyncio.run(all_of_them())


def _found(kept: Kept) -> Finding:
    row = kept.row
    finding = Finding(row.id, row.game, row.status, row.step, "goes-on")
    try:
        fate = load(kept).fate
    except NotNow as wrong:
        return msgspec.structs.replace(finding, fate="newer", why=str(wrong))
    except Exception as wrong:
        return msgspec.structs.replace(finding, fate="broken", why=f"{type(wrong).__name__}: {wrong}")
    if fate.kind == "set-back" and fate.step < fate.was:
        return msgspec.structs.replace(finding, fate="set-back", goes_on_from=fate.step, why=fate.why)
    return msgspec.structs.replace(finding, fate="retired" if fate.kind == "retired" else "goes-on", why=fate.why)


# Reading what may have an older schema


async def _ids(database: str) -> list[str]:
    async with _opened(database) as reader:
        await reader.read(_check_schema)
        newest_first = text("SELECT id FROM tables ORDER BY changed DESC")
        return await reader.read(lambda connection: list(connection.scalars(newest_first)))


def _check_schema(connection: Connection) -> None:
    if not inspect(connection).has_table("alembic_version"):
        raise BadDatabase("this is no database of Tabletome: it has no tables of ours")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if found not in known:
        raise BadDatabase(f"the database was made by a newer version of Tabletome (schema {found}); update the program")


def _kept(connection: Connection, id: str) -> Kept | None:
    """A table as `read_kept` reads it; None if it is gone meanwhile."""
    tables = _rows(connection, TableRow, TableRow.id == id)
    if not tables:
        return None
    (row,) = tables
    row.rule_changes = row.rule_changes or []
    seats = _rows(connection, SeatRow, SeatRow.table_id == id)
    pages = sorted(_rows(connection, SnapshotRow, SnapshotRow.table_id == id), key=lambda each: each.step)[-PAGES:]
    snapshot = pages[-1] if pages else None
    after = 0 if snapshot is None else snapshot.revision
    entries = _rows(connection, EntryRow, EntryRow.table_id == id, EntryRow.revision > after)
    return Kept(
        row,
        sorted(seats, key=lambda seat: seat.seat),
        snapshot,
        sorted(entries, key=lambda entry: entry.revision),
        pages,
    )


def _rows(connection: Connection, kind: type[R], *conditions: ColumnElement[bool]) -> list[R]:
    """Rows with those of their columns that the database has."""
    table = Base.metadata.tables[kind.__tablename__]
    inspector = inspect(connection)
    if not inspector.has_table(table.name):
        return []
    there = {column["name"] for column in inspector.get_columns(table.name)}
    found = connection.execute(select(*(column for column in table.c if column.name in there)).where(*conditions))
    return [kind(**row) for row in found.mappings()]


class _Reader(ABC):
    @abstractmethod
    async def read(self, job: Job[T]) -> T: ...


class _SqliteReader(_Reader):
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, job: Job[T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)


class _PostgresReader(_Reader):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, job: Job[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[_Reader]:
    """A database from which can only be read."""
    url = _url(database)
    with in_a_sentence(url):
        if url.get_backend_name() == "sqlite":
            engine = _sqlite_engine(url)
            yield _SqliteReader(engine)
            engine.dispose()
        else:
            shared = create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                connect_args={"timeout": CONNECT_SECONDS},
                execution_options={"postgresql_readonly": True},
            )
            yield _PostgresReader(shared)
            await shared.dispose()


def _sqlite_engine(url: URL) -> Engine:
    file = Path(url.database or "")
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    return create_engine(f"sqlite+pysqlite:///file:{file.resolve()}?mode=ro&uri=true")


def _url(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase(f"{database!r} is no database URL; {USAGE}") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(f"{url.get_backend_name()} is not supported; {USAGE}")
    return url


def _named(database: str) -> str:
    """A database as it may be shown: without its password."""
    return _url(database).render_as_string()
