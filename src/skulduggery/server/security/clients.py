"""The client of a request: its own address and how it reached us, also through proxies."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

from msgspec import Struct

from skulduggery.server.config import ServerConfig
from skulduggery.server.security.hosts import host_certain

Network: TypeAlias = IPv4Network | IPv6Network
Scope: TypeAlias = Any

HTTPS = frozenset({"https", "wss"})
TOLD_BY_PROXIES = frozenset({b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"via"})


class Client(Struct, frozen=True):
    address: str
    https: bool
    proxied: bool
    """Whether there is a proxy in between, trusted or not."""


def client_of(scope: Scope, config: ServerConfig) -> Client:
    """The client. X-Forwarded-For and -Proto are trusted as far as trusted proxies wrote them: the client is the
    rightmost hop that is no trusted proxy. Anything further left may be forged."""
    peer: str = scope["client"][0] if scope.get("client") else ""
    proxied = any(name in TOLD_BY_PROXIES for name, _ in scope["headers"])
    direct = scope.get("scheme") in HTTPS
    if not _is_trusted(peer, config.trusted_proxies):
        return Client(address=peer, https=direct, proxied=proxied)
    told = (header(scope, b"x-forwarded-proto") or "").rpartition(",")[2].strip().lower()
    https = told in HTTPS if told else direct
    return Client(address=_rightmost_stranger(scope, peer, config.trusted_proxies), https=https, proxied=proxied)


def is_proxy(peer: str, config: ServerConfig) -> bool:
    """Whether connections from this address come from a trusted proxy."""
    return _is_trusted(peer, config.trusted_proxies)


def cookies_are_secure(client: Client, config: ServerConfig) -> bool:
    return client.https if config.secure_cookies == "auto" else config.secure_cookies == "true"


def may_read_metrics(client: Client, host: str, config: ServerConfig) -> bool:
    """Whether the client may read metrics: from this machine, not through a proxy and not from a foreign page,
    unless everybody may."""
    if config.metrics != "local":
        return config.metrics == "on"
    address = _address(client.address)
    on_this_machine = address is not None and address.is_loopback and not client.proxied
    return on_this_machine and host_certain(host, config)


def header(scope: Scope, name: bytes) -> str | None:
    """The header if it is there; several headers are joined with commas."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return ",".join(found) if found else None


def _rightmost_stranger(scope: Scope, peer: str, proxies: tuple[str, ...]) -> str:
    address = peer
    for hop in reversed(_forwarded_for(scope)):
        parsed = _address(hop)
        if parsed is None:
            break
        address = str(parsed)
        if not _is_trusted(address, proxies):
            break
    return address


def _forwarded_for(scope: Scope) -> list[str]:
    """The hops in the order in which they were added, starting with the client's own claim."""
    return [hop.strip() for hop in (header(scope, b"x-forwarded-for") or "").split(",") if hop.strip()]


def _is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    parsed = _address(address) if proxies else None
    return parsed is not None and any(parsed in network for network in _networks(proxies))


@lru_cache(maxsize=16)
def _networks(proxies: tuple[str, ...]) -> tuple[Network, ...]:
    return tuple(ip_network(proxy, strict=False) for proxy in proxies)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an address as proxies write it: perhaps with a port, perhaps in brackets."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        parsed = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed
