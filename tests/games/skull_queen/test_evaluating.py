"""The rulebook, rule by rule: evaluating a trick, and the special cards."""

import pytest

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.aftermath import Aftermath, aftermath
from skulduggery.games.skull_queen.cards import Card, Colour
from skulduggery.games.skull_queen.events import (
    CardPlayed,
    CardsToCentre,
    ColourSetAside,
    LeadTaken,
    NobodyMoved,
    PirateFell,
    PirateMoved,
)
from skulduggery.games.skull_queen.rules import evaluating, specials
from skulduggery.games.skull_queen.rules.playing import trick_colour
from skulduggery.games.skull_queen.state import PastTrick, Space
from skulduggery.games.skull_queen.view import PlayingSeen
from skulduggery.kernel.seats import Seat
from tests.games.skull_queen import table
from tests.games.skull_queen.table import all_of, cards, in_play, legal, planks, run, trick

RED, YELLOW, GREEN, BLUE = Colour


def evaluated(played: str, *, centre: str = "", planks_: str = "") -> Aftermath:
    """A trick of seats 0, 1, 2 ...; all pirates in the middle of the front side unless told."""
    return aftermath(trick(played), cards(centre), planks(planks_ or " | ".join(["f3333"] * len(played.split()))))


# Evaluating a trick


def test_sq_40_the_trick_is_the_cards_played_and_the_centre() -> None:
    """SQ-40"""
    found = evaluating.by_colour(trick("R5 Y6 R7"), cards("Y4 G3"))
    assert {colour: [entry.card for entry in entries] for colour, entries in found.items()} == {
        RED: ["R5", "R7"],
        YELLOW: ["Y4", "Y6"],
        GREEN: ["G3"],
        BLUE: [],
    }
    assert [entry.owner for entry in found[RED]] == [0, 2]
    assert [entry.owner for entry in found[YELLOW]] == [evaluating.Nobody.CENTRE, 1]


def test_sq_41_single_cards_come_to_the_centre_or_stay_there() -> None:
    """SQ-41"""
    after = evaluated("R6 Y6 R7", centre="G3 B2")
    assert after.centre == cards("G3 B2 Y6")
    assert after.events[0] == CardsToCentre(cards=cards("Y6"))
    assert after.planks == planks("f2333 | f3333 | f4333")


def test_sq_41_a_single_card_has_an_effect_later() -> None:
    """SQ-41"""
    state, _ = run(table.playing("R6 G8 | Y6 G2 | R7 Y9"), "R6 Y6 R7")
    assert in_play(state).centre == cards("Y6")
    assert in_play(state).turn == 2
    state, events = run(table.playing("G8 R2 | G2 R3 | Y9 R4", centre="Y6", turn=2), "Y9 G8 G2")
    moved = all_of(PirateMoved, events)
    assert [(event.seat, event.colour, event.direction) for event in moved] == [
        (2, YELLOW, "up"),
        (0, GREEN, "up"),
        (1, GREEN, "down"),
    ]
    assert in_play(state).centre == ()


def test_sq_41_nothing_but_single_cards() -> None:
    """SQ-41"""
    after = evaluated("R5 Y8 G5 B8")
    assert after == Aftermath(
        planks=planks("f3333 | f3333 | f3333 | f3333"),
        centre=cards("R5 Y8 G5 B8"),
        events=(CardsToCentre(cards=cards("R5 Y8 G5 B8")),),
    )


def test_sq_42_the_highest_card_moves_its_pirate_up() -> None:
    """SQ-42"""
    after = evaluated("R6 R9 R7")
    assert after.planks == planks("f2333 | f4333 | f3333")
    assert after.events[0] == PirateMoved(
        seat=Seat(1),
        colour=RED,
        direction="up",
        start=Space(3),
        end=Space(4),
        card=Card("R9"),
        because="SQ-42",
        doubled=None,
    )


def test_sq_43_the_lowest_card_moves_its_pirate_down() -> None:
    """SQ-43"""
    after = evaluated("R6 R9 R7", planks_="b2333 | b3333 | b3333")
    assert after.planks == planks("b1333 | b4333 | b3333")
    assert after.events[1] == PirateMoved(
        seat=Seat(0),
        colour=RED,
        direction="down",
        start=Space(2),
        end=Space(1),
        card=Card("R6"),
        because="SQ-43",
        doubled=None,
    )


