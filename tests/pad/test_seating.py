"""Somebody comes, leaves or changes seats, and games of fewer rounds: what a table expects of its sheet."""

import json
from collections.abc import Iterable

import pytest
from msgspec import UNSET

from skulduggery.pad import (
    Cell,
    Entry,
    Field,
    NextRound,
    PadGame,
    Refusal,
    Seating,
    SetUp,
    Table,
    Write,
    changed,
    check,
    from_csv,
    read_file,
    sheet,
    statistics,
    to_csv,
    write_file,
)
from tests.pad.pads import LATER, done, drawn, no, write

TWO_ROUNDS = drawn("skull-king", "1/1 0/0 1/0 | 2/0 1/1 0/1")
"""Anna 20 - 20, Ben 10 + 20, Cleo -10 - 20; Cleo would deal next."""


def refused(game: PadGame, change: Seating | SetUp) -> Refusal:
    found = changed(game, change, now=LATER)
    assert isinstance(found, Refusal)
    return found


def nothing(round: int, seats: Iterable[int]) -> Write:
    """Everybody bids 0 and wins no trick."""
    fields: tuple[Field, ...] = ("bid", "tricks")
    return Write(tuple(Cell(round, seat, field, 0) for field in fields for seat in seats))


def seats_of(game: PadGame) -> list[tuple[int, tuple[int, ...]]]:
    assert game.seating is not UNSET
    return [(table.start, table.seats) for table in game.seating]


def test_a_newcomer_begins_with_nothing() -> None:
    game = done(TWO_ROUNDS, Seating(2, (0, 1, 2, "Dora")), NextRound())
    assert game.players == ("Anna", "Ben", "Cleo", "Dora")
    assert game.rounds[0][3] == Entry()
    assert sheet(game).total == (0, 30, -30, 0)
    assert sheet(game).rounds[2].order == (0, 1, 2, 3)


def test_a_newcomer_begins_with_the_lowest_total() -> None:
    """Whatever it becomes when somebody corrects a round."""
    game = done(TWO_ROUNDS, Seating(2, (0, "Dora", 1, 2), lowest=True), NextRound())
    game = done(game, nothing(2, range(4)))
    assert sheet(game).totals[2] == (0 + 30, 30 + 30, -30 + 30, -30 + 30)
    assert sheet(done(game, write((0, 2, "tricks", 1)))).totals[2] == (0 + 30, 30 + 30, 0 + 30, 0 + 30)


def test_they_sit_where_they_sat_down() -> None:
    """Whoever would have dealt still deals; a newcomer deals when the deal comes around."""
    game = done(TWO_ROUNDS, Seating(2, (0, "Dora", 1, 2)), NextRound())
    assert sheet(game).rounds[2].order == (0, 3, 1, 2)
    assert (sheet(game).rounds[2].dealer, sheet(game).rounds[2].leader) == (2, 0)
    game = done(game, nothing(2, range(4)), NextRound())
    assert (sheet(game).rounds[3].dealer, sheet(game).rounds[3].leader) == (0, 3)


def test_who_leaves_is_passed_over_and_comes_behind() -> None:
    four = drawn("skull-king", "0/0 0/0 1/1 1/1 | 0/0 0/0 0/1 2/2")
    game = done(four, Seating(2, (0, 1, 3)), NextRound())
    found = sheet(game)
    assert found.rounds[2].dealer == 3  # Cleo would have dealt
    assert (found.gone, found.total, found.places) == ((2,), (30, 30, 0, 60), (2, 2, 4, 1))
    assert sheet(done(four, Seating(2, (0, 1, 2)), NextRound())).places == (1, 1, 3, 4)
    assert sheet(done(game, nothing(2, (0, 1, 3)))).rounds[2].complete
    assert changed(game, write((2, 2, "bid", 1)), now=LATER) == no("absent", round=3, name="Cleo")


def test_who_comes_back_has_what_they_had() -> None:
    game = done(TWO_ROUNDS, Seating(2, (0, 1)), NextRound())
    game = done(game, nothing(2, (0, 1)))
    game = done(game, Seating(3, (2, 0, 1)), NextRound())
    assert sheet(game).total == (30, 60, -30)
    assert sheet(game).gone == ()


def test_seats_are_changed() -> None:
    game = done(drawn("skull-king", "0/0 0/0 0/0 1/1"), Seating(1, (0, 2, 1, 3)), NextRound())
    assert (sheet(game).rounds[1].dealer, sheet(game).rounds[1].leader) == (1, 3)
    assert seats_of(game) == [(1, (0, 1, 2, 3)), (2, (0, 2, 1, 3))]


def test_a_round_that_is_being_written_loses_who_leaves() -> None:
    game = done(drawn("skull-king", "0/0 0/0 1/1 | 1 2 0"), Seating(1, (0, 1)))
    assert game.rounds[1] == (Entry(bid=1), Entry(bid=2), Entry())


