"""A table that this server holds. It tracks who is here and passes each request to the object that answers it."""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeAlias

from skulduggery.server import frames, wire
from skulduggery.server.clerk import Answered, Clerk, awaited
from skulduggery.server.commands import Commands
from skulduggery.server.driving import Driver
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.ids import GuestId
from skulduggery.server.looking import Looking
from skulduggery.server.peers import Peer
from skulduggery.server.services import Services
from skulduggery.server.store import Guest
from skulduggery.server.table import hosts, moves
from skulduggery.server.table.moves import Judged, Step
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table
from skulduggery.server.talk import Talk

MakeHerald: TypeAlias = Callable[[Gathering, Talk, Looking], Herald]


class Live:
    def __init__(
        self,
        services: Services,
        table: Table,
        entries: Iterable[Entry],
        names: dict[GuestId, str],
        *,
        make_herald: MakeHerald = Herald,
    ) -> None:
        self.services = services
        self.gathering = Gathering(services, table, names)
        self.talk = Talk(self.gathering)
        self.looking = Looking(self.gathering)
        self.herald = make_herald(self.gathering, self.talk, self.looking)
        self.clerk = Clerk(self.gathering, self.herald, entries)
        self.commands = Commands(self.gathering)
        self.announce: Callable[[], None] | None = None
        """Tells the other servers, if there are any, that somebody has joined."""
        self.used_at = time.monotonic()

    @property
    def table(self) -> Table:
        return self.gathering.table

    @property
    def driver(self) -> Driver:
        return self.clerk.driver

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.gathering.peers and not self.clerk.is_busy and self.driver.idle

    # --- presence -------------------------------------------------------------------------------------------------

    async def join(self, peer: Peer, name: str, crest: int | None = None) -> No | None:
        """A device joins the table and receives the whole state in one message."""
        async with self.clerk.held():  # a client that comes from another server must not see an older table here
            await self.talk.welcome(peer.guest)
            self.gathering.names[peer.guest] = name
            self.gathering.learn_crests({peer.guest: crest})
            refused = self.gathering.show_to_seat(peer)
            if refused is not None:
                return refused
            await self.gathering.welcome(peer)
            if self.announce is not None:
                self.announce()
            peer.push(self.herald.whole(peer))
            self.herald.tell_around(but=peer)
            await self.clerk.welcome_back(peer)
        self.driver.drive()
        return None

    def leave(self, peer: Peer) -> None:
        peer.gone()
        if self.gathering.dismiss(peer):
            self.looking.left(peer)
            self.used_at = time.monotonic()
            self._heads_changed()

    def set_elsewhere(self, guests: frozenset[GuestId]) -> None:
        """Adopt the presence that other servers report."""
        if self.gathering.set_elsewhere(guests):
            self._heads_changed()

    def _heads_changed(self) -> None:
        self.herald.tell_around()
        self.driver.drive()

    # --- names ----------------------------------------------------------------------------------------------------

    def learn(self, asked: Iterable[GuestId], known: Mapping[GuestId, Guest]) -> None:
        """Adopt current names and crests. Guests in `asked` that are not in `known` have been forgotten."""
        for guest in asked:
            if guest not in known:
                self.forget(guest)
        has_new_names = self.gathering.rename({guest: one.name for guest, one in known.items()})
        crests = {guest: known[guest].crest for guest in asked if guest in known}
        if self.gathering.learn_crests(crests) or has_new_names:
            self.herald.tell_around()

    async def rename(self, guest: GuestId, name: str, crest: int | None) -> None:
        self.gathering.names[guest] = name
        self.gathering.learn_crests({guest: crest})
        self.herald.tell_around()

    def forget(self, guest: GuestId) -> None:
        """A guest asked to be forgotten: close their sockets and forget their name."""
        was_known = self.gathering.forget(guest)
        self.talk.forget(guest)
        if was_known:
            self.herald.tell_around()

    # --- requests -------------------------------------------------------------------------------------------------

    async def hear(self, peer: Peer, asked: wire.FromClient) -> None:
        """Handle one message from a device."""
        self.used_at = time.monotonic()
        match asked:
            case wire.Intent():
                await self._intend(peer, asked)
            case wire.Sync():
                peer.push(self.herald.whole(peer))
            case wire.Ping():
                peer.push(PONG)
            case wire.Say() | wire.Mute() | wire.Hush() | wire.ReportSomebody():
                await self.talk.hear(peer, asked)
            case wire.Look():
                self.looking.hear(peer, asked)
            case _:
                await self.clerk.answer(peer, asked.id, partial(self._judge_command, peer.guest, asked))
                await self._afterwards(peer.guest, asked)

    def hear_now(self, peer: Peer, intent: wire.Intent, answered: Answered) -> bool:
        """Handle a decision synchronously, without a task. If that is impossible, return False and do nothing."""
        if self.driver.may_hold:
            return False
        self.used_at = time.monotonic()
        received = time.perf_counter()

        def measured(fault: Exception | None) -> None:
            self._measure(received)
            answered(fault)

        return self.clerk.answer_now(peer, intent.id, partial(self._judge_intent, peer, intent), measured)

    async def ask(self, guest: GuestId, asked: wire.Command) -> No | None:
        """Handle a request from a guest who need not have a device at the table. Raises `StoreDown`."""
        refused = await self.clerk.ask(guest, asked.id, partial(self._judge_command, guest, asked))
        if refused is None:
            await self._afterwards(guest, asked)
        return refused

    async def _intend(self, peer: Peer, intent: wire.Intent) -> None:
        if not self.driver.hold(peer.seat, partial(self._answer, peer, intent)):
            await self._answer(peer, intent)

    async def _answer(self, peer: Peer, intent: wire.Intent) -> None:
        received = time.perf_counter()
        await self.clerk.answer(peer, intent.id, awaited(partial(self._judge_intent, peer, intent)))
        asyncio.get_running_loop().call_soon(self._measure, received)

    def _measure(self, received: float) -> None:
        self.services.metrics.move_seconds.observe(time.perf_counter() - received)

    def _judge_intent(self, peer: Peer, intent: wire.Intent) -> Judged:
        now, since = self.gathering.now(), self.gathering.since
        return moves.intended(self.table, peer.guest, intent, tv=peer.tv, now=now, since=since)

    async def _judge_command(self, guest: GuestId, asked: wire.Command) -> Judged:
        return await self.commands.judge(guest, asked)

    async def _afterwards(self, guest: GuestId, asked: wire.Command) -> None:
        was_granted = self.clerk.answers.is_granted(guest, asked.id)
        if isinstance(asked, wire.StandUp) and was_granted and guest == self.table.host:
            await self.pass_host_on(guest)
        await self.commands.let_rematch_go()

    async def pass_host_on(self, leaving: GuestId) -> None:
        """Keep a host among the people at the table. A table without people is closed."""

        def judge() -> Step | None:
            what = hosts.after_leaving(self.table, leaving)
            return None if what is None else (what, None)

        await self.clerk.do(judge)


PONG = frames.encoder.encode(wire.Pong())
