"""Databases as releases of Tabletome have left them, to prove that their games go on.

`releases/<number of the last migration>` holds the database of a release as SQL (`tables.sql.xz`): twenty tables of
each game, among them long ones, finished ones and ones with moves taken back, and tables that wait. Beside it lies, for
each table that was begun, the position at which its running phase began (`positions.msgpack.xz`), as the release has
encoded it. `python -m tests.server.record_release FOLDER` makes both; run it when a release is made.
"""

from __future__ import annotations

import lzma
import sqlite3
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tabletome.server.storage import PostgresStorage, open_storage, upgrade

GAMES = 5
TABLES = 20
FOLDER = Path(__file__).parent / "releases"
SQL = "tables.sql.xz"
POSITIONS = "positions.msgpack.xz"
IN_ORDER = ("people", "sessions", "tables", "seats", "journal", "chat", "snapshots", "pictures")
NUMBERED = ("people", "chat")


class Kept(NamedTuple):
    """A position of a game as a release has encoded it."""

    step: int
    state: bytes
    hash: str


def last_release() -> Path:
    return max(FOLDER.iterdir(), key=lambda folder: int(folder.name))


def positions(release: Path) -> dict[str, Kept]:
    """By table."""
    return msgspec.msgpack.decode(lzma.decompress((release / POSITIONS).read_bytes()), type=dict[str, Kept])


async def fill(database: str, release: Path) -> None:
    """Make an empty database what a release has left."""
    script = lzma.decompress((release / SQL).read_bytes()).decode()
    storage = open_storage(database)
    await storage.close()
    if not isinstance(storage, PostgresStorage):
        _run_script(str(storage.url.database), script)
        return
    engine = create_async_engine(storage.url)
    with tempfile.TemporaryDirectory() as folder:
        _run_script(f"{folder}/tables.db", script)
        async with engine.begin() as connection:
            await connection.run_sync(_copy, f"{folder}/tables.db", release)
    await engine.dispose()


def _run_script(file: str, script: str) -> None:
    connection = sqlite3.connect(file)
    connection.executescript(script)
    connection.close()


def _copy(target: Connection, file: str, release: Path) -> None:
    """From SQLite to PostgreSQL, with the schema of the release."""
    upgrade(target, f"{int(release.name):04}")
    source = create_engine(f"sqlite:///{file}")
    there, here = MetaData(), MetaData()
    there.reflect(source)
    here.reflect(target)
    with source.connect() as connection:
        for name in IN_ORDER:
            rows = connection.execute(select(there.tables[name])).mappings().all() if name in there.tables else ()
            if rows:
                target.execute(insert(here.tables[name]), [dict(row) for row in rows])
    for name in NUMBERED:
        target.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT max(id) FROM {name}))"))
    source.dispose()
