"""`front 5 4 0 2`, `back 1 w 3 3`: a plank of Skull Queen at the end of a round."""

from typing import Literal, NamedTuple

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.people import LONGEST_QUOTED, Found, People
from skulduggery.cli.scoring.reading import number, split
from skulduggery.cli.scoring.vocabulary import Vocabulary
from skulduggery.cli.words import cut

PIRATES = 4
SIDES: tuple[Literal["front", "back"], ...] = ("front", "back")


class Plank(NamedTuple):
    seat: int
    side: Literal["front", "back"]
    spaces: tuple[int, ...]
    """Of the red, yellow, green and blue pirate; 0 is the water."""


class Sum(NamedTuple):
    """Only the points of a plank."""

    seat: int
    points: int


def plank(line: str, people: People, vocabulary: Vocabulary, asked: int | None) -> Plank | Sum | Unclear:
    """The plank of the player who was asked, unless the line begins with a name. If nobody was asked, the name is
    required."""
    words = split(line)
    seat = asked
    if asked is None or _side(words[0], vocabulary) is None or _is_name_before_side(words, people, vocabulary):
        found = people.at_the_start(words)
        if isinstance(found, Found):
            seat, words = found.seat, words[found.used :]
        elif asked is None or found.key == "score-which-person":
            return found
    points = number(words[0]) if len(words) == 1 else None
    if points is not None and seat is not None:
        return Sum(seat, points)
    side = _side(words[0], vocabulary) if words else None
    if side is None or seat is None:
        return Unclear("score-side-missing", {"value": cut(words[0], LONGEST_QUOTED) if words else None})
    spaces = _spaces(words[1:], vocabulary)
    return spaces if isinstance(spaces, Unclear) else Plank(seat, side, spaces)


def _is_name_before_side(words: list[str], people: People, vocabulary: Vocabulary) -> bool:
    """Whether the first word is a name and not a side: a player may be called Back."""
    found = people.at_the_start(words)
    after = words[found.used :] if isinstance(found, Found) else []
    return bool(after) and _side(after[0], vocabulary) is not None


def _side(word: str, vocabulary: Vocabulary) -> Literal["front", "back"] | None:
    return next((side for side in SIDES if vocabulary.is_a(side, word)), None)


def _spaces(words: list[str], vocabulary: Vocabulary) -> tuple[int, ...] | Unclear:
    """Four spaces, separate or, as in `54w2`, together."""
    if len(words) == 1:
        words = list(words[0])
    if len(words) != PIRATES:
        return Unclear("score-four-spaces", {"count": len(words)})
    spaces: list[int] = []
    for word in words:
        space = 0 if vocabulary.is_a("water", word) else number(word)
        if space is None:
            return Unclear("score-no-space", {"value": cut(word, LONGEST_QUOTED)})
        spaces.append(space)
    return tuple(spaces)
