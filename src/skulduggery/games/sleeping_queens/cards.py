"""SL-01: the 67 cards with red backs and their notation: `1` to `10` the numbers, the special cards by name."""

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", str)

KING, JESTER, KNIGHT, POTION, DRAGON, WAND = (
    Card(name) for name in ("king", "jester", "knight", "potion", "dragon", "wand")
)

HIGHEST_NUMBER = 10
COPIES_OF_A_NUMBER = 4

NUMBER_OF: dict[Card, int] = {Card(str(number)): number for number in range(1, HIGHEST_NUMBER + 1)}

SPECIAL_CARDS: dict[Card, int] = {KING: 8, JESTER: 5, KNIGHT: 4, POTION: 4, DRAGON: 3, WAND: 3}
"""How many there are of each."""

CARDS: tuple[Card, ...] = (*NUMBER_OF, *SPECIAL_CARDS)

DECK: tuple[Card, ...] = (
    *(card for card in NUMBER_OF for _ in range(COPIES_OF_A_NUMBER)),
    *(card for card, copies in SPECIAL_CARDS.items() for _ in range(copies)),
)

RANK_IN_HAND: dict[Card, int] = {card: rank for rank, card in enumerate(CARDS)}


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Numbers ascending, then the special cards."""
    return tuple(sorted(cards, key=RANK_IN_HAND.__getitem__))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards after one of that name has left them; the same cards if there is none."""
    if card not in cards:
        return cards
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]
