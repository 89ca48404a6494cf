"""SL-43: by the pace of the game nobody learns whether an attacked player holds the card that would help."""

import asyncio
import time
from collections.abc import Callable
from copy import copy
from pathlib import Path

import msgspec
import pytest

from skulduggery.games import sleeping_queens
from skulduggery.games.sleeping_queens.cards import DECK, DRAGON, KING, KNIGHT, Card
from skulduggery.games.sleeping_queens.moves import King, Knight
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.kernel.chance import indices_of
from skulduggery.kernel.seats import Seat
from skulduggery.server import driving, wire
from skulduggery.server import entries as log
from skulduggery.server.entries import Entry
from skulduggery.server.ids import Code, TableId, new_table_id
from skulduggery.server.live import Live
from skulduggery.server.pace import PAUSES
from skulduggery.server.services import wall_clock
from skulduggery.server.settings import Clock, GameClock, NoClock, Settings
from skulduggery.server.table import moves
from tests.server.house import House, Phone, fresh, house, in_house, raw

TARGET, ATTACKER = Seat(0), Seat(1)
HEART = Place(QUEENS.index(Queen("heart")))
EITHER = pytest.mark.parametrize("can_defend", [True, False])


async def attacked(
    house: House, *, can_defend: bool, clock: Clock | None = None, meanwhile: Callable[[], None] = lambda: None
) -> list[Phone]:
    """The devices of the target, the attacker and a third, just after the attack."""
    people = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    settings = Settings(
        game="sleeping-queens", seats=3, bot_speed="quick", clock=clock or NoClock(), grace=3600, free_chat=False
    )
    here, there = (DRAGON, "4") if can_defend else ("4", DRAGON)
    hands = ((KING, "1", "2", "3", here), (KNIGHT, "1", "5", "7", "9"), ("2", "6", "8", "8", there))
    order = indices_of([Card(hand[nth]) for nth in range(5) for hand in hands], DECK)
    assert isinstance(order, tuple)
    table = new_table_id()
    happened: list[log.Happening] = [
        log.Opened(settings=settings, host=people[0].id, code=Code("QUEEN"), secret="5e" * 32),
        *(log.SatDown(seat, person.id) for seat, person in enumerate(people)),
        log.Started(rules=sleeping_queens.RULES, outcomes=(2, tuple(range(len(QUEENS))), order)),
    ]
    await _write(house, table, happened)
    live = await house.find(table)
    phones = [await house.phone(live, person) for person in people]
    meanwhile()
    for phone, move in ((phones[0], King(HEART)), (phones[1], Knight(QUEENS[HEART]))):
        assert phone.prompt is not None
        await phone.ask(wire.Intent(id=fresh(), prompt=phone.prompt["id"], move=raw(msgspec.to_builtins(move))))
    return phones


async def _write(house: House, table: TableId, happened: list[log.Happening]) -> None:
    now = house.hub.services.now()
    for seq, what in enumerate(happened, start=1):
        assert await house.store.append(table, seq, log.encode(Entry(at=now, what=what)))


def _still_to_pass(live: Live) -> float:
    silence = live.driver._silence  # pyright: ignore[reportPrivateUsage]
    assert silence is not None
    assert silence.seat == TARGET
    return silence.left


class Hurry:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead

    async def attacked(self, house: House) -> list[Phone]:
        """Half a second is left to the target when the attack comes."""

        def think() -> None:
            self.ahead += 29_500

        return await attacked(house, can_defend=True, clock=GameClock(seconds=30), meanwhile=think)