def test_a_change_of_mind_leaves_no_trace() -> None:
    there = done(TWO_ROUNDS, Seating(2, (0, 1, 2, "Dora")))
    assert done(there, Seating(2, (0, 1, 2))).seating is UNSET
    assert done(there, Seating(2, (0, 1, 2))).players == TWO_ROUNDS.players


def test_two_come_one_after_the_other() -> None:
    game = done(TWO_ROUNDS, Seating(2, (0, 1, 2, "Dora"), lowest=True), Seating(2, (0, 1, 2, 3, "Eva")))
    assert game.seating is not UNSET
    assert game.seating[-1] == Table(3, (0, 1, 2, 3, 4), (3,))


def test_from_the_first_round_on_it_is_another_table() -> None:
    """A forgotten player, or wrong order at the beginning."""
    game = done(drawn("skull-king", "1 0"), Seating(0, (1, "Dora", 0)))
    assert (game.players, game.first, game.seating) == (("Ben", "Dora", "Anna"), 2, UNSET)
    assert game.rounds[0] == (Entry(bid=0), Entry(), Entry(bid=1))
    queens = done(drawn("sleeping-queens", "rose cat ."), Seating(0, (0, 2)))
    assert queens.players == ("Anna", "Cleo")
    assert refused(drawn("skull-king", "0/0 1/1 | . ."), Seating(0, (0, 1, "Dora"))).reason == "bids-first"


def test_sets_that_cannot_be() -> None:
    assert refused(TWO_ROUNDS, Seating(2, (0,))) == no("player-count", "SK-03", players=1, lowest=2, highest=6)
    assert refused(TWO_ROUNDS, Seating(3, (0, 1))) == no("seating", round=4)
    assert refused(TWO_ROUNDS, Seating(2, (0, 1, "anna"))) == no("same-name", name="anna")
    assert refused(TWO_ROUNDS, Seating(2, (0, 1, 1))) == no("seating", round=3)
    assert refused(drawn("sleeping-queens", ". ."), Seating(1, (0, 1, "Dora"))) == no("seating", round=1)


def test_there_are_dice_for_so_many_rounds() -> None:
    """SD-10: with five there are seven rounds."""
    seven = drawn("skull-king-dice", " | ".join(["0/0 0/0 0/0 0/0"] * 7))
    five = (0, 1, 2, 3, "Dora")
    assert sheet(done(drawn("skull-king-dice", "0/0 0/0 0/0 1/1"), Seating(1, five))).length == 7
    assert refused(seven, Seating(7, five)) == no("round-count", "SD-10", highest=7)


def test_a_game_of_fewer_rounds() -> None:
    game = done(TWO_ROUNDS, SetUp(length=5))
    assert (sheet(game).length, sheet(game).over) == (5, False)
    assert sheet(done(game, SetUp(length=2))).over
    assert refused(game, SetUp(length=1)) == no("round-count", "SK-10", highest=1)
    assert done(game, SetUp(length=10)).length is UNSET
    assert refused(game, SetUp(length=0)).reason == "round-count"


def test_skull_queen_by_its_sum_alone() -> None:
    game = done(drawn("skull-queen", ". ."), write((0, 0, "points", 15), (0, 1, "points", 0)), NextRound())
    assert sheet(game).total == (15, 0)
    assert sheet(game).rounds[0].seats[0].because == "SQ-60"
    assert changed(game, write((1, 0, "points", 33)), now=LATER) == no(
        "points-range", "SQ-60", highest=32, round=2, name="Anna"
    )
    assert changed(game, write((0, 0, "side", "front")), now=LATER) == no("points-alone", "SQ-60", round=1, name="Anna")


NEW = (
    done(TWO_ROUNDS, Seating(2, (0, "Dora", 1), lowest=True)),
    done(TWO_ROUNDS, SetUp(length=7)),
    done(drawn("skull-queen", ". ."), write((0, 0, "points", 15))),
)


@pytest.mark.parametrize("game", NEW)
def test_only_what_is_new_makes_a_new_file(game: PadGame) -> None:
    """Programs of before say that it is newer; they would lose something otherwise."""
    assert json.loads(write_file((game,)))["format"] == "skulduggery-pad/2"
    assert json.loads(write_file((TWO_ROUNDS,)))["format"] == "skulduggery-pad/1"
    assert read_file(write_file((game,))) == (game,)
    assert read_file(write_file((game,)).replace(b"skulduggery-pad/2", b"skulduggery-pad/1")) == (game,)
    assert from_csv(to_csv([game])) == (game,)


def test_a_table_for_spreadsheets_has_no_new_columns_without_need() -> None:
    assert "seating" not in to_csv([TWO_ROUNDS])
    assert "1: 1 2 3 3: 1 4+ 2" in to_csv([NEW[0]])


def test_who_left_has_not_played_it_to_its_end() -> None:
    game = done(TWO_ROUNDS, Seating(1, (0, 1)), SetUp(length=2))
    assert check(game) is None
    anna, _, cleo = statistics([game])
    assert (anna.games, cleo.games, cleo.rounds, cleo.place) == (1, 0, 1, None)
    assert [rival.name for rival in anna.others] == ["Ben"]
