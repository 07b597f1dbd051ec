"""Word of one's turn to an address of one's own choice: https or http, to public addresses only.

The address is resolved once, every answer is checked, and the connection goes to the address that was checked, so that
a name cannot change its mind in between. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from tabletome.server.errors import Malformed

SECONDS = 5.0
TRIES = 3
PAUSE = 2.0
log = logging.getLogger(__name__)


PORTS = (80, 443)
PUBLIC_IPV6 = ipaddress.IPv6Network("2000::/3")
"""The only IPv6 addresses that are given out to be reached from everywhere."""
NOT_PUBLIC = [
    ipaddress.ip_network(each)
    for each in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's translation
        "127.0.0.0/8",  # this machine
        "168.63.129.16/32",  # Azure's own services
        "169.254.0.0/16",  # link-local, and the services of most clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # for protocols; Oracle's own services
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # measuring
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/3",  # multicast, reserved, broadcast
        "2001::/23",  # for protocols: Teredo, ORCHID and others
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, which wraps any IPv4 address
        "3fff::/20",  # documentation
    )
]
"""What lies among public addresses and is not: IANA's registries of special purposes, and what clouds keep there."""


class Target(NamedTuple):
    """Where a webhook goes."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host as a request names it: IPv6 in brackets, with the port unless it is the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def read_target(url: str) -> Target:
    """The parts of a webhook's URL, or `Malformed` that says what it should be."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Malformed("a webhook is a URL such as https://example.org/hook") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Malformed("a webhook is an http or https URL without a user name, such as https://example.org/hook")
    if any(char <= " " or char >= "\x7f" for char in url):
        raise Malformed("a webhook's URL has only plain characters; others are written %41")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    return Target(secure, parts.hostname, (443 if secure else 80) if port is None else port, path)


async def public_address(target: Target, allow_private: bool = False) -> str:
    """An address of the host, all of whose addresses must be public. Why it is refused says nothing of our network."""
    refusal = Malformed("a webhook goes to port 80 or 443 of a public address that can be found")
    if target.port not in PORTS and not allow_private:
        raise refusal
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise refusal from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (allow_private or all(is_public(each) for each in addresses)):
        raise refusal
    return addresses[0]


def is_public(given: str) -> bool:
    """Whether an address is one that everyone can reach, and neither wraps another nor serves a special purpose."""
    try:
        address = ipaddress.ip_address(given)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address not in PUBLIC_IPV6:
        return False
    return not any(address.version == network.version and address in network for network in NOT_PUBLIC)


async def send(url: str, body: dict[str, Any], allow_private: bool = False) -> None:
    """Try a few times; a webhook that does not answer is its owner's affair."""
    await deliver(url, msgspec.json.encode(body), {"Content-Type": "application/json"}, allow_private)


async def deliver(url: str, body: bytes, headers: Mapping[str, str], allow_private: bool = False) -> int | None:
    """Post something, a few times where that fails; with which status it was taken or refused for good, if any."""
    for attempt in range(TRIES):
        try:
            status = await asyncio.wait_for(_post(read_target(url), body, headers, allow_private), SECONDS)
        except Malformed as wrong:
            log.info("webhook refused: %s", wrong)
            return None
        except (OSError, TimeoutError, EOFError, ValueError) as wrong:
            log.info("webhook failed: %s", wrong)
        else:
            if status < HTTPStatus.INTERNAL_SERVER_ERROR and status != HTTPStatus.TOO_MANY_REQUESTS:
                return status
            log.info("webhook failed: answered %s", status)
        await asyncio.sleep(PAUSE * (attempt + 1))
    return None


async def _post(target: Target, body: bytes, headers: Mapping[str, str], allow_private: bool) -> int:
    """The status that was answered."""
    address = await public_address(target, allow_private)
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    reader, writer = await asyncio.open_connection(address, target.port, ssl=context, server_hostname=name)
    try:
        lines = [f"POST {target.path} HTTP/1.1", f"Host: {target.named}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += ["User-Agent: tabletome", "Connection: close"]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        await writer.drain()
        status = await reader.readline()
        return int(status.split(b" ")[1])
    except IndexError:
        raise ValueError("no answer") from None
    finally:
        writer.close()
