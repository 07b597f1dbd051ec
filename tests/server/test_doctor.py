"""`tabletome doctor`: what an update would do to every table, before one updates."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sqlite3
from pathlib import Path

import pytest

from tabletome.cli import main
from tabletome.server.doctor import Finding, Report, examine
from tabletome.server.storage import BadDatabase
from tests.server.postgres import create_database
from tests.server.release_data import GAMES, TABLES, fill, last_release
from tests.server.test_updates import MOVES, played
from tests.server.updating import edition, other_rules, other_shape, playing


def only(report: Report) -> Finding:
    (finding,) = report.findings
    return finding


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def digest(folder: Path) -> dict[str, str]:
    """What a database file holds."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.db")}


@pytest.fixture(params=["sqlite", "postgres"])
def release(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as the last release left it: of an older schema."""
    database = url(tmp_path)
    if request.param == "postgres":
        server: str = request.getfixturevalue("postgres")
        name = f"doctor_{secrets.token_hex(4)}"
        asyncio.run(create_database(server, name))
        database = f"{server.rpartition('/')[0]}/{name}"
    asyncio.run(fill(database, last_release()))
    return database


def test_every_table_of_the_last_release_is_examined_and_nothing_is_changed(release: str, tmp_path: Path) -> None:
    before = digest(tmp_path)
    seen: list[tuple[int, int]] = []
    report = examine(release, 2, lambda done, total: seen.append((done, total)))
    assert report.tables == sum(report.fates.values()) == GAMES * TABLES + 3
    assert report.fates["newer"] == report.fates["broken"] == 0
    assert seen[-1] == (report.tables, report.tables)
    assert digest(tmp_path) == before


def test_what_goes_on_is_told_from_what_is_set_back_and_what_is_retired(tmp_path: Path) -> None:
    _, id = asyncio.run(played(tmp_path))
    before = digest(tmp_path)
    with playing(edition(tmp_path / "first", "one")):
        assert examine(url(tmp_path), 1).is_harmless
    with playing(other_rules(tmp_path / "second")):
        found = only(examine(url(tmp_path), 1))
        assert (found.table, found.fate, found.moves, found.goes_on_from) == (id, "set-back", MOVES, MOVES - 1)
    with playing(other_shape(tmp_path / "third", migrated=False)):
        found = only(examine(url(tmp_path), 1))
        assert (found.fate, "turns" in found.why) == ("retired", True)
    assert only(examine(url(tmp_path), 1)).why.startswith("there is no game called 'drift'")
    assert digest(tmp_path) == before


def test_the_command_says_what_would_happen_and_exits_with_1_if_anybody_would_notice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, id = asyncio.run(played(tmp_path))
    command = ["doctor", "--database", url(tmp_path), "--jobs", "1"]
    with playing(edition(tmp_path / "first", "one")), pytest.raises(SystemExit) as ended:
        main(command)
    assert (ended.value.code, "Every game goes on" in capsys.readouterr().out) == (0, True)
    with playing(other_rules(tmp_path / "second")):
        with pytest.raises(SystemExit) as ended:
            main(command)
        told = capsys.readouterr().out
        assert (ended.value.code, f"{id} (drift, playing, {MOVES} moves)" in told) == (1, True)
        with pytest.raises(SystemExit):
            main([*command, "--json"])
    assert json.loads(capsys.readouterr().out)["fates"]["set-back"] == 1


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("sqlite:////nowhere/at/all.db", "there is no file"),
        ("tables.db", "is no database URL"),
        ("mysql://localhost/x", "is not supported"),
    ],
)
def test_a_database_that_cannot_be_examined_is_named(database: str, says: str) -> None:
    with pytest.raises(BadDatabase, match=says):
        examine(database)


def test_another_database_and_a_newer_one_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE flowers (name TEXT)")
    with pytest.raises(BadDatabase, match="no database of Tabletome"):
        examine(url(tmp_path))
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(BadDatabase, match="newer version of Tabletome"):
        examine(url(tmp_path))
