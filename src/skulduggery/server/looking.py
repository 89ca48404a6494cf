"""Review together: when a table is over, one person leads through the game and the others may follow.

Nothing is stored: a lead ends when the leader's socket closes. Other servers learn of it over the bus, again at
every beat. A lead that is silent for a while is over.
"""

import asyncio
from contextlib import suppress

from msgspec import Struct

from skulduggery.server import frames, lists, wire
from skulduggery.server.gathering import Gathering
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import refused_frame
from skulduggery.server.store import StoreDown
from skulduggery.server.table.requests import No

BELIEVED_FOR = 7_000
"""Milliseconds without news after which a leader at another server counts as gone: some beats of the servers."""

NEWS = "look:"
"""Prefix of the bus messages about leads, after the table's id: `look:<guest>:<since>:<viewer>`, with the step as
the number. The viewer is a seat, empty for a spectator, or `end`."""
END = "end"

NOBODY = "Guest"


class Lead(Struct, frozen=True):
    """Who leads, and what they look at."""

    guest: GuestId
    since: int
    """When they took the lead. The latest lead wins, at whichever server."""
    step: int
    viewer: int | None
    peer: Peer | None = None
    """The leader's device, if it is at this server."""
    heard_at: int = 0

    @property
    def rank(self) -> tuple[int, GuestId]:
        return self.since, self.guest


class Looking:
    def __init__(self, gathering: Gathering) -> None:
        self._gathering = gathering
        self._services = gathering.services
        self._lead: Lead | None = None
        self._telling: asyncio.Task[None] | None = None
        self._untold: tuple[str, int] | None = None

    @property
    def now(self) -> wire.Looking | None:
        """The current lead, for a client that joins."""
        return None if self._lead is None else self._shown(self._lead)

    def hear(self, peer: Peer, asked: wire.Look) -> None:
        """Handle one message from a device: answer it, and send the change to all others."""
        refused = self._refusal(peer, asked)
        if refused is not None:
            self._services.metrics.refused[refused.reason].inc()
            peer.push(refused_frame(refused, id=asked.id, language=peer.language))
            return
        peer.push(frames.encoder.encode(wire.Done(asked.id)))
        if not asked.lead:
            self.left(peer)
            return
        since = self._since(peer)
        self._follow(Lead(guest=peer.guest, since=since, step=asked.step, viewer=asked.viewer, peer=peer))
        self._tell_servers()

    def left(self, peer: Peer) -> None:
        """A device has left, or stops leading. It may not be the leader's."""
        if self._lead is not None and self._lead.peer is peer:
            self._tell_servers(end=True)
            self._end()

    def _since(self, peer: Peer) -> int:
        """A time later than any earlier lead, even if the clocks of other servers differ."""
        lead, now = self._lead, self._services.now()
        if lead is None:
            return now
        return lead.since if lead.peer is peer else max(now, lead.since + 1)

    # --- other servers --------------------------------------------------------------------------------------------

    async def news(self, told: str, step: int) -> None:
        """A lead at another server has changed or ended."""
        guest, since, viewer = told.removeprefix(NEWS).split(":")
        seat = int(viewer) if viewer.isdecimal() else None
        lead = Lead(GuestId(guest), int(since), step, seat, heard_at=self._services.now())
        if viewer == END:
            if self._lead is not None and self._lead.peer is None and self._lead.rank == lead.rank:
                self._end()
            return
        with suppress(StoreDown):  # then the leader is called "guest" this time
            await self._gathering.learn_names([lead.guest])
        if self._lead is None or lead.rank >= self._lead.rank:
            self._follow(lead)

    def beat(self) -> None:
        """Report a local leader again, for servers that load the table. End a silent lead elsewhere."""
        lead = self._lead
        if lead is not None and lead.peer is not None:
            self._tell_servers()
        elif lead is not None and self._services.now() - lead.heard_at > BELIEVED_FOR:
            self._end()

    def _tell_servers(self, *, end: bool = False) -> None:
        """Send one message at a time, so that none overtakes another. Of the changes meanwhile only the last is
        sent."""
        lead = self._lead
        if lead is None or not self._services.store.shared:
            return
        viewer = END if end else "" if lead.viewer is None else lead.viewer
        self._untold = (f"{self._gathering.table.id}:{NEWS}{lead.guest}:{lead.since}:{viewer}", lead.step)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._untold is not None:
                (name, number), self._untold = self._untold, None
                await self._services.store.tell(name, number)
        except StoreDown:
            self._services.metrics.store_failures.inc()  # the next beat sends it again
        finally:
            self._telling = None

    # --- sending --------------------------------------------------------------------------------------------------

    def _refusal(self, peer: Peer, asked: wire.Look) -> No | None:
        table = self._gathering.table
        if table.status in ("waiting", "playing"):
            return No("still-playing")
        if table.play is None:
            return No("never-played")
        if not lists.may_read(table.settings, [chair.guest for chair in table.chairs], peer.guest):
            return No("no-spectators")
        if asked.viewer is not None and asked.viewer >= len(table.chairs):
            return No("no-such-seat", {"value": asked.viewer, "highest": len(table.chairs) - 1})
        return None

    def _follow(self, lead: Lead) -> None:
        before, self._lead = self._lead, lead
        if before is None or self._shown(before) != self._shown(lead) or before.peer is not lead.peer:
            self._show(self._shown(lead), but=lead.peer)

    def _end(self) -> None:
        """End the lead. Everybody stays at their step."""
        lead, self._lead = self._lead, None
        if lead is not None:
            self._show(wire.Looking(who=None, name="", step=lead.step, viewer=lead.viewer), but=lead.peer)

    def _show(self, looking: wire.Looking, *, but: Peer | None) -> None:
        frame = frames.encoder.encode(looking)
        for peer in self._gathering.peers:
            if peer is not but:
                peer.push(frame)

    def _shown(self, lead: Lead) -> wire.Looking:
        name = self._gathering.names.get(lead.guest, NOBODY)
        return wire.Looking(who=self._gathering.who(lead.guest), name=name, step=lead.step, viewer=lead.viewer)
