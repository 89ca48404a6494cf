"""Chapter Round: how many rounds, who deals, who gets which cards."""

from typing import NamedTuple

from skulduggery.games.skull_queen.cards import Card, sorted_hand
from skulduggery.games.skull_queen.rules.ghost import hands_at_the_table, has_ghost
from skulduggery.games.skull_queen.rules.material import deck
from skulduggery.kernel.chance import Shuffle
from skulduggery.kernel.seats import Seat, left_of


class Deal(NamedTuple):
    """`ghost` is his stack, top first; empty where there is no ghost."""

    hands: tuple[tuple[Card, ...], ...]
    ghost: tuple[Card, ...]
    centre: tuple[Card, ...]


def rounds(seats: int) -> int:
    """SQ-10: as many rounds as players. SQ-85: two players play two."""
    return seats


def shuffle(seats: int) -> Shuffle:
    """SQ-11: the dealer shuffles all cards, and all of them are dealt."""
    size = len(deck(seats))
    return Shuffle(size=size, take=size)


def cards_each(seats: int) -> int:
    """SQ-11: the cards are dealt evenly."""
    return len(deck(seats)) // hands_at_the_table(seats)


def left_over(seats: int) -> int:
    """SQ-11: with four and six players two cards are left over for the centre."""
    return len(deck(seats)) % hands_at_the_table(seats)


def deal(order: tuple[int, ...], seats: int) -> Deal:
    """SQ-11: the shuffled cards are dealt one by one; what is left over lies face up in the centre."""
    cards = [deck(seats)[index] for index in order]
    at_the_table = hands_at_the_table(seats)
    dealt = at_the_table * cards_each(seats)
    piles = [tuple(cards[pile:dealt:at_the_table]) for pile in range(at_the_table)]
    return Deal(
        hands=tuple(sorted_hand(pile) for pile in piles[:seats]),
        ghost=piles[-1] if has_ghost(seats) else (),
        centre=tuple(cards[dealt:]),
    )


def next_dealer(dealer: Seat, seats: int) -> Seat:
    """SQ-12: the deal moves one seat clockwise each round. SQ-85: with two it alternates."""
    return left_of(dealer, seats)


def first_leader(dealer: Seat, seats: int) -> Seat:
    """SQ-30: the player left of the dealer leads the first trick."""
    return left_of(dealer, seats)
