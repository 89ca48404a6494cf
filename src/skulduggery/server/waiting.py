"""A start while the database does not respond: retry with growing pauses, and answer clients meanwhile.

The sockets listen already, so without an answer every client and every health check would hang.
"""

import asyncio
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from http import HTTPStatus
from typing import TypeAlias

import msgspec

from skulduggery import __version__
from skulduggery.server.deadlines import Deadline
from skulduggery.server.logs import logger
from skulduggery.server.store import DatabaseAway

Start: TypeAlias = Callable[[], Awaitable[object]]

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 5.0

REQUEST_SECONDS = 2.0
REQUEST_BYTES = 16_384


async def until_open(start: Start, sockets: Sequence[socket.socket], *, within: float) -> None:
    """Call `start` until it no longer raises `DatabaseAway`. After `within` seconds the last exception is passed on."""
    deadline = Deadline(within)
    async with AsyncExitStack() as stack:
        for number, pause in enumerate(_pauses()):
            try:
                await start()
                break
            except DatabaseAway as away:
                if deadline.left <= 0:
                    raise
                _tell(away, number, deadline.left)
            if number == 0:
                await stack.enter_async_context(_answering(sockets))
            await asyncio.sleep(min(pause, deadline.left))


def _pauses() -> Iterator[float]:
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


def _tell(away: DatabaseAway, number: int, left: float) -> None:
    """Log the first failure as a warning, which is also shown on a terminal."""
    tell = logger("server").info if number else logger("server").warning
    tell("waiting_for_database", problem=str(away), seconds_left=round(left))


@asynccontextmanager
async def _answering(sockets: Sequence[socket.socket]) -> AsyncGenerator[None]:
    """Answer every request with 503 and the body of `/health`."""
    async with AsyncExitStack() as stack:
        for opened in sockets:  # a copy, since asyncio closes a server's socket when it ends
            server = await asyncio.start_server(_answer, sock=opened.dup(), limit=REQUEST_BYTES)
            stack.callback(server.close)
        yield


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            async with asyncio.timeout(REQUEST_SECONDS):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(_response())
                await writer.drain()
    finally:
        writer.close()


def _response() -> bytes:
    status = HTTPStatus.SERVICE_UNAVAILABLE
    body = msgspec.json.encode({"status": "starting", "version": __version__, "database": "unavailable"})
    lines = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        f"retry-after: {round(LONGEST_PAUSE)}",
        "cache-control: no-store",
        "connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
