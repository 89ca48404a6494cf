"""The listening sockets of a server, and the addresses under which people find it."""

import contextlib
import errno
import http.client
import ipaddress
import os
import socket
import sys
import urllib.request
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from skulduggery.kernel.nesting import is_too_deep

BACKLOG = 2048
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})
ANYWHERE_ELSE = ("192.0.2.1", 9)
"""An address that does not exist. A route to it sends nothing and reveals our own address."""

ANSWER_SECONDS = 1.5
ANSWER_BYTES = 4096
_directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))

Reason: TypeAlias = Literal["port-taken", "port-forbidden", "host-unknown", "host-elsewhere", "unlistenable"]


class CannotListen(Exception):
    """The server cannot listen at this host and port: a key for the sentence, and the system's message."""

    def __init__(self, reason: Reason, host: str, port: int, problem: str = "") -> None:
        super().__init__(f"{reason}: {host} {port} {problem}")
        self.reason: Reason = reason
        self.host = host
        self.port = port
        self.problem = problem


class _Health(Struct):
    """The fields of our /health response, which hardly any other server has."""

    status: str
    version: str
    database: str


class Address(Struct, frozen=True):
    """The server's URLs: from its own machine, and from others in the network."""

    url: str
    port: int
    network: tuple[str, ...] = ()


def listen(host: str, port: int, *, shared: bool = False) -> list[socket.socket]:
    """One socket for each address of the host, all at the same port. Port 0 picks a free one. Other sockets may
    listen at the same port as shared ones."""
    sockets: list[socket.socket] = []
    fault: OSError | None = None
    for family, address in _addresses(host, port):
        try:
            place = (address, sockets[0].getsockname()[1] if sockets else port)
            sockets.append(_listening(family, place, shared=shared))
        except OSError as error:
            fault = fault or error
            if error.errno == errno.EADDRINUSE:
                break
    if sockets and (fault is None or fault.errno != errno.EADDRINUSE):
        return sockets  # a machine without IPv6 can do without that socket
    for opened in sockets:
        opened.close()
    raise _cannot(host, port, fault or OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL)))


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, str]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        raise CannotListen("host-unknown", host, port, str(error)) from None
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def _listening(family: socket.AddressFamily, address: tuple[str, int], *, shared: bool) -> socket.socket:
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if shared:
                opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(address[0] != "::"))
        opened.bind(address)
        opened.listen(BACKLOG)
        opened.set_inheritable(False)
    except BaseException:
        opened.close()
        raise
    return opened


def _cannot(host: str, port: int, fault: OSError) -> CannotListen:
    reasons: dict[int, Reason] = {
        errno.EADDRINUSE: "port-taken",
        errno.EACCES: "port-forbidden",
        errno.EADDRNOTAVAIL: "host-elsewhere",
    }
    reason = reasons.get(fault.errno or 0, "unlistenable")
    return CannotListen(reason, host, port, fault.strerror or str(fault))


# --- addresses for people -----------------------------------------------------------------------------------------


def address_of(host: str, sockets: Sequence[socket.socket]) -> Address:
    port: int = sockets[0].getsockname()[1]
    if host not in EVERYWHERE:
        return Address(url=url(host, port), port=port)
    network = tuple(url(each, port) for each in network_addresses())
    return Address(url=url("127.0.0.1", port), port=port, network=network)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_ours(address: str) -> bool:
    """Whether one of our servers responds there."""
    request = urllib.request.Request(f"{address}/health", headers={"accept": "application/json"})
    try:
        with _directly.open(request, timeout=ANSWER_SECONDS) as answer:
            told = answer.read(ANSWER_BYTES)
        if is_too_deep(told):
            return False
        msgspec.json.decode(told, type=_Health)
    except (OSError, ValueError, http.client.HTTPException):
        return False
    return True


def network_addresses() -> list[str]:
    """The IPv4 addresses of this machine that others can reach, the likeliest first."""
    found = [*_on_the_way_out(), *_by_our_name()]
    return [address for address in dict.fromkeys(found) if _is_reachable(address)]


def _on_the_way_out() -> list[str]:
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ANYWHERE_ELSE)
        return [probe.getsockname()[0]]
    return []


def _by_our_name() -> list[str]:
    with contextlib.suppress(OSError, UnicodeError):
        return socket.gethostbyname_ex(socket.gethostname())[2]
    return []


def _is_reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
