"""SL-43: the same game twice, in which somebody is attacked: once with the card against it, once without. Nobody else
may notice the difference, not by a single byte, nor by a message more or less."""

import asyncio
import tempfile
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from msgspec import Raw, Struct

from skulduggery.games import sleeping_queens
from skulduggery.games.sleeping_queens.cards import DECK, DRAGON, KING, KNIGHT, POTION, WAND, Card
from skulduggery.games.sleeping_queens.moves import Defend, Discard, King, Knight, Move, Potion
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames, wire
from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.drills.leak.findings import Finding, first_difference
from skulduggery.server.entries import Entry
from skulduggery.server.hub import Hub
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.live import Live
from skulduggery.server.metrics import Metrics
from skulduggery.server.peers import Peer
from skulduggery.server.services import Services
from skulduggery.server.settings import Clock, GameClock, MoveClock, NoClock, Settings
from skulduggery.server.store import Guest, Store
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.requests import No

TABLE = TableId("the-same-in-both-games")
SEATS = 4
TARGET, ATTACKER, BYSTANDER, OTHER = (Seat(seat) for seat in range(SEATS))
"""The card against the attack is with the target or with the other."""

WATCHED = ("attacker", "bystander", "spectator", "screen")
BEGUN = 1_000_000
LONGER_THAN_ANY_PAUSE = 10_000
PATIENCE = 30.0

HEART = Place(QUEENS.index(Queen("heart")))
CLOCKS: tuple[Clock, ...] = (NoClock(), MoveClock(seconds=60), GameClock(seconds=600, increment=2))


class Pair(Struct, frozen=True):
    attack: Card
    clock: Clock


class Heard(Struct, frozen=True):
    """Everything that each device was sent."""

    frames: Mapping[str, Sequence[str]]


def all_pairs() -> list[Pair]:
    return [Pair(attack, clock) for attack in (KNIGHT, POTION) for clock in CLOCKS]


async def differences(pair: Pair) -> list[Finding]:
    """What somebody could tell the two games apart by."""
    with_card = await _heard(pair, can_defend=True)
    without = await _heard(pair, can_defend=False)
    return [
        _finding(who, one or "{}", other or "{}")
        for who in WATCHED
        for one, other in zip_longest(with_card.frames[who], without.frames[who])
        if one != other
    ]


def _finding(who: str, one: str, other: str) -> Finding:
    where, told, otherwise = first_difference(one.encode(), other.encode())
    return Finding(
        game=sleeping_queens.NAME, seats=SEATS, seq=0, to=f"the {who}", where=where, told=told, otherwise=otherwise
    )


async def _heard(pair: Pair, *, can_defend: bool) -> Heard:
    with tempfile.TemporaryDirectory(prefix="skulduggery-drill-") as folder:
        store = SqliteStore(Path(folder) / "pair.db")
        await store.open()
        try:
            await _write_log(store, pair, can_defend=can_defend)
            return await _Game(store, pair).play()
        finally:
            await store.close()


# --- the deal -----------------------------------------------------------------------------------------------------


def _hands(attack: Card, *, can_defend: bool) -> tuple[tuple[str, ...], ...]:
    defence = {KNIGHT: DRAGON, POTION: WAND}[attack]
    here, there = (defence, "4") if can_defend else ("4", defence)
    return (
        (KING, "1", "2", "3", here),
        (attack, "1", "5", "7", "9"),
        ("1", "6", "8", "9", "9"),
        ("2", "6", "8", "8", there),
    )


def _deal(attack: Card, *, can_defend: bool) -> tuple[Outcome, ...]:
    """The dealer, the queens in order, and the cards as they are dealt one by one."""
    hands = _hands(attack, can_defend=can_defend)
    cards = [Card(hand[number]) for number in range(len(hands[0])) for hand in hands]
    order = indices_of(cards, DECK)
    assert isinstance(order, tuple)
    return OTHER, tuple(range(len(QUEENS))), order


async def _write_log(store: Store, pair: Pair, *, can_defend: bool) -> None:
    for seat in range(SEATS + 1):
        await store.add_guest(Guest(id=_guest(seat), name=f"Player {seat + 1}", since=0, seen=0))
    settings = Settings(
        game=sleeping_queens.NAME, seats=SEATS, clock=pair.clock, bot_speed="instant", grace=3600, free_chat=False
    )
    happened: list[log.Happening] = [
        log.Opened(settings=settings, host=_guest(TARGET), code=Code("QUEEN"), secret="5e" * 32),
        *(log.SatDown(seat, _guest(seat)) for seat in range(SEATS)),
        log.Started(rules=sleeping_queens.RULES, outcomes=_deal(pair.attack, can_defend=can_defend)),
    ]
    for seq, what in enumerate(happened, start=1):
        await store.append(TABLE, seq, log.encode(Entry(at=BEGUN, what=what)))


def _guest(seat: int) -> GuestId:
    return GuestId(f"guest-{seat}")


# --- the game -----------------------------------------------------------------------------------------------------


class _Game:
    def __init__(self, store: Store, pair: Pair) -> None:
        self._now = BEGUN
        self._pair = pair
        config, pool = ServerConfig(database="pair.db"), BotPool(workers=1)
        key = b"the same key in both games......"
        self._hub = Hub(Services(config, store, pool, Metrics(), key, now=lambda: self._now))
        self._peers: dict[str, Peer] = {}
        self._frames: dict[str, list[str]] = {}

    async def play(self) -> Heard:
        live = await self._hub.find(TABLE)
        assert not isinstance(live, No)
        for name, guest in (("target", 0), ("attacker", 1), ("bystander", 2), ("other", 3), ("spectator", 4)):
            await self._come(live, name, guest)
        await self._come(live, "screen", TARGET, tv=True)
        await self._decide(live, "target", King(HEART))
        self._now += 1000
        await self._attack_goes_through(live)
        await self._decide(live, "bystander", Discard((Card("6"),)))
        await self._decide(live, "other", Discard((Card("6"),)))
        for peer in self._peers.values():
            await peer.drained()
        live.driver.stop()
        return Heard(frames=self._frames)

    async def _come(self, live: Live, name: str, guest: int, *, tv: bool = False) -> None:
        kept = self._frames[name] = []

        async def keep(message: Any) -> None:
            kept.append(message["text"])

        self._peers[name] = Peer(keep, guest=_guest(guest), tv=tv)
        await live.join(self._peers[name], f"Player {guest + 1}")

    async def _attack_goes_through(self, live: Live) -> None:
        """The target declines to defend, or has nothing to defend with; in both games the same time passes."""
        attack = (Knight if self._pair.attack == KNIGHT else Potion)(QUEENS[HEART])
        await self._decide(live, "attacker", attack)
        attacked_at = live.table.seq
        self._now += LONGER_THAN_ANY_PAUSE
        assert live.table.play is not None
        if live.table.play.prompts[TARGET] is not None:
            await self._decide(live, "target", Defend(defend=False))
        async with asyncio.timeout(PATIENCE):
            while live.table.seq == attacked_at:
                await asyncio.sleep(0.01)

    async def _decide(self, live: Live, who: str, move: Move) -> None:
        peer = self._peers[who]
        play, before = live.table.play, live.table.seq
        assert play is not None
        assert peer.seat is not None
        prompt = play.prompts[peer.seat]
        assert prompt is not None, f"{who} is not asked"
        await live.hear(peer, wire.Intent(id=f"{who}-{before}", prompt=prompt, move=Raw(frames.encoder.encode(move))))
        assert live.table.seq == before + 1, f"{who} was refused"
