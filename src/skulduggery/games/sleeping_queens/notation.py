"""How a game of Sleeping Queens is written in a record."""

from collections.abc import Mapping, Sequence
from typing import Any

from skulduggery.games.sleeping_queens.cards import DECK, RANK_IN_HAND, Card, sorted_cards
from skulduggery.games.sleeping_queens.events import (
    CardRevealed,
    Dealt,
    DefenceDeclined,
    Defended,
    Discarded,
    Drawn,
    Event,
    JesterPlayed,
    KingPlayed,
    KnightPlayed,
    PlaceChosen,
    PotionPlayed,
    Reshuffled,
    WakingDeclined,
)
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.queens import POINTS, QUEENS, Place, Queen
from skulduggery.games.sleeping_queens.rules.attacking import can_defend
from skulduggery.games.sleeping_queens.rules.preparing import HAND_SIZE
from skulduggery.games.sleeping_queens.rules.turns import draw
from skulduggery.games.sleeping_queens.state import Attacked, Refilling, Revealing, State
from skulduggery.kernel.chance import Outcome, indices_of
from skulduggery.kernel.dealt import check_length, lot_drawn, one_by_one
from skulduggery.kernel.misread import Misread, hands, mapping, shown, text, texts, true, true_or_false, whole_number

DECISIONS = ("king", "jester", "wake", "discard", "knight", "potion", "defend")
CHANCES = {"deal": "SL-10", "reveal": "SL-31", "draw": "SL-20"}
BOOKKEEPING = {"reshuffle": "SL-21"}
DETAILS: tuple[str, ...] = ()
MOST_LEGAL = 100


def format_move(move: Move) -> dict[str, Any]:
    match move:
        case King(place):
            return {"king": place}
        case Jester():
            return {"jester": True}
        case Wake(place):
            return {"wake": place}
        case Discard(cards):
            return {"discard": sorted_cards(cards)}
        case Knight(queen):
            return {"knight": queen}
        case Potion(queen):
            return {"potion": queen}
        case Defend(defend):
            return {"defend": defend}


def parse_move(step: Mapping[str, Any]) -> Move:
    action = next(name for name in DECISIONS if name in step)
    match action:
        case "king":
            return King(Place(whole_number(step, "king")))
        case "jester":
            true(step, "jester")
            return Jester()
        case "wake":
            return Wake(None if step["wake"] is None else Place(whole_number(step, "wake")))
        case "discard":
            return Discard(tuple(Card(card) for card in texts(step, "discard")))
        case "knight":
            return Knight(Queen(text(step, "knight")))
        case "potion":
            return Potion(Queen(text(step, "potion")))
        case _:
            return Defend(true_or_false(step, "defend"))


def steps(event: Event) -> list[dict[str, Any]]:
    match event:
        case Dealt(dealer=dealer, queens=queens, hands=dealt):
            return [{"deal": {"dealer": dealer, "hands": dealt, "queens": queens}}]
        case Drawn(seat=seat, cards=cards):
            return [{"draw": {"seat": seat, "cards": cards}}]
        case CardRevealed(card=card):
            return [{"reveal": card}]
        case Reshuffled():
            return [{"reshuffle": True}]
        case _:
            return _decision(event)


def chance_due(state: State) -> str:
    match state.phase:
        case Revealing():
            return "reveal"
        case Refilling():
            return "draw"
        case _:
            return "deal"


def outcomes(state: State, step: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """What a deal, a reveal or a draw says that chance has answered."""
    if "deal" in step:
        return _deal(state, mapping(step, "deal"))
    if "reveal" in step:
        return (_among((text(step, "reveal"),), state.table.pile),)
    if "draw" in step:
        return (_drawn(state, mapping(step, "draw")),)
    return _pause(state)


def _pause(state: State) -> tuple[Outcome, ...]:
    """SL-43: an attack that nobody can stop is one step; the pause after it is not written."""
    phase = state.phase
    stands = isinstance(phase, Attacked) and not can_defend(phase.attack, state.table.hands[phase.seat])
    return (0,) if stands else ()


def blame(event: Event, where: str) -> str:
    """The only book-keeping is the reshuffle."""
    return BOOKKEEPING["reshuffle"]


def _decision(event: Event) -> list[dict[str, Any]]:
    """The step of an event that was a player's decision; none for what followed from one."""
    match event:
        case KingPlayed(seat=seat, place=place):
            return [{"seat": seat, "king": place}]
        case JesterPlayed(seat=seat):
            return [{"seat": seat, "jester": True}]
        case PlaceChosen(seat=seat, place=place):
            return [{"seat": seat, "wake": place}]
        case WakingDeclined(seat=seat):
            return [{"seat": seat, "wake": None}]
        case Discarded(seat=seat, cards=cards):
            return [{"seat": seat, "discard": cards}]
        case KnightPlayed(seat=seat, queen=queen):
            return [{"seat": seat, "knight": queen}]
        case PotionPlayed(seat=seat, queen=queen):
            return [{"seat": seat, "potion": queen}]
        case Defended(seat=seat):
            return [{"seat": seat, "defend": True}]
        case DefenceDeclined(seat=seat):
            return [{"seat": seat, "defend": False}]
        case _:
            return []


def _deal(state: State, deal: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """SL-12: the dealer; SL-10: the queens by place, and the hands."""
    dealer = lot_drawn(deal, "dealer", state.seats, "SL-12")
    given = hands(deal, "hands", "deal.")
    cards = one_by_one(given, seats=state.seats, each=HAND_SIZE, rule="SL-10")
    return (dealer, _queen_order(texts(deal, "queens", "deal.")), _among(cards, DECK))


def _queen_order(queens: tuple[str, ...]) -> tuple[int, ...]:
    check_length("deal.queens", queens, len(QUEENS), "SL-10")
    for queen in queens:
        if queen not in POINTS:
            raise Misread("no-such-queen", "SL-02", name=shown(queen))
    found = indices_of([Queen(queen) for queen in queens], QUEENS)
    if isinstance(found, str):
        raise Misread("queen-twice", "SL-01", queen=found)
    return found


def _drawn(state: State, step: Mapping[str, Any]) -> tuple[int, ...]:
    """SL-42: the attacker draws first; SL-20, SL-21: as many as are missing, or as the pile still has."""
    phase = state.phase
    assert isinstance(phase, Refilling)
    seat = phase.seats[0]
    given = whole_number(step, "seat", "draw.")
    if given != seat:
        rule = "SL-20" if len(phase.seats) == 1 else "SL-42"
        raise Misread("differs", rule, where="draw.seat", value=shown(given), expected=seat)
    cards = texts(step, "cards", "draw.")
    check_length("draw.cards", cards, draw(state.table, seat).take, "SL-20")
    return _among(cards, state.table.pile)


def _among(names: Sequence[str], pile: tuple[Card, ...]) -> tuple[int, ...]:
    """Where these cards lie in the pile; all its other cards are elsewhere, so a card that it lacks is one too many."""
    for name in names:
        if name not in RANK_IN_HAND:
            raise Misread("no-such-card", "SL-01", name=shown(name))
    found = indices_of([Card(name) for name in names], pile)
    if isinstance(found, str):
        raise Misread("too-many-of-a-card", "SL-01", card=found)
    return found
