"""`tabletome serve`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from tabletome.cli import main
from tabletome.server import serving
from tests.server.outpost import free_port
from tests.server.serving import NO_TLS, settings, wait_until


def test_the_command_serves_and_says_where(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.db", "--no-open"]
    words += ["--origin", "https://Play.example.org/"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tabletome", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as served:
        try:
            assert served.stdout is not None
            assert f"http://127.0.0.1:{port}" in served.stdout.readline()
            assert httpx.get(f"http://127.0.0.1:{port}/api/session", verify=NO_TLS, timeout=30).status_code == 401
            assert asked_by_page_of("https://play.example.org", port) == (200, "https://play.example.org")
            assert asked_by_page_of("https://evil.example.org", port) == (403, None)
            served.send_signal(signal.SIGINT)
            assert served.wait(20) == 0
        finally:
            served.kill()
    assert (tmp_path / "tables.db").exists()


def test_a_server_that_reads_ahead_knows_every_game_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(serving, "translator", lambda language, folder: asked.append((folder.name, language)))
    server = serving.make_server(settings(tmp_path), "127.0.0.1", 0)
    server.reads_ahead = True
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: {("gloomhaven", "ru"), ("tiny_epic_kingdoms", "en")} <= set(asked))
    finally:
        server.should_exit = True
        thread.join()


def asked_by_page_of(origin: str, port: int) -> tuple[int, str | None]:
    """The status of a request from a page of this site, and whom the browser is told it may pass the answer to."""
    answer = httpx.post(
        f"http://127.0.0.1:{port}/api/session", json={}, headers={"Origin": origin}, verify=NO_TLS, timeout=30
    )
    return answer.status_code, answer.headers.get("access-control-allow-origin")


def test_several_processes_serve_one_address_and_one_that_dies_is_replaced(postgres: str) -> None:
    words = ["serve", "--port", "0", "--database", postgres, "--no-open", "--processes", "2"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tabletome", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as served:
        try:
            assert served.stdout is not None
            told = re.search(r"http://127.0.0.1:(\d+)", served.stdout.readline())
            assert told is not None
            first = wait_until(lambda: found if len(found := servers_of(served.pid)) == 2 else None)
            assert answers(int(told[1]))
            os.kill(min(first), signal.SIGKILL)
            wait_until(lambda: len(now := servers_of(served.pid)) == 2 and min(first) not in now)
            assert answers(int(told[1]))
            served.send_signal(signal.SIGTERM)
            assert served.wait(60) == 0
            assert not any(Path(f"/proc/{process}").exists() for process in first)
        finally:
            served.kill()


def servers_of(parent: int) -> set[int]:
    """The server processes that a process has started."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


def answers(port: int) -> bool:
    return httpx.get(f"http://127.0.0.1:{port}/ready", verify=NO_TLS, timeout=60).status_code == 200


def test_several_processes_need_postgres(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--database", f"sqlite:///{tmp_path}/tables.db", "--no-open", "--processes", "2"])
    assert left.value.code == 2
    assert "several processes need PostgreSQL" in capsys.readouterr().err


def test_a_database_that_cannot_be_used_is_an_error_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--database", "mysql://localhost/x", "--no-open"])
    assert left.value.code == 2
    assert "mysql is not supported; write sqlite:///FILE" in capsys.readouterr().err


@pytest.mark.parametrize("given", ["play.example.org", "https://play.example.org/games", "ftp://play.example.org", "*"])
def test_what_is_no_origin_is_an_error_in_one_line(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--origin", given, "--no-open"])
    assert left.value.code == 2
    assert "is no origin; write it as https://play.example.org" in capsys.readouterr().err
