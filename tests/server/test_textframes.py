"""Texts over a WebSocket, as the library frames them that does everything else there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from skulduggery.server.lines import awaits_frame
from skulduggery.server.textframes import framed, pong_of, unframed

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)


def from_client(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=mask))


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_the_library_s_own(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [size for size in SIZES if size < 1 << 16])
def test_a_whole_text_is_read(size: int) -> None:
    assert unframed(from_client(Opcode.TEXT, b"x" * size)) == b"x" * size


@given(st.binary(max_size=300))
def test_masks_are_taken_off(text: bytes) -> None:
    assert unframed(from_client(Opcode.TEXT, text)) == text


OTHERS = {
    "binary": from_client(Opcode.BINARY, b"text"),
    "not the whole message": from_client(Opcode.TEXT, b"text", fin=False),
    "the rest of a message": from_client(Opcode.CONT, b"text"),
    "ping": from_client(Opcode.PING, b"text"),
    "close": from_client(Opcode.CLOSE, b"\x03\xe8"),
    "not masked": from_client(Opcode.TEXT, b"text", mask=False),
    "very long": from_client(Opcode.TEXT, b"x" * 65_536),
    "two": from_client(Opcode.TEXT, b"one") + from_client(Opcode.TEXT, b"two"),
    "compressed": bytes((0x80 | 0x40 | Opcode.TEXT,)) + from_client(Opcode.TEXT, b"text")[1:],
}


@pytest.mark.parametrize("other", OTHERS)
def test_everything_else_is_left_to_the_library(other: str) -> None:
    assert unframed(OTHERS[other]) is None


@given(st.binary(max_size=125))
def test_a_whole_pong_is_read(carried: bytes) -> None:
    pong = from_client(Opcode.PONG, carried)
    assert pong_of(pong) == carried
    assert unframed(pong) is None
    assert all(pong_of(pong[:cut]) is None for cut in range(len(pong)))
    assert pong_of(pong + pong) is None


NO_PONGS = {**OTHERS, "text": from_client(Opcode.TEXT, b"text"), "bare": from_client(Opcode.PONG, b"text", mask=False)}


@pytest.mark.parametrize("other", NO_PONGS)
def test_nothing_else_is_taken_for_a_pong(other: str) -> None:
    assert pong_of(NO_PONGS[other]) is None


@pytest.mark.parametrize("size", [4, 200])
def test_so_is_a_text_that_is_not_all_there(size: int) -> None:
    whole = from_client(Opcode.TEXT, b"x" * size)
    assert all(unframed(whole[:cut]) is None for cut in range(len(whole)))


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("size", [4, 200])
def test_between_frames_is_not_in_the_middle_of_one(size: int) -> None:
    """Also where a frame's head has come alone, and its content looks like another frame."""
    whole = from_client(Opcode.TEXT, b"x" * size)
    conn = ServerProtocol()
    conn.receive_data(HANDSHAKE)
    [request] = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    assert awaits_frame(conn)
    for place in range(len(whole) - 1):
        conn.receive_data(whole[place : place + 1])
        assert not awaits_frame(conn)
    conn.receive_data(whole[-1:])
    assert awaits_frame(conn)
