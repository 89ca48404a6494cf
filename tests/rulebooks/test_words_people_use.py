"""The page's search knows what people call things: each word leads to a rule, and what it calls lacking is lacking."""

import re
import unicodedata

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES, Speech
from skulduggery.rulebooks import read_rulebook

everywhere = [(game, language) for game in games.names() for language in LANGUAGES]


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def lists(kind: str, game: str, language: str) -> list[tuple[list[str], list[str]]]:
    """`tie, draw → equal, earliest`, line by line."""
    text = Speech(language, more=("web-rules",)).say(f"{kind}-{game}")
    sides = [line.partition(" → ") for line in text.splitlines()]
    return [(listed(words), listed(meant)) for words, _, meant in sides]


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def whole(game: str, language: str) -> str:
    book = read_rulebook(game, language)
    assert book is not None
    return plain(" \n ".join(f"{entry.id} {entry.text} {entry.note or ''}" for entry in book.entries))


@pytest.mark.parametrize(("game", "language"), everywhere)
def test_every_synonym_leads_to_a_rule(game: str, language: str) -> None:
    text = whole(game, language)
    found = lists("synonyms", game, language)
    assert len(found) > 8
    assert [(words[0], one) for words, meant in found for one in meant if plain(one) not in text] == []
    assert [words for words, meant in found if not words or not meant] == []


@pytest.mark.parametrize(("game", "language"), everywhere)
def test_what_is_lacking_is_not_in_the_rules(game: str, language: str) -> None:
    text = whole(game, language)
    found = lists("lacking", game, language)
    assert [word for words, _ in found for word in words if re.search(rf"\b{re.escape(plain(word))}\b", text)] == []
    assert [meant for _, meant in found if any(plain(one) not in text for one in meant)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_creatures_of_other_editions_are_known(language: str) -> None:
    for game in ("skull-king", "skull-king-dice", "skull-queen"):
        names = plain(str(lists("lacking", game, language)))
        assert "krak" in names
        assert "white whale" in names or "whale" in names
