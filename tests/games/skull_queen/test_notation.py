"""How a game of Skull Queen is written and read."""

from typing import Any

import pytest

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen import notation
from skulduggery.games.skull_queen.cards import Card
from skulduggery.games.skull_queen.events import GhostTurned, RoundScored
from skulduggery.games.skull_queen.moves import Play
from skulduggery.games.skull_queen.rules.material import deck
from skulduggery.kernel.misread import Misread
from skulduggery.kernel.seats import Seat
from tests.games.skull_queen.table import (
    captains,
    cards,
    dealing,
    haunted,
    new_game,
    place,
    placing,
    planks,
    playing,
    run,
)


def deal_step(seats: int, **changes: Any) -> dict[str, Any]:
    """The step that tells of a whole deck dealt in its own order, with some parts exchanged."""
    event = game.resolve(dealing(seats), tuple(range(len(deck(seats))))).events[0]
    (step,) = notation.steps(event)
    plain = {key: [list(hand) for hand in value] if key == "hands" else value for key, value in step["deal"].items()}
    plain = {key: list(value) if isinstance(value, tuple) else value for key, value in plain.items()}
    return {"deal": {**plain, **changes}}


def misread(seats: int, step: dict[str, Any]) -> tuple[str, str | None, dict[str, Any]]:
    with pytest.raises(Misread) as fault:
        notation.outcomes(dealing(seats), step)
    return fault.value.reason, fault.value.rule, fault.value.args_


def test_moves_there_and_back() -> None:
    for move in (place("f1234"), place("b5511"), Play(Card("G7")), Play(Card("0"))):
        assert notation.parse_move(notation.format_move(move)) == move
    assert notation.format_move(place("b1234")) == {
        "place": {"side": "back", "red": 1, "yellow": 2, "green": 3, "blue": 4}
    }
    assert notation.format_move(Play(Card("13"))) == {"play": "13"}


def test_sq_20_sq_21_a_placing_is_read_strictly() -> None:
    """SQ-20, SQ-21"""
    good = {"side": "front", "red": 1, "yellow": 2, "green": 3, "blue": 4}
    wrong: list[tuple[Any, str, str | None]] = [
        ([], "not-an-object", None),
        ({**good, "side": "edge"}, "no-such-side", "SQ-20"),
        ({**good, "side": 1}, "not-a-text", None),
        ({**good, "red": "1"}, "not-a-number", None),
        ({**good, "red": True}, "not-a-number", None),
        ({**good, "blue": None}, "not-a-number", None),
        ({key: value for key, value in good.items() if key != "green"}, "missing", None),
    ]
    for placing_, reason, rule in wrong:
        with pytest.raises(Misread) as fault:
            notation.parse_move({"seat": 0, "place": placing_})
        assert (fault.value.reason, fault.value.rule) == (reason, rule)
    with pytest.raises(Misread) as fault:
        notation.parse_move({"seat": 0, "play": 7})
    assert fault.value.reason == "not-a-text"


def test_the_steps_of_a_trick() -> None:
    _, events = run(playing("R5 Y5 | R6 Y6 | R7 Y7"), "R5 R6 R7")
    assert [step for event in events for step in notation.steps(event)] == [
        {"seat": 0, "play": "R5"},
        {"seat": 1, "play": "R6"},
        {"seat": 2, "play": "R7"},
    ]


def test_sq_22_a_placing_is_a_step_when_it_is_sealed() -> None:
    """SQ-22"""
    events = game.play(placing(3), Seat(2), place("f1234")).events
    assert [step for event in events for step in notation.steps(event)] == [
        {"seat": 2, "place": {"side": "front", "red": 1, "yellow": 2, "green": 3, "blue": 4}}
    ]


def test_sq_82_a_captains_card_is_a_step_when_it_is_sealed_and_the_ghosts_when_it_is_turned() -> None:
    """SQ-81, SQ-82"""
    _, events = captains(haunted("R5 Y5 | R6 Y6", ghost="R7 G8 B9"), "R5", "R6")
    assert [step for event in events for step in notation.steps(event)] == [
        {"seat": 0, "play": "R5"},
        {"seat": 1, "play": "R6"},
        {"ghost": "G8"},
    ]


