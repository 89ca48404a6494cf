"""Parses a typed line as entries of a pad: numbers for everybody, or for the named players."""

from collections.abc import Sequence

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.people import LONGEST_QUOTED, People
from skulduggery.cli.scoring.vocabulary import Vocabulary, folded
from skulduggery.cli.words import cut

BETWEEN = ",;"
BELONGING = ":="
"""`ben: 2`, `ben=2`: the text before it is a name, even if it looks like a number."""
LONGEST_NUMBER = 4


def numbers(line: str, people: People, missing: Sequence[int]) -> dict[int, int] | Unclear:
    """`2 0 1` in the order of the seats (all of them, or those still missing), or `ben 2, anna 0`."""
    words = split(line)
    if not any(mark in line for mark in BELONGING):
        values = [number(word) for word in words]
        if None not in values:
            return _by_seat([value for value in values if value is not None], people, missing)
    return _by_name(words, people)


def number(word: str) -> int | None:
    """A whole number of reasonable length. The rules say whether it is possible."""
    digits = word.removeprefix("-").removeprefix("+")
    return int(word) if digits.isascii() and digits.isdigit() and len(word) <= LONGEST_NUMBER else None


def split(line: str) -> list[str]:
    for mark in BETWEEN + BELONGING:
        line = line.replace(mark, " ")
    return line.split()


def telling(words: Sequence[str], people: People, vocabulary: Vocabulary) -> list[str]:
    """The words without `and`, `the` and the like, unless a player has that name or the line begins with it."""
    names = {word for name in people.names for word in folded(name).split()}
    return [
        word
        for place, word in enumerate(words)
        if place == 0 or folded(word) in names or not vocabulary.is_a("filler", word)
    ]


def _by_seat(values: list[int], people: People, missing: Sequence[int]) -> dict[int, int] | Unclear:
    if len(values) == len(people.names):
        return dict(enumerate(values))
    if len(values) == len(missing):
        return dict(zip(missing, values, strict=True))
    return Unclear("score-how-many", {"count": len(values), "expected": len(missing) or len(people.names)})


def _by_name(words: list[str], people: People) -> dict[int, int] | Unclear:
    meant: dict[int, int] = {}
    while words:
        found = people.at_the_start(words)
        if isinstance(found, Unclear):
            return found
        rest = words[found.used :]
        value = number(rest[0]) if rest else None
        if value is None:
            said = cut(rest[0], LONGEST_QUOTED) if rest else None
            return Unclear("score-number-for", {"name": people.names[found.seat], "value": said})
        if found.seat in meant:
            return Unclear("score-twice", {"name": people.names[found.seat]})
        meant[found.seat] = value
        words = rest[1:]
    return meant
