"""Reads what a device sends, frame by frame, and answers each frame."""

import asyncio
import time
from contextvars import copy_context
from functools import partial
from typing import Any

import msgspec
import structlog
from msgspec import Struct

from skulduggery.kernel.nesting import DEEPEST, is_too_deep
from skulduggery.server import wire
from skulduggery.server.limits import Bucket
from skulduggery.server.live import Live
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import goodbye, refused_frame
from skulduggery.server.services import Services
from skulduggery.server.table.fold import Unreadable
from skulduggery.server.table.requests import No

POLICY = 1008

COST_OF_NONSENSE = 5
"""Extra cost of a frame that cannot be parsed."""

CHEAP = (wire.Intent, wire.Look, wire.Ping)
COST_OF_REQUESTS = 2
"""Extra cost of other requests. People send few of them, and each goes to everybody or asks for the whole state."""

PATIENCE = 100
"""Frames beyond the limit that are refused before the socket is closed. Each frame within the limit makes up for
one."""

DECISION = b'{"type":"intent",'
"""How a client formats a request that needs a quick answer. Other formats are read as well."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)

logger = structlog.get_logger("skulduggery.socket")
decoder = msgspec.json.Decoder(wire.FromClient)


class _OnlyId(Struct):
    id: str | None = None


_id_decoder = msgspec.json.Decoder(_OnlyId)


class Reader:
    """Reads one device's frames, as many as it may send."""

    def __init__(self, services: Services, live: Live, peer: Peer) -> None:
        limits = services.config.limits
        self._metrics = services.metrics
        self._complaints = services.complaints
        self._live = live
        self._peer = peer
        self._longest = limits.frame_bytes
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._beyond = 0
        self._said_so = 0.0
        self._is_busy = False
        """Whether a message is being answered. The next one has to wait."""
        self._waiting: asyncio.Future[None] | None = None
        self._context = copy_context()

    def read_now(self, text: bytes) -> bool:
        """Handle an allowed decision. Return False and do nothing if the answer takes longer."""
        if self._is_busy or self._peer.closing or not text.startswith(DECISION) or not text.isascii():
            return False
        if len(text) > self._longest or is_too_deep(text) or self._bucket.allow() > 0:
            return False
        try:
            asked = decoder.decode(text)
        except msgspec.DecodeError:
            asked = None
        if isinstance(asked, wire.Intent) and self._context.run(self._hear_now, asked):
            self._is_busy = True
            self._beyond = max(0, self._beyond - 1)
        else:
            self._bucket.charge(-1)  # the regular reader will charge it
        return self._is_busy

    def _hear_now(self, asked: wire.Intent) -> bool:
        try:
            return self._live.hear_now(self._peer, asked, partial(self._answered, asked))
        except Exception:
            return False  # read in the usual way it fails again, and that is reported

    def _answered(self, asked: wire.Intent, fault: Exception | None) -> None:
        if fault is not None:
            self._refuse(No("failed", {"number": logged(fault)}), asked.id)
        if self._waiting is None:
            self._is_busy = False
        elif not self._waiting.done():
            self._waiting.set_result(None)

    async def read(self, message: Any) -> None:
        """Handle a message from uvicorn, after all earlier ones."""
        if self._is_busy:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        self._is_busy = True
        try:
            await self._read_next(message)
        finally:
            self._is_busy = False

    async def _read_next(self, message: Any) -> None:
        """Handle the message, unless this client is being disconnected."""
        if self._peer.closing:
            return
        wait = self._bucket.allow()
        if wait > 0:
            self._too_many(wait)
            return
        try:
            frame = _text(message)
        except UnicodeDecodeError:
            self._nonsense(No("not-json"))
            return
        size = _size(frame)
        if size > self._longest:
            self._nonsense(No("too-large", {"bytes": size, "most": self._longest}))
        else:
            await self._read(frame)

    async def _read(self, frame: str) -> None:
        if is_too_deep(frame):
            self._nonsense(No("too-deep", {"most": DEEPEST}))
            return
        try:
            asked = decoder.decode(frame)
        except msgspec.ValidationError as fault:
            self._nonsense(No("bad-message", {"problem": str(fault)[:200]}), _id_in(frame))
        except UNREADABLE:
            self._nonsense(No("not-json"))
        else:
            self._beyond = max(0, self._beyond - 1)
            if not isinstance(asked, CHEAP):
                self._bucket.charge(COST_OF_REQUESTS)
            await self._hear(asked)

    async def _hear(self, asked: wire.FromClient) -> None:
        """Handle a message. A fault of ours fails one request, not the connection."""
        try:
            await self._live.hear(self._peer, asked)
        except Unreadable:  # a newer server continues the table
            raise
        except Exception as error:
            self._refuse(No("failed", {"number": logged(error)}), getattr(asked, "id", None))

    def _nonsense(self, no: No, request: str | None = None) -> None:
        self._bucket.charge(COST_OF_NONSENSE)
        self._refuse(no, request)

    def _refuse(self, no: No, request: str | None) -> None:
        self._metrics.refused[no.reason].inc()
        self._peer.push(refused_frame(no, id=request, language=self._peer.language))

    def _too_many(self, wait: float) -> None:
        """Refuse a frame above the limit. The refusal is sent once a second, not once a frame; a flood closes the
        socket."""
        self._metrics.rate_limited["socket"].inc()
        self._beyond += 1
        if self._beyond > PATIENCE:
            self._complaints.warning("flood", "messages")
            self._peer.push(goodbye(No("flood"), self._peer.language, again=False))
            self._peer.close(POLICY, "flood")
        elif time.monotonic() - self._said_so > 1:
            self._said_so = time.monotonic()
            no = No("too-fast", {"seconds": max(1, round(wait))})
            self._peer.push(refused_frame(no, id=None, language=self._peer.language))


def logged(error: Exception) -> str:
    """The number under which the log has the error: the socket's number."""
    number = str(structlog.contextvars.get_contextvars().get("request", "0"))
    logger.error("socket_failed", number=number, exc_info=error)
    return number


def _text(message: Any) -> str:
    """Text and binary frames are both accepted."""
    text: str | None = message.get("text")
    return (message.get("bytes") or b"").decode() if text is None else text


def _size(frame: str) -> int:
    return len(frame) if frame.isascii() else len(frame.encode())


def _id_in(frame: str) -> str | None:
    """The id of an invalid request, so that its sender knows which one we mean."""
    try:
        return _id_decoder.decode(frame).id
    except UNREADABLE:
        return None
