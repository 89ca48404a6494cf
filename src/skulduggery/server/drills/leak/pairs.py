"""SL-43: plays the same game with an attack twice, once with the card against it and once without.

Nobody else may notice the difference: not by a single byte, nor by a message more or less, nor by the time of a
message. This holds whatever anybody does meanwhile (`deeds.py`).
"""

import asyncio
import tempfile
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from msgspec import Raw, Struct

from skulduggery.games import sleeping_queens
from skulduggery.games.sleeping_queens.cards import DECK, DRAGON, KING, KNIGHT, POTION, WAND, Card
from skulduggery.games.sleeping_queens.moves import Defend, Discard, King, Knight, Move, Potion
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames, wire
from skulduggery.server.botpool import BotPool, Chosen
from skulduggery.server.config import ServerConfig
from skulduggery.server.drills.leak.deeds import DEEDS, GRACE, SEATS, Answer, Come, Doing, Go
from skulduggery.server.drills.leak.findings import Finding, first_difference
from skulduggery.server.drills.leak.virtual import VirtualLoop
from skulduggery.server.entries import Entry
from skulduggery.server.hub import Hub
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.live import Live
from skulduggery.server.metrics import Metrics
from skulduggery.server.peers import Peer
from skulduggery.server.services import Services
from skulduggery.server.settings import Clock, GameClock, MoveClock, NoClock, Settings
from skulduggery.server.store import Facts, Guest, Store
from skulduggery.server.store.facts import Statement, Value
from skulduggery.server.store.rows import Row
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.requests import No

TABLE = TableId("the-same-in-both-games")
TARGET, ATTACKER, BYSTANDER, OTHER = (Seat(seat) for seat in range(SEATS))
"""The card against the attack is in the target's hand or in the other's."""

WATCHED = ("attacker", "bystander", "spectator", "screen")
BEGUN = 1_000_000
WATCHED_FOR = 60.0
"""Seconds after the attack. By then it is over, whatever is done."""
AFTERWARDS = 4.0
"""Seconds after the attack's end in which no clock runs out. Players with different hands will decide differently."""

HEART = Place(QUEENS.index(Queen("heart")))
CLOCKS: tuple[Clock, ...] = (
    NoClock(),
    MoveClock(seconds=60),
    GameClock(seconds=600, increment=2),
    MoveClock(seconds=5),
)


class Pair(Struct, frozen=True):
    attack: Card
    clock: Clock
    deed: str = "nothing"


class Heard(Struct, frozen=True):
    """Everything that each device was sent, and after how many milliseconds."""

    frames: Mapping[str, Sequence[tuple[int, str]]]


def all_pairs() -> list[Pair]:
    """All pairs; those in which nobody does anything come first."""
    plain = [Pair(attack, clock) for attack in (KNIGHT, POTION) for clock in CLOCKS]
    deeds = [deed for deed in DEEDS if deed != "nothing"]
    return plain + [Pair(attack, clock, deed) for deed in deeds for attack in (KNIGHT, POTION) for clock in CLOCKS]


async def differences(pair: Pair) -> list[Finding]:
    """Everything by which somebody could tell the two games apart."""
    with_card = await asyncio.to_thread(_heard, pair, can_defend=True)
    without = await asyncio.to_thread(_heard, pair, can_defend=False)
    return [
        _finding(who, one or (0, "{}"), other or (0, "{}"))
        for who in WATCHED
        for one, other in zip_longest(with_card.frames[who], without.frames[who])
        if one != other
    ]


def _finding(who: str, one: tuple[int, str], other: tuple[int, str]) -> Finding:
    (early, frame), (late, otherwise_frame) = one, other
    where, told, otherwise = "when", f"{early} ms", f"{late} ms"
    if frame != otherwise_frame:
        where, told, otherwise = first_difference(frame.encode(), otherwise_frame.encode())
    return Finding(
        game=sleeping_queens.NAME, seats=SEATS, seq=0, to=f"the {who}", where=where, told=told, otherwise=otherwise
    )


def _heard(pair: Pair, *, can_defend: bool) -> Heard:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(_played(pair, can_defend=can_defend))


async def _played(pair: Pair, *, can_defend: bool) -> Heard:
    with tempfile.TemporaryDirectory(prefix="skulduggery-drill-") as folder:
        store = _Store(Path(folder) / "pair.db")
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
    """The dealer, the queens in order, and the cards in the order dealt."""
    hands = _hands(attack, can_defend=can_defend)
    cards = [Card(hand[number]) for number in range(len(hands[0])) for hand in hands]
    order = indices_of(cards, DECK)
    assert isinstance(order, tuple)
    return OTHER, tuple(range(len(QUEENS))), order


async def _write_log(store: Store, pair: Pair, *, can_defend: bool) -> None:
    for seat in range(SEATS + 2):
        await store.add_guest(Guest(id=_guest(seat), name=f"Player {seat + 1}", since=0, seen=0))
    settings = Settings(
        game=sleeping_queens.NAME, seats=SEATS, clock=pair.clock, bot_speed="normal", grace=GRACE, free_chat=False
    )
    happened: list[log.Happening] = [
        log.Opened(settings=settings, host=_guest(BYSTANDER), code=Code("QUEEN"), secret="5e" * 32),
        *(log.SatDown(seat, _guest(seat)) for seat in range(SEATS)),
        log.Started(rules=sleeping_queens.RULES, outcomes=_deal(pair.attack, can_defend=can_defend)),
    ]
    for seq, what in enumerate(happened, start=1):
        await store.append(TABLE, seq, log.encode(Entry(at=BEGUN, what=what)))


