"""The decisions of Skull Queen: a placing, and a card."""

from typing import Literal, TypeAlias

from skulduggery.games.skull_queen.cards import Card
from skulduggery.kernel import protocol

Side: TypeAlias = Literal["front", "back"]
"""SQ-20: front has the high values at the top, back at the bottom."""


class Place(protocol.Move, frozen=True):
    """SQ-20, SQ-21: a side of the plank, and a space for each pirate: 1 at the wide end, 5 at the narrow one."""

    side: Side
    red: int
    yellow: int
    green: int
    blue: int


class Play(protocol.Move, frozen=True):
    """A card into the trick."""

    card: Card


Move: TypeAlias = Place | Play
