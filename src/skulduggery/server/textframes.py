"""Texts and pongs as they travel over a WebSocket (RFC 6455), where each is one whole frame. No others."""

from struct import Struct

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
WHOLE_PONG = 0x8A
MASKED = 0x80
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
"""A size up to the first stands in the second byte itself; else that byte says how many more bytes hold it."""

MASK_SIZE = 4
_head_16 = Struct("!BBH").pack
_head_64 = Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """From a server: not masked."""
    size = len(text)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return _head_16(WHOLE_TEXT, TWO_BYTES, size) + text
    return _head_64(WHOLE_TEXT, EIGHT_BYTES, size) + text


def unframed(data: bytes) -> bytes | None:
    """The text, if the data are a client's frame with a text in it, the whole and nothing else."""
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
    """What a pong carries, if the data are a client's pong, the whole and nothing else."""
    start = 2 + MASK_SIZE
    if len(data) < start or data[0] != WHOLE_PONG or data[1] < MASKED or data[1] - MASKED > SHORT:
        return None
    return apply_mask(data[start:], data[2:start]) if len(data) == start + data[1] - MASKED else None
