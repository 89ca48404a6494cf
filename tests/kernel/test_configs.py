from typing import Any

import pytest

from skulduggery.games import skull_king
from skulduggery.kernel.configs import BadConfig, configure, configure_from_record
from skulduggery.kernel.options import Choice, Numbers
from skulduggery.kernel.protocol import as_game

GAME = as_game(skull_king)
VALUES = Numbers(name="values", count=3, lowest=0, highest=9, default=(1, 2, 3))


def test_options_have_defaults() -> None:
    assert configure(GAME, 4).options == {"scoring": "standard"}


@pytest.mark.parametrize(
    ("options", "reason"),
    [({"scoring": "silly"}, "option-value"), ({"jokers": "2"}, "option-unknown"), ({"": ""}, "option-unknown")],
)
def test_a_wrong_option_says_what_is_allowed(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadConfig) as bad:
        configure(GAME, 4, options)
    assert bad.value.reason == reason
    assert "standard" in str(bad.value.args_["allowed"]) or "scoring" in str(bad.value.args_["allowed"])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({}, "option-missing"),
        ({"scoring": 3}, "option-value"),
        ({"scoring": None}, "option-value"),
        ({"scoring": ["standard"]}, "option-value"),
        ({"scoring": "standard", "memory_aid": "on"}, "option-unknown"),
    ],
)
def test_a_record_spells_out_every_option_of_the_rules_and_no_other(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadConfig) as bad:
        configure_from_record(GAME, 4, options)
    assert bad.value.reason == reason


def test_a_choice_is_one_of_its_words() -> None:
    choice = Choice(name="scoring", values=("a", "b"), default="a")
    assert (choice.parse("b"), choice.parse("c"), choice.read(1), choice.allowed) == ("b", None, None, "a, b")


def test_numbers_are_so_many_within_their_range() -> None:
    assert VALUES.parse("9, 0,5") == (9, 0, 5)
    assert VALUES.read([9, 0, 5]) == (9, 0, 5)
    for text in ("", "1,2", "1,2,3,4", "1,2,10", "1,2,x", "-1,2,3", "1,2,99999999999999999999", "1,2,٣"):
        assert VALUES.parse(text) is None, text
    for value in (None, 3, "1,2,3", [1, 2], [1, 2, True], [1, 2, 3.0], [1, 2, -1], {"1": 2}):
        assert VALUES.read(value) is None, value
