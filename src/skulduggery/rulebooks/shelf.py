"""Find the rulebook files."""

from functools import cache
from importlib import resources

from skulduggery import games
from skulduggery.rulebooks.parsing import Rulebook, parse_rulebook

ENGLISH = "en"
"""The language that rulebooks are written in; the others are translations of it."""


@cache
def read_rulebook(game: str, language: str = ENGLISH) -> Rulebook | None:
    """The rulebook in that language, or in English if it is not translated; None if the game has none."""
    english = rulebook_text(game, ENGLISH)
    if english is None:
        return None
    original = parse_rulebook(english, game=game, language=ENGLISH)
    translated = None if language == ENGLISH else rulebook_text(game, language)
    if translated is None:
        return original
    keys = [section.key for section in original.sections]
    return parse_rulebook(translated, game=game, language=language, keys=keys)


@cache
def rulebook_text(game: str, language: str = ENGLISH) -> str | None:
    """A rulebook's Markdown, or None if there is none in that language."""
    name = "rulebook.md" if language == ENGLISH else f"rulebook.{language}.md"
    file = resources.files(games).joinpath(game.replace("-", "_"), name)
    return file.read_text(encoding="utf-8") if file.is_file() else None