def test_sq_42_sq_43_two_cards_of_a_colour_are_enough_and_every_colour_is_evaluated() -> None:
    """SQ-42, SQ-43"""
    after = evaluated("R6 R9 B7 B2")
    assert after.planks == planks("f2333 | f4333 | f3334 | f3332")
    assert [type(event) for event in after.events] == [PirateMoved] * 4 + [ColourSetAside] * 2
    assert after.centre == ()


def test_sq_44_a_neutral_card_moves_nobody_and_cards_in_between_neither() -> None:
    """SQ-44"""
    after = evaluated("R6 R9 R7", centre="R2")
    assert after.planks == planks("f3333 | f4333 | f3333")
    assert after.events[1] == NobodyMoved(colour=RED, direction="down", card=Card("R2"), because="SQ-44")
    after = evaluated("R6 R9 R7", centre="R11")
    assert after.planks == planks("f2333 | f3333 | f3333")
    assert after.events[0] == NobodyMoved(colour=RED, direction="up", card=Card("R11"), because="SQ-44")


def test_sq_44_one_card_against_the_centre_moves_one_way_only() -> None:
    """SQ-44"""
    assert evaluated("R6 Y6 G6", centre="R9").planks == planks("f2333 | f3333 | f3333")
    assert evaluated("R6 Y6 G6", centre="R2").planks == planks("f4333 | f3333 | f3333")


def test_sq_44_two_centre_cards_of_one_colour_that_nobody_plays() -> None:
    """SQ-44"""
    after = evaluated("R6 R9 R7 R4", centre="B3 B8")
    assert after.planks == planks("f3333 | f4333 | f3333 | f2333")
    assert after.events[2:] == (
        NobodyMoved(colour=BLUE, direction="up", card=Card("B8"), because="SQ-44"),
        NobodyMoved(colour=BLUE, direction="down", card=Card("B3"), because="SQ-44"),
        ColourSetAside(colour=RED, cards=cards("R6 R9 R7 R4")),
        ColourSetAside(colour=BLUE, cards=cards("B3 B8")),
    )
    assert after.centre == ()


@pytest.mark.parametrize(
    ("start", "distance", "end"),
    [
        (5, 1, None),
        (4, 2, None),
        (5, 2, None),
        (4, 1, 5),
        (3, 2, 5),
        (1, -1, None),
        (2, -2, None),
        (2, -1, 1),
        (3, -2, 1),
    ],
)
def test_sq_45_beyond_either_end_is_the_water(start: int, distance: int, end: int | None) -> None:
    """SQ-45"""
    assert evaluating.landing(Space(start), distance) == end


def test_sq_45_a_pirate_falls_and_is_out() -> None:
    """SQ-45"""
    after = evaluated("R6 R9 R7", planks_="f1333 | f5333 | f3333")
    assert after.planks == planks("f-333 | f-333 | f3333")
    assert after.events[:2] == (
        PirateFell(
            seat=Seat(1),
            colour=RED,
            direction="up",
            start=Space(5),
            card=Card("R9"),
            because="SQ-45",
            moved="SQ-42",
            doubled=None,
        ),
        PirateFell(
            seat=Seat(0),
            colour=RED,
            direction="down",
            start=Space(1),
            card=Card("R6"),
            because="SQ-45",
            moved="SQ-43",
            doubled=None,
        ),
    )


def test_sq_45_never_back() -> None:
    """SQ-45"""
    after = evaluated("R6 R9 R7", planks_="f-333 | f-333 | f3333")
    assert after.planks == planks("f-333 | f-333 | f3333")
    assert after.events[:2] == (
        NobodyMoved(colour=RED, direction="up", card=Card("R9"), because="SQ-45"),
        NobodyMoved(colour=RED, direction="down", card=Card("R6"), because="SQ-45"),
    )


def test_sq_46_evaluated_colours_are_set_aside() -> None:
    """SQ-46"""
    state = table.playing("R5 Y5 | R6 Y6 | B7 Y7 | R2 B3", centre="G12 R12")
    after, events = run(state, "R5 R6 B7 R2")
    assert in_play(after).centre == cards("G12 B7")
    assert all_of(ColourSetAside, events) == [ColourSetAside(colour=RED, cards=cards("R12 R5 R6 R2"))]
    played = trick("R5 R6 B7 R2")
    assert in_play(after).past == (PastTrick(centre=cards("G12 R12"), trick=played),)
    assert in_play(after).trick == ()
    seen = game.view(after, None).phase
    assert isinstance(seen, PlayingSeen)
    assert (seen.past, seen.centre) == (in_play(after).past, in_play(after).centre)


