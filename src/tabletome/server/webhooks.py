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
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from tabletome.server.errors import Malformed

SECONDS = 5.0
TRIES = 3
PAUSE = 2.0
log = logging.getLogger(__name__)


class Target(NamedTuple):
    """Where a webhook goes."""

    secure: bool
    host: str
    port: int
    path: str


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
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


async def public_address(target: Target, allow_private: bool = False) -> str:
    """An address of the host, all of whose addresses must be public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except OSError:
        raise Malformed(f"the webhook's host {target.host} cannot be found") from None
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(is_public(each) for each in addresses):
        raise Malformed("a webhook goes to a public address; this one is private or reserved")
    return addresses[0]


def is_public(address: str) -> bool:
    """Neither private, loopback, link-local, multicast nor otherwise reserved, also not wrapped in an IPv6 address."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None) or _nat64(ip)
        if inner is not None:
            return is_public(str(inner))
    return ip.is_global and not ip.is_multicast


def _nat64(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    if ip in ipaddress.ip_network("64:ff9b::/96"):
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return None


async def send(url: str, body: dict[str, Any], allow_private: bool = False) -> None:
    """Try a few times; a webhook that does not answer is its owner's affair."""
    for attempt in range(TRIES):
        try:
            await asyncio.wait_for(_post(read_target(url), msgspec.json.encode(body), allow_private), SECONDS)
        except Malformed as wrong:
            log.info("webhook refused: %s", wrong)
            return
        except (OSError, TimeoutError, EOFError, ValueError) as wrong:
            log.info("webhook failed: %s", wrong)
            await asyncio.sleep(PAUSE * (attempt + 1))
        else:
            return


async def _post(target: Target, body: bytes, allow_private: bool) -> None:
    address = await public_address(target, allow_private)
    context = ssl.create_default_context() if target.secure else None
    name = target.host if target.secure else None
    reader, writer = await asyncio.open_connection(address, target.port, ssl=context, server_hostname=name)
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: tabletome\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        status = await reader.readline()
        if not status.split(b" ")[1:2] or not status.split(b" ")[1].startswith(b"2"):
            raise ValueError(f"answered {status[:40]!r}")
    finally:
        writer.close()
