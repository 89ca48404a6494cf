"""`anna rose`, `ben takes rose`, `rose sleeps`: where the queens are."""

from typing import NamedTuple

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.people import LONGEST_QUOTED, People
from skulduggery.cli.scoring.reading import split, telling
from skulduggery.cli.scoring.vocabulary import Vocabulary, folded
from skulduggery.cli.words import cut
from skulduggery.games.sleeping_queens.queens import QUEENS


class Woken(NamedTuple):
    """These queens belong to that player now, woken from the centre or taken from another player."""

    seat: int
    queens: tuple[str, ...]
    taken: bool


class Asleep(NamedTuple):
    """These queens sleep again."""

    queens: tuple[str, ...]


def moved(line: str, people: People, vocabulary: Vocabulary) -> Woken | Asleep | Unclear:
    words = telling(split(line), people, vocabulary)
    if words and vocabulary.is_a("sleeps", words[-1]):
        queens = _queens([word for word in words[:-1] if not vocabulary.is_a("filler", word)], vocabulary)
        return queens if isinstance(queens, Unclear) else Asleep(queens)
    found = people.at_the_start(words)
    if isinstance(found, Unclear):
        return found
    words = words[found.used :]
    taken = bool(words) and vocabulary.is_a("takes", words[0])
    if words and (taken or vocabulary.is_a("wakes", words[0])):
        words = words[1:]
    queens = _queens(words, vocabulary)
    return queens if isinstance(queens, Unclear) else Woken(found.seat, queens, taken)


def _queens(words: list[str], vocabulary: Vocabulary) -> tuple[str, ...] | Unclear:
    named: list[str] = []
    for word in words:
        queen = _queen(word, vocabulary)
        if isinstance(queen, Unclear):
            return queen
        named.append(queen)
    return tuple(dict.fromkeys(named)) if named else Unclear("score-which-queen", {"value": None, "candidates": _all()})


def _queen(word: str, vocabulary: Vocabulary) -> str | Unclear:
    """The queen named by a whole word, or by the beginning of one if it is unique."""
    typed = folded(word)
    spelled = {queen: vocabulary.words(f"queen-{queen}") for queen in QUEENS}
    whole = [queen for queen, words in spelled.items() if typed in words]
    begun = whole or [queen for queen, words in spelled.items() if any(known.startswith(typed) for known in words)]
    if len(begun) == 1:
        return begun[0]
    candidates = ", ".join(begun) if begun else _all()
    return Unclear("score-which-queen", {"value": cut(word, LONGEST_QUOTED), "candidates": candidates})


def _all() -> str:
    return ", ".join(QUEENS)
