"""`tabletome serve`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tabletome.cli import main
from tests.server.outpost import free_port
from tests.server.serving import NO_TLS


def test_the_command_serves_and_says_where(tmp_path: Path) -> None:
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.db", "--no-open"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tabletome", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as served:
        try:
            assert served.stdout is not None
            assert f"http://127.0.0.1:{port}" in served.stdout.readline()
            assert httpx.get(f"http://127.0.0.1:{port}/api/session", verify=NO_TLS, timeout=30).status_code == 401
            served.send_signal(signal.SIGINT)
            assert served.wait(20) == 0
        finally:
            served.kill()
    assert (tmp_path / "tables.db").exists()


def test_a_database_that_cannot_be_used_is_an_error_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--database", "mysql://localhost/x", "--no-open"])
    assert left.value.code == 2
    assert "mysql is not supported; write sqlite:///FILE" in capsys.readouterr().err
