"""Whose crest is which at a table."""

from pathlib import Path

import pytest

from skulduggery.server import wire
from skulduggery.server.crests import CRESTS, crests_at
from skulduggery.server.ids import GuestId
from tests.server.house import House, Phone, fresh, in_house

CHOICES: dict[str, tuple[dict[str, int], list[int]]] = {
    "nobody has chosen": ({}, [0, 1, 2, 3]),
    "each another": ({"Anna": 7, "Ben": 4}, [7, 1, 2, 4]),
    "that of another seat": ({"Ben": 0}, [3, 1, 2, 0]),
    "two the same: the first seat has it": ({"Anna": 6, "Ben": 6}, [6, 1, 2, 3]),
    "two the same, which would be a bot's": ({"Anna": 1, "Ben": 1}, [1, 0, 2, 3]),
    "each that of the other": ({"Anna": 3, "Ben": 0}, [3, 1, 2, 0]),
}


@pytest.mark.parametrize("name", CHOICES)
def test_a_crest_is_had_by_one_alone(name: str, tmp_path: Path) -> None:
    """Anna sits first, then two bots, then Ben."""
    choices, expected = CHOICES[name]

    async def test(house: House) -> None:
        anna, _ = await house.seated("Anna Ben", bots=2)
        guests = {chair.guest for chair in anna.live.table.chairs if chair.guest is not None}
        names = anna.live.gathering.names
        chosen: dict[GuestId, int | None] = {guest: choices.get(names[guest]) for guest in guests}
        assert list(crests_at(anna.live.table, chosen)) == expected

    in_house(test, tmp_path)


def test_at_the_largest_table_everybody_has_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        live = await house.table(await house.guest(), "skull-king", seats=6, bots=5)
        guest = live.table.people[0]
        for crest in range(CRESTS):
            assert len(set(crests_at(live.table, {guest: crest}))) == len(live.table.chairs)

    in_house(test, tmp_path)


def crests(phone: Phone) -> list[int | None]:
    return [chair.crest for chair in phone.live.gathering.public().chairs]


def test_in_a_game_nobody_changes_under_the_eyes_of_the_others(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await anna.live.rename(ben.guest.id, "Ben", 4)
        assert crests(anna) == [None, 4]
        await anna.ask(wire.Start(id=fresh()))
        await anna.live.rename(ben.guest.id, "Benno", 5)
        await anna.live.rename(anna.guest.id, "Anna", 4)
        assert crests(anna) == [None, 4]
        assert anna.live.gathering.public().chairs[1].name == "Benno"

    in_house(test, tmp_path)
