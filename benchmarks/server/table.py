"""One table of the load: four players on four sockets make one decision after another.

Both servers are measured by the same rule: the next decision is sent when all four have received the last one.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from benchmarks.server.trouble import Trouble
from benchmarks.server.websocket import Socket

SEATS = range(4)
NOTHING_YET = -1


class Decision(NamedTuple):
    seat: int
    message: bytes


class Table(ABC):
    """The common part for every server. Subclasses implement the protocol in `begin`, `version` and `decide`."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.sockets: list[Socket] = []
        self.frames: list[bytes] = [b""] * len(SEATS)
        """The last game state that each seat received, undecoded."""
        self.versions: list[int] = [NOTHING_YET] * len(SEATS)
        self.told: Callable[[Table, float], None] = lambda _table, _seconds: None
        """Called when all four have received a decision, with the seconds since it was sent. It has to call `go_on`."""
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sent_at = 0.0
        self._in_flight = False
        self._version = NOTHING_YET
        self._everyone_told: asyncio.Event = asyncio.Event()
        self._opening: asyncio.Task[None] | None = None

    @abstractmethod
    async def begin(self) -> None:
        """Open a new game and seat the four. It has begun when all of them have received this."""

    @abstractmethod
    def version(self, frame: bytes) -> int | None:
        """The version of the game's state in the frame, counted upwards; None if the frame is about something else."""

    @abstractmethod
    def decide(self) -> Decision | None:
        """Any legal decision of a player whose turn it is, by `frames`; None when the game is over."""

    async def open(self) -> None:
        self.versions = [NOTHING_YET] * len(SEATS)
        self._version = NOTHING_YET
        self._everyone_told.clear()
        await self.begin()
        await self._everyone_told.wait()
        self._version = max(self.versions)

    def go_on(self, *, since: float | None = None) -> None:
        """Send the next decision, in a new game if this one is over. It was due at `since`, or is due now."""
        if self.trouble.done():
            return
        decision = self.decide()
        if decision is None:
            self._opening = asyncio.create_task(self._open_and_go_on())
            return
        self._in_flight = True
        self.sent_at = since or time.perf_counter()
        self.sockets[decision.seat].send(decision.message)

    def hear(self, seat: int, frame: bytes) -> None:
        version = self.version(frame)
        if version is None:
            return
        self.frames[seat] = frame
        self.versions[seat] = version
        if min(self.versions) <= self._version:
            return
        if self._in_flight:
            self._in_flight = False
            self._version = max(self.versions)
            self.told(self, time.perf_counter() - self.sent_at)
        else:
            self._everyone_told.set()

    def lost(self, error: Exception) -> None:
        if not self.trouble.done():
            self.trouble.set_exception(error if isinstance(error, Trouble) else Trouble(str(error)))

    def close(self) -> None:
        self.trouble.cancel()
        if self._opening is not None:
            self._opening.cancel()
        for socket in self.sockets:
            socket.close()

    async def _open_and_go_on(self) -> None:
        try:
            await self.open()
            self.go_on()
        except Exception as error:
            self.lost(error)
