"""Open connections whose owner is not known yet. Too many of them must not use up the open files of the server."""

from asyncio import Transport
from collections.abc import Callable

from skulduggery.server.limits import address_key

STRANGERS = 1 / 2
"""The share of all connections that strangers may hold. The rest stays free for guests."""
STRANGERS_EACH = 1 / 4
"""The share that strangers from one address may hold if the server has few files."""


class Visit:
    """One connection."""

    __slots__ = ("address", "guest", "peer", "transport")

    def __init__(self, transport: Transport, peer: str, address: str | None) -> None:
        self.transport = transport
        self.peer = peer
        """The client's address, for the log."""
        self.address = address
        """The address under which a stranger's connection is counted."""
        self.guest: str | None = None


class _Place:
    """The strangers from one address."""

    __slots__ = ("open", "waiting")

    def __init__(self) -> None:
        self.open = 0
        self.waiting: dict[Visit, None] = {}


class Visits:
    """All open connections.

    A stranger is a connection on which no guest has shown a valid cookie. If there are too many strangers, in all or
    from one address, the one that has sent no request for longest is cut. A browser reopens it when it needs it.
    """

    def __init__(
        self, most: int, *, most_each: int, most_of_a_guest: int, tell: Callable[[Visit], None] = lambda visit: None
    ) -> None:
        """`tell` is called with each connection that is cut."""
        self._tell = tell
        self._wanted_each = most_each
        self._most_of_a_guest = most_of_a_guest
        self._guests: dict[str, int] = {}
        self._places: dict[str, _Place] = {}
        self._waiting: dict[Visit, None] = {}
        """Idle strangers, the longest idle first."""
        self._kept: dict[Visit, None] = {}
        """Idle guests. They are cut only if there is no room at all."""
        self._open: dict[Transport, Visit] = {}
        self._strangers = 0
        self.make_room(most)

    def make_room(self, most: int) -> None:
        """Set how many connections can be open at once."""
        self._most = most
        self._most_strangers = max(1, int(most * STRANGERS))
        self._most_each = max(1, min(self._wanted_each, int(most * STRANGERS_EACH)))

    def __len__(self) -> int:
        return len(self._open)

    @property
    def strangers(self) -> int:
        return self._strangers

    def of(self, transport: Transport) -> Visit | None:
        return self._open.get(transport)

    def enter(self, transport: Transport, peer: str, *, proxy: bool) -> Visit | None:
        """Count the new connection; None if there is no room for it. A proxy carries many people over one
        connection."""
        key = None if proxy else address_key(peer)
        if key is not None and not self._room_for_a_stranger(key):
            return None
        if len(self._open) >= self._most and not (self._cut(self._waiting) or self._cut(self._kept)):
            return None
        visit = Visit(transport, peer, key)
        self._open[transport] = visit
        if key is not None:
            self._places.setdefault(key, _Place()).open += 1
            self._strangers += 1
        return visit

    def waits(self, visit: Visit) -> None:
        """No request is running on this connection: the client has to send the next one."""
        if visit.address is not None:
            self._waiting.setdefault(visit)
            self._places[visit.address].waiting.setdefault(visit)
        elif visit.guest is not None:
            self._kept.setdefault(visit)

    def works(self, visit: Visit) -> None:
        """A request is running."""
        if visit.address is not None:
            self._waiting.pop(visit, None)
            self._places[visit.address].waiting.pop(visit, None)
        self._kept.pop(visit, None)

    def knows(self, visit: Visit, guest: str) -> None:
        """The connection belongs to a guest. Beyond the guest's own share it still counts as a stranger's."""
        held = self._guests.get(guest, 0)
        if visit.address is not None and held < self._most_of_a_guest:
            self.admits(visit)
            visit.guest = guest
            self._guests[guest] = held + 1

    def admits(self, visit: Visit) -> None:
        """The connection no longer counts as a stranger's. Another limit counts it from now on."""
        if visit.address is None:
            return
        self.works(visit)
        place = self._places[visit.address]
        place.open -= 1
        self._strangers -= 1
        if not place.open:
            del self._places[visit.address]
        visit.address = None

    def leave(self, visit: Visit) -> None:
        if self._open.pop(visit.transport, None) is None:
            return
        self.works(visit)
        self.admits(visit)
        if visit.guest is not None:
            held = self._guests.pop(visit.guest) - 1
            if held:
                self._guests[visit.guest] = held

    def _room_for_a_stranger(self, key: str) -> bool:
        place = self._places.get(key)
        if place is not None and place.open >= self._most_each:
            return self._cut(place.waiting)
        return self._strangers < self._most_strangers or self._cut(self._waiting)

    def _cut(self, waiting: dict[Visit, None]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        self._tell(oldest)
        oldest.transport.abort()
        return True
