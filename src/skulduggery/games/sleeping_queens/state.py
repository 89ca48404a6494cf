"""The whole truth of a game of Sleeping Queens. Immutable."""

from typing import TypeAlias

from msgspec import Struct

from skulduggery.games.sleeping_queens.cards import DECK, Card
from skulduggery.games.sleeping_queens.queens import Queen
from skulduggery.kernel.seats import Seat

Hand: TypeAlias = tuple[Card, ...]


class Table(Struct, frozen=True):
    """Everything that lies on the table or is held. One entry for each seat, or for each of the places 0 to 11.

    The draw pile is kept sorted, as if in a bag: its order is decided when a card is drawn, which is the same as
    shuffling it beforehand, and nobody can look ahead.
    """

    hands: tuple[Hand, ...]
    known: tuple[Hand, ...]
    """Cards in each hand that everybody has seen (SL-32): at least these are there."""
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    """The top card last."""
    queens: tuple[Queen, ...]
    """By place; none before they are laid out."""
    owners: tuple[Seat | None, ...]
    """By place: before whom the queen lies awake; None while she sleeps."""
    seen: tuple[bool, ...]
    """By place: whether everybody has seen who she is."""
    shuffled: tuple[Card, ...] = DECK
    """The cards among which the pile is: those that were shuffled last, less those turned over since. Everybody saw
    them on the discard pile (SL-21)."""


class Drawing(Struct, frozen=True, tag="drawing", tag_field="type"):
    """SL-12: the dealer is about to be drawn."""


class Laying(Struct, frozen=True, tag="laying", tag_field="type"):
    """SL-10: the queens are about to be laid out."""

    dealer: Seat


class Dealing(Struct, frozen=True, tag="dealing", tag_field="type"):
    """SL-10: the hands are about to be dealt."""

    dealer: Seat


class Acting(Struct, frozen=True, tag="acting", tag_field="type"):
    """SL-20: the player whose turn it is takes an action."""

    turn: Seat


class Revealing(Struct, frozen=True, tag="revealing", tag_field="type"):
    """SL-31: a jester has been played, and the top card is about to be turned over."""

    turn: Seat


class JesterWaking(Struct, frozen=True, tag="jester-waking", tag_field="type"):
    """SL-33: the player counted last may wake a queen."""

    turn: Seat
    seat: Seat


class RoseWaking(Struct, frozen=True, tag="rose-waking", tag_field="type"):
    """SL-50: whoever woke the Rose queen wakes another."""

    turn: Seat
    seat: Seat


class Attacked(Struct, frozen=True, tag="attacked", tag_field="type"):
    """SL-43: a queen of `seat` is attacked. The phase does not say whether its owner holds the card against it."""

    turn: Seat
    seat: Seat
    attack: Card
    queen: Queen


class Refilling(Struct, frozen=True, tag="refilling", tag_field="type"):
    """SL-20, SL-42: these players are about to draw, one after another."""

    turn: Seat
    seats: tuple[Seat, ...]


class Finished(Struct, frozen=True, tag="finished", tag_field="type"):
    """SL-60, SL-62: which of them, `because` says."""

    places: tuple[int, ...]
    because: str


Phase: TypeAlias = (
    Drawing | Laying | Dealing | Acting | Revealing | JesterWaking | RoseWaking | Attacked | Refilling | Finished
)


class State(Struct, frozen=True):
    seats: int
    table: Table
    phase: Phase
