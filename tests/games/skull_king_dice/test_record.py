"""Records of the dice game: how its steps are written, and what is said of steps that cannot be."""

import json
from typing import Any

import pytest

from skulduggery import games
from skulduggery.games import skull_king_dice as game
from skulduggery.games.skull_king_dice import notation
from skulduggery.games.skull_king_dice.dice import Die
from skulduggery.games.skull_king_dice.events import RoundScored
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.kernel.chance import scripted
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match, play_out
from skulduggery.kernel.protocol import as_game
from skulduggery.kernel.record import BadRecord, Player, format_record, parse_record
from skulduggery.kernel.replay import check

Steps = list[dict[str, Any]]

ROUND_ONE: Steps = [
    {"deal": {"round": 1, "starter": 1, "hands": [["SK"], ["P"], ["Y"]]}},
    {"seat": 0, "bid": 1},
    {"seat": 1, "bid": 0},
    {"seat": 2, "bid": 0},
    {"seat": 1, "throw": "P", "face": "skull"},
    {"seat": 2, "throw": "Y", "face": "7"},
    {"seat": 0, "throw": "SK", "face": "skull"},
    {"score": {"round": 1, "won": [1, 0, 0], "bonus": [30, 0, 0], "points": [50, 10, 10], "totals": [50, 10, 10]}},
]
ROUND_TWO: Steps = [{"deal": {"round": 2, "starter": 2, "hands": [["K", "Y"], ["R", "B"], ["M", "M"]]}}]


def checked(log: Steps) -> None:
    players = [{"name": f"Player {number}"} for number in (1, 2, 3)]
    whole = {"format": "skulduggery/1", "game": "skull-king-dice", "rules": 1, "options": {"scoring": "standard"}}
    check(*parse_record(json.dumps({**whole, "players": players, "log": log}), games.find))


def fault(log: Steps) -> tuple[int | None, str | None, str]:
    with pytest.raises(BadRecord) as bad:
        checked(log)
    return bad.value.step, bad.value.rule, bad.value.reason


def changed(number: int, **keys: Any) -> Steps:
    """Round one with some keys of a step, counted from 1, exchanged."""
    return [{**step, **keys} if place == number else step for place, step in enumerate(ROUND_ONE, start=1)]


def dealt(number: int, **keys: Any) -> Steps:
    """A deal with some of its entries exchanged: the first, or the one of round two."""
    before, deal = ([], ROUND_ONE[0]) if number == 1 else (ROUND_ONE, ROUND_TWO[0])
    return [*before, {"deal": {**deal["deal"], **keys}}]


def test_a_match_writes_a_throw_with_its_face_and_what_was_legal() -> None:
    # The bag lies SK, PPP, MM, then black, blue, red and yellow dice: index 35 is a yellow one. Its side 5 shows the 7.
    fate = scripted([1, (0, 1, 35), 0, 5, 3])
    players = [Player(name=f"Player {number}") for number in (1, 2, 3)]
    match = Match(as_game(game), configure(as_game(game), 3), players, with_legal=True)

    def first_bids_one(view: Any, moves: Any) -> Any:
        wanted = Bid(1) if view.viewer == 0 else Bid(0)
        return wanted if wanted in moves else moves[0]

    with pytest.raises(StopIteration):
        play_out(match, [first_bids_one] * 3, fate)
    written = json.loads(format_record(match.record()))["log"]
    assert [{key: step[key] for key in step if key != "legal"} for step in written] == ROUND_ONE
    assert written[1]["legal"] == [{"bid": 0}, {"bid": 1}]
    assert [step["legal"] for step in written[4:7]] == [[{"throw": "P"}], [{"throw": "Y"}], [{"throw": "SK"}]]
    check(*parse_record(format_record(match.record()), games.find))


def test_a_record_may_stop_after_any_step() -> None:
    for length in range(len(ROUND_ONE) + 1):
        checked(ROUND_ONE[:length])
    checked(ROUND_ONE + ROUND_TWO)


@pytest.mark.parametrize("move", [Bid(0), Bid(8), Throw(Die("SK")), Throw(Die("Y"))])
def test_moves_are_read_as_they_are_written(move: Move) -> None:
    assert notation.parse_move(notation.format_move(move)) == move


