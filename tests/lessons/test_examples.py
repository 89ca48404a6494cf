"""Every worked example of the rulebooks ends as the rulebook says, by the engine's own word."""

import pytest

from skulduggery import games
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat
from skulduggery.lessons import taught
from skulduggery.lessons.running import advanced
from skulduggery.lessons.script import Script
from tests.lessons.looking import EXAMPLES, asked, example, examples_in, happened, name_of, steps_of

ANNA, BEN, CLARA, DAVID, EMMA = range(5)


@pytest.mark.parametrize("game", games.names())
def test_every_example_of_the_rulebook_is_there_in_its_order(game: str) -> None:
    shown = [script.rule for script in taught(game) if script.kind == "example"]
    assert list(dict.fromkeys(shown)) == examples_in(game)


@pytest.mark.parametrize("script", EXAMPLES, ids=name_of)
def test_an_example_is_called_by_its_rule(script: Script) -> None:
    assert script.rule is not None
    assert script.id.startswith(script.rule)


def test_sk_x1_black_wins() -> None:
    lesson = example("SK-X1")
    assert [event.card for event in happened(lesson, "CardPlayed")] == ["Y2", "Y12", "B13", "K1"]
    (won,) = happened(lesson, "TrickWon")
    assert (won.seat, won.card, won.because) == (DAVID, "K1", "SK-41")


def test_sk_x1_without_the_black_card_the_highest_yellow_wins() -> None:
    lesson = example("SK-X1-no-black")
    assert [event.card for event in happened(lesson, "CardPlayed")] == ["Y2", "Y12", "B13"]
    (won,) = happened(lesson, "TrickWon")
    assert (won.seat, won.card, won.because) == (BEN, "Y12", "SK-40")


@pytest.mark.parametrize(
    ("name", "number", "bid", "won", "points", "because"),
    [
        ("SK-X2", 3, 3, 3, 60, "SK-60"),
        ("SK-X3", 5, 5, 1, -40, "SK-61"),
        ("SK-X4", 4, 0, 0, 40, "SK-62"),
        ("SK-X5", 9, 0, 2, -90, "SK-63"),
        ("SD-X4", 3, 3, 3, 60, "SD-60"),
        ("SD-X5", 5, 5, 1, -40, "SD-61"),
        ("SD-X6", 4, 0, 0, 40, "SD-62"),
        ("SD-X7", 6, 0, 2, -60, "SD-63"),
    ],
)
def test_bids_and_what_they_bring(name: str, number: int, bid: int, won: int, points: int, because: str) -> None:
    (scored,) = happened(example(name), "RoundScored")
    assert scored.round == number
    assert (scored.bids[ANNA], scored.won[ANNA], scored.points[ANNA]) == (bid, won, points)
    assert scored.because[ANNA] == because


def test_sd_x1_the_later_seven_wins() -> None:
    lesson = example("SD-X1")
    thrown = [(event.die, event.face) for event in happened(lesson, "DieThrown")]
    assert thrown == [("K", "6"), ("K", "7"), ("R", "2"), ("Y", "7"), ("K", "5")]
    (won,) = happened(lesson, "TrickWon")
    assert (won.seat, won.die, won.face, won.because) == (DAVID, "Y", "7", "SD-41")


def test_sd_x2_the_mermaid_captures_the_skull_king() -> None:
    lesson = example("SD-X2")
    thrown = [(event.die, event.face) for event in happened(lesson, "DieThrown")][:5]
    assert thrown == [("P", "skull"), ("SK", "skull"), ("K", "5"), ("K", "7"), ("M", "skull")]
    won = happened(lesson, "TrickWon")[0]
    assert (won.seat, won.because, won.bonus) == (EMMA, "SD-45", 50)
    (scored,) = happened(lesson, "RoundScored")
    assert (scored.bids[EMMA], scored.won[EMMA], scored.points[EMMA]) == (1, 1, 20 + 50)


def test_sd_x2_the_fourth_had_to_follow_and_the_fifth_could_have() -> None:
    refused = _may_david_throw_red()
    assert refused is not None
    assert refused.rule == "SD-31"
    (question,) = asked(example("SD-X2"))
    assert question.prompt is not None
    assert [move.die for move in question.prompt.legal] == ["M", "K"]


