"""Brings all sockets of a table to one worker, its home.

Every worker that holds a table has to follow every move: with people at four workers a move costs almost four times
as much. The system gives a new connection to any worker. If it turns out to be a table's socket, the connection
itself is passed on to the table's home, with the request that has been read. Nothing depends on it: a worker whose
inbox is full is not waited for, and the table is served where the connection is.
"""

import asyncio
import re
import socket
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import h11

from skulduggery.server.httplines import HttpLine
from skulduggery.server.ids import TableId, new_table_id

SOCKET = re.compile(rb"/api/tables/([A-Za-z0-9_-]{22})/socket(\?|$)")
MOST_BYTES = 1 << 16
"""The most bytes of a request that is passed on. A longer one would be refused before."""

MakeProtocol = Callable[[], asyncio.Protocol]


def home_of(table: bytes, workers: int) -> int:
    return zlib.crc32(table) % workers + 1


class Exchange:
    """A worker's inbox, and the inboxes of all workers."""

    def __init__(self, number: int, inbox: socket.socket, inboxes: Sequence[socket.socket]) -> None:
        self._number = number
        self._inbox = inbox
        self._inboxes = inboxes
        self._make_protocol: MakeProtocol | None = None
        self._arriving: set[asyncio.Task[None]] = set()

    def new_table_id(self) -> TableId:
        """The id of a new table whose home is this worker, where its host's request arrived."""
        while home_of((table := new_table_id()).encode(), len(self._inboxes)) != self._number:
            pass
        return table

    def open(self, make_protocol: MakeProtocol) -> None:
        self._make_protocol = make_protocol
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._take)

    def close(self) -> None:
        """Stop receiving. The worker's successor reads what is left in the inbox."""
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def pass_on(self, connection: Any, target: bytes, request: bytes) -> bool:
        """Pass on a connection. True if it now belongs to another worker."""
        found = SOCKET.match(target)
        home = self._number if found is None else home_of(found[1], len(self._inboxes))
        if home == self._number or len(request) > MOST_BYTES:
            return False
        try:
            socket.send_fds(self._inboxes[home - 1], [request], [connection.fileno()])
        except OSError:
            return False
        return True

    def _take(self) -> None:
        with suppress(BlockingIOError):
            request, files, _, _ = socket.recv_fds(self._inbox, MOST_BYTES, 1)
            if not request:
                self.close()  # the supervisor has ended
            for file in files:
                task = asyncio.create_task(self._adopt(socket.socket(fileno=file), request))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)

    async def _adopt(self, opened: socket.socket, request: bytes) -> None:
        assert self._make_protocol is not None
        opened.set_inheritable(False)
        opened.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(self._make_protocol, opened)
        except OSError:  # it was closed on its way
            opened.close()
            return
        protocol.data_received(request)


class PassingOn(HttpLine):
    """HTTP as usual, but sockets of tables with another home are passed on."""

    def __init__(self, exchange: Exchange, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._exchange = exchange

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % each for each in self.headers)]
        request = b"\r\n".join(lines) + b"\r\n\r\n" + self.conn.trailing_data[0]
        if not self._exchange.pass_on(self.transport.get_extra_info("socket"), event.target, request):
            super().handle_websocket_upgrade(event)
            return
        self.connections.discard(self)
        self.transport.abort()  # closes our end only: the other worker has its own
