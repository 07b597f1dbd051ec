"""Addresses that are not served. `tabletome admin ban` keeps the list; a running server reads it now and then."""

from __future__ import annotations

import time

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tabletome.server.addresses import Networks
from tabletome.server.errors import Banned
from tabletome.server.schema import BanRow
from tabletome.server.storage import Storage


class Bans:
    """The networks that are banned, as of the last time they were read."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._bans: list[tuple[Networks, str]] = []

    async def read(self) -> None:
        """Read the list anew, and forget what has lapsed."""
        now = time.time()
        rows = await self._storage.read(lambda session: list(session.scalars(select(BanRow))))
        self._bans = [(Networks([row.network]), row.reason) for row in rows if row.until > now]
        if len(self._bans) < len(rows):
            await self._storage.write(lambda session: _forget_lapsed(session, now))

    def check(self, address: str) -> None:
        """Refuse whoever asks from a network that is banned."""
        for networks, reason in self._bans:
            if address in networks:
                raise Banned(f"your address is not served here{': ' if reason else ''}{reason}")


def _forget_lapsed(session: Session, now: float) -> None:
    session.execute(delete(BanRow).where(BanRow.until <= now))
