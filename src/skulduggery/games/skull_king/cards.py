"""SK-01, SK-02: the 66 cards and their notation: `Y12` a colour and its number, `E P M SM SK` the special cards."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NewType

Card = NewType("Card", str)


class Colour(StrEnum):
    YELLOW = "Y"
    RED = "R"
    BLUE = "B"
    BLACK = "K"


class Kind(StrEnum):
    """What a card is, or, for Scary Mary once she is played, what she was said to be."""

    COLOUR = "colour"
    ESCAPE = "escape"
    PIRATE = "pirate"
    MERMAID = "mermaid"
    SCARY_MARY = "scary-mary"
    SKULL_KING = "skull-king"


ESCAPE, PIRATE, MERMAID, SCARY_MARY, SKULL_KING = (Card(name) for name in ("E", "P", "M", "SM", "SK"))

HIGHEST_NUMBER = 13

COLOUR_CARDS: dict[Card, tuple[Colour, int]] = {
    Card(f"{colour}{number}"): (colour, number) for colour in Colour for number in range(1, HIGHEST_NUMBER + 1)
}
"""SK-01: four colours, each numbered 1 to 13."""

SPECIAL_CARDS: dict[Card, tuple[Kind, int]] = {
    ESCAPE: (Kind.ESCAPE, 5),
    PIRATE: (Kind.PIRATE, 5),
    MERMAID: (Kind.MERMAID, 2),
    SCARY_MARY: (Kind.SCARY_MARY, 1),
    SKULL_KING: (Kind.SKULL_KING, 1),
}
"""SK-02: the special cards, which have no colour, and how many there are of each."""

DECK: tuple[Card, ...] = (
    *COLOUR_CARDS,
    *(card for card, (_, copies) in SPECIAL_CARDS.items() for _ in range(copies)),
)

COLOUR_OF: dict[Card, Colour] = {card: colour for card, (colour, _) in COLOUR_CARDS.items()}
NUMBER_OF: dict[Card, int] = {card: number for card, (_, number) in COLOUR_CARDS.items()}
KIND_OF: dict[Card, Kind] = dict.fromkeys(COLOUR_CARDS, Kind.COLOUR) | {
    card: kind for card, (kind, _) in SPECIAL_CARDS.items()
}
RANK_IN_HAND: dict[Card, int] = {card: rank for rank, card in enumerate(dict.fromkeys(DECK))}


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=RANK_IN_HAND.__getitem__))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand after one card of that name has left it."""
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]
