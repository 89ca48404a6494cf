"""The rules in words."""

from skulduggery import games, rulebooks
from skulduggery.locales import LANGUAGES
from skulduggery.public.errors import UnknownRule, shown
from skulduggery.public.finding import GameOrName, find_game
from skulduggery.rulebooks import Entry, Rulebook


def rule(rule_id: str, *, language: str = "en") -> Entry:
    """The rule of this id, such as `SK-33`: its kind, its text, and a note if printed editions differ.

    Languages are en, de, fr and it. Raises `UnknownRule`.

    >>> rule("sk-20").id
    'SK-20'
    """
    wanted = rule_id if isinstance(rule_id, str) else ""  # pyright: ignore[reportUnnecessaryIsInstance]
    found = rulebooks.find_rule(wanted, games.names(), checked_language(language))
    if found is None:
        nearest = ", ".join(rulebooks.nearest_ids(wanted, games.names()))
        raise UnknownRule(f"no rule has the id {shown(rule_id)}. Similar ids are {nearest}.")
    return found


def rulebook(game: GameOrName, *, language: str = "en") -> Rulebook:
    """All rules of a game, in sections.

    >>> rulebook("skull-queen").sections[0].title
    'Material'
    """
    found = find_game(game)
    book = rulebooks.read_rulebook(found.NAME, checked_language(language))
    if book is None:
        raise UnknownRule(f"{found.NAME} has no rulebook.")
    return book


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownRule(f"{shown(language)} is no language of ours. Allowed are {', '.join(LANGUAGES)}.")
    return language