@pytest.mark.parametrize(
    ("log", "step", "rule", "reason"),
    [
        pytest.param(changed(5, face="7"), 5, "SD-01", "no-such-face", id="sd_01_face_not_on_that_die"),
        pytest.param(changed(6, face="2"), 6, "SD-01", "no-such-face", id="sd_01_number_not_on_that_die"),
        pytest.param(changed(6, face="Flag"), 6, "SD-01", "no-such-face", id="sd_01_spelling"),
        pytest.param(changed(6, face=7), 6, None, "not-a-text", id="face_is_a_text"),
        pytest.param([*ROUND_ONE[:4], {"seat": 1, "throw": "P"}], 5, None, "missing", id="face_missing"),
        pytest.param(changed(5, throw="Q"), 5, "SD-01", "no-such-die", id="sd_01_no_such_die"),
        pytest.param(changed(5, throw="K"), 5, "SD-10", "not-held", id="sd_10_not_held"),
        pytest.param(changed(5, throw=["P"]), 5, None, "not-a-text", id="die_is_a_text"),
        pytest.param(changed(5, seat=2, throw="Y"), 5, "SD-30", "not-your-turn", id="sd_30_not_ones_turn"),
        pytest.param(changed(2, bid=2), 2, "SD-20", "bid-range", id="sd_20_bid_too_high"),
        pytest.param(changed(2, bid="1"), 2, None, "not-a-number", id="bid_is_a_number"),
        pytest.param(changed(2, bid=True), 2, None, "not-a-number", id="bid_is_no_truth_value"),
        pytest.param(dealt(1, round=2), 1, "SD-10", "wrong-round", id="sd_10_first_round_is_1"),
        pytest.param(dealt(2, round=1), 9, "SD-10", "wrong-round", id="sd_10_second_round_is_2"),
        pytest.param(dealt(1, starter=3), 1, "SD-12", "no-such-seat", id="sd_12_starter_beyond_the_table"),
        pytest.param(dealt(1, starter=-1), 1, "SD-12", "no-such-seat", id="sd_12_starter_below_0"),
        pytest.param(dealt(2, starter=1), 9, "SD-12", "wrong-dealer", id="sd_12_the_start_moves_on"),
        pytest.param(dealt(1, hands=[["SK"], ["P"]]), 1, "SD-10", "wrong-length", id="sd_10_a_hand_too_few"),
        pytest.param(dealt(1, hands=[["SK"], [], ["P"]]), 1, "SD-10", "wrong-length", id="sd_10_a_die_too_few"),
        pytest.param(dealt(1, hands=[["SK"], ["P", "P"], ["P"]]), 1, "SD-10", "wrong-length", id="sd_10_a_die_more"),
        pytest.param(dealt(1, hands=[["SK"], ["E"], ["P"]]), 1, "SD-01", "no-such-die", id="sd_01_no_such_die_drawn"),
        pytest.param(dealt(1, hands=[["SK"], ["SK"], ["P"]]), 1, "SD-01", "too-many-of-a-die", id="sd_01_one_king"),
        pytest.param(
            dealt(2, hands=[["M", "R"], ["M", "R"], ["M", "R"]]),
            9,
            "SD-01",
            "too-many-of-a-die",
            id="sd_01_two_mermaids",
        ),
        pytest.param(ROUND_ONE[1:], 1, "SD-10", "dice-first", id="sd_10_bid_before_the_draw"),
        pytest.param([ROUND_ONE[0], ROUND_ONE[4]], 2, "SD-20", "bids-first", id="sd_20_throw_before_the_bids"),
        pytest.param([*ROUND_ONE[:4], *ROUND_TWO], 5, "SD-10", "step-not-due", id="sd_10_deal_in_the_middle"),
    ],
)
def test_what_cannot_be_is_refused_with_its_step_and_rule(log: Steps, step: int, rule: str | None, reason: str) -> None:
    assert fault(log) == (step, rule, reason)


@pytest.mark.parametrize(
    ("key", "wrong", "rule"),
    [
        ("round", 2, "SD-10"),
        ("won", [0, 1, 0], "SD-48"),
        ("bonus", [0, 0, 0], "SD-64"),
        ("points", [20, 10, 10], "SD-60"),
        ("points", [50, -10, 10], "SD-62"),
        ("totals", [50, 10, 0], "SD-70"),
        ("points", None, "SD-60"),
    ],
)
def test_a_wrong_score_names_the_rule(key: str, wrong: Any, rule: str) -> None:
    score = {**ROUND_ONE[-1]["score"], key: wrong}
    assert fault([*ROUND_ONE[:-1], {"score": score}]) == (8, rule, "differs")


def test_blame_for_the_whole_step_is_the_chapter_of_scoring() -> None:
    scored = RoundScored(round=1, bids=(0,), won=(0,), bonus=(0,), points=(10,), totals=(10,), because=("SD-62",))
    assert notation.blame(scored, "") == "SD-60"


@pytest.mark.parametrize(
    ("log", "args"),
    [
        (dealt(1, round="1"), {"where": "deal.round", "value": "'1'"}),
        (dealt(1, starter=None), {"where": "deal.starter", "value": "null"}),
        (dealt(1, hands={}), {"where": "deal.hands", "value": "{…}"}),
        (dealt(1, hands=[["SK"], ["P"]]), {"where": "deal.hands", "value": 2, "expected": 3}),
        (dealt(1, hands=[["SK"], [], ["P"]]), {"where": "deal.hands[1]", "value": 0, "expected": 1}),
        (dealt(1, starter=3), {"value": "3", "highest": 2}),
        (dealt(2, starter=1), {"value": "1", "expected": 2}),
        (dealt(2, round=7), {"value": "7", "expected": 2}),
        (dealt(1, hands=[["SK"], ["SK"], ["P"]]), {"die": "SK"}),
        (dealt(1, hands=[["SK"], ["Q" * 99], ["P"]]), {"name": "'QQQQQQQQQQQQQQQQQQQQQ…'"}),
        (changed(6, face="2"), {"die": "Y", "name": "'2'"}),
    ],
)
def test_a_fault_tells_where_it_is_and_what_would_be_right(log: Steps, args: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as bad:
        checked(log)
    assert bad.value.args_ == args
