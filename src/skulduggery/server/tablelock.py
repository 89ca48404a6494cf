"""A first-in, first-out lock. Taking it while it is free needs no turn of the event loop."""

import asyncio
from collections import deque


class TableLock:
    """A lock that is handed over: nobody gets in between the owner and the next waiter."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    @property
    def taken(self) -> bool:
        return self._taken

    def take_now(self) -> bool:
        """Take the lock if it is free. If True, call `leave` later."""
        if self._taken:
            return False
        self._taken = True
        return True

    def leave(self) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._waiting = None
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take_now():
            return
        waiter = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *exc: object) -> None:
        self.leave()
