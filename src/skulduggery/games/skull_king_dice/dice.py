"""SD-01: the 36 dice and their notation: `SK P M` the special dice, `K B R Y` the number dice by their colours."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple, NewType

Die = NewType("Die", str)
Face = NewType("Face", str)


class Colour(StrEnum):
    """The colours that are led and followed: those of the number dice."""

    BLACK = "K"
    BLUE = "B"
    RED = "R"
    YELLOW = "Y"


FLAG, SKULL = Face("flag"), Face("skull")

NUMBER_ON: dict[Face, int] = {Face(str(number)): number for number in range(1, 8)}

SKULL_KING, PIRATE, MERMAID = Die("SK"), Die("P"), Die("M")
BLACK, BLUE, RED, YELLOW = (Die(colour.value) for colour in Colour)


class Make(NamedTuple):
    """How many dice there are of a kind, and the six faces of each."""

    copies: int
    faces: tuple[Face, ...]


def _faces(text: str) -> tuple[Face, ...]:
    return tuple(Face(name) for name in text.split())


SPECIAL_FACES = _faces("skull skull skull skull flag flag")
"""SD-02: four skulls and two flags."""

DICE: dict[Die, Make] = {
    SKULL_KING: Make(1, SPECIAL_FACES),
    PIRATE: Make(3, SPECIAL_FACES),
    MERMAID: Make(2, SPECIAL_FACES),
    BLACK: Make(7, _faces("7 7 6 6 5 5")),
    BLUE: Make(7, _faces("5 5 4 4 3 3")),
    RED: Make(8, _faces("3 3 2 2 1 1")),
    YELLOW: Make(8, _faces("flag flag flag 1 1 7")),
}
"""SD-01: in the order in which the screens show them, the strong before the weak."""

SIDES = 6

BAG: tuple[Die, ...] = tuple(die for die, make in DICE.items() for _ in range(make.copies))
FACES: dict[Die, tuple[Face, ...]] = {die: make.faces for die, make in DICE.items()}

COLOUR_OF: dict[Die, Colour] = {Die(colour.value): colour for colour in Colour}
"""SD-03: the yellow die has flags and is a number die all the same. Special dice have no colour to follow."""

RANK_IN_HAND: dict[Die, int] = {die: rank for rank, die in enumerate(DICE)}


def sorted_hand(dice: Iterable[Die]) -> tuple[Die, ...]:
    return tuple(sorted(dice, key=RANK_IN_HAND.__getitem__))


def without(hand: tuple[Die, ...], die: Die) -> tuple[Die, ...]:
    """The hand after one die of that name has left it."""
    index = hand.index(die)
    return hand[:index] + hand[index + 1 :]
