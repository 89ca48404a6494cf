"""How a game is written and read: the notation, step by step, and what is wrong with a wrong step."""

import copy
import json
from typing import Any

import msgspec
import pytest

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens import notation
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.kernel.match import Match
from skulduggery.kernel.misread import Misread
from skulduggery.kernel.protocol import Config, as_game
from skulduggery.kernel.record import BadRecord, Player, Record, Result
from skulduggery.kernel.replay import check, replay
from skulduggery.kernel.seats import Seat
from tests.games.sleeping_queens.table import HEART, acting, cards, run

MOVES: list[tuple[Move, dict[str, Any]]] = [
    (King(Place(7)), {"king": 7}),
    (Jester(), {"jester": True}),
    (Wake(Place(3)), {"wake": 3}),
    (Wake(None), {"wake": None}),
    (Discard(cards("2 3 5")), {"discard": ("2", "3", "5")}),
    (Discard(cards("wand")), {"discard": ("wand",)}),
    (Knight(Queen("cat")), {"knight": "cat"}),
    (Potion(Queen("heart")), {"potion": "heart"}),
    (Defend(True), {"defend": True}),
    (Defend(False), {"defend": False}),
]

DEAL = {
    "dealer": 1,
    "hands": [["2", "5", "10", "king", "jester"], ["1", "9", "10", "knight", "dragon"]],
    "queens": list(QUEENS),
}

LOG: list[dict[str, Any]] = [
    {"deal": DEAL},
    {"seat": 0, "king": 11},
    {"draw": {"seat": 0, "cards": ["3"]}},
    {"seat": 1, "discard": ["10", "1", "9"]},
    {"draw": {"seat": 1, "cards": ["8", "4", "king"]}},
    {"seat": 0, "jester": True},
    {"reveal": "potion"},
    {"seat": 0, "discard": ["2", "3", "5"]},
    {"draw": {"seat": 0, "cards": ["6", "7", "jester"]}},
    {"seat": 1, "knight": "heart"},
    {"draw": {"seat": 1, "cards": ["wand"]}},
    {"seat": 0, "potion": "heart"},
    {"seat": 1, "defend": False},
    {"draw": {"seat": 0, "cards": ["king"]}},
    {"seat": 1, "king": 0},
    {"seat": 1, "wake": 1},
    {"draw": {"seat": 1, "cards": ["knight"]}},
    {"seat": 0, "jester": True},
    {"reveal": "4"},
    {"seat": 1, "wake": None},
    {"draw": {"seat": 0, "cards": ["10"]}},
]


def record(log: list[Any]) -> Record:
    players = (Player("Ann"), Player("Ben"))
    config = Config(seats=2, options={})
    return Record(game=game.NAME, rules=1, config=config, players=players, log=json.loads(json.dumps(log)))


def fault(log: list[Any]) -> tuple[int | None, str | None, str]:
    """The step, the rule and the reason."""
    with pytest.raises(BadRecord) as bad:
        check(as_game(game), record(log))
    return bad.value.step, bad.value.rule, bad.value.reason


def test_a_record_reads_and_writes_back_as_it_was() -> None:
    match = Match(as_game(game), Config(seats=2, options={}), (Player("Ann"), Player("Ben")))
    for step in replay(as_game(game), record(LOG)):
        for outcome in notation.outcomes(step.before, step.step):
            match.resolve(outcome)
        if "seat" in step.step:
            match.play(Seat(step.step["seat"]), notation.parse_move(step.step))
            for outcome in notation.outcomes(match.state, step.step):  # the pause after an attack (SL-43)
                match.resolve(outcome)
        assert match.state == step.state
    written = json.loads(json.dumps(match.log))
    expected = copy.deepcopy(LOG)
    expected[3]["discard"] = ["1", "9", "10"]
    assert written == expected


@pytest.mark.parametrize(("made", "written"), MOVES, ids=str)
def test_every_move_has_its_notation(made: Move, written: dict[str, Any]) -> None:
    assert notation.format_move(made) == written
    assert notation.parse_move(json.loads(json.dumps({"seat": 0, **written}))) == made


