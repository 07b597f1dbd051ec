"""The database: SQLite beside the server by default, PostgreSQL by URL. Both speak the same schema.

Whatever reads or writes is a plain function of a session. On PostgreSQL it runs on an asynchronous connection. On
SQLite it runs in a thread, whole, because every hand-over between threads costs more than the query; and since SQLite
has one writer at a time, all writing that waits for it is committed together. What only writes rows, as every move
does, takes microseconds until it is to reach the disk: it runs in the event loop, and only the commit in the thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    PoolProxiedConnection,
    Select,
    UpdateBase,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Session

from tabletome.engine.errors import TabletomeError
from tabletome.server.errors import Busy

T = TypeVar("T")
Job = Callable[[Session], T]
Values = Mapping[str, Any]


class Rows(ABC):
    """Rows without objects, by statements that are made once: what happens with every move, at a tenth of the cost."""

    @abstractmethod
    def change(self, statement: UpdateBase, values: Values) -> int:
        """How many rows were changed."""

    @abstractmethod
    def scalar(self, statement: Select[Any], values: Values) -> Any:
        """The first value of the first row; None where there is none."""


RowJob = Callable[[Rows], T]

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7AB1E
BUSY_MILLISECONDS = 5_000
"""How long to wait for another process that writes to the same SQLite file."""
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 20.0
"""A PostgreSQL that does not answer for so long is not there."""
RETRY_SECONDS = 5.0
OWNER_ONLY = 0o600
READERS = 3
MOST_TOGETHER = 100
USAGE = "write sqlite:///FILE or postgresql://USER@HOST/NAME"


log = logging.getLogger(__name__)

UNAVAILABLE = (
    OperationalError,
    sqlite3.OperationalError,
    InterfaceError,
    NoConnectionLeft,
    OSError,
    TimeoutError,
    asyncpg.exceptions.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.InterfaceError,
    asyncpg.exceptions.InternalClientError,
)
"""What a database raises that is locked, full, restarting or out of reach."""
_PASSES = re.compile("08|53|57|40001|40P01|55P03")
"""PostgreSQL's codes for the same: connection, resources, its operator's intervention, writers in each other's way."""


class BadDatabase(TabletomeError):
    """A database URL that means nothing here."""


class Storage(ABC):
    """Reads and writes. What a `write` has done is on disk when it returns."""

    url: URL
    is_shared = False
    """Several processes may use it at once and hear of each other."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, job: Job[T]) -> T: ...

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Do all of it or, if the job raises, nothing."""

    @abstractmethod
    async def write_rows(self, job: RowJob[T]) -> T:
        """The same for a job that only writes rows."""


