"""Looking back together: one leads, and everybody else at the table is told."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skulduggery.server import hub, looking, wire
from skulduggery.server.config import Limits
from skulduggery.server.live import Live
from skulduggery.server.reading import Reader
from skulduggery.server.settings import Settings
from tests.server.house import House, Phone, fresh, in_house, is_refused
from tests.server.test_between_servers import until
from tests.server.test_two_servers import at_two, caught_up, moved_over


async def over(house: House, names: str = "Anna Ben", **settings: Any) -> list[Phone]:
    """People at a table whose game was closed in the middle."""
    phones = await house.playing(names, **settings)
    await phones[0].ask(wire.Close(id=fresh()))
    for phone in phones:
        await phone.until(lambda told: told.get("table", {}).get("status") == "abandoned")
    return phones


def look(step: int, viewer: int | None = None, *, lead: bool = True) -> wire.Look:
    return wire.Look(id=fresh(), step=step, viewer=viewer, lead=lead)


async def told(phone: Phone, step: int, name: str | None) -> dict[str, Any]:
    """The message that brings a device to that step with that leader; None is nobody."""
    found = await phone.until(
        lambda said: said["type"] == "looking" and said["step"] == step and said["name"] == (name or "")
    )
    assert (found["who"] is None) == (name is None)
    return found


def looks(phone: Phone) -> list[tuple[str, int, int | None]]:
    return [(said["name"], said["step"], said["viewer"]) for said in phone.told("looking")]


def test_everybody_else_is_told_where_the_leader_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        tv = await house.phone(anna.live, anna.guest, tv=True)
        for step in (look(0), look(3, 1), look(3)):
            assert (await anna.ask(step))["type"] == "done"
        for other in (ben, tv):
            await told(other, 3, "Anna")
            assert looks(other) == [("Anna", 0, None), ("Anna", 3, 1), ("Anna", 3, None)]
        assert {said["who"] for said in ben.told("looking")} == {anna.live.gathering.who(anna.guest.id)}
        assert looks(anna) == [], "the leader knows"

    in_house(test, tmp_path)


def test_whoever_comes_is_told_at_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        assert "looking" not in (await house.phone(anna.live, ben.guest)).messages[0]
        await anna.ask(look(7, 1))
        there = await house.phone(anna.live, ben.guest)
        who = anna.live.gathering.who(anna.guest.id)
        assert there.messages[0]["looking"] == {"type": "looking", "who": who, "name": "Anna", "step": 7, "viewer": 1}

    in_house(test, tmp_path)


def test_the_last_who_took_the_lead_has_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        await anna.ask(look(1))
        await ben.ask(look(2))
        await told(anna, 2, "Ben")
        await anna.ask(look(9, lead=False))
        anna.leave()
        again = await house.phone(anna.live, anna.guest)
        assert again.messages[0]["looking"]["name"] == "Ben", "only the leader can end it"
        assert looks(ben) == [("Anna", 1, None)]

    in_house(test, tmp_path)


def test_another_device_of_the_leader_follows_and_may_take_over(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        tablet = await house.phone(anna.live, anna.guest)
        await anna.ask(look(4))
        await told(tablet, 4, "Anna")
        await tablet.ask(look(4))
        await told(anna, 4, "Anna")
        anna.leave()
        await tablet.ask(look(5))
        await told(ben, 5, "Anna")
        assert not [said for said in ben.told("looking") if said["who"] is None]

    in_house(test, tmp_path)


@pytest.mark.parametrize("how", ["says so", "leaves", "is forgotten"])
def test_it_ends_with_the_leader(tmp_path: Path, how: str) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        await anna.ask(look(4, 0))
        if how == "says so":
            await anna.ask(look(5, lead=False))
        elif how == "leaves":
            anna.leave()
        else:
            anna.live.forget(anna.guest.id)
            anna.leave()  # as the socket does when it is closed
        assert await told(ben, 4, None) == {"type": "looking", "who": None, "name": "", "step": 4, "viewer": 0}
        assert "looking" not in (await house.phone(ben.live, ben.guest)).messages[0]

    in_house(test, tmp_path)


def test_nobody_looks_back_on_what_is_not_over(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        (anna, _) = await house.seated("Anna Ben")
        assert is_refused(await anna.ask(look(0)), "still-playing")
        await anna.ask(wire.Start(id=fresh()))
        assert is_refused(await anna.ask(look(0)), "still-playing")
        (carl, _) = await house.seated("Carl Dora")
        await carl.ask(wire.Close(id=fresh()))
        assert is_refused(await carl.ask(look(0)), "never-played")

    in_house(test, tmp_path)


def test_only_those_who_may_see_the_record_lead(tmp_path: Path) -> None:
    """A host without a seat runs the table, but where nobody may watch they have not seen the game."""

    async def test(house: House) -> None:
        settings = Settings(game="skull-king", seats=2, spectators=False)
        live = await house.hub.open_table((hera := await house.guest("Hera")).id, settings, sit=False)
        assert isinstance(live, Live)
        host, anna, ben = [
            await house.phone(live, hera),
            *[await house.phone(live, await house.guest(n)) for n in "AB"],
        ]
        for phone in (anna, ben):
            await phone.ask(wire.SitDown(id=fresh()))
            await phone.ask(wire.Ready(id=fresh()))
        await host.ask(wire.Start(id=fresh()))
        await host.ask(wire.Close(id=fresh()))
        assert is_refused(await host.ask(look(1)), "no-spectators")
        assert is_refused(await anna.ask(look(1, viewer=2)), "no-such-seat")
        assert looks(ben) == []
        await anna.ask(look(1, viewer=1))
        await told(ben, 1, "A")

    in_house(test, tmp_path)


def test_steps_count_against_the_limits_like_moves(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        reader = Reader(house.hub.services, anna.live, anna.peer)
        for number in range(8):
            await reader.read({"text": f'{{"type":"look","id":"l{number}","step":{number}}}'})
        refused = await anna.until(lambda said: said["type"] == "refused")
        assert refused["reason"] == "too-fast"
        await told(ben, 4, "Anna")
        assert looks(ben) == [("Anna", number, None) for number in range(5)]

    in_house(test, tmp_path, limits=Limits(messages_per_second=1, message_burst=5))


@pytest.mark.parametrize("frame", ['"step":-1', '"step":"1"', '"step":1,"viewer":-1', '"step":1000001', '"lead":true'])
def test_nonsense_is_refused(tmp_path: Path, frame: str) -> None:
    async def test(house: House) -> None:
        anna, ben = await over(house)
        await Reader(house.hub.services, anna.live, anna.peer).read({"text": f'{{"type":"look","id":"x",{frame}}}'})
        assert is_refused(await anna.until(lambda said: said.get("id") == "x"), "bad-message")
        assert looks(ben) == []

    in_house(test, tmp_path)


# --- several servers ----------------------------------------------------------------------------------------------


async def at_both(first: House, second: House) -> tuple[Phone, Phone]:
    """Anna at the first server, Ben at the second, at a table that is over."""
    anna, ben = await over(first)
    ben = await moved_over(ben, second)
    await caught_up(anna, ben)
    return anna, ben


def with_quick_beats(monkeypatch: pytest.MonkeyPatch, believed_for: int = 60_000) -> None:
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(looking, "BELIEVED_FOR", believed_for)


def test_other_servers_are_told(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await at_both(first, second)
        await anna.ask(look(3, 1))
        await told(ben, 3, "Anna")
        assert looks(ben) == [("Anna", 3, 1)]
        await ben.ask(look(8))
        await told(anna, 8, "Ben")
        ben.leave()
        await told(anna, 8, None)

    at_two(test, postgres)


def test_a_server_that_takes_up_the_table_hears_of_it_before_long(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_quick_beats(monkeypatch)

    async def test(first: House, second: House) -> None:
        anna, ben = await over(first)
        carla = await first.phone(anna.live, await first.guest("Carla"))
        await carla.ask(look(6))
        there = await moved_over(ben, second)
        await told(there, 6, "Carla")
        await asyncio.sleep(0.3)  # some beats
        assert looks(there) == [("Carla", 6, None)], "a beat tells nothing new"
        assert looks(anna) == [("Carla", 6, None)]

    at_two(test, postgres)


def test_the_last_who_took_the_lead_has_it_at_all_servers(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_quick_beats(monkeypatch)

    async def test(first: House, second: House) -> None:
        anna, ben = await at_both(first, second)
        await asyncio.gather(anna.ask(look(1)), ben.ask(look(2)))
        await until(agreed(anna, ben))

    at_two(test, postgres)


def agreed(*phones: Phone) -> Callable[[], bool]:
    """Whether all servers name the same leader."""

    def same() -> bool:
        found = [phone.live.looking.now for phone in phones]
        return None not in found and len({now.name for now in found if now is not None}) == 1

    return same


def test_a_leader_whose_server_is_silent_has_gone(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_quick_beats(monkeypatch, believed_for=300)

    async def test(first: House, second: House) -> None:
        anna, ben = await at_both(first, second)
        await anna.ask(look(3))
        await told(ben, 3, "Anna")
        anna.live.gathering.peers.clear()  # its server holds no beat for a table without anybody, as if it had died
        await told(ben, 3, None)

    at_two(test, postgres)
