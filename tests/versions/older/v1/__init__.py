"""Version 1 of the rules of Skull King, were there a second one: each trick of a bid exactly made brought 20 points.

It shares everything with the newest version but what a round brings.
"""

from msgspec.structs import replace

from skulduggery.games.skull_king import belief, flow, notation
from skulduggery.games.skull_king.events import Event, GameEnded, RoundScored, redact
from skulduggery.games.skull_king.flow import awaiting, candidates, refusal, resolve, setup
from skulduggery.games.skull_king.moves import Move
from skulduggery.games.skull_king.rules import scoring
from skulduggery.games.skull_king.rules.rounds import PLAYERS
from skulduggery.games.skull_king.state import Finished, Playing, Scoring, State
from skulduggery.games.skull_king.view import PlayingSeen, View
from skulduggery.games.skull_king.view import view as newest_view
from skulduggery.kernel.options import Choice, Option
from skulduggery.kernel.protocol import Step
from skulduggery.kernel.seats import Seat, places

NAME = "skull-king"
RULES = 1
PLAYERS_RULE = "SK-03"
END_RULE = "SK-70"
OPTIONS: tuple[Option, ...] = (
    Choice(name="scoring", values=("standard", "landlubber"), default="standard"),
    Choice(name="memory_aid", values=("off", "on"), default="off", affects_rules=False),
)

POINTS_PER_TRICK = 20
BID_MADE = ("SK-60", "SD-80")

__all__ = [
    "END_RULE",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "PLAYERS_RULE",
    "RULES",
    "Event",
    "Move",
    "View",
    "awaiting",
    "belief",
    "candidates",
    "notation",
    "play",
    "redact",
    "refusal",
    "resolve",
    "setup",
    "view",
]


def play(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    step = flow.play(state, seat, move)
    scored = next((event for event in step.events if isinstance(event, RoundScored)), None)
    return step if scored is None else _scored_as_before(state, step, scored)


def view(state: State, viewer: Seat | None) -> View:
    seen = newest_view(state, viewer)
    if not isinstance(state.phase, Playing) or not isinstance(seen.phase, PlayingSeen):
        return seen
    prospects = _points(state, state.phase.bids, state.phase.won, state.phase.bonus)
    return replace(seen, phase=replace(seen.phase, prospects=prospects))


def _scored_as_before(state: State, step: Step[State, Event], scored: RoundScored) -> Step[State, Event]:
    points = _points(state, scored.bids, scored.won, scored.bonus)
    totals = tuple(total + more for total, more in zip(state.totals, points, strict=True))
    *before, line = step.state.sheet
    after = replace(step.state, totals=totals, sheet=(*before, replace(line, points=points)))
    if isinstance(after.phase, Finished):
        after = replace(after, phase=Finished(places=places(totals)))
    return Step(after, tuple(_as_before(event, points, totals) for event in step.events))


def _as_before(event: Event, points: tuple[int, ...], totals: tuple[int, ...]) -> Event:
    if isinstance(event, RoundScored):
        return replace(event, points=points, totals=totals)
    return GameEnded(scores=totals, places=places(totals)) if isinstance(event, GameEnded) else event


def _points(state: State, bids: tuple[int, ...], won: tuple[int, ...], bonus: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        _round_score(state.scoring, state.round, bid=bid, won=taken, bonus=more)
        for bid, taken, more in zip(bids, won, bonus, strict=True)
    )


def _round_score(how: Scoring, number: int, *, bid: int, won: int, bonus: int) -> int:
    """SK-60 and SD-80 as they were."""
    score = scoring.round_score(how, round_number=number, bid=bid, won=won, bonus=bonus)
    more = scoring.POINTS_PER_TRICK - POINTS_PER_TRICK
    return score.points - more * bid if score.because in BID_MADE else score.points
