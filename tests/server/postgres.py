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

from tests.server.outpost import free_port

SEARCHED = "/usr/lib/postgresql/*/bin/initdb"
UNPRIVILEGED = ("postgres", "nobody")


def programs() -> Path | None:
    """Where initdb and postgres are, the newest first; None if PostgreSQL is not installed."""
    found = sorted(Path("/").glob(SEARCHED[1:]), reverse=True)
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).resolve().parent if on_path else None


@contextmanager
def cluster(programs_at: Path) -> Iterator[str]:
    """The URL of a running database. PostgreSQL refuses to run as root, so another user is found for it."""
    folder = Path(tempfile.mkdtemp(prefix="tabletome-postgres-", dir="/tmp"))
    owner = _owner()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    port = free_port()
    try:
        _run(
            [programs_at / "initdb", "-D", folder / "data", "-U", "tabletome", "--auth=trust", "--no-sync"],
            folder,
            owner,
        )
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        start = [programs_at / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start"]
        _run(start, folder, owner)
        try:
            yield f"postgresql://tabletome@127.0.0.1:{port}/postgres"
        finally:
            _run([programs_at / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop"], folder, owner)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
