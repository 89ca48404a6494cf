"""The workers' listening sockets, which the supervisor keeps open.

Connections that wait there to be accepted survive the end of a worker, and its successor accepts them. On Linux
every worker has sockets of its own (SO_REUSEPORT), among which the system spreads new connections evenly. Elsewhere
all workers accept from the same ones, because SO_REUSEPORT would give everything to one of them.
"""

import os
import socket
import sys
from collections.abc import Sequence
from itertools import chain

from skulduggery.server.listening import listen

SPREADS = sys.platform == "linux"
POSSIBLE = os.name == "posix"
"""Windows cannot pass sockets to a process by number."""

MESSAGES = socket.SOCK_SEQPACKET if SPREADS else socket.SOCK_DGRAM
"""Linux would queue only ten datagrams. Other systems have no SOCK_SEQPACKET between processes."""


def listen_for(host: str, port: int, workers: int) -> list[Sequence[socket.socket]]:
    """The sockets of each worker. Raises `CannotListen`."""
    if not SPREADS:
        return [listen(host, port)] * workers
    if port:
        _demand_free(host, port)
    places: list[Sequence[socket.socket]] = []
    try:
        for _ in range(workers):
            places.append(listen(host, port, shared=True))
            port = places[0][0].getsockname()[1]
    except BaseException:
        close(places)
        raise
    return places


def _demand_free(host: str, port: int) -> None:
    """Shared sockets would silently share the port with another server of the same user, too."""
    for opened in listen(host, port):
        opened.close()


def inboxes_for(workers: int) -> list[Sequence[socket.socket]]:
    """Two sockets for each worker: one where it reads, one where the others write. What is queued there survives the
    worker, too."""
    pairs = [socket.socketpair(socket.AF_UNIX, MESSAGES) for _ in range(workers)]
    for end in chain.from_iterable(pairs):
        end.setblocking(False)
    return list(pairs)


def close(places: Sequence[Sequence[socket.socket]]) -> None:
    for sockets in places:
        for opened in sockets:
            opened.close()
