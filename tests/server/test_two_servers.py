"""Two servers on one PostgreSQL: players of one table at different servers, and nothing lost, doubled or mixed up."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from skulduggery.games import names
from skulduggery.server import entries as log
from skulduggery.server import hub, wire
from skulduggery.server.drills.bus import bus_cut
from skulduggery.server.settings import MoveClock
from skulduggery.server.table import fold
from tests.server.chatting import say
from tests.server.house import PATIENCE, House, Phone, fresh, house, is_refused, play_out, until_listening

RESTARTING = 1012
SHORTEST = 5
"""Seconds: no grace and no clock may be shorter."""


def at_two(test: Callable[[House, House], Awaitable[None]], database: str) -> None:
    async def run() -> None:
        async with house(database) as first, house(database) as second:
            await until_listening(first, second)
            await test(first, second)

    asyncio.run(run())


async def moved_over(phone: Phone, to: House) -> Phone:
    """The same person at the other server, and no longer at the first."""
    there = await to.phone(await to.find(phone.live.table.id), phone.guest)
    phone.leave()
    return there


async def happened(phone: Phone) -> list[log.Happening]:
    rows = await phone.live.services.store.read(phone.live.table.id)
    return [log.decode(row).what for row in rows]


async def caught_up(*phones: Phone) -> None:
    """Until all servers know the whole log."""
    async with asyncio.timeout(PATIENCE):
        while len({phone.live.table.seq for phone in phones} | {len(await happened(phones[0]))}) > 1:
            await asyncio.sleep(0.02)


def number_of(kind: type[Any], what: list[log.Happening]) -> int:
    return sum(isinstance(each, kind) for each in what)


# --- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_whole_game_across_two_servers(postgres: str, game: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben", game, bots=1)
        ben = await moved_over(ben, second)
        await play_out([anna, ben])
        await caught_up(anna, ben)
        rows = await first.store.read(anna.live.table.id)
        again = fold.read(anna.live.table.id, [log.decode(row) for row in rows])
        assert again is not None
        for live in (anna.live, ben.live):
            assert live.table.status == "finished"
            assert live.table.over == again.over
        for phone in (anna, ben):
            await phone.until(lambda told: told.get("table", {}).get("status") == "finished")
        assert (await first.store.game(anna.live.table.id)) is not None

    at_two(test, postgres)


def test_of_two_answers_to_one_question_one_is_taken(postgres: str) -> None:
    """Two devices of one person at two servers, at the same moment, again and again."""

    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben")
        twin = await second.phone(await second.find(anna.live.table.id), anna.guest)
        both = await asyncio.gather(anna.move(0), twin.move(1))
        assert sorted(told["type"] for told in both) == ["refused", "update"]
        await caught_up(anna, twin)
        bids = [what for what in await happened(anna) if isinstance(what, log.Moved)]
        assert len(bids) == 1
        await ben.move()

    at_two(test, postgres)


def test_the_same_request_at_two_servers_is_done_once(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, _ = await first.playing("Anna Ben")
        twin = await second.phone(await second.find(anna.live.table.id), anna.guest)
        intent = anna.intent(0)
        both = await asyncio.gather(anna.ask(intent), twin.ask(intent), twin.ask(intent))
        assert [told["ack"] for told in both] == [intent.id] * 3
        assert number_of(log.Moved, await happened(anna)) == 1

    at_two(test, postgres)


def test_whoever_was_second_is_judged_anew(postgres: str) -> None:
    """The bids of all are made at the same moment: the place in the log is lost, the bid is not."""

    async def test(first: House, second: House) -> None:
        anna, ben, cleo = await first.playing("Anna Ben Cleo")
        ben = await moved_over(ben, second)
        before = anna.live.table.seq
        answers = await asyncio.gather(anna.move(), ben.move(), cleo.move())
        assert [told["type"] for told in answers] == ["update"] * 3
        await caught_up(anna, ben)
        assert anna.live.table.seq == before + 3

    at_two(test, postgres)


# --- being there --------------------------------------------------------------------------------------------------


def test_talk_and_presence_cross_over(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben")
        ben = await moved_over(ben, second)
        await say(ben, "Ahoy")
        told = await anna.until(lambda told: told["type"] == "chat")
        assert told["lines"][0]["text"] == "Ahoy"
        await anna.until(lambda told: told["type"] == "table-changed" and is_here(told, 1))
        ben.leave()
        seen = len(anna.messages)
        await anna.until(lambda told: told["type"] == "table-changed" and not is_here(told, 1), after=seen)

    at_two(test, postgres)


def is_here(told: dict[str, Any], seat: int) -> bool:
    return told["table"]["chairs"][seat].get("here", False)


def test_bots_stand_in_and_clocks_run_out_at_one_server_only(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stories take as long as the shortest grace and the shortest clock: all three are lived at once."""
    monkeypatch.setattr(hub, "BEAT_SECONDS", 3600)  # or it might tell what has to be told at once
    monkeypatch.setattr(hub, "BELIEVED_FOR", 3_600_000)  # what was told once has to do, however busy the machine is

    async def test(first: House, second: House) -> None:
        stories = (came_in_time, is_nowhere, thinks_too_long)
        await asyncio.gather(*(story(first, second) for story in stories))

    at_two(test, postgres)


