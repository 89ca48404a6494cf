"""The floods. Each runs in a process of its own (`__main__.py`), which prints its report as a line of JSON."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

import msgspec
from msgspec import Struct

from skulduggery.server.drills.flood.wires import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Target,
    Wire,
    ask,
    frame,
    open_wire,
    request,
    socket_path,
)

BURST_BYTES = 50_000
BURST_SECONDS = 0.05
"""This gives a megabyte a second."""
STRANGERS = 40
"""Simultaneous connections without a cookie."""
SILENT = 700
SOCKETS = 200
TRICKLING = 50
TRICKLE_SECONDS = 0.5
FLOODERS = 8
"""Simultaneous connections for requests."""
SOON = 0.05
TOO_MANY = 429
WELCOME = 101
LOST = (OSError, asyncio.IncompleteReadError, TimeoutError)


class Told(Struct):
    """The result of the flood."""

    cut: int = 0
    """Connections that the server closed, and requests that it refused."""
    sent: int = 0
    """Bytes, connections or requests."""


Flood: TypeAlias = Callable[[Target, float, Told], Awaitable[None]]


async def pings(target: Target, end: float, told: Told) -> None:
    await _frames(target, end, told, frame(PING))


async def pongs(target: Target, end: float, told: Told) -> None:
    await _frames(target, end, told, frame(PONG))


async def continuations(target: Target, end: float, told: Told) -> None:
    await _frames(target, end, told, frame(CONTINUATION, last=False), first=frame(TEXT, b"x", last=False))


async def unread_pings(target: Target, end: float, told: Told) -> None:
    """Ten times as many bytes as the other floods: they come back as answers, which have to be buffered somewhere."""
    await _frames(target, end, told, frame(PING, b"x" * 125), size=10 * BURST_BYTES, reads=False)


async def strangers(target: Target, end: float, told: Told) -> None:
    """Short texts over connections that are turned away."""
    nobody = msgspec.structs.replace(target, cookie="")
    await _together(STRANGERS, lambda: _frames(nobody, end, told, frame(TEXT, b"{}")))


async def silent(target: Target, end: float, told: Told) -> None:
    """Connections over which nothing is ever sent."""
    wires: list[Wire] = []
    for _ in range(SILENT):
        with suppress(*LOST):
            wires.append(await open_wire(target))
            told.sent += 1
    still = await asyncio.gather(*(wire.is_open(end - monotonic()) for wire in wires))
    told.cut = still.count(False)


async def trickles(target: Target, end: float, told: Told) -> None:
    """Request headers that never end."""

    async def trickle() -> None:
        wire = await open_wire(target)
        told.sent += 1
        ended = asyncio.create_task(wire.read_to_end())
        with suppress(*LOST):
            await wire.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while monotonic() < end and not ended.done():
                await wire.send(b"a: b\r\n")
                await asyncio.wait([ended], timeout=TRICKLE_SECONDS)
        told.cut += monotonic() < end

    await _together(TRICKLING, trickle)


async def sockets(target: Target, end: float, told: Told) -> None:
    """Far more sockets than anybody needs, all of one guest, and kept open."""
    wires: list[Wire] = []
    for _ in range(SOCKETS):
        with suppress(*LOST):
            wire = await open_wire(target)
            wires.append(wire)
            told.sent += await ask(wire, target, socket_path(target), cookie=target.cookie, upgrade=True) == WELCOME
    still = await asyncio.gather(*(wire.is_open(max(SOON, end - monotonic())) for wire in wires))
    told.cut = still.count(False)


async def requests(target: Target, end: float, told: Told) -> None:
    await _requests(target, end, told, request(target, "/api/me", cookie=target.cookie))


async def codes(target: Target, end: float, told: Told) -> None:
    await _requests(target, end, told, request(target, "/api/codes/ZZZZZ", cookie=target.cookie))


async def guests(target: Target, end: float, told: Told) -> None:
    """One new guest after another, without a cookie."""
    await _requests(target, end, told, request(target, "/api/guests", body=b'{"name":"Flood"}'))


FLOODS: Mapping[str, Flood] = {
    "pings": pings,
    "pongs": pongs,
    "continuations": continuations,
    "strangers": strangers,
    "unread-pings": unread_pings,
    "silent": silent,
    "trickles": trickles,
    "sockets": sockets,
    "requests": requests,
    "codes": codes,
    "guests": guests,
}


async def _frames(
    target: Target,
    end: float,
    told: Told,
    one: bytes,
    *,
    first: bytes = b"",
    size: int = BURST_BYTES,
    reads: bool = True,
) -> None:
    """The same frame again and again. A flooder who is cut off reconnects."""
    burst = one * (size // len(one))
    while monotonic() < end:
        with suppress(*LOST):
            wire = await open_wire(target, small=not reads)
            try:
                await ask(wire, target, socket_path(target), cookie=target.cookie, upgrade=True)
                ended = asyncio.create_task(wire.read_to_end() if reads else asyncio.sleep(end - monotonic()))
                await wire.send(first)
                while monotonic() < end and not ended.done():
                    async with asyncio.timeout(max(SOON, end - monotonic())):
                        await wire.send(burst)
                    told.sent += len(burst)
                    await asyncio.wait([ended], timeout=BURST_SECONDS)
            finally:
                wire.close()
        told.cut += monotonic() < end


async def _requests(target: Target, end: float, told: Told, one: bytes) -> None:
    async def ask_on() -> None:
        wire = await open_wire(target)
        try:
            while monotonic() < end:
                status = await _answer(wire, one)
                told.sent += 1
                told.cut += status == TOO_MANY
        finally:
            wire.close()

    async def keep_asking() -> None:
        while monotonic() < end:
            with suppress(*LOST):
                await ask_on()
            told.cut += monotonic() < end

    await _together(FLOODERS, keep_asking)


async def _answer(wire: Wire, one: bytes) -> int:
    await wire.send(one)
    head = (await wire.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    size = next(int(line[15:]) for line in head.split("\r\n") if line.startswith("content-length:"))
    await wire.reader.readexactly(size)
    return int(head.split()[1])


async def _together(number: int, what: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(what() for _ in range(number)), return_exceptions=True)


async def _flood(name: str, target: Target, seconds: float) -> Told:
    told = Told()
    await FLOODS[name](target, monotonic() + seconds, told)
    return told


def main(name: str, target: str, seconds: str) -> None:
    given = msgspec.json.decode(target, type=Target)
    print(msgspec.json.encode(asyncio.run(_flood(name, given, float(seconds)))).decode())
