"""The same table in another possible truth: the server's own code builds the messages that it would send then."""

from collections.abc import Sequence
from typing import Any

from skulduggery.server import frames, wire
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer
from skulduggery.server.table import moves
from skulduggery.server.table.moves import Judged
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

ACCEPTED = b'{"type":"accepted"}'
"""Stands for all messages that would have been sent if a request had not been refused."""


class StandIn(Peer):
    """Replaces a device, and keeps the messages sent to it."""

    __slots__ = ("kept",)

    def __init__(self, peer: Peer) -> None:
        super().__init__(_nowhere, guest=peer.guest, tv=peer.tv, language=peer.language)
        self.seat = peer.seat
        self.kept: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.kept.append(frame)


class OtherGathering(Gathering):
    """The same people around another table."""

    def __init__(self, original: Gathering, table: Table, peers: Sequence[Peer]) -> None:
        super().__init__(original.services, table, original.names)
        self.before = original.before
        self.peers = list(peers)
        self.here = original.here
        self.now, self.since = original.now, original.since
        self._original = original

    def around(self) -> frames.Around:
        return self._original.around()

    def who(self, guest: GuestId) -> str:
        return self._original.who(guest)


class Shadow:
    """Builds messages about the same table in another possible truth."""

    def __init__(self, original: Herald, table: Table, peers: Sequence[Peer]) -> None:
        self.stand_ins = {peer: StandIn(peer) for peer in peers}
        self._gathering = OtherGathering(original.gathering, table, tuple(self.stand_ins.values()))
        self._herald = Herald(self._gathering, original.talk, original.looking)

    def whole(self, peer: Peer, ack: str | None) -> bytes:
        return self._herald.whole(self.stand_ins[peer], ack)

    def tell(self, events: Sequence[Any], entry: Entry, asked_by: Peer | None, *, with_table: bool) -> None:
        stand_in = None if asked_by is None else self.stand_ins.get(asked_by)
        self._herald.tell(events, entry, stand_in, with_table=with_table)

    def tell_around(self) -> None:
        self._herald.tell_around()

    def answer(self, peer: Peer, request: str, judged: Any) -> None:
        stand_in = self.stand_ins[peer]
        if isinstance(judged, No):
            self._herald.refuse(stand_in, request, judged)
        else:
            stand_in.push(ACCEPTED)

    def judge(self, peer: Peer, intent: wire.Intent) -> Judged:
        table, now, since = self._gathering.table, self._gathering.now(), self._gathering.since
        return moves.intended(table, peer.guest, intent, tv=peer.tv, now=now, since=since)


async def _nowhere(message: Any) -> None:
    """A stand-in has no connection."""