def test_sq_60_the_score_step() -> None:
    """SQ-60"""
    scored = RoundScored(round=2, planks=planks("f542- | b1111"), points=(15, 32), totals=(20, 40), because="SQ-60")
    assert notation.steps(scored) == [
        {
            "score": {
                "round": 2,
                "points": (15, 32),
                "totals": (20, 40),
                "pirates": [
                    {"red": 5, "yellow": 4, "green": 2, "blue": None},
                    {"red": 1, "yellow": 1, "green": 1, "blue": 1},
                ],
            }
        }
    ]
    rules = {
        "score": "SQ-60",
        "score.points[1]": "SQ-60",
        "score.round": "SQ-10",
        "score.totals[0]": "SQ-61",
        "score.pirates[0].red": "SQ-42",
        "score.pirates": "SQ-42",
        "": "SQ-60",
    }
    assert {where: notation.blame(scored, where) for where in rules} == rules
    assert notation.blame(GhostTurned(card=Card("R5")), "ghost") == "SQ-81"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sq_11_a_deal_there_and_back(seats: int) -> None:
    """SQ-11, SQ-80"""
    step = deal_step(seats)
    assert ("ghost" in step["deal"]) == (seats == 2)
    assert len(step["deal"]["centre"]) == (2 if seats in (4, 6) else 0)
    (order,) = notation.outcomes(dealing(seats), step)
    assert order == tuple(range(len(deck(seats))))
    assert notation.outcomes(new_game(seats), deal_step(seats, dealer=seats - 1)) == (seats - 1, order)
    assert notation.outcomes(dealing(seats), {"seat": 0, "play": "R5"}) == ()


def test_sq_12_the_dealer_of_a_deal() -> None:
    """SQ-10, SQ-12"""
    assert misread(3, deal_step(3, round=2)) == ("wrong-round", "SQ-10", {"value": "2", "expected": 1})
    assert misread(3, deal_step(3, dealer=1)) == ("wrong-dealer", "SQ-12", {"value": "1", "expected": 0})
    with pytest.raises(Misread) as fault:
        notation.outcomes(new_game(3), deal_step(3, dealer=3))
    assert (fault.value.reason, fault.value.rule) == ("no-such-seat", "SQ-12")
    assert fault.value.args_ == {"value": "3", "highest": 2}


def test_sq_11_the_lengths_of_a_deal() -> None:
    """SQ-11"""
    hands = deal_step(4)["deal"]["hands"]

    def wrong(where: str, value: int, expected: int) -> tuple[str, str, dict[str, Any]]:
        return "wrong-length", "SQ-11", {"where": where, "value": value, "expected": expected}

    assert misread(4, deal_step(4, hands=hands[:3])) == wrong("deal.hands", 3, 4)
    assert misread(4, deal_step(4, hands=[*hands[:3], hands[3][:11]])) == wrong("deal.hands[3]", 11, 12)
    assert misread(4, deal_step(4, centre=["0"])) == wrong("deal.centre", 1, 2)
    assert misread(3, deal_step(3, centre=["0", "13"])) == wrong("deal.centre", 2, 0)
    assert misread(2, deal_step(2, ghost=["R5"])) == wrong("deal.ghost", 1, 14)


def test_sq_80_the_ghost_of_a_deal() -> None:
    """SQ-80"""
    step = deal_step(2)
    del step["deal"]["ghost"]
    assert misread(2, step) == ("missing", None, {"where": "deal.ghost"})
    assert misread(3, deal_step(3, ghost=[])) == ("no-ghost", "SQ-80", {})


def test_sq_01_sq_02_the_cards_of_a_deal() -> None:
    """SQ-01, SQ-02"""
    hands = deal_step(3)["deal"]["hands"]

    def with_first(card: str) -> dict[str, Any]:
        return deal_step(3, hands=[[card, *hands[0][1:]], *hands[1:]])

    assert misread(3, with_first("K5")) == ("no-such-card", "SQ-01", {"name": "'K5'"})
    assert misread(3, with_first("R12")) == ("no-such-card", "SQ-02", {"name": "'R12'"})
    assert misread(3, with_first("13")) == ("too-many-of-a-card", "SQ-01", {"card": "13"})
    assert cards("13")[0] in hands[2]
