"""State that all connections of a server share, used before the application sees them."""

import asyncio
import math
from typing import Any

from uvicorn.protocols.utils import get_remote_addr

from skulduggery.server.config import ServerConfig
from skulduggery.server.guests import guest_id_of
from skulduggery.server.ids import GuestId
from skulduggery.server.security.clients import is_proxy
from skulduggery.server.services import Services
from skulduggery.server.turns import Turns
from skulduggery.server.visits import Visit, Visits

SPARE_FILES = 500
"""Open files besides connections: the database, bots, logs."""
MOST_SPARE = 1 / 4
"""The share of all files that is kept free, where the limit is low."""
FOR_SOCKETS = 7 / 8
"""The share of all connections that may be sockets at tables. Requests have to get through, too."""
BESIDES_SOCKETS = 500
"""The minimum of connections for requests, unless the file limit is low."""
BESIDES_WAITING = 16
"""Connections of an address beyond those that long-poll a score pad, so that one too many gets a refusal."""


class Entrance:
    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        limits = config.limits
        self.most_sockets = limits.sockets
        self.visits = Visits(
            _connections_for(limits.sockets),
            most_each=limits.connections_per_address + BESIDES_WAITING,
            most_of_a_guest=limits.connections_per_guest,
            tell=lambda visit: self.complain("crowded", visit.peer),
        )
        self._services: Services | None = None

    def open(self, services: Services) -> None:
        """Call this in the server's event loop, before the first connection."""
        loop = asyncio.get_running_loop()
        self._services = services
        self.frames = Turns(loop)
        self.requests = Turns(loop)

    def wanted_files(self) -> int:
        return _connections_for(self.config.limits.sockets) + SPARE_FILES

    def make_room(self, files: int) -> None:
        """Adapt to the number of files that the system allows."""
        most = max(1, files - min(SPARE_FILES, int(files * MOST_SPARE)))
        self.most_sockets = max(1, min(self.config.limits.sockets, int(most * FOR_SOCKETS)))
        self.visits.make_room(most)

    @property
    def services(self) -> Services:
        assert self._services is not None
        return self._services

    def arrive(self, transport: asyncio.Transport) -> Visit | None:
        client = get_remote_addr(transport)
        address = "" if client is None else client[0]
        visit = self.visits.enter(transport, address, proxy=is_proxy(address, self.config))
        if visit is None:
            self.complain("crowded", address)
        return visit

    def complain(self, why: str, address: str, *, kind: str = "", log: bool = True) -> None:
        """Count and log that a connection was cut. `kind` distinguishes causes with several kinds."""
        self.services.metrics.connections_cut[why].inc()
        if log:
            self.services.complaints.warning(why, kind, address=address)

    def guest_in(self, scope: Any) -> GuestId | None:
        return guest_id_of(scope, self.services.key)


def _connections_for(sockets: int) -> int:
    return max(math.ceil(sockets / FOR_SOCKETS), sockets + BESIDES_SOCKETS)