async def came_in_time(first: House, second: House) -> None:
    """Whoever is at another server is not stood in for."""
    anna, ben = await first.playing("Anna Ben", grace=SHORTEST)
    ben.leave()
    timers = anna.live.driver._chores._timers
    (absent, timer) = next((key, timer) for key, timer in timers.items() if key[0] == "absent")
    await asyncio.sleep(SHORTEST - 2)
    ben = await second.phone(await second.find(anna.live.table.id), ben.guest)
    await until(lambda: timers.get(absent) is not timer and not anna.live.driver._chores._delayed)  # Ben was looked for
    assert number_of(log.TakenOver, await happened(anna)) == 0
    assert (await ben.move())["type"] == "update"


async def is_nowhere(first: House, second: House) -> None:
    """Whoever is at no server is stood in for once, and the bot decides once."""
    anna, ben, cleo = await first.playing("Anna Ben Cleo", grace=SHORTEST)
    cleo = await moved_over(cleo, second)
    ben.leave()
    await first.hub._tell_who_is_here()  # as the next beat would
    for phone in (anna, cleo):
        await phone.until(lambda told: told.get("notice", {}).get("type") == "taken-over")
        await phone.until(lambda told: has(told, "fist-shown"))
    await caught_up(anna, cleo)
    what = await happened(anna)
    assert number_of(log.TakenOver, what) == number_of(log.Moved, what) == 1


async def thinks_too_long(first: House, second: House) -> None:
    """Both servers see both clocks run out; each is noted once."""
    anna, ben = await first.playing("Anna Ben", clock=MoveClock(seconds=SHORTEST))
    ben = await moved_over(ben, second)
    for phone in (anna, ben):
        await phone.until(lambda told: has(told, "bids-shown"))
    what = await happened(anna)
    assert number_of(log.TimedOut, what) == number_of(log.Moved, what) == 2


def has(told: dict[str, Any], event: str) -> bool:
    return any(each["type"] == event for each in told.get("events", []))


async def until(fits: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


# --- troubles -----------------------------------------------------------------------------------------------------


def test_without_the_bus_moves_arrive_later(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben")
        ben = await moved_over(ben, second)
        async with bus_cut(postgres) as scissors:
            async with asyncio.timeout(PATIENCE):
                while scissors.cuts < 2:
                    await asyncio.sleep(0.02)
            done = await anna.move()
            await ben.until(lambda told: told.get("seq") == done["seq"])
            await say(ben, "At last!")
            await anna.until(lambda told: told["type"] == "chat")
            await play_a_while([anna, ben], until=done["seq"] + 4)

    at_two(test, postgres)


async def play_a_while(phones: list[Phone], until: int) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while phones[0].live.table.seq < until:
            for phone in phones:
                if phone.prompt is not None:
                    await phone.move()
            await asyncio.sleep(0.02)


def test_players_of_a_server_that_stops_go_on_at_the_other(postgres: str) -> None:
    async def test() -> None:
        async with house(postgres) as first, AsyncExitStack() as stopping:
            second = await stopping.enter_async_context(house(postgres))
            anna, ben = await first.playing("Anna Ben", "skull-king-dice", bots=1, grace=60)
            ben = await moved_over(ben, second)
            await ben.move()
            await stopping.aclose()
            assert ben.messages[-1]["reason"] == "stopping"
            assert ben.closed == RESTARTING
            ben = await first.phone(await first.find(anna.live.table.id), ben.guest)
            await play_out([anna, ben])
            assert number_of(log.TakenOver, await happened(anna)) == 0

    asyncio.run(test())


def test_a_table_closed_at_one_server_is_closed_at_the_other(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben")
        ben = await moved_over(ben, second)
        intent = ben.intent()
        await anna.ask(wire.Close(id=fresh()))
        assert is_refused(await ben.ask(intent), "table-over")

    at_two(test, postgres)