# The special cards


def test_sq_50_the_monkey_may_always_be_played_and_is_lowest_of_the_trick_colour() -> None:
    """SQ-50"""
    state, _ = run(table.playing("R2 Y5 | R6 0 B2 | R7 Y7"), "R2")
    assert legal(state, 1) == "R6 0"
    state, events = run(state, "0 R7")
    assert in_play(state).planks == planks("f3333 | f2333 | f4333")
    assert all_of(ColourSetAside, events) == [ColourSetAside(colour=RED, cards=cards("R2 0 R7"))]


def test_sq_51_the_first_mate_may_always_be_played_and_is_highest_of_the_trick_colour() -> None:
    """SQ-51"""
    state, _ = run(table.playing("R12 Y5 | R6 13 B2 | R7 Y7 | R3 R4"), "R12")
    assert legal(state, 1) == "R6 13"
    state, _ = run(state, "13 R7 R3")
    assert in_play(state).planks == planks("f3333 | f4333 | f3333 | f2333")
    assert in_play(state).turn == 1


def test_sq_50_sq_51_both_against_each_other() -> None:
    """SQ-50, SQ-51"""
    after = evaluated("R6 0 13 Y4")
    assert after.planks == planks("f3333 | f2333 | f4333 | f3333")
    assert after.centre == cards("Y4")
    assert [specials.may_always_be_played(card) for card in cards("0 13 R1 B12")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("played", "colour"),
    [("", None), ("0", None), ("13 0", None), ("0 Y3", YELLOW), ("13 0 B3 R5", BLUE), ("G5 0 R2", GREEN)],
)
def test_sq_52_the_first_card_with_a_colour_sets_the_trick_colour(played: str, colour: Colour | None) -> None:
    """SQ-52"""
    assert trick_colour(trick(played)) == colour


def test_sq_52_after_a_special_lead_the_next_is_free() -> None:
    """SQ-52"""
    state, _ = run(table.playing("0 Y5 | R6 13 B2 | R7 Y7 | R8 G3"), "0")
    assert legal(state, 1) == "R6 13 B2"
    state, _ = run(state, "13")
    assert legal(state, 2) == "R7 Y7"
    state, _ = run(state, "R7")
    assert legal(state, 3) == "R8"
    state, _ = run(state, "R8")
    assert in_play(state).planks == planks("f2333 | f5333 | f3333 | f3333")


def test_sq_53_with_the_8_the_mover_up_moves_two() -> None:
    """SQ-53"""
    after = evaluated("R6 R9 R8")
    assert after.planks == planks("f2333 | f5333 | f3333")
    up = after.events[0]
    assert isinstance(up, PirateMoved)
    assert (up.start, up.end, up.because, up.doubled) == (3, 5, "SQ-42", "SQ-53")
    fell = evaluated("R6 R8 R7", planks_="f3333 | f4333 | f3333").events[0]
    assert isinstance(fell, PirateFell)
    assert (fell.seat, fell.moved, fell.doubled) == (1, "SQ-42", "SQ-53")


def test_sq_54_with_the_5_the_mover_down_moves_two() -> None:
    """SQ-54"""
    after = evaluated("R2 R9 R5")
    assert after.planks == planks("f1333 | f4333 | f3333")
    down = after.events[1]
    assert isinstance(down, PirateMoved)
    assert (down.start, down.end, down.because, down.doubled) == (3, 1, "SQ-43", "SQ-54")
    assert evaluated("R5 R9 R7").planks == planks("f1333 | f4333 | f3333"), "the 5 itself may be the lowest"


def test_sq_53_sq_54_in_one_trick() -> None:
    """SQ-53, SQ-54"""
    assert evaluated("R5 R8 Y2").planks == planks("f1333 | f5333 | f3333")
    assert evaluated("0 R8 R5 13").planks == planks("f1333 | f3333 | f3333 | f5333")


@pytest.mark.parametrize(
    ("numbers", "up", "down"), [("R7 R9", 1, -1), ("R8 R9", 2, -1), ("R4 R5", 1, -2), ("R5 R8", 2, -2)]
)
def test_sq_53_sq_54_distances(numbers: str, up: int, down: int) -> None:
    """SQ-53, SQ-54"""
    entries = evaluating.by_colour(trick(numbers), ())[RED]
    assert [pull.distance for pull in evaluating.pulls(entries)] == [up, down]