def _guest(seat: int) -> GuestId:
    return GuestId(f"guest-{seat}")


class _Store(SqliteStore):
    """A store that marks the loop as busy while its threads work."""

    async def append(self, log: str, seq: int, entry: bytes, facts: Facts | None = None) -> bool:
        with _loop().elsewhere():
            return await super().append(log, seq, entry, facts)

    async def _select(self, query: str, *values: Value) -> list[Row]:
        with _loop().elsewhere():
            return await super()._select(query, *values)

    async def _change(self, *statements: Statement) -> None:
        with _loop().elsewhere():
            await super()._change(*statements)


def _loop() -> VirtualLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop


# --- the game -----------------------------------------------------------------------------------------------------


class _Meek(BotPool):
    """Bots that never defend, whatever they hold, and decide without delay."""

    async def choose(self, game: str, bot: str, view: bytes, moves: bytes, count: int) -> Chosen:
        legal: list[dict[str, Any]] = msgspec.json.decode(moves)
        return Chosen(index=next((n for n, move in enumerate(legal) if move.get("defend") is False), 0), bot=bot)


class _Game:
    GUESTS: ClassVar = {
        "target": 0,
        "attacker": 1,
        "bystander": 2,
        "other": 3,
        "spectator": 4,
        "newcomer": 5,
        "screen": TARGET,
    }

    def __init__(self, store: Store, pair: Pair) -> None:
        self._loop = loop = _loop()
        self._pair = pair
        key = b"the same key in both games......"
        config, pool = ServerConfig(database="pair.db"), _Meek(workers=1)
        self._hub = Hub(Services(config, store, pool, Metrics(), key, now=self._now, steady=loop.time))
        self._peers: dict[str, Peer] = {}
        self._frames: dict[str, list[tuple[int, str]]] = {}

    def _now(self) -> int:
        return BEGUN + round(1000 * self._loop.time())

    async def play(self) -> Heard:
        live = await self._hub.find(TABLE)
        assert not isinstance(live, No)
        for name in self.GUESTS:
            if name != "newcomer":
                await self._come(live, name)
        await self._decide(live, "target", King(HEART))
        await self._wait(1.0)
        attack = (Knight if self._pair.attack == KNIGHT else Potion)(QUEENS[HEART])
        await self._decide(live, "attacker", attack)
        attacked = self._loop.time()
        for after, who, doing in DEEDS[self._pair.deed]:
            await self._wait(attacked + after)
            await self._do(live, "bystander" if who == "host" else who, doing)
        while self._is_open(live) and self._loop.time() < attacked + WATCHED_FOR:
            await self._wait(self._loop.time() + 0.5)
        if self._pair.deed == "nothing":  # and what follows it
            await self._decide(live, "bystander", Discard((Card("6"),)))
            await self._decide(live, "other", Discard((Card("6"),)))
        await self._wait(self._loop.time() + AFTERWARDS)
        live.driver.stop()
        return Heard(frames=self._frames)

    def _is_open(self, live: Live) -> bool:
        return live.table.status == "playing" and live.table.play is not None and live.table.play.silent is not None

    async def _do(self, live: Live, who: str, doing: Doing) -> None:
        match doing:
            case Come():
                await self._come(live, who)
            case Go():
                live.leave(self._peers[who])
            case Answer():
                await self._answer(live)
            case _:
                await live.hear(self._peers[who], doing)

    async def _answer(self, live: Live) -> None:
        play = live.table.play
        prompt = None if play is None or not play.is_unseen else play.prompts[TARGET]
        if prompt is not None:
            move = Raw(frames.encoder.encode(Defend(defend=False)))
            request = f"answer-{self._loop.time()}"
            await live.hear(self._peers["target"], wire.Intent(id=request, prompt=prompt, move=move))

    async def _wait(self, until: float) -> None:
        """Advance the time; every timer until then fires at its moment."""
        await self._loop.settle()
        while (upcoming := self._loop.next_timer()) is not None and upcoming <= until:
            self._loop.passed = upcoming
            await self._loop.settle()
        self._loop.passed = until
        await self._loop.settle()

    async def _come(self, live: Live, name: str) -> None:
        kept = self._frames.setdefault(name, [])

        async def keep(message: Any) -> None:
            kept.append((round(1000 * self._loop.time()), message.get("text", "closed")))

        guest = self.GUESTS[name]
        self._peers[name] = Peer(keep, guest=_guest(guest), tv=name == "screen")
        await live.join(self._peers[name], f"Player {guest + 1}")

    async def _decide(self, live: Live, who: str, move: Move) -> None:
        peer = self._peers[who]
        play, before = live.table.play, live.table.seq
        assert play is not None
        assert peer.seat is not None
        prompt = play.prompts[peer.seat]
        assert prompt is not None, f"{who} is not asked"
        await live.hear(peer, wire.Intent(id=f"{who}-{before}", prompt=prompt, move=Raw(frames.encoder.encode(move))))
        assert live.table.seq == before + 1, f"{who} was refused"
