"""One open socket, seen from the table: frames are queued at once and written when the connection is free."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from skulduggery.kernel.seats import Seat
from skulduggery.server.ids import GuestId

Send: TypeAlias = Callable[[Any], Awaitable[None]]

MOST_WAITING = 256
"""Most frames queued for a slow connection. Beyond that it is closed: the client reconnects and gets the whole state
in one frame."""

MOST_BYTES_WAITING = 1 << 20
"""The same limit in bytes. A client with many sockets that requests everything repeatedly and reads nothing must not
use up the memory."""

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
        """`hang_up` closes the connection soon even if the client does not read. `write_now` writes a frame at once,
        or returns False if the connection is busy."""
        self.guest = guest
        self.tv = tv
        self.language = language
        """Whether this device wants sentences too, and in which language."""
        self.seat: Seat | None = None
        self.done = False
        self._send = send
        self._hang_up = hang_up
        self._write_now = write_now
        self._outbox: list[bytes] = []  # almost always empty; a deque would take ten times the memory then
        self._task: asyncio.Task[None] | None = None
        self._closing: dict[str, Any] | None = None

    @property
    def waiting(self) -> int:
        return len(self._outbox)

    @property
    def closing(self) -> bool:
        """Whether this socket is closing: nothing more is sent or received."""
        return self.done or self._closing is not None

    def push(self, frame: bytes) -> None:
        """Queue a frame. Never waits. A connection with too much queued is cut."""
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
        """Close the socket after the queued frames have been written."""
        if not self.closing:
            self._closing = {"type": "websocket.close", "code": code, "reason": reason}
            self._write_soon()
            if self._hang_up is not None:
                self._hang_up()

    def gone(self) -> None:
        """The client has hung up."""
        self.done = True
        self._outbox.clear()

    async def drained(self) -> None:
        """Wait until everything is written, or the connection is dead."""
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
        except Exception:  # whatever error a dead connection raises: nobody is left to tell
            self.gone()
        finally:
            self._task = None
