"""The rulebooks say the same in all four languages: ids, kinds, order, notes, and what they refer to."""

import re

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES
from skulduggery.rulebooks import Rulebook, find_rule, nearest_ids, read_rulebook, rulebook_text

ANY_ID = re.compile(r"\bS[KDQL]-X?\d+\b")
NUMBER = re.compile(r"(?<![\w-])\d+")
CODE = re.compile(r"`[^`]*`")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

every_game = pytest.mark.parametrize("game", games.names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


def book(game: str, language: str) -> Rulebook:
    found = read_rulebook(game, language)
    assert found is not None
    assert found.language == language, f"{game} is not translated into {language}"
    return found


@every_game
@every_language
def test_every_rule_is_there_once(game: str, language: str) -> None:
    ids = [entry.id for entry in book(game, language).entries]
    assert len(ids) > 30
    assert len(ids) == len(set(ids))
    assert all(section.entries and section.title for section in book(game, language).sections)


@every_game
@every_translation
def test_ids_kinds_notes_and_their_order_are_the_same(game: str, language: str) -> None:
    english, other = book(game, "en"), book(game, language)
    assert len(english.intro) == len(other.intro)
    for original, translated in zip(english.sections, other.sections, strict=True):
        assert [(entry.id, entry.kind, entry.note is None) for entry in original.entries] == [
            (entry.id, entry.kind, entry.note is None) for entry in translated.entries
        ]


@every_game
@every_translation
def test_ids_and_code_in_the_texts_are_the_same(game: str, language: str) -> None:
    for original, translated in zip(book(game, "en").entries, book(game, language).entries, strict=True):
        for pattern in (ANY_ID, CODE):
            told = sorted(set(pattern.findall(f"{original.text} {original.note}")))
            assert sorted(set(pattern.findall(f"{translated.text} {translated.note}"))) == told, original.id


@every_game
@every_translation
def test_no_sentence_was_left_in_english(game: str, language: str) -> None:
    """Names such as Scary Mary are the same everywhere, whole sentences are not."""
    for original, translated in zip(book(game, "en").entries, book(game, language).entries, strict=True):
        assert original.text != translated.text, original.id
        assert original.note is None or original.note != translated.note, original.id


@every_game
@every_language
def test_every_id_in_a_text_is_a_rule(game: str, language: str) -> None:
    text = rulebook_text(game, language) or ""
    assert not {rule for rule in ANY_ID.findall(text) if find_rule(rule, games.names(), language) is None}


@every_game
@every_language
def test_numbers_of_points_are_the_same(game: str, language: str) -> None:
    """Small ones may be written as words, `ten times`; from 13 on figures are the same everywhere."""
    for original, translated in zip(book(game, "en").entries, book(game, language).entries, strict=True):
        told = {number for number in NUMBER.findall(original.text) if int(number) > 12}
        missing = told - set(NUMBER.findall(translated.text))
        assert not missing, original.id


def test_rules_are_found_however_they_are_written() -> None:
    assert find_rule("sk-45", games.names()) == find_rule("SK-45", ("skull-king",))
    assert find_rule("sk-45", games.names(), "fr") != find_rule("SK-45", games.names())
    assert find_rule("SK-45", ("skull-queen",)) is None
    assert nearest_ids("SK-4", games.names())[0] == "SK-40"
    assert nearest_ids("?", games.names())
