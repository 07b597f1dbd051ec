"""What operators need: health, figures, logs, and sentences where something is wrong at the start."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabletome.cli import main
from tabletome.server.logs import ACCESS, JsonFormat, TextFormat, begin_request, fields, note_person
from tabletome.server.storage import prepare
from tests.server.conftest import Knock
from tests.server.outpost import free_port
from tests.server.serving import NO_TLS, running, settings, wait_until

PAGE = b"<!doctype html><title>Tabletome</title>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with pages, that logs every request."""
    web = tmp_path_factory.mktemp("dist")
    (web / "index.html").write_bytes(PAGE)
    changes = {"web": web, "access_log": True, "hosts": frozenset({"127.0.0.1", "play.example.org"})}
    with running(settings(tmp_path_factory.mktemp("operation"), **changes)) as address:
        yield address


@pytest.fixture
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, verify=NO_TLS, timeout=30) as found:
        yield found


# Health and figures


@pytest.mark.parametrize("path", ["/health", "/healthz", "/livez", "/ready", "/readyz"])
def test_a_server_that_is_well_says_so(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_figures_tell_what_goes_on(client: httpx.Client, server: str, visit: Knock) -> None:
    ann = visit(server, "Ann")
    table = ann.makes("nim", "me", "hotseat").plays("from-heap 0")
    with table.live() as live:
        live.acts("take 1", 0, 1)
        figures = client.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    told = dict(line.rsplit(" ", 1) for line in figures.text.splitlines() if not line.startswith("#"))
    assert float(told['tabletome_moves_total{by="person",game="nim"}']) == 2
    assert float(told['tabletome_messages_total{type="act"}']) == 1
    assert float(told["tabletome_sockets"]) == 1
    assert float(told['tabletome_tables{status="playing"}']) >= 1
    assert float(told['tabletome_requests_total{method="POST",path="/api/tables",status="201"}']) >= 1
    assert any(name.startswith("process_resident_memory_bytes") for name in told)


def test_figures_are_not_for_everyone(client: httpx.Client) -> None:
    """Neither for another address, nor through a proxy that might let anyone in."""
    for address in ("203.0.113.1", "127.0.0.1"):
        assert client.get("/metrics", headers={"X-Forwarded-For": address}).status_code == 404


# Answers


@pytest.mark.parametrize("path", ["/api/nothing", "/api/session", "/nothing.js", "/api/tables/none"])
def test_what_is_refused_is_as_safe_for_browsers_as_what_is_not(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (401, 404)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_server_answers_only_under_its_own_name(client: httpx.Client) -> None:
    assert client.get("/health", headers={"Host": "play.example.org:443"}).status_code == 200
    refused = client.get("/health", headers={"Host": "evil.example"})
    assert refused.status_code == 421
    assert refused.headers["x-content-type-options"] == "nosniff"


# Logs


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(JsonFormat().format(record)))


@pytest.fixture
def accesses() -> Iterator[list[dict[str, Any]]]:
    """What the access log says."""
    kept, level = Kept(), ACCESS.level
    ACCESS.addHandler(kept)
    ACCESS.setLevel(logging.INFO)
    yield kept.lines
    ACCESS.removeHandler(kept)
    ACCESS.setLevel(level)


def test_every_request_is_logged_with_its_number_and_person(
    accesses: list[dict[str, Any]], server: str, visit: Knock
) -> None:
    ann = visit(server, "Ann", **{"X-Forwarded-For": "2001:db8::1"})
    answer = ann.http.get("/api/session?invite=secret")
    line = wait_until(lambda: next((each for each in accesses if each["message"] == "GET /api/session"), None))
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["status"], line["person"], line["address"]) == (200, ann.me["id"], "2001:db8::/64")
    assert line["ms"] >= 0
    assert "secret" not in str(accesses)


def test_a_line_has_time_level_request_and_person() -> None:
    context = begin_request()
    note_person(7)
    record = logging.LogRecord("tabletome.x", logging.WARNING, "", 0, "the %s is full", ("disk",), None)
    record.__dict__.update(fields(free=0))
    text, told = TextFormat().format(record), json.loads(JsonFormat().format(record))
    assert f"WARNING tabletome.x [{context.id} person 7] the disk is full free=0" in text
    assert told == {
        "time": text.split()[0],
        "level": "warning",
        "logger": "tabletome.x",
        "message": "the disk is full",
        "request": context.id,
        "person": 7,
        "free": 0,
    }


# The start


def starts_with(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `tabletome serve` says when it cannot start."""
    with pytest.raises(SystemExit) as left:
        main(["serve", "--no-open", "--port", "0", *words])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("error: ")
    assert said.count("\n") == 1
    return said


def test_a_database_of_a_newer_version_is_named_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.db"
    asyncio.run(prepare(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version of Tabletome" in starts_with(capsys, "--database", f"sqlite:///{path}")


def test_a_folder_that_is_missing_is_named_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = starts_with(capsys, "--database", f"sqlite:///{tmp_path}/none/tables.db")
    assert f"{tmp_path}/none" in said
    assert "does not exist" in said


def test_what_is_no_database_is_named_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, " * 100)
    assert "not a database" in starts_with(capsys, "--database", f"sqlite:///{tmp_path}/tables.db")


def test_a_database_that_is_not_there_is_named_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = starts_with(capsys, "--database", f"postgresql://ann:secret@127.0.0.1:{free_port()}/tables")
    assert "cannot be used" in said
    assert "secret" not in said


def test_nobody_else_reads_the_database_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(prepare(f"sqlite:///{path}"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    asyncio.run(prepare(f"sqlite:///{path}"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
