"""The same table, if something else were true: the server's own code makes the messages that would be sent then."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from skulduggery.server import frames, wire
from skulduggery.server.entries import Entry
from skulduggery.server.live import Judged, Live
from skulduggery.server.peers import Peer
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

ACCEPTED = b'{"type":"accepted"}'
"""Stands for all that would have been sent if a request had not been refused."""


class StandIn(Peer):
    """Stands for a device, and keeps what that would be sent."""

    __slots__ = ("kept",)

    def __init__(self, peer: Peer) -> None:
        super().__init__(_nowhere, guest=peer.guest, tv=peer.tv, language=peer.language)
        self.seat = peer.seat
        self.kept: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.kept.append(frame)


class Shadow(Live):
    """The same table, if something else were true."""

    _original: Live
    stand_ins: dict[Peer, StandIn]

    @classmethod
    def of(cls, live: Live, table: Table, peers: Sequence[Peer]) -> "Shadow":
        shadow = cls.__new__(cls)
        shadow.__dict__.update(live.__dict__)
        shadow.table = table
        shadow._original = live
        shadow._questions = {}
        shadow._refusals = OrderedDict()
        shadow.stand_ins = {peer: StandIn(peer) for peer in peers}
        shadow.peers = list(shadow.stand_ins.values())
        return shadow

    def _around(self) -> frames.Around:
        return self._original._around()

    def whole_for(self, peer: Peer, ack: str | None) -> bytes:
        return self.whole(self.stand_ins[peer], ack)

    def tell(self, events: Sequence[Any], entry: Entry, asked_by: Peer | None, *, with_table: bool) -> None:
        self._tell(events, entry, None if asked_by is None else self.stand_ins.get(asked_by), with_table=with_table)

    def tell_around(self) -> None:
        self._tell_around()

    def answer(self, peer: Peer, request: str, judged: Any) -> None:
        stand_in = self.stand_ins[peer]
        if isinstance(judged, No):
            self._refuse(stand_in, (peer.guest, request), judged)
        else:
            stand_in.push(ACCEPTED)

    async def judge(self, peer: Peer, intent: wire.Intent) -> Judged:
        return await self._judge_intent(self.stand_ins[peer], intent)


async def _nowhere(message: Any) -> None:
    """A stand-in has no line."""
