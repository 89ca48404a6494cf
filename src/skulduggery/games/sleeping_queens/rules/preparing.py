"""Chapters Cards and Set-up: who plays, what is laid out and dealt, who begins."""

from msgspec.structs import replace

from skulduggery.games.sleeping_queens.cards import DECK, sorted_cards
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.games.sleeping_queens.state import Hand, Table
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.seats import Seat, left_of

PLAYERS = range(2, 6)
"""SL-03: 2 to 5 players."""

HAND_SIZE = 5
"""SL-10, SL-20"""


def empty_table(seats: int) -> Table:
    """SL-01: all 67 cards with red backs are in the pile; no queen is laid out yet."""
    nothing: tuple[Hand, ...] = ((),) * seats
    return Table(hands=nothing, known=nothing, pile=DECK, discard=(), queens=(), owners=(), seen=())


def draw_dealer(seats: int) -> Roll:
    """SL-12: the dealer is drawn at random."""
    return Roll(seats)


def lay_queens() -> Shuffle:
    """SL-10: the queens are shuffled and laid out face down."""
    return Shuffle(size=len(QUEENS), take=len(QUEENS))


def with_queens_asleep(table: Table, order: tuple[int, ...]) -> Table:
    """SL-10: they sleep in their places, and nobody has seen which is where."""
    queens = tuple(QUEENS[index] for index in order)
    return replace(table, queens=queens, owners=(None,) * len(queens), seen=(False,) * len(queens))


def deal(seats: int) -> Shuffle:
    """SL-10: everyone is dealt 5 cards."""
    return Shuffle(size=len(DECK), take=HAND_SIZE * seats)


def with_hands_dealt(table: Table, order: tuple[int, ...], seats: int) -> Table:
    """SL-10: the shuffled cards are dealt one by one, and the rest is the draw pile."""
    dealt = set(order)
    hands = tuple(sorted_cards(DECK[index] for index in order[seat::seats]) for seat in range(seats))
    return replace(table, hands=hands, pile=tuple(card for index, card in enumerate(DECK) if index not in dealt))


def first_player(dealer: Seat, seats: int) -> Seat:
    """SL-12: the player left of the dealer begins."""
    return left_of(dealer, seats)
