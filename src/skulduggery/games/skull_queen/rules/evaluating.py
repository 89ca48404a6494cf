"""Chapter Evaluating a trick: which pirates move, which cards stay."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from skulduggery.games.skull_queen.cards import COLOUR_OF, NUMBER_OF, Card, Colour
from skulduggery.games.skull_queen.rules.material import SPACES
from skulduggery.games.skull_queen.rules.playing import trick_colour
from skulduggery.games.skull_queen.rules.specials import aye_maam, colour_in_trick, quick_snack, spaces
from skulduggery.games.skull_queen.state import Direction, Space, Trick
from skulduggery.kernel.seats import Seat


class Nobody(StrEnum):
    """Why a card belongs to nobody: the rule that says so."""

    CENTRE = "SQ-44"
    SPECIAL_IN_CENTRE = "SQ-56"
    GHOST = "SQ-83"


Owner: TypeAlias = Seat | Nobody


class Entry(NamedTuple):
    """A card of the trick, and whose pirate it would move."""

    owner: Owner
    card: Card


class Pull(NamedTuple):
    """The owner of `card` must move a pirate so far: positive is up."""

    owner: Owner
    card: Card
    direction: Direction
    distance: int
    because: str
    doubled: str | None


def by_colour(trick: Trick, centre: Sequence[Card]) -> dict[Colour, list[Entry]]:
    """SQ-40: the trick is the cards just played and those in the centre, colour by colour."""
    led = trick_colour(trick)
    assert led is not None  # there are more cards in a trick than special cards in the deck (SQ-84)
    found: dict[Colour, list[Entry]] = {colour: [] for colour in Colour}
    for card in centre:
        found[colour_in_trick(card, led)].append(Entry(neutral(card), card))
    for laid in trick:
        owner = Nobody.GHOST if laid.seat is None else laid.seat
        found[colour_in_trick(laid.card, led)].append(Entry(owner, laid.card))
    return found


def neutral(card: Card) -> Nobody:
    """SQ-44: centre cards belong to nobody. SQ-56: not even a Monkey or First Mate that was dealt there."""
    return Nobody.CENTRE if card in COLOUR_OF else Nobody.SPECIAL_IN_CENTRE


def is_single(entries: Sequence[Entry]) -> bool:
    """SQ-41: a colour with only one card has no effect now; that card lies in the centre."""
    return len(entries) == 1


def is_evaluated(entries: Sequence[Entry]) -> bool:
    """SQ-42: a colour with two or more cards."""
    return len(entries) > 1


def upward(entries: Sequence[Entry]) -> Pull:
    """SQ-42: whoever played the highest card moves up. SQ-51: the First Mate is always the highest."""
    owner, card = max(entries, key=_number)
    doubled = aye_maam(entry.card for entry in entries)
    return Pull(owner, card, direction="up", distance=spaces(doubled), because="SQ-42", doubled=doubled)


def downward(entries: Sequence[Entry]) -> Pull:
    """SQ-43: whoever played the lowest card moves down. SQ-50: the Monkey is always the lowest."""
    owner, card = min(entries, key=_number)
    doubled = quick_snack(entry.card for entry in entries)
    return Pull(owner, card, direction="down", distance=-spaces(doubled), because="SQ-43", doubled=doubled)


def pulls(entries: Sequence[Entry]) -> tuple[Pull, Pull]:
    """SQ-44: highest and lowest alone move a pirate; cards in between move nothing."""
    return upward(entries), downward(entries)


def landing(start: Space, distance: int) -> Space | None:
    """SQ-45: beyond either end is the water, None here."""
    end = start + distance
    return Space(end) if end in SPACES else None


def singles(found: dict[Colour, list[Entry]]) -> set[Card]:
    """SQ-41, SQ-46: the cards that lie in the centre afterwards; all others are set aside."""
    return {entries[0].card for entries in found.values() if is_single(entries)}


def _number(entry: Entry) -> int:
    return NUMBER_OF[entry.card]
