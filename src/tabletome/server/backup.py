"""Backups: everything a database has, in one file that any database can be made from, SQLite or PostgreSQL.

The file is gzipped JSON, a line for each row. Its first line says by which schema it was made, its last one how many
rows each table has and the SHA-256 of all lines before: half a file, or a changed one, is not restored. The database is
read in one transaction, while the server runs.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    URL,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    delete,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine

from tabletome.engine.errors import TabletomeError
from tabletome.server.storage import (
    OWNER_ONLY,
    BadDatabase,
    in_a_sentence,
    keep_to_oneself,
    open_storage,
    sqlite_engine,
    upgrade,
)

FORMAT = 1
CHUNK = 500
VERSION_TABLE = "alembic_version"
T = TypeVar("T")


class BadBackup(TabletomeError):
    """A file that is no backup, or not a whole one."""


class Head(msgspec.Struct):
    """The first line."""

    tabletome_backup: int
    version: str
    schema: str
    made: float


class Tail(msgspec.Struct):
    """The last line."""

    rows: dict[str, int]
    sha256: str


async def back_up(database: str, path: Path) -> dict[str, int]:
    """Write everything into a file that only its owner reads; how many rows each table has."""
    url = open_storage(database).url
    if not path.parent.is_dir():
        raise BadBackup(f"the folder {path.parent} does not exist")
    partial = path.with_name(f"{path.name}.part")
    try:
        counts = await _with_connection(url, lambda connection: _write(connection, partial), isolated=True)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    partial.replace(path)
    return counts


async def restore(database: str, path: Path) -> dict[str, int]:
    """Fill an empty database from a file, and bring it up to date; how many rows each table has."""
    head, tail = check(path)
    url = open_storage(database).url

    def fill(connection: Connection) -> None:
        _check_empty(connection)
        upgrade(connection, head.schema)
        _insert(connection, path)
        upgrade(connection)

    if url.get_backend_name() == "sqlite" and url.database:
        keep_to_oneself(Path(url.database))
    await _with_connection(url, fill)
    return tail.rows


# The file


def check(path: Path) -> tuple[Head, Tail]:
    """The first and the last line of a backup that is whole; `BadBackup` for any other file."""
    digest, previous, first = hashlib.sha256(), b"", b""
    try:
        with gzip.open(path) as file:
            for line in file:
                digest.update(previous)
                first = first or line
                previous = line
        head = msgspec.json.decode(first, type=Head)
        tail = msgspec.json.decode(previous, type=Tail)
    except (OSError, EOFError, msgspec.MsgspecError) as wrong:
        raise BadBackup(f"{path} is no backup, or not a whole one: {wrong}") from None
    if head.tabletome_backup != FORMAT:
        raise BadBackup(f"{path} has format {head.tabletome_backup}; this version reads {FORMAT}")
    if tail.sha256 != digest.hexdigest():
        raise BadBackup(f"{path} has been changed since it was made")
    return head, tail


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The lines between: each names a table and has a row of it."""
    with gzip.open(path) as file:
        for line in file:
            if line.startswith(b"["):
                name, values = msgspec.json.decode(line)
                yield name, values


# Writing


def _write(connection: Connection, path: Path) -> dict[str, int]:
    schema = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    counts: dict[str, int] = {}
    digest = hashlib.sha256()
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    with os.fdopen(descriptor, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:

        def put(value: object) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            file.write(line)

        put(Head(FORMAT, version("tabletome"), str(schema), time.time()))
        for table in _tables(connection):
            counts[str(table.name)] = 0
            for row in connection.execution_options(yield_per=CHUNK).execute(select(table)):
                counts[str(table.name)] += 1
                put([str(table.name), {str(name): value for name, value in row._mapping.items()}])
        file.write(msgspec.json.encode(Tail(counts, digest.hexdigest())) + b"\n")
    return counts


def _tables(connection: Connection) -> list[Table]:
    """All tables of a database as they are there, those that others refer to first."""
    known = MetaData()
    known.reflect(connection)
    for column in itertools.chain.from_iterable(table.columns for table in known.tables.values()):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True
    return [table for table in known.sorted_tables if table.name != VERSION_TABLE]


# Filling


def _check_empty(connection: Connection) -> None:
    """There is nothing without people."""
    if inspect(connection).has_table("people") and connection.scalar(text("SELECT count(*) FROM people")):
        raise BadDatabase("the database is not empty; restore into a new one")


def _insert(connection: Connection, path: Path) -> None:
    tables = {table.name: table for table in _tables(connection)}
    for table in reversed(tables.values()):
        connection.execute(delete(table))
    for name, group in itertools.groupby(_rows(path), key=lambda row: row[0]):
        table = tables[name]
        binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
        rows = (_with_bytes(values, binary) for _, values in group)
        while chunk := list(itertools.islice(rows, CHUNK)):
            connection.execute(insert(table), chunk)
    if connection.dialect.name == "postgresql":
        _count_on(connection, tables)


def _with_bytes(values: dict[str, Any], binary: list[str]) -> dict[str, Any]:
    """A row whose bytes were written as text."""
    return {**values, **{name: msgspec.convert(values[name], bytes | None) for name in binary}}


def _count_on(connection: Connection, tables: Mapping[str, Table]) -> None:
    """PostgreSQL counts ids on from the last one that it gave out itself; let that be the last one there is."""
    for table in tables.values():
        for column in table.primary_key.columns:
            sequence = connection.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
            if sequence is not None:
                last = connection.scalar(select(func.max(column)))
                connection.execute(select(func.setval(sequence, last or 1, last is not None)))


# Either database


async def _with_connection(url: URL, job: Callable[[Connection], T], *, isolated: bool = False) -> T:
    """Do something in one transaction. Isolated, it sees the database as it was at the beginning."""
    with in_a_sentence(url):
        if url.get_backend_name() == "sqlite":
            return await asyncio.to_thread(_in_sqlite, url, job, isolated)
        level = {"isolation_level": "REPEATABLE READ"} if isolated else {}
        engine = create_async_engine(make_url(url), **level)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(job)
        finally:
            await engine.dispose()


def _in_sqlite(url: URL, job: Callable[[Connection], T], reads: bool) -> T:
    if reads and url.database and not Path(url.database).exists():
        raise BadDatabase(f"there is no database {url.database}")
    engine = sqlite_engine(url)
    try:
        with engine.execution_options(writes=not reads).begin() as connection:
            return job(connection)
    finally:
        engine.dispose()
