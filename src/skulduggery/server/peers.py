"""One open socket, seen from the table: frames are handed over at once and written when the line is free."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from skulduggery.kernel.seats import Seat
from skulduggery.server.ids import GuestId

Send: TypeAlias = Callable[[Any], Awaitable[None]]

MOST_WAITING = 256
"""Frames that may wait for a slow line before it is given up: its owner reconnects and gets everything in one."""

TOO_SLOW = 1013


class Peer:
    """A device at a table. Several may share a seat."""

    __slots__ = ("_closing", "_outbox", "_send", "_task", "done", "guest", "language", "seat", "tv")

    def __init__(self, send: Send, *, guest: GuestId, tv: bool = False, language: str | None = None) -> None:
        self.guest = guest
        self.tv = tv
        self.language = language
        """Whether this device wants sentences too, and in which language."""
        self.seat: Seat | None = None
        self.done = False
        self._send = send
        self._outbox: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closing: int | None = None

    @property
    def waiting(self) -> int:
        return len(self._outbox)

    def push(self, frame: bytes) -> None:
        """Never waits. A line that has too much to carry is cut."""
        if self.done or self._closing is not None:
            return
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            self._closing = TOO_SLOW
        else:
            self._outbox.append(frame.decode())
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    def close(self, code: int) -> None:
        """After what is waiting has been written."""
        if not self.done and self._closing is None:
            self._closing = code
            if self._task is None:
                self._task = asyncio.create_task(self._write())

    def gone(self) -> None:
        """The other side has hung up."""
        self.done = True
        self._outbox.clear()

    async def drained(self) -> None:
        """Until everything is written, or the line is dead."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _write(self) -> None:
        try:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})
            if self._closing is not None and not self.done:
                self.done = True
                await self._send({"type": "websocket.close", "code": self._closing, "reason": ""})
        except Exception:  # whatever a dead line raises: there is nobody left to tell
            self.gone()
        finally:
            self._task = None
