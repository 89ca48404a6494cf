"""Rules by their ids."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from skulduggery.rulebooks.parsing import Entry
from skulduggery.rulebooks.shelf import ENGLISH, read_rulebook

MOST_NEAREST = 5


def find_rule(rule_id: str, game_names: Sequence[str], language: str = ENGLISH) -> Entry | None:
    """The rule with this id, in any spelling, from the first of these games that has it."""
    wanted = rule_id.casefold()
    return next((entry for entry in _all(game_names, language) if entry.id.casefold() == wanted), None)


def nearest_ids(rule_id: str, game_names: Sequence[str]) -> list[str]:
    known = [entry.id for entry in _all(game_names, ENGLISH) if entry.kind != "option"]
    begun = [known_id for known_id in known if known_id.startswith(rule_id.upper())]
    return begun[:MOST_NEAREST] or get_close_matches(rule_id.upper(), known, n=MOST_NEAREST, cutoff=0.5) or known[:3]


def _all(game_names: Sequence[str], language: str) -> Iterator[Entry]:
    for name in game_names:
        book = read_rulebook(name, language)
        yield from () if book is None else book.entries