def test_a_discard_is_written_sorted_and_read_in_any_order() -> None:
    assert notation.format_move(Discard(cards("10 1 9"))) == {"discard": ("1", "9", "10")}
    assert notation.parse_move({"seat": 0, "discard": ["10", "1", "9"]}) == Discard(cards("10 1 9"))


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"king": "7"}, "not-a-number"),
        ({"king": True}, "not-a-number"),
        ({"king": None}, "not-a-number"),
        ({"jester": False}, "not-true"),
        ({"jester": 1}, "not-true"),
        ({"wake": "3"}, "not-a-number"),
        ({"wake": False}, "not-a-number"),
        ({"discard": "2"}, "not-a-list"),
        ({"discard": [2]}, "not-a-text"),
        ({"knight": 1}, "not-a-text"),
        ({"potion": None}, "not-a-text"),
        ({"defend": 1}, "not-true-or-false"),
        ({"defend": None}, "not-true-or-false"),
    ],
    ids=str,
)
def test_a_move_that_cannot_be_read_is_named(step: dict[str, Any], reason: str) -> None:
    with pytest.raises(Misread) as misread:
        notation.parse_move({"seat": 0, **step})
    assert misread.value.reason == reason
    assert next(iter(step)) in str(misread.value.args_["where"])


WRONG: list[tuple[int, str, Any, str | None, str]] = [
    (1, "deal", [], None, "not-an-object"),
    (1, "deal", {}, None, "missing"),
    (1, "deal.dealer", 2, "SL-12", "no-such-seat"),
    (1, "deal.dealer", -1, "SL-12", "no-such-seat"),
    (1, "deal.dealer", "0", None, "not-a-number"),
    (1, "deal.hands", [["1"] * 5], "SL-10", "wrong-length"),
    (1, "deal.hands.1", ["1"] * 4, "SL-10", "wrong-length"),
    (1, "deal.hands.1", ["1"] * 6, "SL-10", "wrong-length"),
    (1, "deal.hands.0.0", "11", "SL-01", "no-such-card"),
    (1, "deal.hands.0", ["dragon", "dragon", "dragon", "1", "2"], "SL-01", "too-many-of-a-card"),
    (1, "deal.queens", list(QUEENS[1:]), "SL-10", "wrong-length"),
    (1, "deal.queens.3", "poodle", "SL-02", "no-such-queen"),
    (1, "deal.queens.3", "rose", "SL-01", "queen-twice"),
    (2, "king", 12, "SL-10", "no-such-place"),
    (2, "seat", 1, "SL-12", "not-your-turn"),
    (3, "draw.seat", 1, "SL-20", "differs"),
    (3, "draw.cards", ["3", "4"], "SL-20", "wrong-length"),
    (3, "draw.cards", ["?"], "SL-01", "no-such-card"),
    (3, "draw.cards", "3", None, "not-a-list"),
    (4, "discard", ["10", "1"], "SL-34", "not-a-pair"),
    (7, "reveal", "queen", "SL-01", "no-such-card"),
    (7, "reveal", 4, None, "not-a-text"),
    (16, "wake", None, "SL-50", "rose-must-wake"),
    (16, "wake", 0, "SL-30", "queen-awake"),
]


@pytest.mark.parametrize(("number", "where", "value", "rule", "reason"), WRONG)
def test_a_wrong_step_is_reported_with_its_rule(
    number: int, where: str, value: Any, rule: str | None, reason: str
) -> None:
    log: Any = copy.deepcopy(LOG[:number])
    *path, last = where.split(".")
    holder = log[-1]
    for key in path:
        holder = holder[int(key) if key.isdigit() else key]
    holder[int(last) if last.isdigit() else last] = value
    assert fault(log) == (number, rule, reason)


def test_a_card_that_lies_elsewhere_cannot_be_drawn() -> None:
    log = copy.deepcopy(LOG[:4])
    log[0]["deal"]["hands"][0] = ["wand", "wand", "wand", "king", "jester"]
    log[2]["draw"]["cards"] = ["wand"]
    assert fault(log) == (3, "SL-01", "too-many-of-a-card")


