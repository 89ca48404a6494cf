"""Every refusal and warning of a pad has its sentence in four languages, with all that it mentions."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skulduggery import pad
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.locales import LANGUAGES, Speech
from skulduggery.pad import FIELDS, Refusal
from tests.locales.test_messages import messages
from tests.pad.pads import GAMES

FOLDER = Path(pad.__file__).parent
WARNINGS = {"tricks-sum"}
FROM_THE_RULES = {"bid-range"}
"""The games' own rules name these."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def reasons() -> Iterator[str]:
    for file in FOLDER.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            match node:
                case python.Call(func=python.Name(id="Refusal"), args=[python.Constant(value=str(reason)), *_]):
                    yield reason
                case _:
                    pass


def test_the_catalogue_holds_all_refusals_and_no_other() -> None:
    found = set(reasons()) | FROM_THE_RULES
    wanted = {f"pad-refusal-{reason}" for reason in found - WARNINGS} | {f"pad-warning-{key}" for key in WARNINGS}
    assert len(wanted) > 30
    assert {key for key in messages("en", "pad") if re.match("pad-(refusal|warning)-", key)} == wanted


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same(language: str) -> None:
    assert messages(language, "pad") == messages("en", "pad")


@every_language
def test_no_sentence_is_left_in_english(language: str) -> None:
    speech = [Speech(tongue, more=("pad",)) for tongue in ("en", language)]
    for key, args in messages("en", "pad").items():
        given = {name: 3 if name in ("highest", "won", "there", "line", "number") else "X" for name in args}
        more = {"option": "scoring", "field": "bid", "queen": "cat"}
        english, other = (one.say(key, **{**more, **given}) for one in speech)
        assert language == "en" or english != other or not key.startswith("pad-refusal"), key


@every_language
@pytest.mark.parametrize("game", [None, *GAMES])
def test_things_are_called_by_their_names(language: str, game: str | None) -> None:
    """Whether the words of the game are loaded or not."""
    speech = Speech(language, game, more=("pad",))
    for kind, codes in (("field", FIELDS), ("option", ("scoring", "plank_values")), ("queen", QUEENS)):
        for code in codes:
            same = language == "en" and kind == "field"
            assert same or speech.say(f"pad-{kind}", **{kind: code}) != code
    assert speech.say("pad-option", option="wish") == "wish"


REFUSALS = [
    (Refusal("bid-range", "SK-21", {"highest": 3}), "A bid is a whole number from 0 to 3."),
    (
        Refusal("same-name", None, {"name": "number"}),
        "Two players are called number. Everybody needs a name of their own.",
    ),
    (Refusal("foreign-field", None, {"field": "kings"}), "This does not belong to this game: Skull King caught."),
    (Refusal("queen-twice", "SL-01", {"queen": "cat"}), "The Cat Queen can lie before one player only."),
    (Refusal("round-count", "SL-60", {"highest": 1}), "The whole game is one round."),
    (
        Refusal("csv-points", None, {"line": 4, "column": "points", "found": 20, "right": "-"}),
        "Line 4 of the table has 20 in column points; by the rules it is -.",
    ),
    (
        Refusal("csv-order", None, {"line": 5, "found_round": 2, "found_seat": 1, "due_round": 1, "due_seat": 3}),
        "Line 5 of the table has round 2, seat 1; round 1, seat 3 belongs there.",
    ),
    (
        Refusal("csv-missing", None, {"line": 9, "due_round": 3, "due_seat": 3}),
        "After line 9 of the table round 3, seat 3 is missing.",
    ),
    (
        Refusal("csv-twice", None, {"line": 5, "before": 2, "found_round": 1, "found_seat": 1}),
        "Line 5 of the table has round 1, seat 1 once more; it stands in line 2 already.",
    ),
]


@pytest.mark.parametrize(("refusal", "sentence"), REFUSALS)
def test_a_refusal_is_put_into_words(refusal: Refusal, sentence: str) -> None:
    assert Speech("en", more=("pad",)).say(f"pad-refusal-{refusal.reason}", **refusal.args) == sentence


@every_language
def test_the_warning_knows_one_and_many(language: str) -> None:
    speech = Speech(language, more=("pad",))
    one, many = (speech.say("pad-warning-tricks-sum", won=won, there=2) for won in (1, 3))
    assert one.replace("1", "3") != many
