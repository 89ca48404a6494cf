"""The page's dictionaries: complete in four languages, and the same as the catalogues wherever those say it too."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import skulduggery.server
from skulduggery import bots
from skulduggery.games import all_games
from skulduggery.locales import LANGUAGES, bundle
from skulduggery.server.phrases import EMOTES, PHRASES

PAGE = Path(skulduggery.server.__file__).parent / "page"
NAMES = ("player", "number", "round", "rounds", "trick", "tricks", "pile", "queens", "points")
ARGUMENTS = {name: f"{{ ${name} }}" for name in NAMES}
"""Each stands for itself, so that a pattern comes out as the dictionaries write it."""
MADE_UP = ("allow-", "speed-")
"""Keys that the page puts together."""


def dictionary(language: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((PAGE / "words" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def scripts() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in PAGE.rglob("*.js"))


def catalogue_says(language: str, game: str | None, key: str) -> str:
    """`notice-abandoned.closed` is the kind "closed" of a message that has several."""
    message, _, kind = key.partition(".")
    messages: Any = bundle(language, game)
    args = {**ARGUMENTS, "closed": kind}
    text, errors = messages.format_pattern(messages.get_message(message).value, args)
    assert not errors, key
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    english, other = dictionary("en"), dictionary(language)
    assert {part: list(words) for part, words in other.items()} == {p: list(words) for p, words in english.items()}
    for part, words in other.items():
        for key, text in words.items():
            assert text.strip(), key
            assert holes(text) == holes(english[part][key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_catalogues_say_is_said_in_the_same_words(language: str) -> None:
    for part, words in dictionary(language).items():
        if part != "page":
            game = None if part == "shared" else part
            assert words == {key: catalogue_says(language, game, key) for key in words}


def test_everything_that_a_server_may_name_has_a_word() -> None:
    shared = dictionary("en")["shared"]
    named = [f"phrase-{key}" for key in PHRASES] + [f"emote-{key}" for key in EMOTES]
    named += [f"bot-{bot}" for game in all_games() for bot in bots.ladder(game.NAME)]
    assert not [key for key in named if key not in shared]


def test_every_game_and_its_options_have_words() -> None:
    english = dictionary("en")
    for game in all_games():
        options = [f"option-{option.name}" for option in game.OPTIONS if option.affects_rules]
        assert not [key for key in ("title", *options) if key not in english[game.NAME]]


def test_the_page_says_nothing_that_has_no_words() -> None:
    known = {key for words in dictionary("en").values() for key in words}
    used = set(re.findall(r"""\bsay(?:Of\([\w.]+, |\()"([\w.-]+)\"""", scripts()))
    assert used
    assert not used - known


def test_no_word_is_kept_for_nothing() -> None:
    source = scripts()
    page = dictionary("en")["page"]
    assert not [key for key in page if f'"{key}"' not in source and not key.startswith(MADE_UP)]


def holes(text: str) -> list[str]:
    return sorted(re.findall(r"\{ \$\w+ \}", text))
