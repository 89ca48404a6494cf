"""The messages between the supervisor and a worker.

A worker reads `Start` as a line of JSON from its standard input, which then stays open: it ends when the supervisor
does. Everything else is sent over a socket pair as msgpack, each message preceded by its length.
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
    """The settings that were given as flags. A worker reads environment and file itself, so an upgrade adopts
    changes there."""
    file: str | None
    line: int
    """The file descriptor of its end of the socket pair."""
    listening: Sequence[int]
    """The file descriptors of the sockets at which it listens."""
    inboxes: Sequence[tuple[int, int]]
    """The file descriptors of every worker's inbox: the end where that worker reads, and the end where others write."""
    salt: bytes
    """The salt of address hashes in the log: an address has the same hash in the lines of all workers."""


class Family(Struct, frozen=True):
    """A metric of one process, as prometheus-client collects it."""

    name: str
    about: str
    kind: str
    samples: Sequence[tuple[str, Mapping[str, str], float]]


class Ready(Struct, tag=True, frozen=True):
    """The worker accepts connections."""


class Unfit(Struct, tag=True, frozen=True):
    """The worker cannot start, and no other worker could: a key for the sentence, and its parameters."""

    key: str
    args: Mapping[str, str]
    may_heal: bool = False
    """Whether a later start may succeed."""


class Ping(Struct, tag=True, frozen=True):
    """Asks whether the event loop still runs."""


class Pong(Struct, tag=True, frozen=True):
    """Answers `Ping`."""


class Scraped(Struct, tag=True, frozen=True):
    """This worker got a request for the metrics, which must cover all workers."""


class Count(Struct, tag=True, frozen=True):
    """Asks for the worker's metrics."""

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
    """Every message, until the other end closes."""
    try:
        while True:
            (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
            yield _decoder.decode(await reader.readexactly(length))
    except (IncompleteReadError, ConnectionError):
        return
