"""`anna 2 pirates`, `ben king`: who caught whom in a round of Skull King or its dice game."""

from typing import NamedTuple

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.people import LONGEST_QUOTED, People
from skulduggery.cli.scoring.reading import number, split, telling
from skulduggery.cli.scoring.vocabulary import Vocabulary
from skulduggery.cli.words import cut


class Caught(NamedTuple):
    pirates: int = 0
    kings: int = 0


def bonuses(line: str, people: People, vocabulary: Vocabulary) -> dict[int, Caught] | Unclear:
    """All bonuses of a round. Players who are not named have none."""
    words = telling(split(line), people, vocabulary)
    if all(vocabulary.is_a("none", word) for word in words):
        return {}
    meant: dict[int, Caught] = {}
    while words:
        found = people.at_the_start(words)
        if isinstance(found, Unclear):
            return found
        name = people.names[found.seat]
        caught, words = _caught(words[found.used :], vocabulary)
        if caught is None:
            return Unclear("score-bonus-for", {"name": name, "value": cut(words[0], LONGEST_QUOTED) if words else None})
        if found.seat in meant:
            return Unclear("score-twice", {"name": name})
        meant[found.seat] = caught
    return meant


def _caught(words: list[str], vocabulary: Vocabulary) -> tuple[Caught | None, list[str]]:
    """The bonus in the first words, and the remaining words."""
    caught: Caught | None = None
    while words:
        count = number(words[0])
        named = words if count is None else words[1:]
        if not named:
            break
        many = 1 if count is None else count
        before = caught or Caught()
        if vocabulary.is_a("pirates", named[0]):
            caught = before._replace(pirates=before.pirates + many)
        elif vocabulary.is_a("king", named[0]):
            caught = before._replace(kings=before.kings + many)
        else:
            break
        words = named[1:]
    return caught, words
