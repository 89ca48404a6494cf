"""Chapter Round: how many rounds, how many cards, who deals."""

from skulduggery.games.skull_king.cards import DECK, Card, sorted_hand
from skulduggery.kernel.chance import Shuffle
from skulduggery.kernel.seats import Seat, left_of

ROUNDS = 10
"""SK-10"""

PLAYERS = range(2, 7)
"""SK-03: 2 to 6 players; no different set-up for two."""


def cards_each(round_number: int) -> int:
    """SK-10: in round r every player is dealt r cards."""
    return round_number


def deal(round_number: int, seats: int) -> Shuffle:
    """SK-11: all 66 cards are shuffled for every round; the cards that are not dealt stay unseen."""
    return Shuffle(size=len(DECK), take=cards_each(round_number) * seats)


def dealt_hands(order: tuple[int, ...], seats: int) -> tuple[tuple[Card, ...], ...]:
    """SK-10: the shuffled cards are dealt one by one."""
    return tuple(sorted_hand([DECK[index] for index in order[seat::seats]]) for seat in range(seats))


def next_dealer(dealer: Seat, seats: int) -> Seat:
    """SK-12: the deal moves one seat clockwise each round."""
    return left_of(dealer, seats)


def first_leader(dealer: Seat, seats: int) -> Seat:
    """SK-30: the player left of the dealer leads the first trick (so the lead moves with the deal, SK-12)."""
    return left_of(dealer, seats)