def test_a_chance_step_comes_when_it_is_due_and_not_otherwise() -> None:
    assert fault([{"draw": {"seat": 0, "cards": ["3"]}}]) == (1, "SL-20", "step-not-due")
    assert fault([{"reveal": "3"}]) == (1, "SL-31", "step-not-due")
    assert fault([*LOG[:2], {"deal": DEAL}]) == (3, "SL-10", "step-not-due")
    assert fault([*LOG[:2], {"reveal": "3"}]) == (3, "SL-31", "step-not-due")
    assert fault([*LOG[:6], {"draw": {"seat": 0, "cards": ["3"]}}]) == (7, "SL-20", "step-not-due")
    assert fault([*LOG[:1], {"draw": {"seat": 0, "cards": ["3"]}}]) == (2, "SL-20", "step-not-due")
    assert fault([*LOG[:2], {"seat": 0, "discard": ["2"]}]) == (3, "SL-20", "draw-first")
    assert fault([*LOG[:2], {"reshuffle": True}]) == (3, "SL-21", "step-not-due")


def test_sl_42_the_attacker_draws_first() -> None:
    """SL-42"""
    log = copy.deepcopy(LOG[:5])
    log[2]["draw"]["cards"] = ["knight"]
    log += [
        {"seat": 0, "discard": ["2"]},
        {"draw": {"seat": 0, "cards": ["2"]}},
        {"seat": 1, "king": 10},
        {"draw": {"seat": 1, "cards": ["6"]}},
        {"seat": 0, "knight": "pancake"},
        {"seat": 1, "defend": True},
    ]
    wrong = {"draw": {"seat": 1, "cards": ["6"]}}
    assert fault([*log, wrong]) == (12, "SL-42", "differs")
    right = [{"draw": {"seat": 0, "cards": ["6"]}}, {"draw": {"seat": 1, "cards": ["7"]}}]
    check(as_game(game), record([*log, *right]))


def nearly_used_up() -> list[dict[str, Any]]:
    """Both players discard single cards, special cards first, until two cards are left in the pile."""
    state = acting("1 2 3 4 5 | 1 2 3 4 5")
    log: list[dict[str, Any]] = [{"deal": {**DEAL, "hands": state.table.hands}}]
    while len(state.table.pile) > 2:
        seat = len(log) // 2 % 2
        highest, drawn = state.table.hands[seat][-1], state.table.pile[-1]
        state, _ = run(state, f"discard {highest} / draw {drawn}")
        log += [{"seat": seat, "discard": [highest]}, {"draw": {"seat": seat, "cards": [drawn]}}]
    return log


def test_sl_21_a_reshuffle_stands_between_two_draws() -> None:
    """SL-21"""
    log = nearly_used_up()
    seat = 1 - log[-1]["draw"]["seat"]
    log.append({"seat": seat, "discard": ["1", "2", "3"]})
    first, second = {"draw": {"seat": seat, "cards": ["1", "1"]}}, {"draw": {"seat": seat, "cards": ["king"]}}
    number = len(log)
    check(as_game(game), record([*log, first, {"reshuffle": True}, second]))
    assert fault([*log, first, second]) == (number + 2, "SL-21", "step-missing")
    assert fault([*log, {"reshuffle": True}]) == (number + 1, "SL-21", "step-not-due")
    assert fault([*log, first, {"reshuffle": False}]) == (number + 2, "SL-21", "differs")
    all_at_once = {"draw": {"seat": seat, "cards": ["1", "1", "king"]}}
    assert fault([*log, all_at_once]) == (number + 1, "SL-20", "wrong-length")


def test_a_finished_game_has_a_result_and_no_more_steps() -> None:
    log: list[Any] = [
        {"deal": {**DEAL, "hands": [["king"] * 5, ["1", "2", "3", "4", "5"]]}},
        {"seat": 0, "king": HEART},
        {"draw": {"seat": 0, "cards": ["9"]}},
        {"seat": 1, "discard": ["1"]},
        {"draw": {"seat": 1, "cards": ["9"]}},
        {"seat": 0, "king": 10},
        {"draw": {"seat": 0, "cards": ["9"]}},
        {"seat": 1, "discard": ["2"]},
        {"draw": {"seat": 1, "cards": ["9"]}},
        {"seat": 0, "king": 9},
    ]
    right = Result(scores=(50, 0), places=(1, 2))
    check(as_game(game), msgspec.structs.replace(record(log), result=right))
    assert fault(log) == (None, "SL-60", "result-missing")
    assert fault([*log, {"draw": {"seat": 0, "cards": ["8"]}}]) == (11, "SL-60", "after-the-end")
