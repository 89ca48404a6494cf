"""A table's state at this server and what is not in its log: who is here, and their names."""

from collections.abc import Iterable, Mapping

from skulduggery.server import frames, wire
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import goodbye
from skulduggery.server.services import Services
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

FORGOTTEN, SHUT_OUT = 4401, 4403
"""Close code for a socket whose guest was deleted or may not watch any more."""


class TableClock:
    """Milliseconds in the time of a table's log. The clock continues from the last entry and is monotonic. So no
    jump of this machine's clock, and no wrong clock of another server, takes or gives anybody time."""

    def __init__(self, services: Services, last: int) -> None:
        self._services = services
        self.follow(last)
        self.catch_up()

    def __call__(self) -> int:
        return self._at + round(1000 * (self._services.steady() - self._since))

    def follow(self, at: int) -> None:
        """Another server has just written an entry at this time."""
        self._at = at
        self._since = self._services.steady()

    def catch_up(self) -> None:
        """Catch up with the real date while no player's clock runs."""
        self.follow(max(self._at, self._services.now()))


class Gathering:
    def __init__(self, services: Services, table: Table, names: dict[GuestId, str]) -> None:
        self.services = services
        self.table = table
        self.before = table
        """The table before its latest change."""
        self.names = names
        self.crests: dict[GuestId, int | None] = {}
        """The chosen crests that apply at this table."""
        self.peers: list[Peer] = []
        self.here: frozenset[GuestId] = frozenset()
        """Guests with a device at the table, at this server or another."""
        self.now = TableClock(services, table.touched_at)
        self.since = self.now()
        """When somebody came back to the table, or this server loaded it. No clock runs before that."""
        self._elsewhere: frozenset[GuestId] = frozenset()
        self._who: dict[GuestId, str] = {}

    def public(self) -> wire.Table:
        """The public state of the table."""
        return frames.public_table(self.table, self.around())

    def around(self) -> frames.Around:
        watching = sum(peer.seat is None for peer in self.peers)
        screens = sum(peer.tv for peer in self.peers)
        seated = set(self.table.people)
        standing = tuple(sorted(self.names[guest] for guest in self.here - seated if guest in self.names))
        return frames.Around(
            names=self.names,
            who=self.who,
            here=self.here,
            spectators=watching,
            screens=screens,
            standing=standing,
            crests=self.crests,
        )

    # --- presence -------------------------------------------------------------------------------------------------

    async def welcome(self, peer: Peer) -> None:
        """A device joins the table. Raises `StoreDown`."""
        was_attended = self.attended
        is_attended_elsewhere = not was_attended and await self._is_attended_elsewhere(peer.guest)
        self.peers.append(peer)
        self._count_heads()
        if not was_attended:
            self.now.catch_up()
            self.since = 0 if is_attended_elsewhere else self.now()

    def dismiss(self, peer: Peer) -> bool:
        """A device has left; False if it was not here."""
        if peer not in self.peers:
            return False
        self.peers.remove(peer)
        self._count_heads()
        return True

    def set_elsewhere(self, guests: frozenset[GuestId]) -> bool:
        """Adopt the presence that other servers report. Returns whether it is new."""
        if guests == self._elsewhere:
            return False
        self._elsewhere = guests
        self._count_heads()
        return True

    def _count_heads(self) -> None:
        """Update the presence. Call this when a device comes or goes, at this server or another."""
        self.here = frozenset(peer.guest for peer in self.peers if not peer.tv) | self._elsewhere

    @property
    def attended(self) -> bool:
        """Whether anybody is here for whom bots should play and clocks should run."""
        return any(peer.seat is not None or peer.guest == self.table.host for peer in self.peers)

    async def _is_attended_elsewhere(self, but: GuestId) -> bool:
        """Whether clocks run at another server. If not, a player who reconnects would get back the time that they
        thought."""
        return any(guest != but and self._belongs(guest) for guest in await self.present_anywhere())

    async def present_anywhere(self) -> frozenset[GuestId]:
        """Guests with a device at the table at any server, by the servers' last reports. Raises `StoreDown`."""
        store = self.services.store
        return await store.present(self.table.id, self.services.now()) if store.shared else frozenset()

    # --- seats and spectators -------------------------------------------------------------------------------------

    def look_who_sits_where(self) -> None:
        """Update the seats of all devices. Some were only here to sit down or have lost their seats: later events
        may not be for them."""
        for peer in self.peers:
            refused = self.show_to_seat(peer)
            if refused is not None:
                _send_away(peer, refused, SHUT_OUT)

    def show_to_seat(self, peer: Peer) -> No | None:
        """Find the device's seat. Without a seat, return whether it may watch."""
        peer.seat = None if peer.tv else self.table.seat_of(peer.guest)
        return self.may_watch(peer.guest, tv=peer.tv)

    def may_watch(self, guest: GuestId | None, *, tv: bool = False) -> No | None:
        belongs = guest is not None and self._belongs(guest)
        if belongs or self.table.settings.spectators:
            return None
        # People who open a link before the game begins come to sit down.
        return None if self.table.status == "waiting" and not tv else No("no-spectators")

    def _belongs(self, guest: GuestId) -> bool:
        return self.table.seat_of(guest) is not None or guest == self.table.host

    # --- names ----------------------------------------------------------------------------------------------------

    def who(self, guest: GuestId) -> str:
        found = self._who.get(guest)
        if found is None:
            found = self._who[guest] = self.services.who(self.table.id, guest)
        return found

    def rename(self, names: Mapping[GuestId, str]) -> bool:
        """Adopt current names. Returns whether any of a guest known here is new."""
        today = {guest: names.get(guest, name) for guest, name in self.names.items()}
        if today == self.names:
            return False
        self.names = today
        return True

    def forget(self, guest: GuestId) -> bool:
        """Close the sockets of a guest who asked to be forgotten. Returns whether their name was known."""
        for peer in [peer for peer in self.peers if peer.guest == guest]:
            _send_away(peer, No("forgotten"), FORGOTTEN)
        self.crests.pop(guest, None)
        return self.names.pop(guest, None) is not None

    async def learn_names(self, guests: Iterable[GuestId]) -> None:
        """Load the names of guests at other servers. Raises `StoreDown`."""
        unknown = [guest for guest in guests if guest not in self.names]
        if unknown:
            found = await self.services.store.guests(unknown)
            self.names.update({guest: known.name for guest, known in found.items()})
            self.learn_crests({guest: known.crest for guest, known in found.items()})

    async def learn_names_anew(self) -> None:
        """Reload names. A guest may have been renamed or forgotten at another server. Raises `StoreDown`."""
        found = await self.services.store.guests(sorted(self.names))
        self.names = {guest: known.name for guest, known in found.items()}
        self.learn_crests({guest: known.crest for guest, known in found.items()})

    def learn_crests(self, chosen: Mapping[GuestId, int | None]) -> bool:
        """Adopt chosen crests. Returns whether any is new. From the first card on nobody's crest changes at this
        table: another choice applies from the next table on."""
        is_fixed = self.table.status != "waiting"
        learnt = {guest: crest for guest, crest in chosen.items() if not (is_fixed and guest in self.crests)}
        is_new = any(self.crests.get(guest) != crest for guest, crest in learnt.items())
        self.crests.update(learnt)
        return is_new


def _send_away(peer: Peer, no: No, code: int) -> None:
    peer.push(goodbye(no, peer.language, again=False))
    peer.close(code)
