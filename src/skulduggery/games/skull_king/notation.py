"""How a game of Skull King is written in a record."""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.skull_king.cards import DECK, KIND_OF, Card
from skulduggery.games.skull_king.events import BidSealed, CardPlayed, Dealt, Event, RoundScored
from skulduggery.games.skull_king.moves import Bid, Move, Play
from skulduggery.games.skull_king.rules import rounds
from skulduggery.games.skull_king.rules.scoring import BONUS_FOR_THE_KING
from skulduggery.games.skull_king.state import Dealing, Drawing, State
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.dealt import check_next, check_round, lot_drawn, one_by_one
from skulduggery.kernel.misread import Misread, hands, mapping, shown, text, whole_number

DECISIONS = ("bid", "play")
CHANCES = {"deal": "SK-10"}
BOOKKEEPING = {"score": "SK-60"}
DETAILS: tuple[str, ...] = ("as",)
MOST_LEGAL = 100


def format_move(move: Move) -> dict[str, Any]:
    if isinstance(move, Bid):
        return {"bid": move.bid}
    return {"play": move.card} if move.role is None else {"play": move.card, "as": move.role}


def parse_move(step: Mapping[str, Any]) -> Move:
    if "bid" in step:
        return Bid(whole_number(step, "bid"))
    card = Card(text(step, "play"))
    if "as" not in step:
        return Play(card)
    match step["as"]:
        case "pirate":
            return Play(card, "pirate")
        case "escape":
            return Play(card, "escape")
        case other:
            raise Misread("mary-must-choose", "SK-36", value=shown(other))


def steps(event: Event) -> list[dict[str, Any]]:
    match event:
        case Dealt():
            return [{"deal": {"round": event.round, "dealer": event.dealer, "hands": event.hands}}]
        case BidSealed():
            return [{"seat": event.seat, "bid": event.bid}]
        case CardPlayed():
            return [{"seat": event.seat, **format_move(Play(event.card, event.role))}]
        case RoundScored():
            kept = {name: getattr(event, name) for name in ("round", "won", "bonus", "points", "totals")}
            return [{"score": kept}]
        case _:
            return []


def chance_due(state: State) -> str:
    """Nothing but a deal stands by itself."""
    return "deal"


def outcomes(state: State, step: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """The first deal names the dealer that was drawn (SK-13); later ones must name the next (SK-12)."""
    if "deal" not in step:
        return ()
    phase = state.phase
    assert isinstance(phase, Drawing | Dealing)
    deal = mapping(step, "deal")
    check_round(deal, state.round, "SK-10")
    if isinstance(phase, Drawing):
        return (lot_drawn(deal, "dealer", state.seats, "SK-13"), _order(deal, state))
    check_next(deal, "dealer", phase.dealer, "SK-12")
    return (_order(deal, state),)


def blame(event: Event, where: str) -> str:
    """The rule that an entry of a score step must follow."""
    if isinstance(event, RoundScored) and where.startswith("score.points["):
        return event.because[int(where.removeprefix("score.points[").rstrip("]"))]
    if isinstance(event, RoundScored) and where.startswith("score.bonus["):
        king_was_caught = event.bonus[int(where.removeprefix("score.bonus[").rstrip("]"))] == BONUS_FOR_THE_KING
        return "SK-65" if king_was_caught else "SK-64"
    rules = {"score.round": "SK-10", "score.won": "SK-49", "score.bonus": "SK-64", "score.totals": "SK-70"}
    return rules.get(where.split("[")[0], "SK-60")


def _order(deal: Mapping[str, Any], state: State) -> tuple[int, ...]:
    """The shuffle that deals these hands."""
    given = hands(deal, "hands", "deal.")
    cards = one_by_one(given, seats=state.seats, each=rounds.cards_each(state.round), rule="SK-10")
    for card in cards:
        if card not in KIND_OF:
            raise Misread("no-such-card", "SK-01", name=shown(card))
    found = indices_of([Card(card) for card in cards], DECK)
    if isinstance(found, str):
        raise Misread("too-many-of-a-card", "SK-01", card=found)
    return found
