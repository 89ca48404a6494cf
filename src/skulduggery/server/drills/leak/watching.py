"""A watched server: the code that builds a table's message builds it again from other possible truths."""

import random
from collections.abc import Sequence
from dataclasses import replace as replaced
from functools import partial
from typing import Any

from skulduggery.kernel.seats import Seat
from skulduggery.server import wire
from skulduggery.server.drills.leak.courses import OtherStep, other_step
from skulduggery.server.drills.leak.expecting import Expected, Watch
from skulduggery.server.drills.leak.shadows import Shadow
from skulduggery.server.drills.leak.truths import as_if, other_truth
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.hub import Hub
from skulduggery.server.ids import GuestId
from skulduggery.server.live import Live
from skulduggery.server.looking import Looking
from skulduggery.server.peers import Peer
from skulduggery.server.services import Services
from skulduggery.server.table import requests
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.moves import Judged
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table
from skulduggery.server.talk import Talk

TRIES = 8
"""Changes that are tried for each other course of a step."""


class WatchedHub(Hub):
    def __init__(self, services: Services, watch: Watch, rng: random.Random) -> None:
        super().__init__(replaced(services, now=watch.now, steady=lambda: watch.now() / 1000))
        self._watch = watch
        self._rng = rng

    def _make_live(self, table: Table, found: Sequence[Entry], names: dict[GuestId, str]) -> Live:
        return WatchedLive(self.services, table, found, names, self._watch, self._rng)


class WatchedLive(Live):
    herald: "WatchedHerald"

    def __init__(
        self,
        services: Services,
        table: Table,
        found: Sequence[Entry],
        names: dict[GuestId, str],
        watch: Watch,
        rng: random.Random,
    ) -> None:
        super().__init__(services, table, found, names, make_herald=partial(WatchedHerald, watch, rng))
        self._watch = watch

    async def join(self, peer: Peer, name: str, crest: int | None = None) -> No | None:
        self._watch.came(peer)
        return await super().join(peer, name, crest)

    def leave(self, peer: Peer) -> None:
        self._watch.went(peer)
        super().leave(peer)

    def _judge_intent(self, peer: Peer, intent: wire.Intent) -> Judged:
        judged = super()._judge_intent(peer, intent)
        self.herald.judge_intent_otherwise(peer, intent)
        return judged

    async def _judge_command(self, guest: GuestId, asked: wire.Command) -> Judged:
        judged = await super()._judge_command(guest, asked)
        self.herald.judge_command_otherwise(guest, asked)
        return judged


