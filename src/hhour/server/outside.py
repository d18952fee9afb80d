"""Requests out of the house: to addresses that people name, and therefore never into the host's own network.

The name is looked up once, every address behind it must be a public one, and the request goes to the very address that
was looked at: a name that answers differently the second time gains nothing. Nothing is followed, little is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

from hhour.server.settings import Settings
from hhour.server.trouble import Trouble

SECONDS = 8
MOST_LENGTH = 2000
# Threads of their own: a name that nobody answers for keeps one for as long as the system waits, and the usual ones
# read the database.
_NAMES = ThreadPoolExecutor(4, thread_name_prefix="hhour-names")
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
# public by their number, yet roads into other networks: NAT64, 6to4, Teredo; the private ones of before; and examples
# that Python does not know yet
_NOWHERE = "64:ff9b::/96 64:ff9b:1::/48 2002::/16 192.88.99.0/24 2001::/32 fec0::/10 3fff::/20"
ROADS = tuple(map(ipaddress.ip_network, _NOWHERE.split()))


class Unanswered(Exception):
    """Nobody answered, or not in time."""


@dataclass(frozen=True)
class Address:
    """Where a request goes, looked up and found to be outside."""

    ip: str
    port: int
    host: str
    path: str
    tls: bool


async def look_up(url: str, settings: Settings) -> Address:
    """The place behind an address; Trouble if it cannot be, or must not be, asked."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise Trouble(422, "address-wrong") from None
    host = parts.hostname or ""
    plain = parts.scheme in ("http", "https") and host and not parts.username and url.isascii() and url.isprintable()
    if not plain or len(url) > MOST_LENGTH or " " in url or not (port in (80, 443) or port >= 1024):
        raise Trouble(422, "address-wrong")
    try:
        async with asyncio.timeout(SECONDS):
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(_NAMES, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError, TimeoutError):
        raise Trouble(422, "address-unknown") from None
    numbers = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    allowed = tuple(map(ipaddress.ip_network, settings.alert_networks.split()))
    if not numbers or not all(is_outside(number, allowed) for number in numbers):
        raise Trouble(422, "address-private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(str(numbers[0]), port, parts.netloc.rpartition("@")[2], path, parts.scheme == "https")


def is_outside(number: IpAddress, allowed: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...] = ()) -> bool:
    """Whether an address is a public one, or in a network that the host has opened."""
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    if any(number in network for network in allowed if network.version == number.version):
        return True
    if any(number in network for network in ROADS if network.version == number.version):
        return False
    return number.is_global and not number.is_multicast and not number.is_reserved


async def post(url: str, body: bytes, headers: dict[str, str], settings: Settings) -> int:
    """Send something and return the status of the answer; raises Trouble or Unanswered."""
    to = await look_up(url, settings)
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(to, body, headers)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise Unanswered(type(error).__name__) from None


async def _post(to: Address, body: bytes, headers: dict[str, str]) -> int:
    context = _tls() if to.tls else None
    name = urlsplit(f"//{to.host}").hostname if to.tls else None
    reader, writer = await asyncio.open_connection(to.ip, to.port, ssl=context, server_hostname=name)
    try:
        told = {"Host": to.host, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{key}: {value}\r\n" for key, value in told.items())
        writer.write(f"POST {to.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        return int(line.split()[1]) if line.startswith(b"HTTP/1.") and len(line.split()) > 1 else 0
    finally:
        writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await writer.wait_closed()


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
