"""Chapter Material: which cards are in the game, and the plank."""

from skulduggery.games.skull_queen.cards import CARDS, HIGHEST_NUMBER, LOWEST_NUMBER, NUMBER_OF, Card
from skulduggery.games.skull_queen.moves import Side
from skulduggery.games.skull_queen.state import Space

PLAYERS = range(2, 7)

FEW_PLAYERS = 3
"""SQ-02"""

SPACES = range(1, 6)
"""SQ-03: five spaces, 1 at the wide end and 5 at the narrow end."""

PLANK_VALUES = (8, 5, 3, 2, 1)
"""SQ-04: the front side, from the top down."""

_SMALL_DECK: tuple[Card, ...] = tuple(card for card in CARDS if NUMBER_OF[card] not in (LOWEST_NUMBER, HIGHEST_NUMBER))


def deck(seats: int) -> tuple[Card, ...]:
    """SQ-02: with two or three players the four 1s and the four 12s are left out."""
    return _SMALL_DECK if seats <= FEW_PLAYERS else CARDS


def is_left_out(card: Card, seats: int) -> bool:
    """SQ-02: a card of the game that is not in this one."""
    return card in NUMBER_OF and card not in deck(seats)


def value(space: Space, side: Side, plank_values: tuple[int, ...]) -> int:
    """SQ-04: the front side counts from the top down, the back side the other way round."""
    return plank_values[-space] if side == "front" else plank_values[space - 1]
