"""Server addresses, and table names: a link, an id, or the five letters that are read out in a room."""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from skulduggery.client.errors import NoServer, NoSuchTable

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")
CODE = re.compile(r"[A-Za-z]{5}")
SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


class Server(Struct, frozen=True):
    """`origin` is for example http://127.0.0.1:7878, without a path."""

    origin: str

    @property
    def sockets(self) -> str:
        return "ws" + self.origin.removeprefix("http")

    @property
    def is_on_this_machine(self) -> bool:
        host = urlsplit(self.origin).hostname or ""
        try:
            return ipaddress.ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"


class TableName(Struct, frozen=True):
    """Exactly one of id and code is set. `server` is set if the name was a link."""

    id: str | None = None
    code: str | None = None
    server: Server | None = None


def parse_server(url: str) -> Server:
    """The server in an address or in any link to it. Without a scheme it is http."""
    parts = _split(url if "://" in url else f"http://{url}")
    scheme = SCHEMES.get(parts.scheme)
    if scheme is None or not parts.hostname:
        raise NoServer(f"{url!r} is no address of a server; one looks like http://127.0.0.1:7878")
    place = parts.netloc.rpartition("@")[2]
    return Server(f"{scheme}://{place.lower()}")


def parse_table(text: str) -> TableName:
    """`https://play.example.org/t/<id>`, the id alone, or a code in upper or lower case, with blanks and dashes."""
    server = parse_server(text) if "://" in text else None
    parts = _split(text) if server is not None else None
    words = [text.strip()] if parts is None else re.split(r"[/?=&#]", f"{parts.path}/{parts.query}/{parts.fragment}")
    for word in reversed(words):
        if TABLE_ID.fullmatch(word):
            return TableName(id=word, server=server)
    for word in reversed(words):
        letters = re.sub(r"[\s-]", "", word)
        if CODE.fullmatch(letters):
            return TableName(code=letters.upper(), server=server)
    raise NoSuchTable(
        "no-such-table",
        f"{text!r} is neither a link to a table nor its id (22 characters) nor its code (five letters)",
    )


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url.strip())
        _ = parts.port  # raises if it is no number
    except ValueError:
        raise NoServer(f"{url!r} is no address of a server; one looks like http://127.0.0.1:7878") from None
    return parts
