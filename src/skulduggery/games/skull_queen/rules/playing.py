"""Chapter Playing: what may be played, and who leads next."""

from skulduggery.games.skull_queen.cards import COLOUR_OF, NUMBER_OF, SHOWING, Card, Colour
from skulduggery.games.skull_queen.rules.material import is_left_out
from skulduggery.games.skull_queen.rules.specials import may_always_be_played
from skulduggery.games.skull_queen.state import Hand, Laid, Trick
from skulduggery.kernel.protocol import Refusal, clipped
from skulduggery.kernel.seats import Seat


def may_play(card: Card, hand: Hand, led: Colour | None, seats: int) -> Refusal | None:
    """Every rule about what a player whose turn it is may play. SQ-33: the centre is none of its business."""
    return is_held(card, hand, seats) or follows(card, hand, led)


def is_ones_turn(seat: Seat, turn: Seat) -> Refusal | None:
    """SQ-30: play goes clockwise, one card each."""
    return None if seat == turn else Refusal("SQ-30", "not-your-turn", {"turn": turn})


def is_held(card: Card, hand: Hand, seats: int) -> Refusal | None:
    """SQ-11: one plays the cards one was dealt. SQ-01: there are no others. SQ-02: some are left out."""
    if card in hand:
        return None
    if card not in NUMBER_OF:
        return Refusal("SQ-01", "no-such-card", {"name": clipped(card)})
    if is_left_out(card, seats):
        return Refusal("SQ-02", "card-left-out", {"card": card})
    return Refusal("SQ-11", "not-held", {"card": card})


def trick_colour(trick: Trick) -> Colour | None:
    """SQ-31, SQ-52: the first card that has a colour sets the trick colour."""
    for laid in trick:
        colour = COLOUR_OF.get(laid.card)
        if colour is not None:
            return colour
    return None


def follows(card: Card, hand: Hand, led: Colour | None) -> Refusal | None:
    """SQ-31: whoever holds a card of the trick colour must play one of them, or a special card (SQ-50, SQ-51)."""
    if COLOUR_OF.get(card) == led or may_always_be_played(card) or is_free(hand, led):
        return None
    return Refusal("SQ-31", "must-follow", {"colour": str(led), "card": card})


def is_free(hand: Hand, led: Colour | None) -> bool:
    """SQ-32: whoever holds none of the trick colour plays any card, whatever its number. SQ-52: so do all until
    there is one. SQ-57: only cards that show the colour count."""
    return led is None or SHOWING[led].isdisjoint(hand)


def next_leader(trick: Trick) -> Laid:
    """SQ-47: the highest card of any colour leads next, of equals the last played (First Mate 13, Monkey 0)."""
    return max(reversed(trick), key=lambda laid: NUMBER_OF[laid.card])
