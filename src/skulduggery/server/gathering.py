"""A table as it stands at this server, and what its log does not know: who is at it, and what they are called."""

from collections.abc import Iterable, Mapping

from skulduggery.server import frames, wire
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import goodbye
from skulduggery.server.services import Services
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

FORGOTTEN, SHUT_OUT = 4401, 4403
"""How the socket of somebody is closed who is no guest any more, or who may not watch any more."""


class TableClock:
    """Milliseconds in the time of a table's log. It goes on from the last entry by a clock that nobody sets, so that
    neither a jump of the machine's clock nor one of another server that is wrong takes or gives anybody time."""

    def __init__(self, services: Services, last: int) -> None:
        self._services = services
        self.follow(last)
        self.catch_up()

    def __call__(self) -> int:
        return self._at + round(1000 * (self._services.steady() - self._since))

    def follow(self, at: int) -> None:
        """Another server wrote an entry just now, in the same time."""
        self._at = at
        self._since = self._services.steady()

    def catch_up(self) -> None:
        """With the date, while nobody's time runs."""
        self.follow(max(self._at, self._services.now()))


class Gathering:
    def __init__(self, services: Services, table: Table, names: dict[GuestId, str]) -> None:
        self.services = services
        self.table = table
        self.before = table
        """As it was before what happened last."""
        self.names = names
        self.crests: dict[GuestId, int | None] = {}
        """What people have chosen, as far as it holds at this table."""
        self.peers: list[Peer] = []
        self.here: frozenset[GuestId] = frozenset()
        """Who has a device at the table, at this server or another."""
        self.now = TableClock(services, table.touched_at)
        self.since = self.now()
        """When somebody was at the table again, or this server took it up: no clock runs before."""
        self._elsewhere: frozenset[GuestId] = frozenset()
        self._who: dict[GuestId, str] = {}

    def public(self) -> wire.Table:
        """Everything about the table that everybody at it may know."""
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

    # --- coming and going -----------------------------------------------------------------------------------------

    async def welcome(self, peer: Peer) -> None:
        """A device comes to the table. Raises `StoreDown`."""
        was_attended = self.attended
        is_attended_elsewhere = not was_attended and await self._is_attended_elsewhere(peer.guest)
        self.peers.append(peer)
        self._count_heads()
        if not was_attended:
            self.now.catch_up()
            self.since = 0 if is_attended_elsewhere else self.now()

    def dismiss(self, peer: Peer) -> bool:
        """A device has gone; False if it was not here."""
        if peer not in self.peers:
            return False
        self.peers.remove(peer)
        self._count_heads()
        return True

    def set_elsewhere(self, guests: frozenset[GuestId]) -> bool:
        """What the other servers say about who is here; whether that is new."""
        if guests == self._elsewhere:
            return False
        self._elsewhere = guests
        self._count_heads()
        return True

    def _count_heads(self) -> None:
        """To be called when a device comes or goes, at this server or another."""
        self.here = frozenset(peer.guest for peer in self.peers if not peer.tv) | self._elsewhere

    @property
    def attended(self) -> bool:
        """Whether anybody is here for whom bots should play and clocks should run."""
        return any(peer.seat is not None or peer.guest == self.table.host for peer in self.peers)

    async def _is_attended_elsewhere(self, but: GuestId) -> bool:
        """Whether clocks run at another server. Otherwise whoever came anew would get back the time they thought."""
        return any(guest != but and self._belongs(guest) for guest in await self.present_anywhere())

    async def present_anywhere(self) -> frozenset[GuestId]:
        """Who has a device at the table at any server, by what the servers said last. Raises `StoreDown`."""
        store = self.services.store
        return await store.present(self.table.id, self.services.now()) if store.shared else frozenset()

    # --- seats and spectators -------------------------------------------------------------------------------------

    def look_who_sits_where(self) -> None:
        """Some may only have been here to sit down, or have lost their seats: what follows may not be for them."""
        for peer in self.peers:
            refused = self.show_to_seat(peer)
            if refused is not None:
                _send_away(peer, refused, SHUT_OUT)

    def show_to_seat(self, peer: Peer) -> No | None:
        """Finds the seat of a device, if it has one; otherwise whether it may watch."""
        peer.seat = None if peer.tv else self.table.seat_of(peer.guest)
        return self.may_watch(peer.guest, tv=peer.tv)

    def may_watch(self, guest: GuestId | None, *, tv: bool = False) -> No | None:
        belongs = guest is not None and self._belongs(guest)
        if belongs or self.table.settings.spectators:
            return None
        # Whoever comes by a link before the game begins comes to sit down.
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
        """What some are called today; whether that is new for anybody whom we know."""
        today = {guest: names.get(guest, name) for guest, name in self.names.items()}
        if today == self.names:
            return False
        self.names = today
        return True

    def forget(self, guest: GuestId) -> bool:
        """Sends away the devices of somebody who wants to be forgotten; whether their name was known."""
        for peer in [peer for peer in self.peers if peer.guest == guest]:
            _send_away(peer, No("forgotten"), FORGOTTEN)
        self.crests.pop(guest, None)
        return self.names.pop(guest, None) is not None

    async def learn_names(self, guests: Iterable[GuestId]) -> None:
        """Of those who are at other servers. Raises `StoreDown`."""
        unknown = [guest for guest in guests if guest not in self.names]
        if unknown:
            found = await self.services.store.guests(unknown)
            self.names.update({guest: known.name for guest, known in found.items()})
            self.learn_crests({guest: known.crest for guest, known in found.items()})

    async def learn_names_anew(self) -> None:
        """Somebody may have been renamed or forgotten at another server. Raises `StoreDown`."""
        found = await self.services.store.guests(sorted(self.names))
        self.names = {guest: known.name for guest, known in found.items()}
        self.learn_crests({guest: known.crest for guest, known in found.items()})

    def learn_crests(self, chosen: Mapping[GuestId, int | None]) -> bool:
        """What some have chosen; whether that is new. From the first card on nobody's crest changes under the eyes of
        the others: another choice holds from the next table on."""
        is_fixed = self.table.status != "waiting"
        learnt = {guest: crest for guest, crest in chosen.items() if not (is_fixed and guest in self.crests)}
        is_new = any(self.crests.get(guest) != crest for guest, crest in learnt.items())
        self.crests.update(learnt)
        return is_new


def _send_away(peer: Peer, no: No, code: int) -> None:
    peer.push(goodbye(no, peer.language, again=False))
    peer.close(code)
