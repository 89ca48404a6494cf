"""Chat at a table. Each request is judged, stored, and only then sent to those who may read it."""

import asyncio
from collections.abc import Iterable
from typing import assert_never

from skulduggery.server import acquaintances, frames, reporting, saying, wire
from skulduggery.server import talklog as log
from skulduggery.server.conversation import Conversation, Spoken
from skulduggery.server.gathering import Gathering
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import refused_frame
from skulduggery.server.store import Report, StoreDown
from skulduggery.server.table.requests import No
from skulduggery.server.talklog import forget_lines, tables_talked_at

__all__ = ["Talk", "forget_lines", "tables_talked_at"]

TAIL = 50
"""Lines that a client gets when it joins."""

EXCERPT = 20
"""Lines that go with a report."""

TRIES = 20
"""How often a request is judged again because another server appended first. After that it is refused for now."""

NOBODY = "Guest"
"""The name of a guest who was forgotten."""


class Talk:
    def __init__(self, gathering: Gathering) -> None:
        self._gathering = gathering
        self._services = gathering.services
        self._manners = gathering.services.manners
        self.log = log.log_of(gathering.table.id)
        self._so_far = Conversation()
        self._lock = asyncio.Lock()
        self._stale = False
        self._forgotten: set[GuestId] = set()

    @property
    def seq(self) -> int:
        return self._so_far.seq

    async def load(self) -> None:
        """Load the earlier lines."""
        found = await self._read(after=0)
        await self._learn_names(found)
        self._so_far = Conversation(found)

    async def welcome(self, guest: GuestId) -> None:
        """Load whom the guest has muted. This comes before they are shown anything."""
        await self._manners.learn(guest)

    def tail(self, peer: Peer) -> tuple[wire.Line, ...]:
        """The last lines that this device may show."""
        lines = self._so_far.last(TAIL, lambda spoken: self._is_for(peer, spoken))
        return tuple(self._line(spoken) for spoken in lines)

    def forget(self, guest: GuestId) -> None:
        """Drop the lines of a guest who asked to be forgotten; `talklog.forget_lines` does so in the log."""
        self._forgotten.add(guest)
        self._so_far.forget(guest)

    async def hear(self, peer: Peer, asked: wire.Talk) -> None:
        """Handle one message from a device: answer it, and send the result to everybody concerned."""
        async with self._lock:
            try:
                await self._refresh()
                refused = await self._answer(peer, asked)
            except StoreDown as down:
                refused = self._services.damage.told(down, "chat")
        if refused is not None:
            self._services.metrics.refused[refused.reason].inc()
            peer.push(refused_frame(refused, id=asked.id, language=peer.language))

    async def news(self, seq: int) -> None:
        """Another server has appended."""
        if seq > self.seq:
            async with self._lock:
                try:
                    await self._catch_up()
                except StoreDown:
                    self._stale = True

    # --- requests -------------------------------------------------------------------------------------------------

    async def _answer(self, peer: Peer, asked: wire.Talk) -> No | None:
        """Answer a request exactly once, however often it is sent."""
        if self._answered_before(peer, asked.id):
            return None
        other = self._other(peer, asked)
        if isinstance(other, No):
            return other
        what = self._judge(peer, asked, other)
        if isinstance(what, No):
            return what
        refused = self._too_often(peer.guest, asked)
        if refused is not None:
            return refused
        await self._carry_out(peer, asked, other)
        return await self._append(peer, asked, other, what)

    async def _append(self, peer: Peer, asked: wire.Talk, other: GuestId | None, what: log.Happening | No) -> No | None:
        for _ in range(TRIES):
            if isinstance(what, No):
                return what
            if await self._commit(log.Entry(at=self._services.now(), what=what, by=peer.guest, id=asked.id), peer):
                return None
            # Another server appended first: perhaps this very request, perhaps the host's decision to silence the
            # guest.
            if self._answered_before(peer, asked.id):
                return None
            what = self._judge(peer, asked, other)
        return No("busy")

    def _answered_before(self, peer: Peer, request: str) -> bool:
        answered = self._so_far.has_answered(peer.guest, request)
        if answered:
            self._acknowledge(peer, request, self._so_far.line_of(peer.guest, request))
        return answered

    def _other(self, peer: Peer, asked: wire.Talk) -> GuestId | No | None:
        """The guest whom the request is about, found by their id at this table."""
        if isinstance(asked, wire.Say) or asked.who is None:
            return None
        found = acquaintances.find(self._gathering, asked.who, self._so_far.people)
        if found is None:
            return No("who-unknown")
        return No("who-yourself") if found == peer.guest else found

    def _judge(self, peer: Peer, asked: wire.Talk, other: GuestId | None) -> log.Happening | No:
        if peer.guest in self._forgotten:
            return No("not-a-guest")
        if peer.tv:
            return No("chat-from-tv")
        match asked:
            case wire.Say():
                return self._judge_line(peer, asked)
            case wire.Mute():
                return log.MutesChanged()
            case wire.Hush():
                is_host = peer.guest == self._gathering.table.host
                return log.Hushed(other, asked.hushed) if is_host else No("not-host")
            case wire.ReportSomebody():
                says_something = other is not None or reporting.plain(asked.text)
                return log.Reported() if says_something else No("report-empty")
            case _:
                assert_never(asked)

    def _judge_line(self, peer: Peer, asked: wire.Say) -> log.Said | No:
        table = self._gathering.table
        if peer.guest in self._so_far.hushed and peer.guest != table.host:
            return No("chat-hushed")
        seat = table.seat_of(peer.guest)
        return saying.said(asked, table.settings, saying.room_for(table.status, seat), seat)

    def _too_often(self, guest: GuestId, asked: wire.Talk) -> No | None:
        match asked:
            case wire.Say() | wire.Mute() | wire.Hush():
                refused = self._manners.too_fast(guest)
            case wire.ReportSomebody():
                refused = self._manners.reports_too_often(guest)
            case _:
                assert_never(asked)
        if refused is not None:
            self._services.metrics.rate_limited["chat"].inc()
        return refused

    async def _carry_out(self, peer: Peer, asked: wire.Talk, other: GuestId | None) -> None:
        """Write first what is not in the log: doing it twice does no harm, losing it would."""
        mentioned = {peer.guest, other} if isinstance(asked, wire.Hush) else {peer.guest}
        for guest in mentioned - self._so_far.people:
            if guest is not None:
                await log.leave_trace(self._services.store, guest, self._gathering.table.id)
        if isinstance(asked, wire.Mute) and other is not None:
            await self._manners.mute(peer.guest, other, muted=asked.muted)
        elif isinstance(asked, wire.ReportSomebody):
            await self._services.store.add_report(self._report(peer, other, asked.text))

    def _report(self, peer: Peer, about: GuestId | None, text: str) -> Report:
        """A report with the last lines that the device may show, including those of muted people."""
        lines = self._so_far.last(EXCERPT, lambda spoken: self._may_read(peer, spoken))
        return Report(
            at=self._services.now(),
            by=peer.guest,
            about=about,
            table=self._gathering.table.id,
            text=reporting.plain(text),
            excerpt=reporting.excerpt([self._line(spoken) for spoken in lines]),
        )

    # --- the log --------------------------------------------------------------------------------------------------

    async def _commit(self, entry: log.Entry, asked_by: Peer) -> bool:
        """Append, then adopt, then send. False: another server appended first, and we have read its entries."""
        try:
            won = await self._services.store.append(self.log, self.seq + 1, log.encode(entry))
        except (StoreDown, asyncio.CancelledError):
            self._stale = True  # the entry may have been written all the same
            self._services.metrics.store_failures.inc()
            raise
        if not won:
            await self._catch_up()
            return False
        self._adopt(entry, asked_by)
        return True

    async def _refresh(self) -> None:
        if self._stale:
            await self._catch_up()

    async def _catch_up(self) -> None:
        found = await self._read(after=self.seq)
        rewritten = any(isinstance(entry.what, log.Rewritten) for entry in found)
        everything = await self._read(after=0) if rewritten else None
        if everything is not None:
            found = everything[self.seq :]
        await self._learn_names(found)
        await self._learn_mutes(found)
        for entry in found:
            self._adopt(entry, None)
        if everything is not None:
            self._so_far = Conversation(everything)
        self._stale = False

    async def _read(self, *, after: int) -> list[log.Entry]:
        return [log.decode(row) for row in await self._services.store.read(self.log, after)]

    def _adopt(self, entry: log.Entry, asked_by: Peer | None) -> None:
        spoken = self._so_far.adopt(entry)
        if asked_by is not None and entry.id is not None:
            self._acknowledge(asked_by, entry.id, spoken)
        if spoken is None:
            return
        frame = frames.encoder.encode(wire.Chat((self._line(spoken),)))
        for peer in self._gathering.peers:
            if peer is not asked_by and self._is_for(peer, spoken):
                peer.push(frame)

    def _acknowledge(self, peer: Peer, request: str, spoken: Spoken | None) -> None:
        done = wire.Done(request) if spoken is None else wire.Chat((self._line(spoken),), ack=request)
        peer.push(frames.encoder.encode(done))

    # --- people ---------------------------------------------------------------------------------------------------

    def _is_for(self, peer: Peer, spoken: Spoken) -> bool:
        return spoken.by not in self._manners.muted_by(peer.guest) and self._may_read(peer, spoken)

    def _may_read(self, peer: Peer, spoken: Spoken) -> bool:
        seat = self._gathering.table.seat_of(peer.guest)
        return saying.may_read(spoken.said.room, self._gathering.table.status, seat, tv=peer.tv)

    def _line(self, spoken: Spoken) -> wire.Line:
        said = spoken.said
        return wire.Line(
            n=spoken.n,
            room=said.room,
            at=spoken.at,
            who=self._gathering.who(spoken.by),
            name=self._gathering.names.get(spoken.by, NOBODY),
            seat=said.seat,
            phrase=said.phrase,
            emote=said.emote,
            text=said.text,
        )

    async def _learn_names(self, found: Iterable[log.Entry]) -> None:
        speakers = {entry.by for entry in found if entry.by is not None and isinstance(entry.what, log.Said)}
        await self._gathering.learn_names(sorted(speakers))

    async def _learn_mutes(self, found: Iterable[log.Entry]) -> None:
        """A guest here has muted somebody while at another server."""
        changed = {entry.by for entry in found if isinstance(entry.what, log.MutesChanged)}
        for guest in {peer.guest for peer in self._gathering.peers if peer.guest in changed}:
            await self._manners.learn(guest)
