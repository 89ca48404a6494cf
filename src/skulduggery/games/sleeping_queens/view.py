"""What one viewer may know, built fact by fact. Another type than the state, so that nothing slips through."""

from typing import TypeAlias

from msgspec import Struct

from skulduggery.games.sleeping_queens.cards import Card
from skulduggery.games.sleeping_queens.queens import Queen
from skulduggery.games.sleeping_queens.rules.ending import Goal, goal, points
from skulduggery.games.sleeping_queens.state import Hand, Phase, State
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

SeenHand: TypeAlias = Hand | FaceDown


class View(Struct, frozen=True):
    """`viewer` None is a spectator. One entry for each seat, or for each of the places 0 to 11."""

    viewer: Seat | None
    seats: int
    goal: Goal
    hands: tuple[SeenHand, ...]
    known: tuple[Hand, ...]
    """Cards in each hand that everybody has seen (SL-32): at least these are there."""
    pile: int
    shuffled: tuple[Card, ...]
    """The cards among which the pile is: those that were shuffled last, less those turned over since (SL-21)."""
    discard: tuple[Card, ...]
    """The top card last."""
    queens: tuple[Queen | None, ...]
    """By place; None where nobody has seen her yet."""
    owners: tuple[Seat | None, ...]
    """By place: before whom the queen lies awake; None while she sleeps."""
    points: tuple[int, ...]
    phase: Phase
    """Nothing in it is secret. SL-43: that a player is attacked does not tell whether the card against it is held."""


def view(state: State, viewer: Seat | None) -> View:
    table = state.table
    return View(
        viewer=viewer,
        seats=state.seats,
        goal=goal(state.seats),
        hands=hands_seen(table.hands, viewer),
        known=table.known,
        pile=len(table.pile),
        shuffled=table.shuffled,
        discard=table.discard,
        queens=_queens_seen(table.queens, table.seen),
        owners=table.owners,
        points=points(table, state.seats),
        phase=state.phase,
    )


def _queens_seen(queens: tuple[Queen, ...], seen: tuple[bool, ...]) -> tuple[Queen | None, ...]:
    """SL-10: queens sleep face down; SL-37, SL-51: one that everybody saw may be remembered."""
    return tuple(queen if known else None for queen, known in zip(queens, seen, strict=True))
