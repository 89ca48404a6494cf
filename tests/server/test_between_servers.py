"""What one server cannot know of another's guests at once, and must not get wrong all the same."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pytest

from skulduggery.server import driving, hub, wire
from skulduggery.server import entries as log
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.pace import PAUSES
from skulduggery.server.settings import GameClock
from skulduggery.server.store import Guest
from tests.server.house import PATIENCE, House, Phone, fresh, house, play_out, until_listening
from tests.server.test_silence import attacked
from tests.server.test_two_servers import at_two, caught_up, happened, moved_over, number_of


async def until(fits: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


def test_of_two_rematches_opened_at_once_one_is_left(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben", "sleeping-queens")
        ben = await moved_over(ben, second)
        await play_out([anna, ben])
        await caught_up(anna, ben)
        both = await asyncio.gather(anna.ask(wire.Rematch(id=fresh())), ben.ask(wire.Rematch(id=fresh())))
        (rematch,) = {told["table"]["rematch"] for told in both}
        mine = await first.store.tables_of(anna.guest.id, 10)
        assert [row.id for row in mine] == [rematch], "nobody is told of the other one"
        assert (await second.find(rematch)).table.people == (anna.guest.id, ben.guest.id)

    at_two(test, postgres)


def test_a_host_who_goes_over_to_another_server_stays_the_host(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server that the host has left knows of the others only what it heard last."""
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.1)

    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben", grace=5)
        ben = await moved_over(ben, second)
        await until(lambda: ben.guest.id in anna.live.gathering.here)
        anna_there = await moved_over(anna, second)
        assert anna.live.driver.idle, "a server without anybody has nothing to do"
        await until(lambda: ben.live.gathering.here >= {anna.guest.id, ben.guest.id})
        await anna.live.driver._pass_host()
        assert number_of(log.HostPassed, await happened(anna_there)) == 0

    at_two(test, postgres)


def test_coming_anew_at_another_server_gives_no_time_back(postgres: str) -> None:
    """Somebody else has been at the table all the while, and the clocks have run."""
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(postgres, now=lambda: clock) as first, house(postgres, now=lambda: clock) as second:
            anna, ben = await first.playing("Anna Ben", clock=GameClock(seconds=60))
            await first.hub._beat()
            clock += 10_000
            ben = await moved_over(ben, second)
            assert ben.told()[-1]["clocks"]["left"] == [50_000, 50_000]
            assert (await ben.move())["clocks"]["left"] == [50_000, 50_000]
            del anna

    asyncio.run(test())


def test_servers_whose_dates_are_minutes_apart_agree(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They go by the clock of the database they share: nobody seems to be away, and nobody's time runs out."""

    async def test() -> None:
        async with house(postgres) as first:
            right = first.hub.services.now()
            for minutes in (10, -10):
                with monkeypatch.context() as patch:
                    patch.setattr(time, "time_ns", partial(_date, time.time_ns, minutes))
                    async with house(postgres) as second:
                        await until_listening(first, second)
                        assert 0 <= second.hub.services.now() - right < 1000 * PATIENCE
                        anna, ben = await first.playing("Anna Ben", clock=GameClock(seconds=600))
                        await first.hub._beat()
                        ben = await moved_over(ben, second)
                        assert min(ben.told()[-1]["clocks"]["left"]) > 1000 * (600 - PATIENCE)
                        await second.hub._beat()
                        table = anna.live.table.id
                        present = await first.store.present_at([table], first.hub.services.now())
                        assert present[table] == {anna.guest.id, ben.guest.id}
                        assert min((await ben.move())["clocks"]["left"]) > 1000 * (600 - PATIENCE)

    asyncio.run(test())


def _date(right: Callable[[], int], minutes: int) -> int:
    return right() + minutes * 60 * 10**9


@pytest.mark.parametrize("can_defend", [True, False])
def test_a_pause_ends_where_the_attacked_player_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch, *, can_defend: bool
) -> None:
    """SL-43: an answer could come from nowhere else, and would be as late as news between servers are."""
    monkeypatch.setitem(PAUSES, "quick", (1.0, 1.0))
    monkeypatch.setattr(driving, "OTHERS_FIRST", 1000.0)
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.1)

    async def test(first: House, second: House) -> None:
        target, attacker, _ = await attacked(first, can_defend=can_defend)
        seen = len(attacker.messages)
        target = await moved_over(target, second)
        if can_defend:
            assert target.prompt is not None
            await target.live.hear(target.peer, target.intent(0))
        await attacker.until(lambda told: told["type"] == "update" and bool(told["events"]), after=seen)

    at_two(test, postgres)


def test_whoever_was_forgotten_at_another_server_is_sent_away(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        ben = await moved_over(ben, second)
        await first.store.forget_guest(ben.guest.id)
        await second.hub._learn_names()
        assert (await ben.until(lambda told: told["type"] == "goodbye"))["reason"] == "forgotten"
        assert anna.closed is None

    at_two(test, postgres)


def test_whoever_comes_while_names_are_asked_for_keeps_theirs(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(first: House, second: House) -> None:
        (anna,) = await first.seated("Anna", bots=1)
        cleo = await first.guest("Cleo")
        guests = first.store.guests
        came: list[Phone] = []

        async def slow(ids: list[GuestId]) -> dict[GuestId, Guest]:
            found = await guests(ids)
            came.append(await first.phone(anna.live, cleo))
            return found

        with monkeypatch.context() as patch:
            patch.setattr(first.store, "guests", slow)
            await first.hub._learn_names()
        assert anna.live.gathering.names[cleo.id] == "Cleo"
        assert came[0].closed is None
        del second

    at_two(test, postgres)


def test_who_has_left_is_not_told_of_by_a_write_that_was_held_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(first: House, second: House) -> None:
        (anna,) = await first.seated("Anna", bots=1)
        table = anna.live.table.id
        here, go_on = first.store.here, asyncio.Event()

        async def held_up(server: str, tables: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
            if tables:
                await go_on.wait()
            await here(server, tables, until)

        monkeypatch.setattr(first.store, "here", held_up)
        earlier = asyncio.create_task(first.hub._tell_who_is_here())
        await asyncio.sleep(0)
        anna.leave()
        later = asyncio.create_task(first.hub._tell_who_is_here())
        await asyncio.wait({later}, timeout=0.5)  # it would overtake the other now
        go_on.set()
        await asyncio.gather(earlier, later)
        assert await second.store.present_at([table], second.hub.services.now()) == {}

    at_two(test, postgres)


def test_a_table_at_which_somebody_sits_elsewhere_is_not_closed(postgres: str) -> None:
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(postgres, now=lambda: clock) as first, house(postgres, now=lambda: clock) as second:
            anna, ben = await first.seated("Anna Ben")
            clock += 48 * 3_600_000
            await first.hub._beat()
            await second.hub._sweep()
            await caught_up(anna)
            assert anna.live.table.status == "waiting"
            for phone in (anna, ben):
                phone.leave()
            await first.hub._beat()
            await second.hub._sweep()
            assert (await second.find(anna.live.table.id)).table.status == "abandoned"

    asyncio.run(test())
