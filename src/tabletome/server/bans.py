"""Addresses that are not served. `tabletome admin ban` keeps the list; a running server reads it now and then."""

from __future__ import annotations

import ipaddress
import time

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tabletome.server.errors import Banned, Malformed
from tabletome.server.schema import BanRow
from tabletome.server.storage import Storage

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def read_network(given: str) -> Network:
    """An address or a network, as `192.0.2.1` or `2001:db8::/64`."""
    try:
        return ipaddress.ip_network(given, strict=False)
    except ValueError:
        raise Malformed(f"{given!r} is no address and no network; write 192.0.2.1 or 2001:db8::/64") from None


class Bans:
    """The networks that are banned, as of the last time they were read."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._networks: list[tuple[Network, str]] = []

    async def read(self) -> None:
        """Read the list anew, and forget what has lapsed."""
        now = time.time()
        rows = await self._storage.read(lambda session: list(session.scalars(select(BanRow))))
        self._networks = [(read_network(row.network), row.reason) for row in rows if row.until > now]
        if len(self._networks) < len(rows):
            await self._storage.write(lambda session: _forget_lapsed(session, now))

    def check(self, address: str) -> None:
        """Refuse whoever asks from a network that is banned."""
        if not self._networks:
            return
        try:
            asking = ipaddress.ip_network(address)
        except ValueError:
            return
        for network, reason in self._networks:
            if asking.version == network.version and asking.network_address in network:
                raise Banned(f"your address is not served here{': ' if reason else ''}{reason}")


def _forget_lapsed(session: Session, now: float) -> None:
    session.execute(delete(BanRow).where(BanRow.until <= now))