def open_storage(database: str) -> Storage:
    """The storage that a URL means, or a `BadDatabase` that says what would be right."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase(f"{database!r} is no database URL; {USAGE}") from None
    match url.get_backend_name():
        case "sqlite":
            return SqliteStorage(url)
        case "postgresql":
            return PostgresStorage(url)
    raise BadDatabase(f"{url.get_backend_name()} is not supported; {USAGE}")


async def prepare(database: str) -> None:
    """Bring a database up to date, or say in a sentence why that cannot be done."""
    storage = open_storage(database)
    try:
        await storage.open()
    finally:
        await storage.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@contextmanager
def in_a_sentence(url: URL) -> Iterator[None]:
    """What keeps a database from being opened, for people."""
    named = url.set(drivername=url.get_backend_name()).render_as_string()
    try:
        yield
    except BadDatabase:
        raise
    except CommandError as wrong:
        raise BadDatabase(
            f"the database {named} was made by a newer version of Tabletome ({wrong}); update the program"
        ) from None
    except (OSError, TimeoutError, SQLAlchemyError, asyncpg.exceptions.PostgresError) as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).partition("\n")[0] or type(wrong).__name__
        raise BadDatabase(f"the database {named} cannot be used: {reason}") from wrong


@contextmanager
def _busy_if_unavailable() -> Iterator[None]:
    """A database that cannot do its work now is no mistake of ours: whoever asked is told to come back."""
    try:
        yield
    except UNAVAILABLE as wrong:
        raise _busy(wrong) from wrong
    except DBAPIError as wrong:
        if not wrong.connection_invalidated and not _PASSES.match(getattr(wrong.orig, "sqlstate", None) or ""):
            raise
        raise _busy(wrong) from wrong


def _busy(wrong: Exception) -> Busy:
    reason = getattr(wrong, "orig", None) or wrong
    log.warning("the database does not do its work: %s", str(reason).partition("\n")[0] or type(reason).__name__)
    return Busy("the database is busy", RETRY_SECONDS)


# PostgreSQL


class PostgresStorage(Storage):
    is_shared = True

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self.url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=RETRY_SECONDS,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
        )

    async def open(self) -> None:
        """On an engine of its own: a migration may take its time."""
        engine = create_async_engine(self.url, connect_args={"timeout": CONNECT_SECONDS})
        try:
            with in_a_sentence(self.url):
                async with engine.begin() as connection:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
                    await connection.run_sync(upgrade)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        await self._engine.dispose()

    async def read(self, job: Job[T]) -> T:
        return await self.write(job)

    async def write(self, job: Job[T]) -> T:
        with _busy_if_unavailable():
            async with AsyncSession(self._engine, expire_on_commit=False) as session, session.begin():
                return await session.run_sync(job)

    async def write_rows(self, job: RowJob[T]) -> T:
        with _busy_if_unavailable():
            async with self._engine.begin() as connection:
                return await connection.run_sync(lambda each: job(rows_of(each)))


# SQLite


class _Write(NamedTuple):
    """Something to be written, and who waits for it."""

    job: Job[Any] | None
    row_job: RowJob[Any] | None
    """One of both."""
    written: asyncio.Future[Any]


class SqliteStorage(Storage):
    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="sqlite+pysqlite")
        self._engine = sqlite_engine(self.url)
        self._writing_engine = self._engine.execution_options(writes=True)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None
        self._in_loop: PoolProxiedConnection | None = None
        """On which the event loop writes rows: it waits for nobody."""

    async def open(self) -> None:
        with in_a_sentence(self.url):
            await self._in(self._writer, self._upgrade)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._in_loop is not None:
            self._in_loop.invalidate()
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    async def read(self, job: Job[T]) -> T:
        with _busy_if_unavailable():
            return await self._in(self._readers, lambda: self._read(job))

    async def write(self, job: Job[T]) -> T:
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self._write(_Write(job, None, written), written)

    async def write_rows(self, job: RowJob[T]) -> T:
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await self._write(_Write(None, job, written), written)

    async def _write(self, wanted: _Write, written: asyncio.Future[T]) -> T:
        self._waiting.append(wanted)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        with _busy_if_unavailable():
            return await written

    async def _write_all(self) -> None:
        """Commit whatever waits, together, as long as something does."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            try:
                results = await self._commit_rows(batch)
                if results is None:
                    results = await self._in(self._writer, partial(self._commit, batch))
            except Exception as failed:
                results = [failed] * len(batch)
            for each, result in zip(batch, results, strict=True):
                _settle(each.written, result)

    async def _commit_rows(self, batch: list[_Write]) -> list[Any] | None:
        """What came of jobs that only write rows and do not fail; None where nothing could be written like that."""
        jobs = [each.row_job for each in batch if each.row_job is not None]
        driver = self._driver_in_loop()
        if len(jobs) < len(batch) or not _begun(driver):
            return None
        try:
            rows = _DriverRows(driver)
            results = [job(rows) for job in jobs]
            await self._in(self._writer, driver.commit)
        except sqlite3.OperationalError:
            raise
        except Exception:
            return None
        finally:
            driver.rollback()
        return results

    def _driver_in_loop(self) -> sqlite3.Connection:
        if self._in_loop is None:
            self._in_loop = self._engine.raw_connection()
            _driver(self._in_loop).execute("PRAGMA busy_timeout = 0")
        return _driver(self._in_loop)

    # In the threads

    def _upgrade(self) -> None:
        if self.url.database and self.url.database != ":memory:":
            keep_to_oneself(Path(self.url.database))
        with self._engine.begin() as connection:
            upgrade(connection)

    def _read(self, job: Job[T]) -> T:
        with Session(self._engine) as session:
            return job(session)

    def _commit(self, batch: list[_Write]) -> list[Any]:
        """What came of each: a result, or the exception for which it alone was rolled back."""
        with self._writing_engine.begin() as connection:
            return [_by_itself(each, connection) for each in batch]

    @staticmethod
    async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)