def test_sq_55_an_8_or_5_of_another_colour_or_alone_does_nothing() -> None:
    """SQ-55"""
    after = evaluated("R6 R9 Y8 G5")
    assert after.planks == planks("f2333 | f4333 | f3333 | f3333")
    assert after.centre == cards("Y8 G5")


def test_sq_55_an_8_or_5_from_the_centre_counts() -> None:
    """SQ-55"""
    after = evaluated("R6 R9 Y6 Y3", centre="R8 Y5")
    assert after.planks == planks("f2333 | f5333 | f3433 | f3133")


def test_sq_55_the_8_or_5_of_the_centre_may_be_the_highest_or_lowest_itself() -> None:
    """SQ-55, SQ-44"""
    after = evaluated("R6 R7 Y6 Y9", centre="R8 Y5")
    assert after.planks == planks("f2333 | f3333 | f3333 | f3433")


@pytest.mark.parametrize(
    ("centre", "ends", "direction"),
    [("0", "f3333 | f4333 | f3333 | f3333", "down"), ("13", "f2333 | f3333 | f3333 | f3333", "up")],
)
def test_sq_56_a_special_card_in_the_centre_takes_the_trick_colour(centre: str, ends: str, direction: str) -> None:
    """SQ-56"""
    after = evaluated("R6 R9 R7 Y2", centre=f"{centre} G4")
    assert after.planks == planks(ends)
    assert after.centre == cards("G4 Y2")
    nobody = all_of(NobodyMoved, after.events)
    assert [(event.direction, event.card, event.because) for event in nobody] == [(direction, centre, "SQ-56")]
    assert all_of(ColourSetAside, after.events) == [ColourSetAside(colour=RED, cards=cards(f"{centre} R6 R9 R7"))]


def test_sq_56_with_a_single_card_of_the_trick_colour() -> None:
    """SQ-56"""
    after = evaluated("R6 Y9 G7 B2", centre="0 13")
    assert after.planks == planks("f3333 | f3333 | f3333 | f3333")
    assert after.centre == cards("Y9 G7 B2")
    after = evaluated("R6 Y9 G7 B2", centre="0 Y4")
    assert after.planks == planks("f4333 | f3433 | f3333 | f3333")


def test_sq_56_played_against_one_in_the_centre() -> None:
    """SQ-56"""
    after = evaluated("0 R6 R4 R7", centre="13 Y4")
    assert after.planks == planks("f2333 | f3333 | f3333 | f3333")


def test_sq_57_a_special_card_in_hand_neither_obliges_nor_prevents() -> None:
    """SQ-57"""
    state, _ = run(table.playing("R2 Y5 | 0 13 B2 | R7 Y7 0"), "R2")
    assert legal(state, 1) == "0 13 B2", "no red card: free"
    state, _ = run(state, "B2")
    assert legal(state, 2) == "R7 0", "one red card: follow, or the special card"


# Examples


def test_sq_x1_blue_12_with_the_8() -> None:
    """SQ-X1"""
    state = table.playing("B6 R1 | G7 R2 | B12 R3 | B8 R4", centre="Y4 B3")
    after, events = run(state, "B6 G7 B12 B8")
    phase = in_play(after)
    assert phase.centre == cards("Y4 G7")
    assert phase.planks == planks("f3333 | f3333 | f3335 | f3333")
    assert phase.turn == 2
    assert events == [
        *(CardPlayed(seat=Seat(seat), card=card) for seat, card in enumerate(cards("B6 G7 B12 B8"))),
        CardsToCentre(cards=cards("G7")),
        PirateMoved(
            seat=Seat(2),
            colour=BLUE,
            direction="up",
            start=Space(3),
            end=Space(5),
            card=Card("B12"),
            because="SQ-42",
            doubled="SQ-53",
        ),
        NobodyMoved(colour=BLUE, direction="down", card=Card("B3"), because="SQ-44"),
        ColourSetAside(colour=BLUE, cards=cards("B3 B6 B12 B8")),
        LeadTaken(seat=Seat(2), card=Card("B12"), because="SQ-47"),
    ]


def test_sq_x2_on_the_8_one_more_step_and_it_falls() -> None:
    """SQ-X2"""
    state = table.playing("B6 B1 | G7 R2 | B12 B11 | B8 R4", centre="Y4 B3")
    after, _ = run(state, "B6 G7 B12 B8")
    ends, events = run(after, "B11 R4 B1 R2")
    assert in_play(after).planks[2].blue == 5
    assert all_of(PirateFell, events)[0].seat == 2
    assert ends.totals == (11, 11, 9, 14)
