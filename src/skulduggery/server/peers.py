"""One open socket, seen from the table: frames are handed over at once and written when the line is free."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from skulduggery.kernel.seats import Seat
from skulduggery.server.ids import GuestId

Send: TypeAlias = Callable[[Any], Awaitable[None]]

MOST_WAITING = 256
"""Frames that may wait for a slow line before it is given up: its owner reconnects and gets everything in one."""

MOST_BYTES_WAITING = 1 << 20
"""The same in bytes: somebody with many sockets, who asks for everything again and again and reads nothing, must not
take all the memory there is."""

TOO_SLOW = 1013


class Peer:
    """A device at a table. Several may share a seat."""

    __slots__ = (
        "_closing",
        "_hang_up",
        "_outbox",
        "_send",
        "_task",
        "_write_now",
        "done",
        "guest",
        "language",
        "seat",
        "tv",
    )

    def __init__(
        self,
        send: Send,
        *,
        guest: GuestId,
        tv: bool = False,
        language: str | None = None,
        hang_up: Callable[[], None] | None = None,
        write_now: Callable[[bytes], bool] | None = None,
    ) -> None:
        """`hang_up` ends the line before long even if nobody reads at its other end; `write_now` writes a frame at
        once, or says that the line is not free."""
        self.guest = guest
        self.tv = tv
        self.language = language
        """Whether this device wants sentences too, and in which language."""
        self.seat: Seat | None = None
        self.done = False
        self._send = send
        self._hang_up = hang_up
        self._write_now = write_now
        self._outbox: list[bytes] = []  # almost always empty; a deque would take ten times the room then
        self._task: asyncio.Task[None] | None = None
        self._closing: dict[str, Any] | None = None

    @property
    def waiting(self) -> int:
        return len(self._outbox)

    @property
    def closing(self) -> bool:
        """Whether nothing more is to be said, and nothing more to be heard."""
        return self.done or self._closing is not None

    def push(self, frame: bytes) -> None:
        """Never waits. A line that has too much to carry is cut."""
        if self.done or self._closing is not None:
            return
        if self._task is None and self._write_now is not None and self._write_now(frame):
            return
        if len(self._outbox) >= MOST_WAITING or sum(map(len, self._outbox)) >= MOST_BYTES_WAITING:
            self._outbox.clear()
            self.close(TOO_SLOW, "too-slow")
            return
        self._outbox.append(frame)
        self._write_soon()

    def close(self, code: int, reason: str = "") -> None:
        """After what is waiting has been written."""
        if not self.closing:
            self._closing = {"type": "websocket.close", "code": code, "reason": reason}
            self._write_soon()
            if self._hang_up is not None:
                self._hang_up()

    def gone(self) -> None:
        """The other side has hung up."""
        self.done = True
        self._outbox.clear()

    async def drained(self) -> None:
        """Until everything is written, or the line is dead."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _write_soon(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.pop(0).decode()})
            if self._closing is not None and not self.done:
                await self._send(self._closing)
                self.done = True
        except Exception:  # whatever a dead line raises: there is nobody left to tell
            self.gone()
        finally:
            self._task = None
