"""The words of `score` are complete in four languages, used, and mean one thing each."""

import re
from pathlib import Path

import pytest

from skulduggery import cli
from skulduggery.cli.scoring.vocabulary import COMMANDS, Vocabulary
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.locales import LANGUAGES
from skulduggery.locales.catalogue import source
from tests.locales.test_messages import messages

FOLDERS = (Path(cli.__file__).parent / "scoring", Path(cli.__file__).parent / "commands")
MADE_UP = re.compile(r"score-(word|prompt|stats|help)-")
"""Keys that the code puts together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert messages(language, "score") == messages("en", "score")


def test_the_catalogue_and_the_code_agree() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for folder in FOLDERS for file in folder.glob("*.py"))
    asked = {key for key in re.findall(r"[\"'](score-[\w-]+)[\"']", code) if not MADE_UP.match(key)}
    known = {key for key in messages("en", "score") if not MADE_UP.match(key)}
    assert asked - messages("en", "score").keys() == set()
    assert known - asked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_means_one_thing(language: str) -> None:
    vocabulary = Vocabulary(language)
    for group in (
        COMMANDS,
        ("yes", "no"),
        ("mine", "theirs", "both"),
        ("pirates", "king", "none"),
        ("front", "back", "water"),
        ("takes", "wakes", "sleeps"),
        tuple(f"queen-{queen}" for queen in QUEENS),
    ):
        meanings = [(word, name) for name in group for word in vocabulary.words(name)]
        words = [word for word, _ in meanings]
        assert len(words) == len(set(words)), sorted(word for word in words if words.count(word) > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_words_that_can_be_typed(language: str) -> None:
    """The first column of the help, and what is offered after the end."""
    vocabulary = Vocabulary(language)
    text = source(language, "score").split("score-help =\n")[1].split("score-help-")[0]
    firsts = [word for line in text.splitlines() for word in re.split(r"  +", line.strip())[0].split(", ")]
    assert len(firsts) > 14
    assert not [word for word in firsts if vocabulary.command(word.split()[0]) is None]
