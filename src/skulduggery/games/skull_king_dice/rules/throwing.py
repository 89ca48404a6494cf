"""Chapter Throw: which die may be thrown, and what it can show."""

from skulduggery.games.skull_king_dice.dice import COLOUR_OF, FACES, SIDES, Colour, Die, Face
from skulduggery.games.skull_king_dice.state import Hand, Trick
from skulduggery.kernel.chance import Roll
from skulduggery.kernel.protocol import Refusal, clipped
from skulduggery.kernel.seats import Seat


def may_throw(die: Die, hand: Hand, trick: Trick) -> Refusal | None:
    """Every rule about what a player whose turn it is may throw."""
    return is_held(die, hand) or follows(die, hand, led_colour(trick))


def is_ones_turn(seat: Seat, turn: Seat) -> Refusal | None:
    """SD-30: the throw goes clockwise, one die each."""
    return None if seat == turn else Refusal("SD-30", "not-your-turn", {"turn": turn})


def is_held(die: Die, hand: Hand) -> Refusal | None:
    """SD-10: one throws the dice one has drawn. SD-01: there are no others."""
    if die in hand:
        return None
    if die not in FACES:
        return Refusal("SD-01", "no-such-die", {"name": clipped(die)})
    return Refusal("SD-10", "not-held", {"die": die})


def led_colour(trick: Trick) -> Colour | None:
    """SD-33: the first number die sets the colour; special dice before it set none, whatever they show."""
    for thrown in trick:
        colour = COLOUR_OF.get(thrown.die)
        if colour is not None:
            return colour
    return None


def follows(die: Die, hand: Hand, led: Colour | None) -> Refusal | None:
    """SD-31: whoever has a die of the led colour must throw one of that colour or a special die."""
    if may_always_be_thrown(die) or COLOUR_OF[die] is led or is_free(hand, led):
        return None
    return Refusal("SD-31", "must-follow", {"colour": str(led), "die": die})


def may_always_be_thrown(die: Die) -> bool:
    """SD-34: special dice may be thrown at any time, even by someone who could follow. SD-03: yellow dice are none."""
    return die not in COLOUR_OF


def is_free(hand: Hand, led: Colour | None) -> bool:
    """SD-32: whoever has none of the led colour may throw any die. SD-33: so may all, until one is led."""
    return led is None or all(COLOUR_OF.get(die) is not led for die in hand)


def roll() -> Roll:
    """SD-35: each of the six faces is equally likely."""
    return Roll(SIDES)


def face_up(die: Die, side: int) -> Face:
    """SD-01, SD-35: what the die shows when it has come to rest on that side."""
    return FACES[die][side]
