"""A connection to a table, over real sockets. A broken one is reopened, and unanswered requests are resent with the
same id."""

import asyncio
import random
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import Any

from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from skulduggery.server.drills.doors import AGAIN_AFTER, Doors
from skulduggery.server.drills.told import Told, decoder, encoder

OPENING = 60.0
ASK_AGAIN = 10.0
"""Seconds without an answer after which a request is resent over the same connection."""

COME_AGAIN = frozenset({"unavailable", "busy", "stopping", "too-fast"})
"""Refusals that do not concern the request itself: it is resent."""


class Request(Struct):
    id: str
    body: Mapping[str, Any]
    answer: "asyncio.Future[Told]"
    begun_at: float
    sent: int = 0
    sent_at: float = 0.0


class Acknowledged(Struct, frozen=True):
    """An answer that the server may never revoke."""

    id: str
    seq: int
    exact: bool
    """Whether the entry has exactly this seq. That of a repeated request has this seq or an earlier one."""
    move: Raw | None


class Line:
    def __init__(
        self, doors: Doors, cookie: str, table: str, *, home: int, rng: random.Random, query: str = ""
    ) -> None:
        self.table = table
        self.rng = rng
        self.over = False
        self.acknowledged: list[Acknowledged] = []
        self.refused: dict[str, int] = {}
        """How often a request was finally refused, by reason."""
        self.waits: list[float] = []
        """Seconds from each request to its acknowledgement."""
        self._doors = doors
        self.cookie = cookie
        self._home = home
        self._query = query
        self._away_from_home = False
        self._socket: ClientConnection | None = None
        self._requests: dict[str, Request] = {}
        self._ids = count(1)

    def hear(self, told: Told) -> None:
        """The owner handles a message."""

    def opened(self) -> None:
        """The connection has just been opened or reopened."""

    def received(self, frame: str) -> None:
        """A message as received."""

    async def run(self) -> None:
        """Run until the owner says that it is over. Cancel it to hang up."""
        while not self.over:
            try:
                async with asyncio.TaskGroup() as together:
                    asking = together.create_task(self._ask_again())
                    await self._attend()
                    asking.cancel()
            except* (OSError, WebSocketException, TimeoutError):
                pass
            if not self.over:
                await asyncio.sleep(AGAIN_AFTER * (1 + self.rng.random()))

    async def ask(self, kind: str, **values: Any) -> Told:
        """The answer, over as many connections as it takes."""
        number = str(next(self._ids))
        body = {"type": kind, "id": number, **values}
        loop = asyncio.get_running_loop()
        request = Request(id=number, body=body, answer=loop.create_future(), begun_at=loop.time())
        self._requests[number] = request
        await self._send(request)
        return await request.answer

    async def go_home(self) -> None:
        """Return to the own server after a visit to another one."""
        if self._away_from_home:
            await self.hang_up()

    async def hang_up(self) -> None:
        """Close the connection. It is reopened unless it is over."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: str, **values: Any) -> None:
        """Send a message once, over the open connection, without waiting for an answer."""
        with suppress(OSError, WebSocketException):
            if self._socket is not None:
                await self._socket.send(encoder.encode({"type": kind, **values}).decode())

    async def _attend(self) -> None:
        server = self._doors.server(self._home)
        if server is None or server.url is None:
            return
        self._away_from_home = not self._doors.is_home(server, self._home)
        address = f"ws{server.url.rstrip('/').removeprefix('http')}/api/tables/{self.table}/socket{self._query}"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, additional_headers=headers, compression=None, proxy=None, open_timeout=OPENING, ping_interval=None
        ) as socket:
            try:
                frame = await socket.recv(decode=True)
                self.opened()
                self._take(frame)
                self._socket = socket
                for request in tuple(self._requests.values()):
                    await self._send(request)
                while not self.over:
                    self._take(await socket.recv(decode=True))
            finally:
                self._socket = None

    def _take(self, frame: str) -> None:
        self.received(frame)
        told = decoder.decode(frame)
        answered = told.answers
        request = None if answered is None else self._requests.get(answered)
        if request is not None and not (told.type == "refused" and told.reason in COME_AGAIN):
            del self._requests[request.id]
            self._note(request, told)
            if not request.answer.done():
                request.answer.set_result(told)
        self.hear(told)

    def _note(self, request: Request, told: Told) -> None:
        if told.type == "refused":
            reason = told.reason or ""
            self.refused[reason] = self.refused.get(reason, 0) + 1
        elif told.type == "update":
            self.waits.append(asyncio.get_running_loop().time() - request.begun_at)
            move = request.body.get("move")
            exact = request.sent == 1
            self.acknowledged.append(Acknowledged(id=request.id, seq=told.seq, exact=exact, move=move))

    async def _send(self, request: Request) -> None:
        socket = self._socket
        if socket is not None:
            request.sent += 1
            request.sent_at = asyncio.get_running_loop().time()
            with suppress(OSError, WebSocketException):  # `run` reconnects, and the request is resent
                await socket.send(encoder.encode(request.body).decode())

    async def _ask_again(self) -> None:
        while True:
            await asyncio.sleep(ASK_AGAIN / 10)
            late = asyncio.get_running_loop().time() - ASK_AGAIN
            for request in [request for request in self._requests.values() if request.sent_at < late]:
                await self._send(request)
