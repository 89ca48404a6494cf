"""Chapter Play: what may be played."""

from skulduggery.games.skull_king.cards import COLOUR_OF, KIND_OF, SCARY_MARY, Card, Colour
from skulduggery.games.skull_king.moves import ROLES, Play
from skulduggery.games.skull_king.state import Hand, Trick
from skulduggery.kernel.protocol import Refusal, clipped
from skulduggery.kernel.seats import Seat


def may_play(play: Play, hand: Hand, trick: Trick) -> Refusal | None:
    """Every rule about what a player whose turn it is may play."""
    return is_held(play.card, hand) or mary_says_who_she_is(play) or follows(play.card, hand, led_colour(trick))


def is_ones_turn(seat: Seat, turn: Seat) -> Refusal | None:
    """SK-30: play goes clockwise, one card each."""
    return None if seat == turn else Refusal("SK-30", "not-your-turn", {"turn": turn})


def is_held(card: Card, hand: Hand) -> Refusal | None:
    """SK-10: one plays the cards one was dealt. SK-01, SK-02: there are no others."""
    if card in hand:
        return None
    if card not in KIND_OF:
        return Refusal("SK-01", "no-such-card", {"name": clipped(card)})
    return Refusal("SK-10", "not-held", {"card": card})


def mary_says_who_she_is(play: Play) -> Refusal | None:
    """SK-36: Scary Mary is played as a Pirate or as an Escape, and nobody else has that choice."""
    if play.card == SCARY_MARY:
        return None if play.role in ROLES else Refusal("SK-36", "mary-must-choose")
    return None if play.role is None else Refusal("SK-36", "only-mary-chooses", {"card": play.card})


def led_colour(trick: Trick) -> Colour | None:
    """SK-33: the first colour card played sets the colour to follow; special cards before it set none."""
    for laid in trick:
        colour = COLOUR_OF.get(laid.card)
        if colour is not None:
            return colour
    return None


def follows(card: Card, hand: Hand, led: Colour | None) -> Refusal | None:
    """SK-31: whoever holds a card of the led colour must play one of that colour or a special card."""
    colour = COLOUR_OF.get(card)
    if may_always_be_played(card) or colour == led or is_free(hand, led):
        return None
    return Refusal("SK-31", "must-follow", {"colour": str(led), "card": card})


def may_always_be_played(card: Card) -> bool:
    """SK-35: special cards may be played at any time, even by someone who could follow."""
    return card not in COLOUR_OF


def is_free(hand: Hand, led: Colour | None) -> bool:
    """SK-32, SK-34: whoever holds none of the led colour, black too, may play anything. SK-33: so may all before it."""
    return led is None or led not in map(COLOUR_OF.get, hand)
