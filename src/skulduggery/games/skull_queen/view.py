"""What one viewer may know, built fact by fact. Another type than the state, so that nothing slips through.

SQ-11: cards are dealt face down.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from skulduggery.games.skull_queen.cards import COLOUR_OF, Card, Colour
from skulduggery.games.skull_queen.rules.ghost import has_ghost
from skulduggery.games.skull_queen.rules.playing import trick_colour
from skulduggery.games.skull_queen.rules.scoring import points
from skulduggery.games.skull_queen.state import (
    Dealing,
    Drawing,
    Finished,
    PastTrick,
    Placing,
    Plank,
    Playing,
    ScoredRound,
    State,
    Trick,
    WithGhost,
)
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

SeenHand: TypeAlias = tuple[Card, ...] | FaceDown


class PlankHidden(Struct, frozen=True, tag="plank-hidden", tag_field="type"):
    """SQ-22: placed, and not to be seen yet."""


class CardHidden(Struct, frozen=True, tag="card-hidden", tag_field="type"):
    """SQ-82: a card lies face down."""


class PlacingSeen(Struct, frozen=True, tag="placing", tag_field="type"):
    """`planks`: None where nothing has been placed. `ghost`: his stack, where he plays."""

    dealer: Seat
    hands: tuple[SeenHand, ...]
    ghost: FaceDown | None
    centre: tuple[Card, ...]
    planks: tuple[Plank | PlankHidden | None, ...]


class PlayingSeen(Struct, frozen=True, tag="playing", tag_field="type"):
    """`past` are this round's tricks, all of which everybody saw; `colour` is the trick colour, once there is one.

    SQ-60: `prospects` are what each plank would bring if the round ended now.
    """

    dealer: Seat
    hands: tuple[SeenHand, ...]
    centre: tuple[Card, ...]
    planks: tuple[Plank, ...]
    prospects: tuple[int, ...]
    turn: Seat
    trick: Trick
    colour: Colour | None
    past: tuple[PastTrick, ...]


class WithGhostSeen(Struct, frozen=True, tag="with-ghost", tag_field="type"):
    """`led` is the ghost's card, `ghost` his stack; `sealed`: None where no card has been chosen.

    SQ-60: `prospects` are what each plank would bring if the round ended now.
    """

    dealer: Seat
    hands: tuple[SeenHand, ...]
    ghost: FaceDown
    centre: tuple[Card, ...]
    planks: tuple[Plank, ...]
    prospects: tuple[int, ...]
    led: Card
    colour: Colour | None
    sealed: tuple[Card | CardHidden | None, ...]
    past: tuple[PastTrick, ...]


PhaseSeen: TypeAlias = Drawing | Dealing | PlacingSeen | PlayingSeen | WithGhostSeen | Finished


class View(Struct, frozen=True):
    """`viewer` None is a spectator."""

    viewer: Seat | None
    seats: int
    plank_values: tuple[int, ...]
    round: int
    totals: tuple[int, ...]
    sheet: tuple[ScoredRound, ...]
    phase: PhaseSeen


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        seats=state.seats,
        plank_values=state.plank_values,
        round=state.round,
        totals=state.totals,
        sheet=state.sheet,
        phase=_phase_seen(state, viewer),
    )


def _phase_seen(state: State, viewer: Seat | None) -> PhaseSeen:
    phase = state.phase
    match phase:
        case Playing():
            return PlayingSeen(
                dealer=phase.dealer,
                hands=hands_seen(phase.hands, viewer),
                centre=phase.centre,
                planks=phase.planks,
                prospects=_prospects(phase.planks, state.plank_values),
                turn=phase.turn,
                trick=phase.trick,
                colour=trick_colour(phase.trick),
                past=phase.past,
            )
        case WithGhost():
            return WithGhostSeen(
                dealer=phase.dealer,
                hands=hands_seen(phase.hands, viewer),
                ghost=FaceDown(len(phase.ghost)),
                centre=phase.centre,
                planks=phase.planks,
                prospects=_prospects(phase.planks, state.plank_values),
                led=phase.led,
                colour=COLOUR_OF.get(phase.led),
                sealed=_cards_seen(phase.sealed, viewer),
                past=phase.past,
            )
        case Placing():
            return PlacingSeen(
                dealer=phase.dealer,
                hands=hands_seen(phase.hands, viewer),
                ghost=FaceDown(len(phase.ghost)) if has_ghost(state.seats) else None,
                centre=phase.centre,
                planks=_planks_seen(phase.planks, viewer),
            )
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


def _prospects(planks: tuple[Plank, ...], plank_values: tuple[int, ...]) -> tuple[int, ...]:
    """SQ-60: the planks lie open, so everybody can count what they would bring as they stand."""
    return tuple(points(plank, plank_values) for plank in planks)


def _planks_seen(planks: tuple[Plank | None, ...], viewer: Seat | None) -> tuple[Plank | PlankHidden | None, ...]:
    """SQ-22: nobody sees a plank before everybody has placed."""
    return tuple(plank if plank is None or seat == viewer else PlankHidden() for seat, plank in enumerate(planks))


def _cards_seen(sealed: tuple[Card | None, ...], viewer: Seat | None) -> tuple[Card | CardHidden | None, ...]:
    """SQ-82: nobody sees the other captain's card before both are turned over."""
    return tuple(card if card is None or seat == viewer else CardHidden() for seat, card in enumerate(sealed))
