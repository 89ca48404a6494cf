"""HTTP connections: uvicorn's, with deadlines and turns. A slow or greedy client does not hold up others."""

from asyncio import TimerHandle, Transport
from typing import Any, Literal, TypeAlias

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from skulduggery.server.entrance import Entrance
from skulduggery.server.visits import Visit

HEAD_SECONDS = 20.0
"""Seconds from the first byte that is due to the end of the request's headers."""
BODY_SECONDS = 60.0
"""Seconds for a whole body; the longest is a megabyte."""
READING_SECONDS = 60.0
"""Seconds that a response may wait for a client that does not read."""

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

Part: TypeAlias = Literal["slow-head", "slow-body"]


class HttpLine(H11Protocol):
    def __init__(self, entrance: Entrance, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._entrance = entrance
        self._visit: Visit | None = None
        self._is_queued = False
        self._due: Part | None = None
        """The part of a request that we wait for."""
        self._deadline: TimerHandle | None = None
        self._unread_since: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        self._visit = self._entrance.arrive(transport)
        if self._visit is None:
            transport.abort()
        else:
            self._watch(self._visit)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._visit is not None:
            self._entrance.visits.leave(self._visit)
        for timer in (self._deadline, self._unread_since):
            if timer is not None:
                timer.cancel()

    def handle_events(self) -> None:
        """Queue the events: requests of many connections take turns. Meanwhile this connection receives nothing
        more."""
        if not self._is_queued:
            self._is_queued = True
            self.transport.pause_reading()
            self._entrance.requests.add(self)

    def take_turn(self) -> bool:
        self._is_queued = False
        visit = self._visit
        if visit is None or self.transport.is_closing():
            return False
        before = self.scope
        super().handle_events()
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            self._await(None)
            self._entrance.visits.works(visit)
            return False
        if self.scope is not before:
            self._recognise(visit)
        if not (self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()
        self._watch(visit)
        return False

    def _recognise(self, visit: Visit) -> None:
        if visit.address is not None:
            guest = self._entrance.guest_in(self.scope)
            if guest is not None:
                self._entrance.visits.knows(visit, guest)

    def _watch(self, visit: Visit) -> None:
        """Set the deadline that applies: is it the client's turn or ours?"""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self._await("slow-body")
        elif theirs is h11.IDLE and self.timeout_keep_alive_task is None:
            self._await("slow-head")
        else:
            self._await(None)
        if theirs in (h11.SEND_BODY, h11.IDLE):
            self._entrance.visits.waits(visit)
        else:
            self._entrance.visits.works(visit)

    def _await(self, part: Part | None) -> None:
        if part == self._due:
            return
        self._due = part
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if part is not None:
            seconds = HEAD_SECONDS if part == "slow-head" else BODY_SECONDS
            self._deadline = self.loop.call_later(seconds, self._too_late, part)

    def _too_late(self, part: Part) -> None:
        """Cut a late client. Browsers open connections in advance and may never use them: those are not reported."""
        has_begun = part == "slow-body" or bool(self.conn.trailing_data[0])
        peer = "" if self._visit is None else self._visit.peer
        self._entrance.complain(part if has_begun else "silent", peer, log=has_begun)
        is_answered = part == "slow-body" and self.cycle.response_started
        if has_begun and not is_answered:
            self.transport.write(TOO_LATE)
        self.transport.close()
        self._limit_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._limit_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread_since is not None and not self.transport.is_closing():
            self._unread_since.cancel()
            self._unread_since = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._limit_reading()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._limit_reading()

    def _limit_reading(self) -> None:
        """Limit the time in which buffered data is still sent."""
        if self._unread_since is None:
            self._unread_since = self.loop.call_later(READING_SECONDS, self.transport.abort)
