"""Passwords: kept as argon2 hashes, and not to be found by trying.

Every try is counted before the password is looked at, in the transaction that allows it, so that many at once do not
pass as one. What is counted is the pair of an account's name and whoever tries: a browser that has signed in to this
account before (it has a token for that), an address from which somebody has, or a stranger. Each pair has a few free
tries and has to wait longer and longer after that. All strangers together share one more count, so that guessing from
many addresses is slowed down as well; browsers and addresses that are known are not bound by it, so that strangers
cannot keep an owner out. A name that no account has is treated in the same way: nothing tells which exist.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from tabletome.server.errors import TooMany
from tabletome.server.schema import AttemptRow
from tabletome.server.storage import Storage

FREE_TRIES = 5
"""Wrong passwords in a row before one has to wait, twice as long each time."""
FREE_TRIES_OF_STRANGERS = 20
"""The same for all strangers together."""
SHORTEST_WAIT, LONGEST_WAIT = 1.0, 3600.0
SHORTEST_WAIT_OF_STRANGERS, LONGEST_WAIT_OF_STRANGERS = 30.0, 900.0
FORGOTTEN_SECONDS = 86_400.0
"""After so long without another try all is forgiven."""
STRANGERS = "*"

_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_NO_PASSWORD = _HASHER.hash(secrets.token_hex(16))
"""Checked where there is no such account, so that the answer takes as long."""


class Trier(NamedTuple):
    """Who tries a password: from which address, and with which token of an earlier success."""

    address: str
    device: str | None = None


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_HASHER.hash, password)


async def matches(kept: str | None, password: str) -> bool:
    """Whether that is the password; never, after the same time, where none is kept."""
    try:
        return await asyncio.to_thread(_HASHER.verify, kept or _NO_PASSWORD, password)
    except VerificationError:
        return False


class Tries:
    """What was tried lately, by account and by who tried."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def count(self, login: str, trier: Trier) -> None:
        """Count a try before it is made, or say how long to wait."""

        def write(session: Session) -> None:
            for mark in _counted_for(session, login, trier):
                _count(session, login, mark)

        await self._storage.write(write)

    async def forget(self, login: str, trier: Trier) -> str:
        """The password was right: the tries are forgotten, and whoever tried is known from now on; their token."""
        device = trier.device or secrets.token_urlsafe(24)

        def write(session: Session) -> None:
            now = time.time()
            for mark in (_mark("device", device), _mark("address", trier.address)):
                known = AttemptRow(login=login, mark=mark, failures=0, locked_until=0.0, at=now, known=True)
                session.merge(known)
            strangers = session.get(AttemptRow, (login, STRANGERS))
            if strangers is not None:
                strangers.failures, strangers.locked_until = max(0, strangers.failures - 1), 0.0

        await self._storage.write(write)
        return device

    async def forget_old(self, keep_known_seconds: float) -> None:
        """Tries of long ago, and who has been known but not come back for longer than this."""
        now = time.time()
        old = delete(AttemptRow).where(AttemptRow.known.is_(False), AttemptRow.at < now - FORGOTTEN_SECONDS)
        gone = delete(AttemptRow).where(AttemptRow.at < now - keep_known_seconds)

        def write(session: Session) -> None:
            session.execute(old)
            session.execute(gone)

        await self._storage.write(write)


def _mark(kind: str, value: str) -> str:
    return f"{kind} {hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()[:32]}"


def _counted_for(session: Session, login: str, trier: Trier) -> list[str]:
    """The counts that a try belongs to: a known browser's own, else its address's, and the strangers' if it is new."""
    device = None if trier.device is None else _mark("device", trier.device)
    address = _mark("address", trier.address)
    known = select(AttemptRow.mark).where(
        AttemptRow.login == login, AttemptRow.mark.in_([device, address]), AttemptRow.known
    )
    found = set(session.scalars(known))
    if device is not None and device in found:
        return [device]
    return [address] if address in found else [STRANGERS, address]


def _count(session: Session, login: str, mark: str) -> None:
    """One more failure, unless one has to wait. The row is written first: of two at once, one waits for the other."""
    insert = sqlite.insert if session.get_bind().dialect.name == "sqlite" else postgresql.insert
    fresh = {"login": login, "mark": mark, "failures": 0, "locked_until": 0.0, "at": time.time(), "known": False}
    touched = (
        insert(AttemptRow).values(fresh).on_conflict_do_update(index_elements=["login", "mark"], set_={"login": login})
    )
    row = session.scalars(touched.returning(AttemptRow), execution_options={"populate_existing": True}).one()
    now = time.time()
    if row.locked_until > now:
        raise TooMany("too many wrong passwords for this account", row.locked_until - now)
    if row.at < now - FORGOTTEN_SECONDS:
        row.failures = 0
    row.failures, row.at = row.failures + 1, now
    wait = _wait(mark, row.failures)
    row.locked_until = now + wait if wait else 0.0


def _wait(mark: str, failures: int) -> float:
    free, shortest, longest = FREE_TRIES, SHORTEST_WAIT, LONGEST_WAIT
    if mark == STRANGERS:
        free, shortest, longest = FREE_TRIES_OF_STRANGERS, SHORTEST_WAIT_OF_STRANGERS, LONGEST_WAIT_OF_STRANGERS
    return min(longest, shortest * 2.0 ** min(20, failures - free)) if failures >= free else 0.0
