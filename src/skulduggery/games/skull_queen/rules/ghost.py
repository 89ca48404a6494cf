"""Chapter Two players: the ghost of the old Pirate King."""

from skulduggery.games.skull_queen.cards import Card
from skulduggery.games.skull_queen.state import Laid, Trick
from skulduggery.kernel.covered import complete
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat, clockwise_from, left_of


def has_ghost(seats: int) -> bool:
    """SQ-80: the ghost plays where there are two captains."""
    return seats == 2


def hands_at_the_table(seats: int) -> int:
    """SQ-80: two are set up as three; the third hand is the ghost's stack."""
    return seats + 1 if has_ghost(seats) else seats


def turn_over(stack: tuple[Card, ...]) -> tuple[Card, tuple[Card, ...]]:
    """SQ-81: the ghost leads with the top card of his stack; the rest stays."""
    return stack[0], stack[1:]


def ghosts_card(card: Card) -> Laid:
    """SQ-83: the ghost's card is nobody's, for he has no plank."""
    return Laid(seat=None, card=card)


def card_stands(earlier: Card | None) -> Refusal | None:
    """SQ-82: each captain lays down one card, and it stays."""
    return None if earlier is None else Refusal("SQ-82", "card-stands")


def both_have_chosen(sealed: tuple[Card | None, ...]) -> tuple[Card, ...] | None:
    """SQ-82: the captains' cards are turned over at the same moment."""
    return complete(sealed)


def trick_in_order(led: Card, chosen: tuple[Card, ...], dealer: Seat) -> Trick:
    """SQ-84: the ghost's card comes first, then the captain's left of the dealer, then the other's: the first of them
    that has a colour sets the trick colour."""
    seats = len(chosen)
    captains = clockwise_from(left_of(dealer, seats), seats)
    return (ghosts_card(led), *(Laid(seat=seat, card=chosen[seat]) for seat in captains))
