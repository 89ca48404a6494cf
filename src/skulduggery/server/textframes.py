"""Encodes and decodes WebSocket texts and pongs (RFC 6455) that are one whole frame each, and nothing else."""

from struct import Struct

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
WHOLE_PONG = 0x8A
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""A size up to the first is stored in the second byte itself. Otherwise that byte says how many more bytes have it."""

MASK_SIZE = 4
_head_16 = Struct("!BBH").pack
_head_64 = Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """A frame of a server: not masked."""
    size = len(text)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return _head_16(WHOLE_TEXT, TWO_BYTES, size) + text
    return _head_64(WHOLE_TEXT, EIGHT_BYTES, size) + text


def unframed(data: bytes) -> bytes | None:
    """The text, if the data are exactly one text frame of a client."""
    if len(data) < 2 + MASK_SIZE or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    size, mask = data[1] - MASKED, 2
    if size == TWO_BYTES:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif size == EIGHT_BYTES:
        return None
    start = mask + MASK_SIZE
    if len(data) != start + size:
        return None
    return apply_mask(data[start:], data[mask:start])


def pong_of(data: bytes) -> bytes | None:
    """The payload, if the data are exactly one pong of a client."""
    start = 2 + MASK_SIZE
    if len(data) < start or data[0] != WHOLE_PONG or data[1] < MASKED or data[1] - MASKED > SHORT:
        return None
    return apply_mask(data[start:], data[2:start]) if len(data) == start + data[1] - MASKED else None
