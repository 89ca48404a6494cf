"""SQ-01: the 50 cards and their notation: `R12` a colour and its number, `0` the Monkey, `13` the First Mate."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NewType

Card = NewType("Card", str)


class Colour(StrEnum):
    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"


NAME_OF: dict[Colour, str] = {colour: colour.name.lower() for colour in Colour}
"""What a pirate of the colour is called where there is one of each: `red`, `yellow`, `green`, `blue`."""

MONKEY = Card("0")
FIRST_MATE = Card("13")
SPECIALS = (MONKEY, FIRST_MATE)

LOWEST_NUMBER, HIGHEST_NUMBER = 1, 12

COLOUR_CARDS: dict[Card, tuple[Colour, int]] = {
    Card(f"{colour}{number}"): (colour, number)
    for colour in Colour
    for number in range(LOWEST_NUMBER, HIGHEST_NUMBER + 1)
}
"""SQ-01: four colours, each numbered 1 to 12."""

CARDS: tuple[Card, ...] = (*COLOUR_CARDS, *SPECIALS)

COLOUR_OF: dict[Card, Colour] = {card: colour for card, (colour, _) in COLOUR_CARDS.items()}
"""SQ-01: the Monkey and the First Mate have no colour."""
SHOWING: dict[Colour, frozenset[Card]] = {
    colour: frozenset(card for card in COLOUR_CARDS if COLOUR_OF[card] is colour) for colour in Colour
}
"""The cards that show a colour."""
NUMBER_OF: dict[Card, int] = {card: number for card, (_, number) in COLOUR_CARDS.items()} | {
    card: int(card) for card in SPECIALS
}
RANK_IN_HAND: dict[Card, int] = {card: rank for rank, card in enumerate(CARDS)}


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=RANK_IN_HAND.__getitem__))


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand after the card has left it."""
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]
