"""What is wrong is told by one ValueError, which says what is allowed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import skulduggery
from skulduggery import BadBot, BadPad, BadRecord, BadTable, IllegalMove, UnknownBot, UnknownGame, UnknownRule
from skulduggery.games.skull_king.cards import ESCAPE
from skulduggery.games.skull_king.moves import Bid, Play
from skulduggery.games.skull_king_dice.dice import Die
from skulduggery.games.skull_king_dice.moves import Throw
from skulduggery.kernel.protocol import Config

library: Any = skulduggery
"""Untyped, so that a type checker lets wrong types through."""

GOOD = library.format_record(library.play("skull-king", ["random", "random"], seed=1).record)
LISTED = "skull-king, skull-king-dice, skull-queen, sleeping-queens"


TEXT: Any = "1"


def answer_three(view: object, moves: object) -> object:
    return 3


def at_table() -> Any:
    return library.Table("skull-king", players=["Anna", "Ben"], seed=1)


CASES: dict[str, tuple[Callable[[], Any], type[ValueError], str]] = {
    "no such game": (lambda: library.find_game("chess"), UnknownGame, f"'chess'. The games are: {LISTED}."),
    "a number as a game": (lambda: library.find_game(3), UnknownGame, LISTED),
    "a module that is no game": (lambda: library.find_game(pytest), UnknownGame, LISTED),
    "another version": (lambda: library.find_game("skull-king", rules=99), UnknownGame, "no version 99"),
    "too many players": (lambda: library.configure("skull-king", 9), BadTable, "2 to 6 players, not 9. (SK-03)"),
    "players as a text": (lambda: library.configure("skull-king", "4"), BadTable, "from 2 to 6, not '4'"),
    "no such option": (
        lambda: library.configure("skull-king", 2, speed=1),
        BadTable,
        "it has: scoring, memory",
    ),
    "a value as a tuple": (lambda: library.configure("skull-king", 2, scoring=("a",)), BadTable, "landlubber"),
    "wrong numbers": (
        lambda: library.configure("skull-queen", 2, plank_values=[1]),
        BadTable,
        "5 x 0-99",
    ),
    "a name for players": (lambda: library.Table("skull-king", "Anna"), BadTable, "a list of their names, not 'Anna'"),
    "an empty name": (lambda: library.Table("skull-king", ["Anna", " "]), BadTable, "not empty, not ' '"),
    "a Config by hand": (lambda: library.find_game("skull-king").setup(Config(2, {})), ValueError, "scoring"),
    "a state of another game": (
        lambda: library.Table("skull-king", 2, state=library.Table("skull-queen", 2).state),
        skulduggery.WrongState,
        "no state of skull-king",
    ),
    "no such bot": (lambda: library.play("skull-king", ["bosun", "random"]), UnknownBot, "random, sailor"),
    "a number as a bot": (lambda: library.play("skull-king", [1, 2]), UnknownBot, "1 is no bot"),
    "a name for bots": (lambda: library.play("skull-king", "sailor"), BadTable, "one bot for each seat"),
    "too few names": (lambda: library.play("skull-king", ["random"] * 2, names=["A"]), BadTable, "2, not 1"),
    "a bot that answers nonsense": (
        lambda: library.play("skull-king", [answer_three, "random"]),
        BadBot,
        "here Bid(bid=0), Bid(bid=1)",
    ),
    "no such seat": (lambda: at_table().play(5, Bid(1)), IllegalMove, "0 to 1, not 5"),
    "a seat as a text": (lambda: at_table().view("0"), IllegalMove, "0 to 1, not '0'"),
    "a seat as a truth": (lambda: at_table().legal(True), IllegalMove, "0 to 1, not True"),
    "a move of another game": (lambda: at_table().play(0, Throw(Die("K"))), IllegalMove, "Bid(bid), Play(card, role)"),
    "a move of a wrong type": (lambda: at_table().play(0, Bid(TEXT)), IllegalMove, "no move of skull-king"),
    "a refused move": (lambda: at_table().play(0, Bid(7)), IllegalMove, "0 to 1. (SK-21)"),
    "a move too early": (lambda: at_table().play(0, Play(ESCAPE)), IllegalMove, "(SK-2"),
    "scores too early": (lambda: at_table().scores, ValueError, "not over yet"),
    "a record of what was not seen": (
        lambda: library.Table("skull-king", 2, state=at_table().state).record(),
        ValueError,
        "no record",
    ),
    "no record": (lambda: library.parse_record("{}"), BadRecord, "format is missing"),
    "a number as a record": (lambda: library.check_record(3), BadRecord, "3 is no record"),
    "a number as a source": (lambda: list(library.read_records(3)), BadRecord, "not from 3"),
    "a second record that is broken": (
        lambda: list(library.read_records(f"{GOOD}\n{{}}\n".encode())),
        BadRecord,
        "game 2 (line 2): format is missing",
    ),
    "no pad": (lambda: library.score_pad("{}"), BadPad, "not a score pad file"),
    "a number as a pad": (lambda: library.score_pad(3), BadPad, "not as 3"),
    "no such rule": (lambda: library.rule("SK-99"), UnknownRule, "Similar ids are"),
    "a number as a rule": (lambda: library.rule(3), UnknownRule, "no rule has the id 3"),
    "no such language": (lambda: library.rule("SK-20", language="nl"), UnknownRule, "en, de, fr, it"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_error_says_what_is_allowed(case: str) -> None:
    act, kind, text = CASES[case]
    with pytest.raises(ValueError) as caught:
        act()
    assert type(caught.value) is kind
    assert text in str(caught.value)


def test_a_refused_move_names_rule_and_choices_and_changes_nothing() -> None:
    table = at_table()
    before = table.state
    with pytest.raises(IllegalMove) as caught:
        table.play(0, Bid(7))
    assert (caught.value.rule, caught.value.reason) == ("SK-21", "bid-range")
    assert caught.value.legal == (Bid(0), Bid(1))
    assert table.state is before


def test_a_wrong_step_of_a_record_is_told_with_what_was_allowed() -> None:
    wrong = GOOD.replace('{"seat":0,"bid":', '{"seat":0,"bid":7', 1)
    assert wrong != GOOD
    with pytest.raises(BadRecord, match=r"step 2: .*Allowed: ") as caught:
        skulduggery.check_record(wrong)
    assert caught.value.step == 2
    assert caught.value.rule == "SK-21"
    assert caught.value.allowed


FILES = {
    "missing": (None, "there is no such file"),
    "no-python": ("choose = max", "whose name ends with .py"),
    "broken": ("import nothing_of_this_name", "line 1: ModuleNotFoundError"),
    "no-choose": ("pick = max", "no function choose(view, moves)"),
}


@pytest.mark.parametrize("reason", FILES)
def test_a_file_without_a_bot(reason: str, tmp_path: Path) -> None:
    text, told = FILES[reason]
    file = tmp_path / ("bot.txt" if reason == "no-python" else "bot.py")
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBot) as caught:
        skulduggery.load_bot(file)
    assert caught.value.reason == reason
    assert told in str(caught.value)
