"""What one viewer may know, built fact by fact. Another type than the state, so that nothing slips through.

SD-10: others see neither dice nor colours.
"""

from typing import TypeAlias, assert_never

from msgspec import Struct

from skulduggery.games.skull_king_dice.dice import Colour, Die
from skulduggery.games.skull_king_dice.rules.rounds import ROUNDS
from skulduggery.games.skull_king_dice.rules.scoring import round_score
from skulduggery.games.skull_king_dice.rules.throwing import led_colour
from skulduggery.games.skull_king_dice.rules.tricks import judge
from skulduggery.games.skull_king_dice.state import (
    Bidding,
    Dealing,
    Drawing,
    Finished,
    Rolling,
    ScoredRound,
    Scoring,
    State,
    Taken,
    Throwing,
    Trick,
)
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

SeenHand: TypeAlias = tuple[Die, ...] | FaceDown


class BidHidden(Struct, frozen=True, tag="bid-hidden", tag_field="type"):
    """SD-20: the fist is on the table, the number is not to be seen."""


class BiddingSeen(Struct, frozen=True, tag="bidding", tag_field="type"):
    """`bids`: None where no bid has been made."""

    starter: Seat
    hands: tuple[SeenHand, ...]
    bids: tuple[int | BidHidden | None, ...]


class ThrowingSeen(Struct, frozen=True, tag="throwing", tag_field="type"):
    """`taken` are this round's tricks, all of which everybody saw; `winning` is whose die wins the trick right now.

    `prospects`: what the round would bring each seat if it ended with the tricks won so far (SD-60 to SD-66).
    """

    starter: Seat
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
    """SD-33: the colour to follow, once it is set."""
    because: str | None = None
    """The rule by which the trick would be won right now."""


class RollingSeen(Struct, frozen=True, tag="rolling", tag_field="type"):
    """SD-35: everybody sees which die is rolling, and nobody what it will show."""

    die: Die
    table: ThrowingSeen


PhaseSeen: TypeAlias = Drawing | Dealing | BiddingSeen | ThrowingSeen | RollingSeen | Finished


class View(Struct, frozen=True):
    """`viewer` None is a spectator; `rounds` is how many this game has (SD-10)."""

    viewer: Seat | None
    seats: int
    scoring: Scoring
    round: int
    rounds: int
    totals: tuple[int, ...]
    sheet: tuple[ScoredRound, ...]
    phase: PhaseSeen


def view(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        seats=state.seats,
        scoring=state.scoring,
        round=state.round,
        rounds=ROUNDS[state.seats],
        totals=state.totals,
        sheet=state.sheet,
        phase=_phase_seen(state, viewer),
    )


def _phase_seen(state: State, viewer: Seat | None) -> PhaseSeen:
    phase = state.phase
    match phase:
        case Throwing():
            return _table_seen(state, phase, viewer)
        case Rolling():
            return RollingSeen(die=phase.die, table=_table_seen(state, phase.table, viewer))
        case Bidding():
            return BiddingSeen(
                starter=phase.starter, hands=hands_seen(phase.hands, viewer), bids=_bids_seen(phase.bids, viewer)
            )
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


def _table_seen(state: State, phase: Throwing, viewer: Seat | None) -> ThrowingSeen:
    verdict = judge(phase.trick) if phase.trick else None
    return ThrowingSeen(
        starter=phase.starter,
        hands=hands_seen(phase.hands, viewer),
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


def _bids_seen(bids: tuple[int | None, ...], viewer: Seat | None) -> tuple[int | BidHidden | None, ...]:
    """SD-20: nobody sees a bid before everybody has bid."""
    return tuple(bid if bid is None or seat == viewer else BidHidden() for seat, bid in enumerate(bids))


def _prospects(state: State, phase: Throwing) -> tuple[int, ...]:
    """SD-60 to SD-66, or SD-80 to SD-84 if that was agreed: everything that counts here lies open on the table."""
    return tuple(
        round_score(state.scoring, round_number=state.round, bid=bid, won=won, bonus=bonus).points
        for bid, won, bonus in zip(phase.bids, phase.won, phase.bonus, strict=True)
    )
