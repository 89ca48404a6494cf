"""Checks the Host header against DNS rebinding.

An attacker can let their own name point to 127.0.0.1. For the browser their page then has the same origin as this
server. But the Host header contains the name that the page came from.
"""

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from skulduggery.server.config import ServerConfig

ANY = "*"
LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Nobody can register a name with this ending: it exists in home networks only."""


def host_allowed(host: str, config: ServerConfig) -> bool:
    """Whether the request is meant for us: addresses, names of the local network, and configured names.

    A request without a Host is fine, because every browser sends one.
    """
    name = name_in(host)
    return not name or ANY in config.hosts or _is_ours(name, config)


def host_certain(host: str, config: ServerConfig) -> bool:
    """The same check even if every name is allowed, for what only this machine may see."""
    name = name_in(host)
    return not name or _is_ours(name, config)


def name_in(host: str) -> str:
    """The host without the port, in lower case."""
    bare = host.strip().lower()
    if bare.startswith("["):
        return bare.partition("]")[0][1:]
    return bare.partition(":")[0].removesuffix(".")


def _is_ours(name: str, config: ServerConfig) -> bool:
    return _is_local(name) or name in _configured(config.hosts, config.origins, config.host) or name in _our_names()


@lru_cache(maxsize=256)
def _is_local(name: str) -> bool:
    """A name without a dot belongs to the local network, too."""
    return "." not in name or name.endswith(LOCAL_SUFFIXES) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


@lru_cache(maxsize=16)
def _configured(hosts: tuple[str, ...], origins: tuple[str, ...], host: str) -> frozenset[str]:
    return frozenset({*hosts, *(urlsplit(origin).hostname or "" for origin in origins), name_in(host)})


@cache
def _our_names() -> frozenset[str]:
    return frozenset({name_in(socket.gethostname())})
