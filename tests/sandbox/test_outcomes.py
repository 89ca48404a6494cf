"""A few cards or dice, and what becomes of them: the rulebooks' own examples, and whatever cannot lie there."""

from typing import Any

import pytest

from skulduggery import games
from skulduggery.sandbox import Outcome, Pull, Tried, Untried, sandbox_of
from tests.local.asking import Page


def outcome(game: str, cards: str, centre: str = "") -> Outcome:
    sandbox = sandbox_of(game)
    assert sandbox is not None
    return sandbox.outcome(Tried(tuple(cards.split()), tuple(centre.split())))


def test_every_game_has_one() -> None:
    assert [name for name in games.names() if sandbox_of(name) is None] == []
    assert sandbox_of("chess") is None


@pytest.mark.parametrize(
    ("cards", "winner", "because", "bonus", "bonus_because"),
    [
        ("Y2 Y12 B13 K1", 3, "SK-41", 0, None),  # SK-X1
        ("Y2 Y12 B13", 1, "SK-40", 0, None),  # SK-X1
        ("P M SK", 1, "SK-45", 50, "SK-65"),
        ("P SM:escape SK P Y1 K13", 2, "SK-44", 90, "SK-64"),
        ("SM:pirate P M", 0, "SK-46", 0, None),
        ("E SM:escape", 0, "SK-47", 0, None),
        ("B4", 0, "SK-40", 0, None),
    ],
)
def test_skull_king(cards: str, winner: int, because: str, bonus: int, bonus_because: str | None) -> None:
    found = outcome("skull-king", cards)
    assert (found.winner, found.because, found.bonus, found.bonus_because) == (winner, because, bonus, bonus_because)


@pytest.mark.parametrize(
    ("dice", "winner", "because", "bonus", "led"),
    [
        ("K:7 K:6 R:2 Y:7 K:5", 3, "SD-41", 0, "K"),  # SD-X1
        ("P:skull SK:skull K:5 K:7 M:skull", 4, "SD-45", 50, "K"),  # SD-X2
        ("P:skull SK:skull K:5 K:7 M:flag", 1, "SD-44", 30, "K"),  # SD-X3
        ("P:flag M:flag", 0, "SD-47", 0, None),
    ],
)
def test_the_dice_game(dice: str, winner: int, because: str, bonus: int, led: str | None) -> None:
    found = outcome("skull-king-dice", dice)
    assert (found.winner, found.because, found.bonus, found.led) == (winner, because, bonus, led)


def test_skull_queen_by_its_example() -> None:
    """SQ-X1"""
    found = outcome("skull-queen", "B6 G7 B12 B8", centre="Y4 B3")
    assert (found.winner, found.because, found.led, found.centre) == (2, "SQ-47", "B", ("Y4", "G7"))
    up = Pull(colour="B", direction="up", card="B12", owner=2, spaces=2, because="SQ-42", doubled="SQ-53")
    down = Pull(colour="B", direction="down", card="B3", owner=None, spaces=0, because="SQ-44")
    assert found.pulls == (up, down)


def test_sleeping_queens_by_its_example() -> None:
    """SL-X2"""
    allowed = {
        cards: outcome("sleeping-queens", cards) for cards in ("2 3 5", "1 2 3 6", "4 4 8", "2 2", "7", "dragon")
    }
    assert all(found.allowed for found in allowed.values())
    assert (allowed["2 2"].because, allowed["dragon"].because) == ("SL-34", "SL-35")
    assert not any(outcome("sleeping-queens", cards).allowed for cards in ("2 3 4", "2 3", "king 2"))


WRONG: list[tuple[str, str, str, str]] = [
    ("skull-king", "Y14", "", "try-unknown"),
    ("skull-king", "SM", "", "try-unknown"),
    ("skull-king", "P:pirate", "", "try-unknown"),
    ("skull-king", "SK SK", "", "try-too-often"),
    ("skull-king", "", "", "try-count"),
    ("skull-king", "Y1 Y2 Y3 Y4 Y5 Y6 Y7", "", "try-count"),
    ("skull-king-dice", "K:1", "", "try-unknown"),
    ("skull-king-dice", "K", "", "try-unknown"),
    ("skull-king-dice", "SK:skull SK:flag", "", "try-too-often"),
    ("skull-queen", "0 13", "", "try-no-colour"),
    ("skull-queen", "R1 R1", "", "try-too-often"),
    ("skull-queen", "R1 R2", "R1", "try-too-often"),
    ("skull-queen", "R1", "R2 R3 R4 R5 R6", "try-count"),
    ("sleeping-queens", "1 2 3 4 5 6", "", "try-count"),
    ("sleeping-queens", "11", "", "try-unknown"),
    ("sleeping-queens", "2 2 2 2 2", "", "try-too-often"),
]


@pytest.mark.parametrize(("game", "cards", "centre", "reason"), WRONG)
def test_what_cannot_lie_there(game: str, cards: str, centre: str, reason: str) -> None:
    with pytest.raises(Untried) as caught:
        outcome(game, cards, centre)
    assert caught.value.reason == reason


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_in_the_browser_the_same_is_answered(language: str) -> None:
    page = Page(lang=language)
    told: dict[str, Any] = page.ask("trick", game="skull-king", cards=["Y2", "Y12", "B13", "K1"])
    assert (told["winner"], told["because"]) == (3, "SK-41")
    problems = [page.problem("trick", game=game, cards=cards.split()) for game, cards, centre, _ in WRONG if not centre]
    assert [problem["reason"] for problem in problems] == [reason for *_, centre, reason in WRONG if not centre]
    assert all(len(problem["message"]) > 20 and "{" not in problem["message"] for problem in problems)
    assert page.problem("trick", game="chess", cards=["Y1"])["reason"] == "game-unknown"