def insert_if_new(session: Session, kind: type[DeclarativeBase], **values: Any) -> None:
    """Add a row unless there is one with its key, whoever else is adding it at this moment."""
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    session.execute(insert(kind).values(**values).on_conflict_do_nothing())


def _begun(driver: sqlite3.Connection) -> bool:
    """Begin to write, if no other process does at this moment."""
    try:
        driver.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


def _by_itself(wanted: _Write, connection: Connection) -> Any:
    """What came of a job: a result, or the exception for which it was rolled back."""
    try:
        if wanted.row_job is not None:
            return _rows_by_themselves(wanted.row_job, connection)
        assert wanted.job is not None
        own = Session(connection, expire_on_commit=False, join_transaction_mode="create_savepoint")
        with own as session, session.begin():
            return wanted.job(session)
    except Exception as failed:
        return failed


def _rows_by_themselves(job: RowJob[T], connection: Connection) -> T:
    driver = _driver(connection.connection)
    driver.execute("SAVEPOINT one_of_many")
    try:
        return job(_DriverRows(driver))
    except BaseException:
        driver.execute("ROLLBACK TO one_of_many")
        raise
    finally:
        driver.execute("RELEASE one_of_many")


def keep_to_oneself(path: Path) -> None:
    """Nobody else on the machine may read the file: it holds the seeds of games in progress."""
    if not path.parent.is_dir():
        raise BadDatabase(f"the folder {path.parent} of the database does not exist")
    file = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        if os.fstat(file).st_mode & 0o077:
            os.fchmod(file, OWNER_ONLY)
    finally:
        os.close(file)


def _settle(written: asyncio.Future[Any], result: Any) -> None:
    if written.done():
        return
    if isinstance(result, Exception):
        written.set_exception(result)
    else:
        written.set_result(result)


def sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_reset_on_return=None)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, flushed to disk with every commit; transactions begin where we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: a reader that turns writer half-way could fail."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# Rows


def rows_of(connection: Connection) -> Rows:
    """Rows on a connection that is used otherwise, too."""
    return _Rows(connection)


class _Rows(Rows):
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def change(self, statement: UpdateBase, values: Values) -> int:
        return int(self._connection.execute(statement, values).rowcount)

    def scalar(self, statement: Select[Any], values: Values) -> Any:
        return self._connection.scalar(statement, values)


class _DriverRows(Rows):
    """Straight to SQLite's own driver."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self._driver = driver

    def change(self, statement: UpdateBase, values: Values) -> int:
        return self._execute(statement, values).rowcount

    def scalar(self, statement: Select[Any], values: Values) -> Any:
        row = self._execute(statement, values).fetchone()
        return None if row is None else row[0]

    def _execute(self, statement: UpdateBase | Select[Any], values: Values) -> sqlite3.Cursor:
        key = (statement, *values)
        prepared = _PREPARED.get(key) or _PREPARED.setdefault(key, _prepare(statement, list(values)))
        bound = [values[name] if turn is None else turn(values[name]) for name, turn in prepared.places]
        return self._driver.execute(prepared.text, bound)


class _Prepared(NamedTuple):
    """A statement in SQLite's words."""

    text: str
    places: list[tuple[str, Callable[[Any], Any] | None]]
    """Which value goes where, and how it is kept where it is not kept as it is."""


_PREPARED: dict[tuple[object, ...], _Prepared] = {}
_SQLITE = sqlite.dialect(paramstyle="qmark")


def _prepare(statement: UpdateBase | Select[Any], names: list[str]) -> _Prepared:
    compiled = statement.compile(dialect=_SQLITE, column_keys=names)
    turns = {name: bind.type.dialect_impl(_SQLITE).bind_processor(_SQLITE) for name, bind in compiled.binds.items()}
    return _Prepared(str(compiled), [(name, turns[name]) for name in compiled.positiontup or ()])


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    driver = connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