class WatchedHerald(Herald):
    def __init__(self, watch: Watch, rng: random.Random, gathering: Gathering, talk: Talk, looking: Looking) -> None:
        super().__init__(gathering, talk, looking)
        self._watch = watch
        self._rng = rng
        self._judged_otherwise: Sequence[Any] = ()
        """The results of a request in other truths."""

    # --- messages, and their versions in other truths -------------------------------------------------------------

    def whole(self, peer: Peer, ack: str | None = None) -> bytes:
        with self._watch.moment():
            others = [shadow.whole(peer, ack) for shadow in self._shadows([peer])]
            self._expect(peer, others)
            return super().whole(peer, ack)

    def tell(self, events: Sequence[Any], entry: Entry, asked_by: Peer | None, *, with_table: bool) -> None:
        with self._watch.moment():
            super().tell(events, entry, asked_by, with_table=with_table)
            for viewer, peers in self._viewers():
                shadows = self._shadows(peers)
                for shadow in shadows:
                    shadow.tell(events, entry, asked_by, with_table=with_table)
                step = self._other_step(entry, events, viewer)
                if step is not None:
                    shadow = Shadow(self, step.applied.table, peers)
                    shadow.tell(step.applied.events, step.entry, asked_by, with_table=with_table)
                    shadows.append(shadow)
                self._expect_all(shadows, peers)

    def tell_around(self, but: Peer | None = None) -> None:
        with self._watch.moment():
            super().tell_around(but)
            for _, peers in self._viewers(but):
                shadows = self._shadows(peers)
                for shadow in shadows:
                    shadow.tell_around()
                self._expect_all(shadows, peers)

    def refuse(self, peer: Peer, request: str, no: No) -> bytes:
        otherwise, self._judged_otherwise = self._judged_otherwise, ()
        with self._watch.moment():
            frame = super().refuse(peer, request, no)
            shadows = [Shadow(self, self.gathering.table, [peer]) for _ in otherwise]
            for shadow, judged in zip(shadows, otherwise, strict=True):
                shadow.answer(peer, request, judged)
            self._expect_all(shadows, [peer])
            return frame

    def refuse_again(self, peer: Peer, frame: bytes) -> None:
        self._expect(peer, [frame])
        super().refuse_again(peer, frame)

    # --- other truths ---------------------------------------------------------------------------------------------

    def judge_intent_otherwise(self, peer: Peer, intent: wire.Intent) -> None:
        self._judged_otherwise = [shadow.judge(peer, intent) for shadow in self._shadows([peer])]

    def judge_command_otherwise(self, guest: GuestId, asked: wire.Command) -> None:
        """Only refusals are judged again: what a decision has shown its maker is computed from other truths anyway."""
        table = self.gathering.table
        as_it_is = requests.answer(table, guest, asked)
        truths = self._truths(table.seat_of(guest)) if isinstance(as_it_is, No) else []
        self._judged_otherwise = [requests.answer(truth, guest, asked) for truth in truths]

    def _viewers(self, but: Peer | None = None) -> list[tuple[Seat | None, list[Peer]]]:
        """The devices by viewer. The viewer is computed afresh here, because we look for a server that takes a
        device for another seat's."""
        found: dict[Seat | None, list[Peer]] = {}
        for peer in self.gathering.peers:
            if peer is not but:
                found.setdefault(self._viewer(peer), []).append(peer)
        return list(found.items())

    def _viewer(self, peer: Peer) -> Seat | None:
        return None if peer.tv else self.gathering.table.seat_of(peer.guest)

    def _shadows(self, peers: Sequence[Peer]) -> list[Shadow]:
        """The shadows of devices with the same viewer."""
        return [Shadow(self, table, peers) for table in self._truths(self._viewer(peers[0]))]

    def _truths(self, viewer: Seat | None) -> list[Table]:
        """The other truths. Before the game nothing is hidden, so the real table is the only one."""
        play = self.gathering.table.play
        if play is None:
            return [self.gathering.table]
        return [as_if(self.gathering.table, other_truth(self.gathering.table.game, play, viewer, self._rng))]

    def _other_step(self, entry: Entry, events: Sequence[Any], viewer: Seat | None) -> OtherStep | None:
        real = Applied(self.gathering.table, tuple(events))
        return other_step(self.gathering.before, entry, real, viewer, self._rng, TRIES)

    def _expect_all(self, shadows: Sequence[Shadow], peers: Sequence[Peer]) -> None:
        for peer in peers:
            self._expect(peer, [frame for shadow in shadows for frame in shadow.stand_ins[peer].kept])

    def _expect(self, peer: Peer, others: Sequence[bytes]) -> None:
        viewer = self._viewer(peer)
        to = "a screen" if peer.tv else "a spectator" if viewer is None else f"seat {viewer}"
        table = self.gathering.table
        expected = Expected(
            game=table.game.NAME,
            seats=len(table.chairs),
            seq=table.seq,
            to=to,
            frames=tuple(others),
            forbidden=self._forbidden(),
        )
        self._watch.expect(peer, expected)

    def _forbidden(self) -> tuple[str, ...]:
        """The secret until the table is over, and the guests' internal ids always."""
        table, gathering = self.gathering.table, self.gathering
        ended = table.status in ("finished", "abandoned")
        guests = {table.host, *table.people, *(peer.guest for peer in gathering.peers)}
        return (*(() if ended else (table.secret,)), gathering.services.key.hex(), *guests)
