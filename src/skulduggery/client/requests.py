"""Requests that wait for their answer. Each is resent with the same id until its answer comes, so that none counts
twice."""

import asyncio
import secrets
import time
from typing import Any

import msgspec

from skulduggery.client import frames
from skulduggery.client.errors import ConnectionLost, Refused

RESEND_SECONDS = 2.5
FOR_NOW = frozenset({"busy", "unavailable", "too-fast", "stopping"})
"""Temporary refusals: the same request may be granted a moment later."""


class Pending:
    def __init__(self, id: str, frame: str) -> None:
        self.id = id
        self.frame = frame
        self.sent_at = time.monotonic()
        self.answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.refused_for_now: Refused | None = None


class Requests:
    def __init__(self) -> None:
        self._pending: dict[str, Pending] = {}

    def add(self, kind: str, fields: dict[str, Any]) -> Pending:
        id = secrets.token_hex(8)
        frame = msgspec.json.encode({"type": kind, "id": id, **fields}).decode()
        made = self._pending[id] = Pending(id, frame)
        return made

    async def answered(self, pending: Pending, patience: float) -> None:
        """Wait for the answer. Raises `Refused` if it is a refusal."""
        try:
            async with asyncio.timeout(patience):
                await pending.answer
        except TimeoutError:
            raise pending.refused_for_now or ConnectionLost(
                f"The server has not answered a request for {patience:g} seconds"
            ) from None
        finally:
            self._pending.pop(pending.id, None)

    def due(self) -> list[str]:
        """Requests that have waited long enough to be resent."""
        now = time.monotonic()
        return self._sent([pending for pending in self._pending.values() if now - pending.sent_at > RESEND_SECONDS])

    def unanswered(self) -> list[str]:
        """All unanswered requests in their old order, for a new connection."""
        return self._sent(list(self._pending.values()))

    def done(self, id: str | None) -> None:
        pending = self._pending.get(id or "")
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(None)

    def refused(self, told: frames.Refused) -> None:
        if told.reason == "too-fast":
            self._wait(told.args.get("seconds", RESEND_SECONDS))
        pending = self._pending.get(told.id or "")
        if pending is None or pending.answer.done():
            return
        refused = Refused(told.reason, told.message, rule=told.rule, args=told.args)
        if told.reason in FOR_NOW:
            pending.refused_for_now = refused
        else:
            pending.answer.set_exception(refused)

    def fail(self, error: Exception) -> None:
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(error)

    def _sent(self, sent: list[Pending]) -> list[str]:
        for pending in sent:
            pending.sent_at = time.monotonic()
        return [pending.frame for pending in sent]

    def _wait(self, seconds: float) -> None:
        """Slow down. The server dropped a request because too many came at once; it does not say which."""
        for pending in self._pending.values():
            pending.sent_at = time.monotonic() - RESEND_SECONDS + seconds
