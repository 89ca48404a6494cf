"""Chapter The special cards: Monkey, First Mate, Aye Ma'am! and Quick Snack."""

from collections.abc import Iterable

from skulduggery.games.skull_queen.cards import COLOUR_OF, NUMBER_OF, Card, Colour

AYE_MAAM = 8
QUICK_SNACK = 5

ONE_SPACE = 1
TWO_SPACES = 2


def may_always_be_played(card: Card) -> bool:
    """SQ-50, SQ-51: Monkey and First Mate fit every trick, even from a hand that could follow."""
    return card not in COLOUR_OF


def colour_in_trick(card: Card, trick_colour: Colour) -> Colour:
    """SQ-50, SQ-51: Monkey and First Mate take the trick colour. SQ-56: also when they were dealt into the centre."""
    return COLOUR_OF.get(card, trick_colour)


def aye_maam(cards: Iterable[Card]) -> str | None:
    """SQ-53: with the colour's 8 in the trick the mover up moves two spaces. SQ-55: whoever played it, or nobody."""
    return "SQ-53" if any(NUMBER_OF[card] == AYE_MAAM for card in cards) else None


def quick_snack(cards: Iterable[Card]) -> str | None:
    """SQ-54: with the colour's 5 in the trick the mover down moves two spaces. SQ-55: whoever played it, or nobody."""
    return "SQ-54" if any(NUMBER_OF[card] == QUICK_SNACK for card in cards) else None


def spaces(doubled: str | None) -> int:
    """SQ-53, SQ-54: two spaces instead of one."""
    return ONE_SPACE if doubled is None else TWO_SPACES
