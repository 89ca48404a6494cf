"""A minimal WebSocket client.

The load has one core, like the server, and must never be the slower of the two. It omits the checks of a real client,
because a benchmark may trust the server that it measures.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import cast

from benchmarks.server.trouble import Trouble

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of whole frames."""
MASKED = 0x80
NO_MASK = bytes(4)
"""A client has to mask what it sends; with zeros that leaves it as it is."""
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
END_OF_HEAD = b"\r\n\r\n"


class Lost(Trouble):
    """The server closed the connection, or sent something that this client does not understand."""


class Socket(asyncio.Protocol):
    """`hear` gets every text frame; `lost` gets the reason why the connection ended, unless we closed it."""

    def __init__(self, *, hear: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    async def opened(self, request: bytes) -> None:
        assert self._transport is not None
        self._transport.write(request)
        try:
            await self._opened
        except BaseException:
            self.close()
            raise

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's class is a transport in all but name

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._fail(exc or Lost("the server closed a connection"))

    def data_received(self, data: bytes) -> None:
        if self._transport is None:
            return
        data = self._rest + data if self._rest else data
        try:
            self._rest = data[self._frames(data) :] if self._opened.done() else self._head(data)
        except Exception as error:
            self._fail(error)

    def _head(self, data: bytes) -> bytes:
        """The response to the upgrade request; frames follow it."""
        head, end, rest = data.partition(END_OF_HEAD)
        if not end:
            return data
        status = head.split(b"\r\n", 1)[0].decode()
        if " 101 " not in status:
            raise Lost(f"the server opens no socket: {status}")
        self._opened.set_result(None)
        return rest[self._frames(rest) :]

    def _frames(self, data: bytes) -> int:
        """Pass on every whole frame; return the start of the first incomplete one."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1], at + 2
            if size > SHORT:
                wide = 2 if size == TWO_BYTES else 8
                size, start = int.from_bytes(data[start : start + wide]), start + wide
            if start + size > end:
                break
            at = start + size
            if first == TEXT:
                self._hear(data[start:at])
            else:
                self._control(first, data[start:at])
        return at

    def _control(self, first: int, payload: bytes) -> None:
        if first == PING:
            self._write(PONG, payload)
        elif first == CLOSE:
            raise Lost(f"the server closed a socket: {payload[2:].decode(errors='replace') or 'no reason given'}")
        elif first != PONG:
            raise Lost(f"a frame that begins with {first:#x}")

    def _write(self, first: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size <= SHORT:
            head = bytes((first, MASKED | size))
        else:
            head = bytes((first, MASKED | TWO_BYTES)) + size.to_bytes(2)
        self._transport.write(head + NO_MASK + payload)

    def _fail(self, error: Exception) -> None:
        self.close()
        if self._opened.done():
            self._lost(error)
        else:
            self._opened.set_exception(error)


async def connect(
    port: int,
    path: str,
    *,
    hear: Callable[[bytes], None],
    lost: Callable[[Exception], None],
    headers: Mapping[str, str] | None = None,
) -> Socket:
    """An open socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hear=hear, lost=lost), "127.0.0.1", port)
    fields = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
        **(headers or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    await socket.opened("\r\n".join(lines).encode() + END_OF_HEAD)
    return socket
