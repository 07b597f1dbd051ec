"""Backups: made while the server runs, restored into either database, and played on."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tabletome.cli import main
from tabletome.server.backup import BadBackup, check, restore
from tests.server.conftest import Knock
from tests.server.postgres import create_database
from tests.server.serving import Seated, running, settings

PASSWORD = "a long password"


@pytest.fixture(params=["from SQLite to PostgreSQL", "from PostgreSQL to SQLite"])
def databases(request: pytest.FixtureRequest, tmp_path: Path, postgres: str) -> tuple[str, str]:
    """One that is played on, and one to restore it into."""
    sqlite, name = f"sqlite:///{tmp_path / 'own'}.db", f"backup_{abs(hash(request.node.nodeid))}"
    asyncio.run(create_database(postgres, name))
    other = f"{postgres.rpartition('/')[0]}/{name}"
    return (sqlite, other) if request.param.startswith("from SQLite") else (other, sqlite)


@contextmanager
def played(database: str, folder: Path, visit: Knock) -> Iterator[Seated]:
    """A server where a game is going on."""
    with running(settings(folder, database=database)) as address:
        ann, bob = visit(address, "x"), visit(address, "Bob")
        ann.post("/api/accounts", {"name": "Ann of Cleves", "password": PASSWORD})
        table = ann.makes("nim", "me", "open")
        bob.joins(table)
        table.plays("from-heap 0", "take 1")
        table.post("chat", {"text": "здравствуй"})
        yield table


def test_a_backup_of_a_running_server_is_restored_and_played_on(
    databases: tuple[str, str], tmp_path: Path, visit: Knock
) -> None:
    source, target = databases
    file, again = tmp_path / "tables.backup", tmp_path / "again.backup"
    with played(source, tmp_path, visit) as table:
        main_(["backup", str(file), "--database", source])
        before = table.look()
    main_(["restore", str(file), "--database", target])
    main_(["backup", str(again), "--database", target])
    assert rows(again) == rows(file)
    with running(settings(tmp_path, database=target)) as address:
        ann, cleo = visit(address, None), visit(address, "Cleo")
        ann.post("/api/login", {"name": "Ann of Cleves", "password": PASSWORD})
        assert cleo.me["id"] > ann.get("/api/session")["id"]
        restored = ann.at(table.id)
        assert restored.look()["view"] == before["view"]
        assert restored.look()["chat"] == before["chat"]
        restored.post("undo", {"seat": 0})


def main_(words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0


def rows(path: Path) -> list[bytes]:
    """All rows of a backup, those of a table in whatever order."""
    return sorted(gzip.decompress(path.read_bytes()).splitlines()[1:-1])


@pytest.fixture
def file(tmp_path: Path, visit: Knock) -> Path:
    path, database = tmp_path / "tables.backup", f"sqlite:///{tmp_path}/tables.db"
    with played(database, tmp_path, visit):
        main_(["backup", str(path), "--database", database])
    return path


def test_only_its_owner_reads_a_backup(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_is_no_whole_backup_is_not_restored(file: Path, tmp_path: Path) -> None:
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    target = f"sqlite:///{tmp_path}/new.db"
    changed = whole.replace("здравствуй".encode(), b"hello")
    for broken in (b"", b"hello", file.read_bytes()[:-100], *map(gzip.compress, (b"".join(lines[:-1]), changed))):
        file.write_bytes(broken)
        with pytest.raises(BadBackup):
            asyncio.run(restore(target, file))
    assert not (tmp_path / "new.db").exists()


def test_nothing_is_restored_over_what_is_there(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(file)
    with pytest.raises(SystemExit) as left:
        main(["restore", str(file), "--database", f"sqlite:///{tmp_path}/tables.db"])
    assert left.value.code == 2
    assert "not empty" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_backed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["backup", str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path}/none.db"])
    assert left.value.code == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
