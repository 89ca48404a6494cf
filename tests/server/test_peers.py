"""A device at a table whose line is slow, or dead."""

import asyncio
from typing import Any

from skulduggery.server.ids import GuestId
from skulduggery.server.peers import MOST_BYTES_WAITING, MOST_WAITING, TOO_SLOW, Peer


def test_a_line_is_given_up_when_too_many_frames_wait() -> None:
    assert _frames_until_cut(size=10) == MOST_WAITING + 1


def test_a_line_is_given_up_when_too_many_bytes_wait() -> None:
    assert _frames_until_cut(size=MOST_BYTES_WAITING // 4) == 5


def _frames_until_cut(*, size: int) -> int:
    """How many can be pushed before the peer is closed for being slow."""

    async def pushing() -> int:
        closed: list[int] = []
        is_free = asyncio.Event()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                closed.append(message["code"])
            await is_free.wait()

        peer = Peer(send, guest=GuestId("anna"))
        pushed = 0
        while not peer.closing:
            peer.push(b"x" * size)
            pushed += 1
        is_free.set()
        await peer.drained()
        assert closed == [TOO_SLOW]
        assert peer.waiting == 0
        return pushed

    return asyncio.run(pushing())
