"""Internet addresses: which count as one, and which belong to a network."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

from tabletome.server.errors import Malformed

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD = 64
"""Whoever has an IPv6 address has all that share so many of its first bits."""


def read_address(given: str) -> Address | None:
    """An address; one of IPv4 that is written as IPv6 is the one of IPv4. None for what is none."""
    try:
        address = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def read_network(given: str) -> Network:
    """An address or a network, as `192.0.2.1` or `2001:db8::/64`."""
    try:
        return ipaddress.ip_network(given, strict=False)
    except ValueError:
        raise Malformed(f"{given!r} is no address and no network; write 192.0.2.1 or 2001:db8::/64") from None


def counted_as(given: str) -> str:
    """By what an address is counted: IPv6 by its household, which has more addresses than anyone could count."""
    address = read_address(given)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return given if address is None else str(address)


class Networks:
    """Some addresses and networks, to ask whether they have an address."""

    def __init__(self, given: Iterable[str]) -> None:
        self._networks = [read_network(each) for each in given]

    def __contains__(self, given: str) -> bool:
        address = read_address(given)
        return address is not None and any(
            address.version == network.version and address in network for network in self._networks
        )
