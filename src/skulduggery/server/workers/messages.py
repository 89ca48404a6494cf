"""What the supervisor and a worker tell each other.

A worker reads `Start` as a line of JSON from its standard input, which then stays open: when it ends, the supervisor
is gone. Everything else travels over a pair of sockets as msgpack, each message behind its length.
"""

from asyncio import IncompleteReadError, StreamReader
from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from skulduggery.server.botworker import LENGTH


class Start(Struct, frozen=True, kw_only=True):
    number: int
    """Counted from 1."""
    of: int
    host: str
    port: int
    flags: Mapping[str, str]
    """The settings that were given as flags. A worker reads environment and file itself, so that an upgrade takes in
    what has changed there."""
    file: str | None
    line: int
    """The file descriptor of its end of the pair of sockets."""
    listening: Sequence[int]
    """The file descriptors of the sockets at which it listens."""
    inboxes: Sequence[tuple[int, int]]
    """The file descriptors of every worker's inbox: where that worker reads, and where others write."""
    salt: bytes
    """Of hashed addresses in the log: the same address has to look the same in the lines of all workers."""


class Family(Struct, frozen=True):
    """A metric of one process, as prometheus-client collects it."""

    name: str
    about: str
    kind: str
    samples: Sequence[tuple[str, Mapping[str, str], float]]


class Ready(Struct, tag=True, frozen=True):
    """The worker accepts connections."""


class Unfit(Struct, tag=True, frozen=True):
    """The worker cannot start, and its siblings cannot either: a key for the sentence, and what it mentions."""

    key: str
    args: Mapping[str, str]
    may_heal: bool = False
    """Whether a later start may succeed."""


class Ping(Struct, tag=True, frozen=True):
    """Does your event loop still run?"""


class Pong(Struct, tag=True, frozen=True):
    """Yes."""


class Scraped(Struct, tag=True, frozen=True):
    """Somebody asked this worker for the metrics, which have to be those of all workers."""


class Count(Struct, tag=True, frozen=True):
    """Tell your metrics."""

    scrape: int


class Counted(Struct, tag=True, frozen=True):
    scrape: int
    families: Sequence[Family]


class Totals(Struct, tag=True, frozen=True):
    """The answer to `Scraped`: the metrics by worker, and how often each worker was restarted."""

    counted: Mapping[int, Sequence[Family]]
    restarts: Mapping[int, int]


Message: TypeAlias = Ready | Unfit | Ping | Pong | Scraped | Count | Counted | Totals
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def framed(message: Message) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


async def heard(reader: StreamReader) -> AsyncGenerator[Any]:
    """Every message, until the other end is gone."""
    try:
        while True:
            (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
            yield _decoder.decode(await reader.readexactly(length))
    except (IncompleteReadError, ConnectionError):
        return
