"""A PostgreSQL of the tests' own: a new cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.server.outpost import free_port

SEARCHED = "/usr/lib/postgresql/*/bin/initdb"
UNPRIVILEGED = ("postgres", "nobody")


def programs() -> Path | None:
    """Where initdb and postgres are, the newest first; None if PostgreSQL is not installed."""
    found = sorted(Path("/").glob(SEARCHED[1:]), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).resolve().parent if on_path else None


class Cluster:
    """A database server that can be stopped and started again. PostgreSQL refuses to run as root, so another user is
    found for it."""

    def __init__(self, programs_at: Path, folder: Path) -> None:
        self._programs, self._folder, self._owner = programs_at, folder, _owner()
        if self._owner is not None:
            os.chown(folder, self._owner.pw_uid, self._owner.pw_gid)
        port = free_port()
        self.url = f"postgresql://tabletome@127.0.0.1:{port}/postgres"
        self._options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("initdb", "-U", "tabletome", "--auth=trust", "--no-sync")

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-l", self._folder / "log", "-o", self._options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    def _run(self, program: str, *words: object) -> None:
        command = [self._programs / program, "-D", self._folder / "data", *words]
        _run(command, self._folder, self._owner)


@contextmanager
def cluster(programs_at: Path) -> Iterator[Cluster]:
    """A running database server."""
    folder = Path(tempfile.mkdtemp(prefix="tabletome-postgres-", dir="/tmp"))
    try:
        made = Cluster(programs_at, folder)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def create_database(server: str, name: str) -> None:
    """One more database on a running server."""
    connection = await asyncpg.connect(server)  # type: ignore[no-untyped-call]  # asyncpg says no types
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()


def _owner() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)


def _run(command: list[object], folder: Path, owner: pwd.struct_passwd | None) -> None:
    who = {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
    words = [str(word) for word in command]
    with (folder / "output").open("a+") as output:
        done = subprocess.run(words, cwd=folder, stdout=output, stderr=output, check=False, **who)  # type: ignore[call-overload]
        output.seek(0)
        assert done.returncode == 0, f"{' '.join(words)}\n{output.read()}"
