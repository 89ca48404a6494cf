"""The line to a device: uvicorn's, but one whose other end does not read is cut for good.

A transport that is closed first carries what it still holds. To somebody who does not read, that takes for ever: the
socket would stay open, the seat taken for occupied and the place counted, until the machine is restarted.

It also writes a text at once where nothing has to be waited for, and reads one that came whole and alone, without the
detours of the general case: that is almost all there is to do.
"""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import OPEN, Protocol

from skulduggery.server.textframes import framed, unframed

LAST_WORDS = 10.0
"""Seconds that a line has, once it is to end, to carry what is left."""

HANG_UP = "skulduggery.hang_up"
WRITE_NOW = "skulduggery.write_now"


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._cutting: TimerHandle | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = {
            **self.scope.get("extensions", {}),
            HANG_UP: self.hang_up,
            WRITE_NOW: self.write_now,
        }
        self.scope["extensions"] = extensions
        await super().run_asgi()
        # It refers to us, and such a ring would stay in memory until the garbage collector finds it.
        cast("dict[str, Any]", self.scope).clear()
        self.hang_up()

    def write_now(self, text: bytes) -> bool:
        """Writes the text unless that would mean waiting; False if it was not written."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.conn.extensions or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def data_received(self, data: bytes) -> None:
        text = unframed(data) if self._is_between_messages() else None
        if text is None or len(text) > self.config.ws_max_size:
            super().data_received(data)
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _is_between_messages(self) -> bool:
        conn = self.conn
        is_clear = conn.current_size is None and not conn.reader.buffer and awaits_frame(conn)
        return is_clear and conn.state is OPEN and not conn.extensions

    def hang_up(self) -> None:
        """Ends the line soon, whether or not the other end reads what is left."""
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.hang_up()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the line, as it has to; but whoever sends it is not to fill our log with errors."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._cutting is not None:
            self._cutting.cancel()


def hang_up_of(scope: Any) -> Callable[[], None] | None:
    """How to end the line of this socket, where it is one of ours."""
    return scope.get("extensions", {}).get(HANG_UP)


def write_now_of(scope: Any) -> Callable[[bytes], bool] | None:
    """How to write to this socket at once, where it is one of ours."""
    return scope.get("extensions", {}).get(WRITE_NOW)


def awaits_frame(conn: Protocol) -> bool:
    """Whether the next byte begins a frame. The head of one may have come alone, and been read: then nothing waits to
    be read, and yet what comes next is its content, whatever that looks like."""
    parser: Any = conn.parser
    return parser.gi_yieldfrom is not None and parser.gi_yieldfrom.gi_code.co_name == "at_eof"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
