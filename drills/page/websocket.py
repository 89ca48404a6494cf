"""WebSocket frames (RFC 6455), as far as a proxy needs them."""

import asyncio
import struct

from msgspec import Struct

TEXT, BINARY = 1, 2
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127


class WireFrame(Struct, frozen=True):
    raw: bytes
    """The raw bytes."""
    opcode: int
    payload: bytes

    @property
    def is_message(self) -> bool:
        """Whether it is a whole message: no fragment, ping, pong or close."""
        return self.opcode in (TEXT, BINARY)


async def read_frame(reader: asyncio.StreamReader) -> WireFrame:
    head = await reader.readexactly(2)
    length = head[1] & ~MASKED
    more = b""
    if length in (TWO_BYTES, EIGHT_BYTES):
        more = await reader.readexactly(2 if length == TWO_BYTES else 8)
        length = int.from_bytes(more)
    mask = await reader.readexactly(4) if head[1] & MASKED else b""
    data = await reader.readexactly(length)
    return WireFrame(head + more + mask + data, head[0] & 0x0F, unmasked(data, mask))


def unmasked(data: bytes, mask: bytes) -> bytes:
    if not mask:
        return data
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def text_frame(text: str) -> bytes:
    """A text frame as a server sends it."""
    data = text.encode()
    if len(data) < TWO_BYTES:
        return struct.pack("!BB", 0x80 | TEXT, len(data)) + data
    return struct.pack("!BBH", 0x80 | TEXT, TWO_BYTES, len(data)) + data
