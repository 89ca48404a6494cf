"""Which pages may open sockets and change things here: our own, and those of the configured origins."""

from functools import lru_cache
from urllib.parse import urlsplit

from skulduggery.server.config import ServerConfig
from skulduggery.server.security.headers import is_plain_host


def origin_allowed(origin: str | None, host: str, config: ServerConfig) -> bool:
    """Whether a page from this origin may open a socket or change something here: our own pages, and those of
    `origins`.

    Without an Origin: yes. Browsers send it with every socket and every unsafe request. So its absence means a
    program that is no browser, holds no cookies of somebody else and could send any Origin. "null" (sandboxed
    frames, local files) is nobody's origin and is refused.
    """
    if origin is None:
        return True
    asking = parse_origin(origin)
    if asking is None:
        return False
    scheme, place = asking.split("://", 1)
    return place == _without_usual_port(host.lower(), scheme) or asking in _parsed(config.origins)


def parse_origin(text: str) -> str | None:
    """`https://play.example.org`, in lower case and without the default port; None if it is no web origin."""
    try:
        parts = urlsplit(text.strip().lower())
        _ = parts.port  # raises if it is no number
    except ValueError:
        return None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in ("http", "https") or not is_plain_host(parts.netloc) or rest:
        return None
    return f"{parts.scheme}://{_without_usual_port(parts.netloc, parts.scheme)}"


def _without_usual_port(host: str, scheme: str) -> str:
    return host.removesuffix(":443" if scheme == "https" else ":80")


@lru_cache(maxsize=16)
def _parsed(origins: tuple[str, ...]) -> frozenset[str | None]:
    return frozenset(parse_origin(origin) for origin in origins) - {None}
