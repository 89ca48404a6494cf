"""Raw connections with full control over every byte, as attackers have them."""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from urllib.parse import urlsplit

from msgspec import Struct

TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10
OPENING = 10.0
HEAD_END = b"\r\n\r\n"
MOST_READ = 1 << 16
SMALL = 4096


class Target(Struct, frozen=True):
    """The target of the flood, and the flooder's identity."""

    url: str
    table: str
    cookie: str
    """The cookie of the flooder's own guest."""

    @property
    def place(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        assert parts.hostname is not None
        assert parts.port is not None
        return parts.hostname, parts.port


class Wire:
    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def read_to_end(self) -> None:
        """Read and discard everything."""
        with suppress(OSError):
            while await self.reader.read(MOST_READ):
                pass

    async def is_open(self, seconds: float) -> bool:
        """Whether the connection is still open after this time. Received data is discarded."""
        try:
            async with asyncio.timeout(seconds):
                await self.read_to_end()
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self.writer.transport.abort()


async def open_wire(target: Target, *, small: bool = False) -> Wire:
    """Open a connection. A small one buffers little unread data."""
    opened = socket.socket()
    opened.setblocking(False)
    if small:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    try:
        async with asyncio.timeout(OPENING):
            await asyncio.get_running_loop().sock_connect(opened, target.place)
            return Wire(*await asyncio.open_connection(sock=opened, limit=SMALL if small else MOST_READ))
    except BaseException:
        opened.close()
        raise


async def ask(wire: Wire, target: Target, path: str, *, cookie: str = "", upgrade: bool = False) -> int:
    """The status of the response; 101 for a WebSocket."""
    await wire.send(request(target, path, cookie=cookie, upgrade=upgrade))
    async with asyncio.timeout(OPENING):
        head = await wire.reader.readuntil(HEAD_END)
        lines = head.decode("latin-1").lower().split("\r\n")
        size = next((int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")), 0)
        if size:
            await wire.reader.readexactly(size)
    return int(lines[0].split()[1])


def request(target: Target, path: str, *, cookie: str = "", upgrade: bool = False, body: bytes | None = None) -> bytes:
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: {}:{}".format(*target.place)]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if upgrade:
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines.append("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join((*lines, "", "")).encode() + (body or b"")


def socket_path(target: Target) -> str:
    return f"/api/tables/{target.table}/socket"


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients have to send it. It is masked with zeros, which changes nothing."""
    assert len(payload) < 126
    return bytes((kind | (0x80 if last else 0), 0x80 | len(payload))) + bytes(4) + payload
