"""How a game of Skull Queen is written in a record."""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.skull_queen.cards import NAME_OF, NUMBER_OF, Card
from skulduggery.games.skull_queen.events import (
    CardPlayed,
    CardSealed,
    Dealt,
    Event,
    GhostTurned,
    PlankSealed,
    RoundScored,
)
from skulduggery.games.skull_queen.moves import Move, Place, Play, Side
from skulduggery.games.skull_queen.rules import ghost, material, rounds
from skulduggery.games.skull_queen.state import Dealing, Drawing, Plank, State
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.dealt import check_length, check_next, check_round, lot_drawn, one_by_one
from skulduggery.kernel.misread import Misread, hands, mapping, shown, text, texts, whole_number

DECISIONS = ("place", "play")
CHANCES = {"deal": "SQ-11"}
BOOKKEEPING = {"ghost": "SQ-81", "score": "SQ-60"}
DETAILS: tuple[str, ...] = ()
MOST_LEGAL = 100
"""So a placing, which has always 1250 choices, is written without them."""


def format_move(move: Move) -> dict[str, Any]:
    if isinstance(move, Play):
        return {"play": move.card}
    return {"place": _placing(move)}


def parse_move(step: Mapping[str, Any]) -> Move:
    if "play" in step:
        return Play(Card(text(step, "play")))
    given = mapping(step, "place")
    return Place(side=_side(given), **{name: whole_number(given, name, "place.") for name in NAME_OF.values()})


def steps(event: Event) -> list[dict[str, Any]]:
    match event:
        case CardPlayed() | CardSealed():
            return [{"seat": event.seat, "play": event.card}]
        case PlankSealed():
            return [{"seat": event.seat, "place": _placing(event)}]
        case GhostTurned():
            return [{"ghost": event.card}]
        case Dealt():
            return [{"deal": _deal(event)}]
        case RoundScored():
            return [{"score": _score(event)}]
        case _:
            return []


def chance_due(state: State) -> str:
    """Nothing but a deal stands by itself."""
    return "deal"


def outcomes(state: State, step: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """The first deal names the dealer that was drawn, later ones must name the next (SQ-12)."""
    if "deal" not in step:
        return ()
    phase = state.phase
    assert isinstance(phase, Drawing | Dealing)
    deal = mapping(step, "deal")
    check_round(deal, state.round, "SQ-10")
    if isinstance(phase, Drawing):
        return (lot_drawn(deal, "dealer", state.seats, "SQ-12"), _order(deal, state.seats))
    check_next(deal, "dealer", phase.dealer, "SQ-12")
    return (_order(deal, state.seats),)


def blame(event: Event, where: str) -> str:
    """The rule that an entry of a score step, or the ghost's card, must follow."""
    if isinstance(event, GhostTurned):
        return "SQ-81"
    found = {"score.round": "SQ-10", "score.pirates": "SQ-42", "score.totals": "SQ-61"}
    return found.get(where.split("[")[0], "SQ-60")


def _side(given: Mapping[str, Any]) -> Side:
    match text(given, "side", "place."):
        case "front":
            return "front"
        case "back":
            return "back"
        case other:
            raise Misread("no-such-side", "SQ-20", name=shown(other))


def _placing(placing: Place | PlankSealed) -> dict[str, Any]:
    return {"side": placing.side, **_pirates(placing)}


def _pirates(placing: Place | PlankSealed | Plank) -> dict[str, Any]:
    return {name: getattr(placing, name) for name in NAME_OF.values()}


def _deal(event: Dealt) -> dict[str, Any]:
    deal = {"round": event.round, "dealer": event.dealer, "hands": event.hands, "centre": event.centre or ()}
    return deal if event.ghost is None else {**deal, "ghost": event.ghost}


def _score(event: RoundScored) -> dict[str, Any]:
    pirates = [_pirates(plank) for plank in event.planks]
    return {"round": event.round, "points": event.points, "totals": event.totals, "pirates": pirates}


def _order(deal: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """The shuffle that deals these cards: one by one around the table, the ghost last, then the centre."""
    given = hands(deal, "hands", "deal.")
    each = rounds.cards_each(seats)
    dealt = one_by_one(given, seats=seats, each=each, rule="SQ-11")
    if ghost.has_ghost(seats):
        stack = texts(deal, "ghost", "deal.")
        check_length("deal.ghost", stack, each, "SQ-11")
        dealt = one_by_one((*given, stack), seats=seats + 1, each=each, rule="SQ-11")
    elif "ghost" in deal:
        raise Misread("no-ghost", "SQ-80")
    centre = texts(deal, "centre", "deal.")
    check_length("deal.centre", centre, rounds.left_over(seats), "SQ-11")
    return _indices([Card(card) for card in (*dealt, *centre)], seats)


def _indices(cards: list[Card], seats: int) -> tuple[int, ...]:
    for card in cards:
        if card not in NUMBER_OF:
            raise Misread("no-such-card", "SQ-01", name=shown(card))
        if material.is_left_out(card, seats):
            raise Misread("no-such-card", "SQ-02", name=shown(card))
    found = indices_of(cards, material.deck(seats))
    if isinstance(found, str):
        raise Misread("too-many-of-a-card", "SQ-01", card=found)
    return found
