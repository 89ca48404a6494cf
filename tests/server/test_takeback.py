"""Taking back: agreed by everyone, never across chance, never once the decision has shown its maker something."""

import asyncio
import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from skulduggery.games import find
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from skulduggery.server import driving, hindsight, wire
from skulduggery.server import entries as log
from skulduggery.server.settings import GameClock, MoveClock
from skulduggery.server.table import takeback
from tests.server.house import House, Phone, fresh, house, in_house, is_refused, play_out


def _asks(phone: Phone) -> wire.AskTakeBack:
    del phone
    return wire.AskTakeBack(id=fresh())


async def _bid(phones: list[Phone]) -> None:
    for phone in phones:
        await phone.move(0)


def test_a_sealed_bid_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.playing("Anna Ben Cleo")
        await anna.move(0)
        await ben.move(0)
        cleos_question = cleo.prompt
        await anna.ask(_asks(anna))
        assert anna.live.table.take_back is not None
        await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        await cleo.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        play = anna.live.table.play
        assert play is not None
        assert play.acting == (0, 2)
        assert cleo.prompt == cleos_question  # nobody else's question is outdated
        await anna.move(1)
        await cleo.move(0)
        assert json.loads(cleo.frames[-1])["view"]["phase"]["bids"] == [1, 0, 0]

    in_house(test, tmp_path)


def test_everybody_is_told_whether_it_is_of_use_to_ask(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        assert not _may_ask(anna)
        await anna.move(0)
        assert (_may_ask(anna), _may_ask(ben)) == (True, False)
        await anna.ask(_asks(anna))
        assert not _may_ask(anna)  # it has been asked for
        await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=False))
        assert _may_ask(anna)
        await ben.move(0)
        assert (_may_ask(anna), _may_ask(ben)) == (False, False)  # the bids are open

    in_house(test, tmp_path)


def _may_ask(phone: Phone) -> bool:
    return phone.told()[-1].get("may_take_back", False)


def test_one_refusal_ends_the_asking(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.playing("Anna Ben Cleo")
        await anna.move(0)
        await anna.ask(_asks(anna))
        assert is_refused(await ben.ask(_asks(ben)), "take-back-pending")
        assert is_refused(await anna.ask(wire.AnswerTakeBack(id=fresh(), agreed=True)), "take-back-not-asked")
        assert is_refused(await ben.ask(wire.WithdrawTakeBack(id=fresh())), "take-back-not-yours")
        await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=False))
        assert anna.live.table.take_back is None
        assert anna.prompt is None
        assert is_refused(await cleo.ask(wire.AnswerTakeBack(id=fresh(), agreed=True)), "take-back-none")
        await anna.ask(_asks(anna))
        await anna.ask(wire.WithdrawTakeBack(id=fresh()))
        assert anna.live.table.take_back is None

    in_house(test, tmp_path)


def test_shown_bids_are_never_taken_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        await _bid(phones)
        for phone in phones:
            assert is_refused(await phone.ask(_asks(phone)), "take-back-revealed")

    in_house(test, tmp_path)


