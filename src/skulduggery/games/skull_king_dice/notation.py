"""How a game of dice is written in a record."""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.skull_king_dice.dice import BAG, FACES, Die, Face
from skulduggery.games.skull_king_dice.events import BidSealed, Dealt, DieThrown, Event, RoundScored
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.games.skull_king_dice.rules import rounds
from skulduggery.games.skull_king_dice.state import Dealing, Drawing, Rolling, State
from skulduggery.kernel.chance import Outcome, indices_of
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
    if whole_number(deal, "round", "deal.") != state.round:
        raise Misread("wrong-round", "SD-10", value=shown(deal["round"]), expected=state.round)
    starter = whole_number(deal, "starter", "deal.")
    order = _order(hands(deal, "hands", "deal."), state)
    if isinstance(phase, Drawing):
        if starter not in range(state.seats):
            raise Misread("no-such-seat", "SD-12", value=shown(starter), highest=state.seats - 1)
        return (starter, order)
    if starter != phase.starter:
        raise Misread("wrong-dealer", "SD-12", value=shown(starter), expected=phase.starter)
    return (order,)


def _order(given: tuple[tuple[str, ...], ...], state: State) -> tuple[int, ...]:
    """The draw from the bag that gives these hands, die by die around the table."""
    if len(given) != state.seats:
        raise Misread("wrong-length", "SD-10", where="deal.hands", value=len(given), expected=state.seats)
    each = rounds.dice_each(state.round)
    for seat, hand in enumerate(given):
        if len(hand) != each:
            raise Misread("wrong-length", "SD-10", where=f"deal.hands[{seat}]", value=len(hand), expected=each)
        for die in hand:
            if die not in FACES:
                raise Misread("no-such-die", "SD-01", name=shown(die))
    dice = [Die(given[seat][turn]) for turn in range(each) for seat in range(state.seats)]
    found = indices_of(dice, BAG)
    if isinstance(found, str):
        raise Misread("too-many-of-a-die", "SD-01", die=found)
    return found
