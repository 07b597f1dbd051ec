"""A server in a process of its own, that can be killed: `python -m tests.server.outpost DATABASE PORT HOURS`."""

from __future__ import annotations

import dataclasses
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tabletome.server.serving import make_server
from tests.server.serving import (
    NO_TLS,
    PATIENCE,
    begin_days_at_midnight,
    hours_to_noon,
    register_toys,
    settings,
    wait_until,
)

ROOT = Path(__file__).parents[2]


class Outpost:
    """A server process, seen from outside."""

    def __init__(self, database: str, port: int, errors: Path) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._errors = errors
        command = [sys.executable, "-m", "tests.server.outpost", database, str(port), str(hours_to_noon())]
        paths = {**os.environ, "PYTHONPATH": f"{ROOT}/src:{ROOT}"}
        with errors.open("a") as file:
            self._process = subprocess.Popen(command, cwd=ROOT, env=paths, stderr=file)

    def wait_until_ready(self) -> Outpost:
        wait_until(self._answers, 6 * PATIENCE)
        return self

    def _answers(self) -> bool:
        assert self._process.poll() is None, f"the server has ended\n{self.errors()}"
        try:
            return httpx.get(f"{self.address}/api/session", timeout=PATIENCE, verify=NO_TLS).status_code == 401
        except httpx.TransportError:
            time.sleep(0.05)
            return False

    def errors(self) -> str:
        """What it has complained about."""
        return self._errors.read_text()

    def kill(self) -> None:
        """No warning, no time to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(database: str, port: str, hours: str) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    register_toys()
    begin_days_at_midnight(int(hours))
    chosen = dataclasses.replace(settings(Path()), database=database)
    make_server(chosen, "127.0.0.1", int(port), "error").run()


if __name__ == "__main__":
    main(*sys.argv[1:])
