"""What one viewer may know, built fact by fact. Another type than the state, so that nothing slips through.

SK-10: cards are dealt face down.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from skulduggery.games.skull_king.cards import Card, Colour
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.rules.scoring import round_score
from skulduggery.games.skull_king.rules.tricks import judge
from skulduggery.games.skull_king.state import (
    Bidding,
    Dealing,
    Drawing,
    Finished,
    Playing,
    ScoredRound,
    Scoring,
    State,
    Taken,
    Trick,
)
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.remembered import for_the_last
from skulduggery.kernel.seats import Seat, replaced

SeenHand: TypeAlias = tuple[Card, ...] | FaceDown


class BidHidden(Struct, frozen=True, tag="bid-hidden", tag_field="type"):
    """SK-20: the fist is on the table, the number is not to be seen."""


class BiddingSeen(Struct, frozen=True, tag="bidding", tag_field="type"):
    """`bids`: None where no bid has been made."""

    dealer: Seat
    hands: tuple[SeenHand, ...]
    bids: tuple[int | BidHidden | None, ...]


class PlayingSeen(Struct, frozen=True, tag="playing", tag_field="type"):
    """`taken` are this round's tricks, all of which everybody saw; `winning` is whose card wins the trick right now.

    `prospects`: what the round would bring each seat if it ended with the tricks won so far (SK-60 to SK-66).
    """

    dealer: Seat
    hands: tuple[SeenHand, ...]
    bids: tuple[int, ...]
    turn: Seat
    trick: Trick
    winning: Seat | None
    taken: tuple[Taken, ...]
    won: tuple[int, ...]
    bonus: tuple[int, ...]
    prospects: tuple[int, ...]
    led: Colour | None = None
    """SK-33: the colour to follow, once it is set."""
    because: str | None = None
    """The rule by which the trick would be won right now."""


PhaseSeen: TypeAlias = Drawing | Dealing | BiddingSeen | PlayingSeen | Finished


class View(Struct, frozen=True):
    """`viewer` None is a spectator."""

    viewer: Seat | None
    seats: int
    scoring: Scoring
    round: int
    totals: tuple[int, ...]
    sheet: tuple[ScoredRound, ...]
    phase: PhaseSeen


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        seats=state.seats,
        scoring=state.scoring,
        round=state.round,
        totals=state.totals,
        sheet=state.sheet,
        phase=_phase_seen(state, viewer),
    )


def _phase_seen(state: State, viewer: Seat | None) -> PhaseSeen:
    phase = state.phase
    match phase:
        case Playing():
            return _with_hands(_on_the_table(state), phase, viewer)
        case Bidding():
            return BiddingSeen(
                dealer=phase.dealer, hands=hands_seen(phase.hands, viewer), bids=_bids_seen(phase.bids, viewer)
            )
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


@for_the_last
def _on_the_table(state: State) -> PlayingSeen:
    """What everybody sees, with all hands face down."""
    phase = state.phase
    assert isinstance(phase, Playing)
    verdict = judge(phase.trick) if phase.trick else None
    return PlayingSeen(
        dealer=phase.dealer,
        hands=hands_seen(phase.hands, None),
        bids=phase.bids,
        turn=phase.turn,
        trick=phase.trick,
        winning=None if verdict is None else verdict.winner.seat,
        taken=phase.taken,
        won=phase.won,
        bonus=phase.bonus,
        prospects=_prospects(state, phase),
        led=led_colour(phase.trick),
        because=None if verdict is None else verdict.because,
    )


def _with_hands(seen: PlayingSeen, phase: Playing, viewer: Seat | None) -> PlayingSeen:
    if viewer is None:
        return seen
    return replace(seen, hands=replaced(seen.hands, viewer, phase.hands[viewer]))


def _bids_seen(bids: tuple[int | None, ...], viewer: Seat | None) -> tuple[int | BidHidden | None, ...]:
    """SK-20: nobody sees a bid before everybody has bid."""
    return tuple(bid if bid is None or seat == viewer else BidHidden() for seat, bid in enumerate(bids))


def _prospects(state: State, phase: Playing) -> tuple[int, ...]:
    """SK-60 to SK-66, or SD-80 to SD-84 if that was agreed: everything that counts here lies open on the table."""
    return tuple(
        round_score(state.scoring, round_number=state.round, bid=bid, won=won, bonus=bonus).points
        for bid, won, bonus in zip(phase.bids, phase.won, phase.bonus, strict=True)
    )
