"""The WebSocket connection to a device: uvicorn's protocol, but a connection whose client does not read is cut for
good.

A closed transport first sends what it still buffers. If the client does not read, that never ends: the socket would
stay open, the seat would seem occupied and the place stay counted, until the machine is restarted.

Two fast paths bypass the general case: a text is written at once if nothing has to wait, and a text that arrives
whole and alone is read directly. They handle almost all traffic.

Every frame is counted, also those below messages (pings, pongs, empty parts). A connection with too many is cut.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, Protocol

from skulduggery.server.entrance import Entrance
from skulduggery.server.inbox import Inbox
from skulduggery.server.textframes import framed, pong_of, unframed
from skulduggery.server.visits import Visit

LAST_WORDS = 10.0
"""Seconds that a closing connection has to send what is buffered."""

HANG_UP = "skulduggery.hang_up"
WRITE_NOW = "skulduggery.write_now"
READ_BY = "skulduggery.read_by"
FLOOD = "flood"

ReadNow: TypeAlias = Callable[[bytes], bool]
"""Takes a text at once; False if it has to be read in the usual way."""

FRAMES_PER_MESSAGE = 4
"""A message may come in parts, with pings and pongs between them."""
SPARE_FRAMES = 400
"""Extra frames, so that a client over the message limit (`reading.py`) first gets a refusal in words."""
FRAMES_OF_STRANGERS = 16
"""Frames that are read from a client that was turned away: enough for a closing handshake."""

PIECE_BYTES = 512
"""Bytes that are parsed at a time: at most 85 frames."""
GOODBYE_SECONDS = 2.0
"""How long a client that was turned away has for the closing handshake."""
CUT_SECONDS = 0.5
"""How long we still read from a connection that was cut."""


class Line(WebSocketsSansIOProtocol):
    def __init__(self, entrance: Entrance, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limits = entrance.config.limits
        self._entrance = entrance
        self._visit: Visit | None = None
        self._cutting: TimerHandle | None = None
        self._read_now: ReadNow | None = None
        self.queue = cast("asyncio.Queue[Any]", Inbox())
        self._admitted = False
        self.close_timeout = GOODBYE_SECONDS
        self._unread = b""
        """Received but not parsed yet. Reading is paused while this is not empty."""
        self._is_queued = False
        self._is_cut = False
        self._frames_a_second = FRAMES_PER_MESSAGE * limits.messages_per_second
        self._most_frames = FRAMES_PER_MESSAGE * limits.message_burst + SPARE_FRAMES
        self._frames_left = FRAMES_OF_STRANGERS
        self._counted_at = self._heard_at = self.loop.time()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._visit = self._entrance.visits.of(self.transport)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = {
            **self.scope.get("extensions", {}),
            HANG_UP: self.hang_up,
            WRITE_NOW: self.write_now,
            READ_BY: self.read_by,
        }
        self.scope["extensions"] = extensions
        await super().run_asgi()
        # The scope refers to this object. The cycle would stay in memory until the garbage collector finds it.
        cast("dict[str, Any]", self.scope).clear()
        self.hang_up()
        if self._visit is not None:
            self._entrance.visits.waits(self._visit)

    async def receive(self) -> Any:
        """Start reading only when the application asks for a message: until then nobody knows who the client is."""
        if self.handshake_complete and not self._admitted:
            self._admit()
        message = await self.queue.get()
        if self.read_paused and self._admitted and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def _admit(self) -> None:
        self._admitted = True
        self.close_timeout = LAST_WORDS
        self._frames_left = self._most_frames
        if self._visit is not None:
            self._entrance.visits.admits(self._visit)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()

    def write_now(self, text: bytes) -> bool:
        """Write the text if that needs no wait; False if it was not written."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def read_by(self, read_now: ReadNow | None) -> None:
        """Set the reader that gets a text before the application's queue does, while the queue is empty."""
        self._read_now = read_now

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        is_whole = self._is_between_messages()
        text = unframed(data) if is_whole else None
        pong = pong_of(data) if is_whole and text is None else None
        if pong is None and (text is None or len(text) > self.config.ws_max_size):
            self._receive_slowly(data)
            return
        self._frames_left -= 1
        if self._frames_left < 0 and not self._has_earned_frames():
            self._cut("text" if pong is None else "pong")
            return
        if text is None:
            self.handle_pong(Frame(Opcode.PONG, pong or b""))
            return
        if self._read_now is not None and self.queue.empty() and not self.close_sent and self._read_now(text):
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _receive_slowly(self, data: bytes) -> None:
        """Parse anything but a single text piece by piece, in turn with other connections."""
        if not self.handshake_initiated:
            super().data_received(data)
            self.read_paused = True
            self.transport.pause_reading()
            return
        self._unread += data
        self.transport.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        """Read on, unless the application has messages to handle first."""
        if self.read_paused or self._is_queued or self._is_cut or self.transport.is_closing():
            return
        if self._unread:
            self._is_queued = True
            self._entrance.frames.add(self)
        else:
            self.transport.resume_reading()

    def take_turn(self) -> bool:
        self._is_queued = False
        piece, self._unread = self._unread[:PIECE_BYTES], self._unread[PIECE_BYTES:]
        if self.disconnected or self.transport.is_closing():
            return False
        super().data_received(piece)
        self._go_on()
        return False

    def handle_events(self) -> None:
        """Count every frame, also those that the application never sees."""
        self._frames_left -= len(self.conn.events)
        if self._frames_left < 0 and not self._has_earned_frames():
            self._cut(_kind(self.conn.events_received()))
        else:
            super().handle_events()

    def _has_earned_frames(self) -> bool:
        """Whether the time since the last check pays for the frames read since."""
        now = self.loop.time()
        earned = (now - self._counted_at) * self._frames_a_second
        self._counted_at = now
        self._frames_left = int(min(self._most_frames, self._frames_left + earned))
        return self._frames_left >= 0

    def send_keepalive_ping(self) -> None:
        """A client that was heard since the last ping is there. It is pinged only after as long a silence."""
        assert self.ping_interval is not None
        left = self._heard_at + self.ping_interval - self.loop.time()
        if left > self.last_ping_rtt:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        """Send no pong to a client that does not read."""
        answers = b"".join(self.conn.data_to_send())
        if answers and self.writable.is_set():
            self.transport.write(answers)

    def _cut(self, kind: str) -> None:
        """Cut the connection. `kind` is the kind of frames in the flood. A connection that is closing only sends its
        last words."""
        if self._is_cut:
            return
        self._is_cut = True
        self._unread = b""
        self.transport.pause_reading()
        if self._visit is not None:
            self._entrance.complain("flood", self._visit.peer, kind=kind)
        if not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": FLOOD})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CUT_SECONDS, self.transport.abort)

    def _is_between_messages(self) -> bool:
        conn = self.conn
        is_clear = not self._unread and conn.current_size is None and not conn.reader.buffer and awaits_frame(conn)
        return is_clear and conn.state is OPEN and not conn.extensions

    def hang_up(self) -> None:
        """Close the connection soon, even if the client does not read what is buffered."""
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops. A connection that was refused a moment ago has nothing more to send."""
        if self.conn.eof_sent:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """The pong may still wait to be parsed, so a client from which any bytes came meanwhile counts as there."""
        if self._heard_at > self.ping_sent_at:
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.hang_up()

    def send_receive_event_to_app(self) -> None:
        """Invalid UTF-8 closes the connection, as it has to. But the sender must not fill our log with errors."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread = b""
        if self._visit is not None:
            self._entrance.visits.leave(self._visit)
        if self._cutting is not None:
            self._cutting.cancel()


def hang_up_of(scope: Any) -> Callable[[], None] | None:
    """The function that closes this socket's connection, if the connection is a `Line`."""
    return scope.get("extensions", {}).get(HANG_UP)


def write_now_of(scope: Any) -> Callable[[bytes], bool] | None:
    """The function that writes to this socket at once, if its connection is a `Line`."""
    return scope.get("extensions", {}).get(WRITE_NOW)


def read_by_of(scope: Any) -> Callable[[ReadNow | None], None] | None:
    """The function that sets a direct reader for this socket, if its connection is a `Line`."""
    return scope.get("extensions", {}).get(READ_BY)


def _kind(frames: Sequence[Any]) -> str:
    """The kind of a flood, by its last frame."""
    return frames[-1].opcode.name.lower() if frames and isinstance(frames[-1], Frame) else "text"


def awaits_frame(conn: Protocol) -> bool:
    """Whether the next byte begins a frame. If only a frame's head has arrived and been read, nothing is left to
    parse, but the next bytes are its content, whatever they look like."""
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:  # generators within generators; the innermost reads
        waiting = waiting.gi_yieldfrom
    return waiting.gi_code.co_name == "at_eof"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