def test_an_answer_that_is_held_back_never_comes_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock runs out before the pause is over. Whoever has answered has answered."""
    monkeypatch.setitem(PAUSES, "quick", (1.5, 1.5))

    async def test() -> None:
        hurry = Hurry()
        async with house(tmp_path / "x.db", now=hurry) as opened:
            target, attacker, _ = await hurry.attacked(opened)
            answer = await target.move(0)
            assert "ack" in answer, answer
            assert not [told for told in attacker.told() if told.get("notice", {}).get("type") == "timed-out"]

    asyncio.run(test())


def test_a_clock_runs_out_once_the_pause_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "quick", (0.1, 0.1))
    monkeypatch.setattr(driving, "ANSWER_SECONDS", 0.1)

    async def test() -> None:
        hurry = Hurry()
        async with house(tmp_path / "x.db", now=hurry) as opened:
            _, attacker, _ = await hurry.attacked(opened)
            await attacker.until(lambda told: told.get("notice", {}).get("type") == "timed-out")

    asyncio.run(test())


@EITHER
def test_a_pause_is_as_long_when_a_bot_takes_over_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, can_defend: bool
) -> None:
    monkeypatch.setitem(PAUSES, "quick", (20.0, 20.0))

    async def test() -> None:
        async with house(tmp_path / "x.db", now=lambda: 1_000_000) as opened:
            target, *_ = await attacked(opened, can_defend=can_defend)
            assert _still_to_pass(target.live) == 20
            await target.ask(wire.StandUp(id=fresh()))
            assert target.live.table.chairs[TARGET].stand_in == "sailor"
            assert _still_to_pass(target.live) == 20

    asyncio.run(test())


@EITHER
def test_a_wish_to_take_back_does_not_use_up_the_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, can_defend: bool
) -> None:
    """Otherwise it would end at once after the answer where nobody is asked, and only there."""
    monkeypatch.setitem(PAUSES, "quick", (20.0, 20.0))
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(tmp_path / "x.db", now=lambda: clock) as opened:
            target, attacker, third = await attacked(opened, can_defend=can_defend)
            clock += 3_000
            await attacker.ask(wire.AskTakeBack(id=fresh()))
            clock += 60_000
            await third.ask(wire.AnswerTakeBack(id=fresh(), agreed=False))
            assert _still_to_pass(target.live) == 17

    asyncio.run(test())


JUMPS = pytest.mark.parametrize("jump", [-600_000, 600_000], ids=["back", "forth"])


@EITHER
@JUMPS
def test_a_date_that_is_set_changes_no_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, can_defend: bool, jump: int
) -> None:
    monkeypatch.setitem(PAUSES, "quick", (20.0, 20.0))
    date, seconds = 1_000_000, 0.0

    async def test() -> None:
        nonlocal date, seconds
        async with house(tmp_path / "x.db", now=lambda: date, steady=lambda: seconds) as opened:
            target, *_ = await attacked(opened, can_defend=can_defend)
            date += jump
            seconds += 3
            assert _still_to_pass(target.live) == 17

    asyncio.run(test())


@JUMPS
def test_a_pause_begins_anew_at_a_server_that_starts_whatever_its_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, jump: int
) -> None:
    monkeypatch.setitem(PAUSES, "quick", (20.0, 20.0))

    async def test() -> None:
        async with house(tmp_path / "x.db", now=lambda: 1_000_000, steady=lambda: 0.0) as first:
            phones = await attacked(first, can_defend=False)
        async with house(tmp_path / "x.db", now=lambda: 1_000_000 + jump, steady=lambda: 0.0) as second:
            live = await second.find(phones[0].live.table.id)
            for phone in phones:
                await second.phone(live, phone.guest)
            assert _still_to_pass(live) == 20

    asyncio.run(test())


def test_a_pause_ends_though_the_date_was_set_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the real clock, as at a table."""
    monkeypatch.setitem(PAUSES, "quick", (0.3, 0.3))
    date = 1_000_000

    async def test() -> None:
        nonlocal date
        async with house(tmp_path / "x.db", now=lambda: date, steady=time.monotonic) as opened:
            _, attacker, _ = await attacked(opened, can_defend=False)
            seen = len(attacker.messages)
            date -= 90_000
            await attacker.until(lambda told: told["type"] == "update" and bool(told["events"]), after=seen)

    asyncio.run(test())


@JUMPS
def test_a_date_that_is_set_takes_and_gives_nobody_time(tmp_path: Path, *, jump: int) -> None:
    date, seconds = 1_000_000, 0.0

    async def test() -> None:
        nonlocal date, seconds
        async with house(tmp_path / "x.db", now=lambda: date, steady=lambda: seconds) as opened:
            anna, _ = await opened.playing("Anna Ben", clock=GameClock(seconds=60))
            date += jump
            seconds += 10
            assert (await anna.move())["clocks"]["left"] == [50_000, 50_000]
            date -= jump
            seconds += 5
            seen = len(anna.messages)
            await anna.live.hear(anna.peer, wire.Sync())
            told = await anna.until(lambda told: told["type"] == "update", after=seen)
            assert told["clocks"]["left"] == [50_000, 45_000]

    asyncio.run(test())


def test_only_the_pause_that_is_over_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server may have ended it, and somebody else may be attacked by now."""
    monkeypatch.setitem(PAUSES, "quick", (20.0, 20.0))

    async def test(house: House) -> None:
        target, *_ = await attacked(house, can_defend=False)
        play = target.live.table.play
        assert play is not None
        now = house.hub.services.now()
        assert moves.pause_ended(target.live.table, copy(play.state), now=now, since=0) is None
        assert moves.pause_ended(target.live.table, play.state, now=now, since=0) is not None

    in_house(test, tmp_path)
