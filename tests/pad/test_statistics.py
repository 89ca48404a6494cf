"""What games say of the people who played them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.pad import PadGame, Person, Remarkable, Rival, Totals, sheet, statistics
from tests.pad.pads import drawn, random_game

QUEENS = "sleeping-queens"


def played(number: int, row: str, *players: str, game: str = QUEENS, stopped: bool = False) -> PadGame:
    """The game of that day."""
    more = {"stopped": True} if stopped else {}
    return drawn(game, row, id=f"game{number:04}", players=players, changed=f"2026-11-{number:02}T00:00:00Z", **more)


WON = "cat,pancake,heart rose ."
OPEN = "cat rose ."
ALL_AWAKE = "rose,heart,ladybug cake,dog,moon rainbow,pancake,peacock cat,starfish,sunflower"
HISTORY = (
    played(3, WON, "ANNA", "Cleo", "Ben"),
    played(1, WON, "Anna", "Ben", "Cleo"),
    played(
        2,
        "rose,heart,ladybug cake,dog,moon rainbow,pancake,peacock cat,starfish,sunflower",
        "Eva",
        "Ben",
        "Cleo",
        "Dan",
    ),
    played(4, OPEN, "Ben", "Anna", "Cleo"),
)


def person(name: str, games: tuple[PadGame, ...] = HISTORY) -> Person:
    return next(person for person in statistics(games) if person.name == name)


def test_everybody_once_in_order_of_appearance_by_the_newest_spelling() -> None:
    assert [person.name for person in statistics(HISTORY)] == ["Anna", "Ben", "Cleo", "Eva", "Dan"]
    assert [person.name for person in statistics(HISTORY[:2])] == ["ANNA", "Ben", "Cleo"]
    assert statistics(()) == ()


def test_games_wins_and_places_are_of_games_that_are_over() -> None:
    anna, ben, eva = person("Anna"), person("Ben"), person("Eva")
    assert (anna.games, anna.wins, anna.shared, anna.place) == (2, 2, 0, 1)
    assert (ben.games, ben.wins, ben.place) == (3, 0, (2 + 2 + 3) / 3)
    assert (eva.games, eva.wins) == (1, 1)


def test_shared_wins() -> None:
    both = tuple(played(day, "f1111 f1111|f1111 f1111", "Anna", "Ben", game="skull-queen") for day in (1, 2))
    anna, ben = statistics(both)
    assert (anna.wins, anna.shared, anna.place) == (ben.wins, ben.shared, ben.place) == (2, 2, 1)
    assert anna.others == (Rival("Ben", met=2, before=0, behind=0, level=2),)


def test_rounds_and_bids_of_stopped_and_unfinished_games_count() -> None:
    games = (
        played(1, "1/1 1/0|2/2 0/1|1 .", "Anna", "Ben", game="skull-king", stopped=True),
        played(2, "0/0 1/1|0/1 1/1", "Anna", "Ben", game="skull-king"),
    )
    anna = person("Anna", games)
    assert (anna.games, anna.wins, anna.place) == (0, 0, None)
    assert (anna.rounds, anna.bids, anna.made) == (4, 4, 3)
    assert anna.best == Remarkable(points=40, round=2, id="game0001", game="skull-king")
    assert anna.worst == Remarkable(points=-20, round=2, id="game0002", game="skull-king")
    assert anna.others == ()


def test_the_earliest_of_equal_rounds_is_remembered() -> None:
    games = tuple(played(day, "1/1 1/0|1/1 1/0", "Anna", "Ben", game="skull-king") for day in (2, 1))
    anna = person("Anna", games)
    assert anna.best == anna.worst == Remarkable(points=20, round=1, id="game0001", game="skull-king")
    assert person("Anna", (played(4, OPEN, "Ben", "Anna", "Cleo"),)).best is None


def test_totals_are_by_kind_and_of_games_that_are_over() -> None:
    """Points of different games cannot be compared; a stopped game has no last total."""
    plank = played(5, "f1111 f0000|f0000 f1111", "Anna", "Ben", game="skull-queen")
    stopped = played(6, "1/1 1/0", "Anna", "Ben", game="skull-king", stopped=True)
    anna, ben = (person(name, (*HISTORY, plank, stopped)) for name in ("Anna", "Ben"))
    assert anna.totals == (
        Totals("skull-queen", games=1, best=4, id="game0005", average=4),
        Totals("sleeping-queens", games=2, best=50, id="game0001", average=50),
    )
    assert ben.totals[1] == Totals("sleeping-queens", games=3, best=30, id="game0002", average=(5 + 30 + 0) / 3)
    assert person("Anna", (stopped,)).totals == ()


def test_head_to_head() -> None:
    assert person("Ben").others == (
        Rival("Anna", met=2, before=0, behind=2, level=0),
        Rival("Cleo", met=3, before=1, behind=1, level=1),
        Rival("Eva", met=1, before=0, behind=1, level=0),
        Rival("Dan", met=1, before=0, behind=0, level=1),
    )


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 2**32), min_size=1, max_size=4))
def test_the_sums_of_all_people_are_the_sums_of_all_games(seeds: list[int]) -> None:
    games = [random_game(random.Random(seed)) for seed in seeds]
    people = statistics(games)
    sheets = [sheet(game) for game in games]
    over = [(game, one) for game, one in zip(games, sheets, strict=True) if one.over]
    assert sum(person.games for person in people) == sum(len(game.players) for game, _ in over)
    assert sum(person.wins for person in people) == sum(one.places.count(1) for _, one in over)
    assert sum(person.shared for person in people) == sum(n for _, one in over if (n := one.places.count(1)) > 1)
    assert sum(totals.games for person in people for totals in person.totals) == sum(person.games for person in people)
    assert sum(totals.games * totals.average for person in people for totals in person.totals) == pytest.approx(
        sum(sum(one.total) for _, one in over)
    )
    complete = sum(len(one.total) * sum(round.complete for round in one.rounds) for one in sheets)
    assert sum(person.rounds for person in people) == complete
    assert sum(rival.met for person in people for rival in person.others) == sum(
        len(game.players) * (len(game.players) - 1) for game, _ in over
    )
    rivals = [rival for person in people for rival in person.others]
    assert sum(rival.before for rival in rivals) == sum(rival.behind for rival in rivals)
    assert all(rival.met == rival.before + rival.behind + rival.level for rival in rivals)
