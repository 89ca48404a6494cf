"""Under which names we may be addressed.

A page of an attacker whose name is made to lead to 127.0.0.1 (DNS rebinding) is of the same origin as this server for
the browser. Its name gives it away, for the Host header tells the name that the page came from.
"""

import socket
from functools import cache, lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from skulduggery.server.config import ServerConfig

ANY = "*"
LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Nobody can buy a name that ends so: only the network at home leads to one."""


def host_allowed(host: str, config: ServerConfig) -> bool:
    """Whether the request is meant for us: addresses, names of the local network, and those that are configured.

    No Host at all is fine: every browser sends one.
    """
    name = name_in(host)
    return not name or ANY in config.hosts or _is_ours(name, config)


def host_certain(host: str, config: ServerConfig) -> bool:
    """The same even where every name is allowed: for what only this machine may see."""
    name = name_in(host)
    return not name or _is_ours(name, config)


def name_in(host: str) -> str:
    """Without the port, in lower case."""
    bare = host.strip().lower()
    if bare.startswith("["):
        return bare.partition("]")[0][1:]
    return bare.partition(":")[0].removesuffix(".")


def _is_ours(name: str, config: ServerConfig) -> bool:
    return _is_local(name) or name in _configured(config.hosts, config.origins, config.host) or name in _our_names()


@lru_cache(maxsize=256)
def _is_local(name: str) -> bool:
    """A name without a dot is one of the network at home, too."""
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