def test_a_card_is_taken_back_before_the_next_is_played_and_not_after(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben Cleo")
        await _bid(phones)
        leader = next(phone for phone in phones if phone.prompt is not None)
        before = leader.told()[-1]["view"]
        await leader.move(0)
        await leader.ask(_asks(leader))
        for phone in phones:
            if phone is not leader:
                await phone.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        await leader.until(lambda told: told.get("seq") == leader.live.table.seq)
        assert leader.told()[-1]["view"] == before
        await leader.move(0)
        second = next(phone for phone in phones if phone.prompt is not None)
        await second.move(0)
        assert is_refused(await leader.ask(_asks(leader)), "take-back-too-late")

    in_house(test, tmp_path)


def test_nothing_is_taken_back_across_a_deal(tmp_path: Path) -> None:
    """The last card of a round leads to the next deal: a random event."""

    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        await _bid(phones)
        last = phones[0]
        for _ in range(2):
            last = next(phone for phone in phones if phone.prompt is not None)
            await last.move(0)
        assert last.told()[-1]["view"]["round"] == 2
        assert is_refused(await last.ask(_asks(last)), "take-back-too-late")

    in_house(test, tmp_path)


def test_a_queen_that_was_seen_stays_awake(tmp_path: Path) -> None:
    """Waking a queen shows which she is (and a card is drawn afterwards, which is chance)."""

    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", "sleeping-queens")
        for _ in range(200):
            asked = next(phone for phone in phones if phone.prompt is not None)
            assert asked.prompt is not None
            kinds = [move["type"] for move in asked.prompt["legal"]]
            told = await asked.move(kinds.index("king" if "king" in kinds else "discard"))
            if "king" in kinds:
                is_rose = "prompt" in told  # she wakes another at once, and no card is drawn yet (SL-50)
                reason = "take-back-revealed" if is_rose else "take-back-too-late"
                assert is_refused(await asked.ask(_asks(asked)), reason)
                return
        raise AssertionError("no king was dealt")

    in_house(test, tmp_path)


def test_a_throw_of_a_die_is_never_taken_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben Cleo", "skull-king-dice")
        await _bid(phones)
        thrower = next(phone for phone in phones if phone.prompt is not None)
        await thrower.move(0)
        assert is_refused(await thrower.ask(_asks(thrower)), "take-back-too-late")

    in_house(test, tmp_path)


def test_a_placing_of_pirates_can_be_taken_back_while_others_think(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", "skull-queen")
        await phones[0].move()
        await phones[0].ask(_asks(phones[0]))
        await phones[1].ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        assert phones[0].live.table.play is not None
        assert phones[0].live.table.play.acting == (0, 1)

    in_house(test, tmp_path)


def test_bots_agree_and_wait_while_people_are_asked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        (anna,) = await house.playing("Anna", bots=1, bot_speed="slow")
        await anna.move(0)
        answer = await anna.ask(_asks(anna))
        assert answer["ack"]
        assert anna.prompt is not None  # nobody had to be asked: it is taken back at once

    in_house(test, tmp_path)


def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        await phones[0].move(0)
        await phones[0].ask(_asks(phones[0]))
        await phones[1].ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        await phones[0].move(1)
        await play_out(phones)
        kept = await house.store.game(phones[0].live.table.id)
        assert kept is not None
        game, record = parse_record(kept.record, find)
        check(game, record)
        assert record.log[1] == {"seat": 0, "bid": 1}

    in_house(test, tmp_path)


def test_other_tables_go_on_while_it_is_found_out_what_a_card_has_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = Event()
    looks: list[int] = []

    def looked(*facts: Any) -> bool:
        looks.append(1)
        assert going_on.wait(30)
        return True

    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        others = await house.playing("Cleo Dan")
        await _bid(phones)
        leader = next(phone for phone in phones if phone.prompt is not None)
        await leader.move(0)
        monkeypatch.setattr(takeback, "surprises", looked)
        asking = asyncio.create_task(leader.ask(_asks(leader)))
        await _bid(others)
        going_on.set()
        assert is_refused(await asking, "take-back-revealed")
        assert is_refused(await leader.ask(_asks(leader)), "take-back-revealed")
        assert len(looks) == 1, "asking again costs nothing"

    in_house(test, tmp_path)


def test_whoever_asks_while_too_many_ask_may_ask_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "PATIENCE", 0.01)

    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        await _bid(phones)
        leader = next(phone for phone in phones if phone.prompt is not None)
        await leader.move(0)
        asks = _asks(leader)
        async with house.hub.services.looking_back:
            assert is_refused(await leader.ask(asks), "busy")
        assert (await leader.ask(asks))["notice"]["type"] == "take-back-asked"

    in_house(test, tmp_path)


def test_nobody_waits_for_the_answer_of_somebody_who_has_left(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", bots=1)
        await anna.move(0)
        await anna.ask(_asks(anna))
        await ben.ask(wire.StandUp(id=fresh()))
        assert anna.live.table.take_back is None
        await anna.until(lambda told: any(event["type"] == "bids-shown" for event in told.get("events", [])))

    in_house(test, tmp_path)


def test_nobody_waits_for_somebody_who_has_asked_and_left(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", bots=1)
        await ben.move(0)
        await ben.ask(_asks(ben))
        await anna.ask(wire.Kick(id=fresh(), seat=2))
        assert anna.live.table.take_back is None

    in_house(test, tmp_path)


def test_whom_a_bot_plays_for_takes_nothing_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", bot_speed="slow")
        await anna.move(0)
        await anna.ask(wire.StandUp(id=fresh()))
        assert is_refused(await anna.ask(_asks(anna)), "bot-plays")
        del ben

    in_house(test, tmp_path)


def test_a_wish_that_not_all_answer_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait for it: otherwise a game could be held up for ever."""
    monkeypatch.setattr(driving, "LONGEST_ASKING", 0.2)

    async def test(house: House) -> None:
        anna, _, cleo = await house.playing("Anna Ben Cleo")
        await anna.move(0)
        await anna.ask(_asks(anna))
        await cleo.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        await cleo.until(lambda told: told.get("notice", {}).get("type") == "take-back-withdrawn")
        assert anna.live.table.take_back is None

    in_house(test, tmp_path)


def test_clocks_stand_while_somebody_asks(tmp_path: Path) -> None:
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(tmp_path / "x.db", now=lambda: clock) as opened:
            anna, ben, cleo = await opened.playing("Anna Ben Cleo", clock=GameClock(seconds=60))
            clock += 10_000
            await anna.move(0)
            told = await anna.ask(_asks(anna))
            assert told["clocks"] == {"left": [50_000, 50_000, 50_000]}
            clock += 20_000
            told = await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=False))
            assert told["clocks"] == {"left": [50_000, 50_000, 50_000], "running": True}
            clock += 5_000
            assert (await cleo.move(0))["clocks"]["left"] == [50_000, 45_000, 45_000]

    asyncio.run(test())


def test_a_pause_during_the_asking_gives_nobody_more_time(tmp_path: Path) -> None:
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(tmp_path / "x.db", now=lambda: clock) as opened:
            anna, ben = await opened.playing("Anna Ben", clock=GameClock(seconds=60))
            await anna.move(0)
            clock += 1_000
            await anna.ask(_asks(anna))
            clock += 1_000
            await anna.ask(wire.Pause(id=fresh()))
            clock += 1_000
            await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
            clock += 1_000
            told = await anna.ask(wire.Resume(id=fresh()))
            assert told["clocks"] == {"left": [60_000, 59_000], "running": True}
            clock += 7_000
            assert (await anna.move(0))["clocks"]["left"] == [53_000, 52_000]

    asyncio.run(test())


def test_whoever_was_late_for_what_is_taken_back_decides_when_asked_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", bot_speed="slow", clock=MoveClock(seconds=60))
        await _bid(phones)
        leader = next(phone for phone in phones if phone.prompt is not None)
        second = next(phone for phone in phones if phone is not leader)
        await leader.move(0)
        late = second.peer.seat
        assert late is not None
        await leader.live.clerk.do_once(log.TimedOut(late))
        await leader.ask(_asks(leader))
        await second.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
        await leader.move(0)
        assert "ack" in await second.move(0)

    in_house(test, tmp_path)