def _may_david_throw_red() -> Refusal | None:
    """SD-X2: what the engine says to another die of the fourth player."""
    script = next(script for script in EXAMPLES if script.id == "SD-X2")
    game = games.find(script.game)
    assert game is not None
    state = script.start()
    for step in steps_of(script):
        if step.get("seat") == DAVID and "throw" in step:
            return game.refusal(state, Seat(DAVID), game.notation.parse_move({"throw": "R"}))
        state, _ = advanced(game, state, step)
    raise AssertionError("the fourth player never throws")


def test_sd_x3_the_skull_king_wins_when_the_mermaid_shows_a_flag() -> None:
    lesson = example("SD-X3")
    thrown = [(event.die, event.face) for event in happened(lesson, "DieThrown")][:5]
    assert thrown == [("P", "skull"), ("SK", "skull"), ("K", "5"), ("K", "7"), ("M", "flag")]
    won = happened(lesson, "TrickWon")[0]
    assert (won.seat, won.because, won.bonus) == (BEN, "SD-44", 30)
    (scored,) = happened(lesson, "RoundScored")
    assert scored.points[BEN] == 20 + 30


def test_sq_x1_a_trick_is_evaluated() -> None:
    lesson = example("SQ-X1")
    (dealt,) = happened(lesson, "Dealt")
    assert dealt.centre == ("Y4", "B3")
    assert [event.card for event in happened(lesson, "CardPlayed")] == ["B6", "G7", "B12", "B8"]
    (moved,) = happened(lesson, "PirateMoved")
    assert (moved.seat, moved.colour, moved.direction, moved.end - moved.start) == (CLARA, "B", "up", 2)
    assert (moved.because, moved.doubled) == ("SQ-42", "SQ-53")
    (nobody,) = happened(lesson, "NobodyMoved")
    assert (nobody.card, nobody.direction, nobody.because) == ("B3", "down", "SQ-44")
    (aside,) = happened(lesson, "ColourSetAside")
    assert set(aside.cards) == {"B3", "B6", "B12", "B8"}
    assert set(lesson.frames[-1].view.phase.centre) == {"Y4", "G7"}
    (leads,) = happened(lesson, "LeadTaken")
    assert (leads.seat, leads.card) == (CLARA, "B12")
    assert not [card for card in lesson.frames[1].hands[BEN] if card.startswith("B")], "Ben holds no blue"


def test_sq_x2_the_pirate_stands_on_the_8_and_one_more_step_is_too_many() -> None:
    lesson = example("SQ-X2")
    (moved,) = (event for event in happened(lesson, "PirateMoved") if event.seat == CLARA)
    assert (moved.start, moved.end) == (3, 5)
    assert lesson.frames[-1].view.plank_values[0] == 8, "space 5 is the top one"
    (fell,) = (event for event in happened(lesson, "PirateFell") if event.seat == CLARA)
    assert (fell.start, fell.direction, fell.because) == (5, "up", "SQ-45")


def test_sq_x3_fifteen_points() -> None:
    (scored,) = happened(example("SQ-X3"), "RoundScored")
    plank = scored.planks[ANNA]
    assert (plank.side, plank.red, plank.yellow, plank.green, plank.blue) == ("front", 5, 4, 2, None)
    assert scored.points[ANNA] == 8 + 5 + 2


def test_sl_x1_counting_to_four() -> None:
    lesson = example("SL-X1")
    (revealed,) = happened(lesson, "CardRevealed")
    assert (revealed.seat, revealed.card) == (CLARA, "4")
    (counted,) = happened(lesson, "CountedLast")
    assert (counted.seat, counted.because) == (BEN, "SL-33")
    (woken,) = happened(lesson, "QueenWoken")
    assert woken.seat == BEN


def test_sl_x2_what_goes_together() -> None:
    lesson = example("SL-X2")
    discarded = [event.cards for event in happened(lesson, "Discarded") if event.seat == ANNA]
    assert discarded == [("2", "3", "5"), ("4", "4", "8"), ("1", "2", "3", "6"), ("4", "4")]


def test_sl_x2_what_does_not() -> None:
    question = asked(example("SL-X2"))[0].prompt
    assert question is not None
    refused = {no.move.cards: no.why.rule for no in question.refused if hasattr(no.move, "cards")}
    assert refused[("2", "3", "4")] == "SL-34"
