"""How a game of dice is written in a record."""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.skull_king_dice.dice import BAG, FACES, Die, Face
from skulduggery.games.skull_king_dice.events import BidSealed, Dealt, DieThrown, Event, RoundScored
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.games.skull_king_dice.rules import rounds
from skulduggery.games.skull_king_dice.state import Dealing, Drawing, Rolling, State
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.dealt import check_next, check_round, lot_drawn, one_by_one
from skulduggery.kernel.misread import Misread, hands, mapping, shown, text, whole_number

DECISIONS = ("bid", "throw")
CHANCES = {"deal": "SD-10"}
BOOKKEEPING = {"score": "SD-60"}
DETAILS: tuple[str, ...] = ("face",)
MOST_LEGAL = 100


def format_move(move: Move) -> dict[str, Any]:
    return {"bid": move.bid} if isinstance(move, Bid) else {"throw": move.die}


def parse_move(step: Mapping[str, Any]) -> Move:
    if "bid" in step:
        return Bid(whole_number(step, "bid"))
    return Throw(Die(text(step, "throw")))


def steps(event: Event) -> list[dict[str, Any]]:
    """A throw is written when its die has come to rest, with its face."""
    match event:
        case Dealt():
            return [{"deal": {"round": event.round, "starter": event.starter, "hands": event.hands}}]
        case BidSealed():
            return [{"seat": event.seat, "bid": event.bid}]
        case DieThrown():
            return [{"seat": event.seat, "throw": event.die, "face": event.face}]
        case RoundScored():
            kept = {name: getattr(event, name) for name in ("round", "won", "bonus", "points", "totals")}
            return [{"score": kept}]
        case _:
            return []


def chance_due(state: State) -> str:
    """Nothing but a deal stands by itself."""
    return "deal"


def outcomes(state: State, step: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """A throw holds its face (SD-35), a deal the hands and who starts."""
    phase = state.phase
    if isinstance(phase, Rolling):
        return (_side(phase.die, Face(text(step, "face"))),)
    if isinstance(phase, Drawing | Dealing) and "deal" in step:
        return _deal(state, phase, mapping(step, "deal"))
    return ()


def blame(event: Event, where: str) -> str:
    """The rule that an entry of a score step must follow."""
    if isinstance(event, RoundScored) and where.startswith("score.points["):
        return event.because[int(where.removeprefix("score.points[").rstrip("]"))]
    rules = {"score.round": "SD-10", "score.won": "SD-48", "score.bonus": "SD-64", "score.totals": "SD-70"}
    return rules.get(where.split("[")[0], "SD-60")


def _side(die: Die, face: Face) -> int:
    """A side of the die that shows the face; which of several is all the same."""
    if face not in FACES[die]:
        raise Misread("no-such-face", "SD-01", die=die, name=shown(face))
    return FACES[die].index(face)


def _deal(state: State, phase: Drawing | Dealing, deal: dict[str, Any]) -> tuple[Outcome, ...]:
    """The first deal names the starting player that was drawn, later ones must name the next (SD-12)."""
    check_round(deal, state.round, "SD-10")
    if isinstance(phase, Drawing):
        return (lot_drawn(deal, "starter", state.seats, "SD-12"), _order(deal, state))
    check_next(deal, "starter", phase.starter, "SD-12")
    return (_order(deal, state),)


def _order(deal: Mapping[str, Any], state: State) -> tuple[int, ...]:
    """The draw from the bag that gives these hands."""
    given = hands(deal, "hands", "deal.")
    dice = one_by_one(given, seats=state.seats, each=rounds.dice_each(state.round), rule="SD-10")
    for die in dice:
        if die not in FACES:
            raise Misread("no-such-die", "SD-01", name=shown(die))
    found = indices_of([Die(die) for die in dice], BAG)
    if isinstance(found, str):
        raise Misread("too-many-of-a-die", "SD-01", die=found)
    return found
