"""A connection to a table that reconnects by itself, until its patience ends."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Protocol

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        'skulduggery.client needs a part that is not installed: pip install "skulduggery[server]"', name=missing.name
    ) from None

from skulduggery import __version__
from skulduggery.client.addresses import Server
from skulduggery.client.errors import ClientError, ConnectionLost, NoServer, NoSuchTable, TurnedAway

PING = '{"type":"ping"}'
PING_SECONDS = 10.0
SILENT_SECONDS = 25.0
"""Seconds of silence after which a connection counts as dead."""

BEAT_SECONDS = 0.5
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds between attempts to connect; doubled each time."""
MOST_DOUBLINGS = 10
DOUBLINGS_KEPT = 2
"""How many doublings remain once a connection was open again."""

OPEN_SECONDS, CLOSE_SECONDS = 10.0, 2.0
LARGEST_FRAME = 4 * 1024 * 1024
OVERLOADED = frozenset({429, 500, 502, 503, 504})
FINAL = {1008: "flood", 4401: "not-a-guest", 4403: "forbidden", 4404: "no-such-table"}
"""Close codes after which we do not reconnect. After any other code we may."""


class Again(Exception):
    """The connection is lost, or was never made; another attempt may succeed."""


class Outbox(Protocol):
    """Frames that are sent until they are answered."""

    def due(self) -> list[str]: ...
    def unanswered(self) -> list[str]: ...


class Line:
    """`hear` is called with every frame and may raise `Again` or a `ClientError`."""

    def __init__(
        self,
        server: Server,
        path: str,
        *,
        cookie: str,
        patience: float,
        hear: Callable[[str | bytes], None],
        outbox: Outbox,
    ) -> None:
        self._server = server
        self._url = server.sockets + path
        self._cookie = cookie
        self._patience = patience
        self._hear = hear
        self._outbox = outbox
        self._socket: ClientConnection | None = None
        self._attempts = 0
        self._was_open = False
        self._heard_at = time.monotonic()

    async def run(self) -> None:
        """Run until cancelled, or until there is no hope left: then the error says why."""
        while True:
            try:
                await self._attend()
            except Again as fault:
                if time.monotonic() - self._heard_at > self._patience:
                    origin, patience = self._server.origin, self._patience
                    raise ConnectionLost(f"{origin} has not answered for {patience:g} seconds ({fault})") from fault
            await asyncio.sleep(self._pause())

    async def send(self, frame: str) -> None:
        """Send now if the connection is open. Unanswered frames are sent again anyway."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(frame)

    def _pause(self) -> float:
        longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._attempts)
        self._attempts = min(self._attempts + 1, MOST_DOUBLINGS)
        return longest * random.uniform(0.5, 1)

    async def _attend(self) -> None:
        """Handle one connection, from its beginning to its end."""
        socket = await self._connected()
        beat = asyncio.create_task(self._beat(socket))
        try:
            await self._read(socket)
        finally:
            beat.cancel()
            self._socket = None
            await socket.close()
        raise _ending(socket.close_code, socket.close_reason)

    async def _connected(self) -> ClientConnection:
        try:
            return await connect(
                self._url,
                additional_headers={"Cookie": self._cookie},
                user_agent_header=f"skulduggery/{__version__}",
                compression=None,
                open_timeout=OPEN_SECONDS,
                close_timeout=CLOSE_SECONDS,
                ping_interval=None,  # `_beat` does it
                max_size=LARGEST_FRAME,
                proxy=None if self._server.is_on_this_machine else True,
            )
        except InvalidStatus as fault:
            status = fault.response.status_code
            if status in OVERLOADED:
                raise Again(f"status {status}") from fault
            raise NoServer(f"{self._server.origin} opens no socket (status {status})") from fault
        except (OSError, TimeoutError, InvalidHandshake, EOFError) as fault:
            if not self._was_open:
                raise NoServer(f"No server answers at {self._server.origin} ({_told(fault)})") from fault
            raise Again(_told(fault)) from fault
        except InvalidURI as fault:
            raise NoServer(f"{self._url!r} is no address of a server") from fault

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in socket:
                self._hear(frame)
                self._heard_at = time.monotonic()
                if self._socket is None:  # the first frame means that we were accepted
                    self._socket = socket
                    self._was_open = True
                    # Not from zero: a client that is accepted and cut off at once should not reconnect in a rush.
                    self._attempts = min(self._attempts, DOUBLINGS_KEPT)
                    await self._send_all(self._outbox.unanswered())

    async def _beat(self, socket: ClientConnection) -> None:
        pinged_at = begun_at = time.monotonic()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            if now - max(self._heard_at, begun_at) > SILENT_SECONDS:
                socket.transport.abort()
            if now - pinged_at > PING_SECONDS:
                pinged_at = now
                await self.send(PING)
            await self._send_all(self._outbox.due())

    async def _send_all(self, frames: list[str]) -> None:
        for frame in frames:
            await self.send(frame)


def _ending(code: int | None, words: str | None) -> ClientError | Again:
    """The meaning of a closed socket without a goodbye."""
    reason = FINAL.get(code or 0)
    if reason is None:
        return Again(f"the connection was closed, code {code}")
    kind = NoSuchTable if reason == "no-such-table" else TurnedAway
    return kind(reason, f"The server closed the connection: {words or reason}")


def _told(fault: BaseException) -> str:
    return str(fault) or type(fault).__name__
