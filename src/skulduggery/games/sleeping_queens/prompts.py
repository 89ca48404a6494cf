"""What a seat may try now, and why not."""

from functools import cache
from itertools import combinations
from typing import assert_never

from skulduggery.games.sleeping_queens.cards import CARDS, DRAGON, JESTER, KING, KNIGHT, NUMBER_OF, POTION, WAND, Card
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.queens import PLACES, QUEENS, Queen
from skulduggery.games.sleeping_queens.rules import attacking, discarding, turns, waking
from skulduggery.games.sleeping_queens.state import (
    Acting,
    Attacked,
    Dealing,
    Drawing,
    Finished,
    JesterWaking,
    Laying,
    Refilling,
    Revealing,
    RoseWaking,
    State,
    Table,
)
from skulduggery.kernel.protocol import Refusal, sits_here
from skulduggery.kernel.seats import Seat

KINGS = tuple(King(place) for place in PLACES)
WAKINGS = (*(Wake(place) for place in PLACES), Wake(None))
DEFENCES = (Defend(True), Defend(False))
SINGLES = {card: Discard((card,)) for card in CARDS}
KNIGHTS = {queen: Knight(queen) for queen in QUEENS}
POTIONS = {queen: Potion(queen) for queen in QUEENS}


def candidates(state: State, seat: Seat) -> list[Move]:
    """Every place for a waking, every woken queen for an attack, every single card and every choice of numbers."""
    match state.phase:
        case Acting():
            return _actions(state.table, seat)
        case JesterWaking() | RoseWaking():
            return [*WAKINGS]
        case Attacked():
            return [*DEFENCES]
        case _:
            return []


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return sits_here(seat, state.seats, "SL-03") or _refusal(state, seat, move)


def _refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    phase = state.phase
    match phase:
        case Acting():
            return turns.is_ones_turn(seat, phase.turn) or _refused_action(state.table, seat, move)
        case JesterWaking():
            return _anothers(seat, phase.seat, "SL-33") or _refused_waking(state.table, move, "SL-33")
        case RoseWaking():
            return _anothers(seat, phase.seat, "SL-50") or _refused_waking(state.table, move, "SL-50")
        case Attacked():
            return _refused_answer(state.table, phase, seat, move)
        case Drawing() | Laying() | Dealing():
            return Refusal("SL-10", "cards-first")
        case Revealing():
            return Refusal("SL-31", "reveal-first")
        case Refilling():
            return Refusal("SL-20", "draw-first")
        case Finished():
            return Refusal(phase.because, "game-over")
        case _:
            assert_never(phase)


def _actions(table: Table, seat: Seat) -> list[Move]:
    hand = table.hands[seat]
    moves: list[Move] = []
    if KING in hand:
        moves += KINGS
    if JESTER in hand:
        moves.append(Jester())
    if KNIGHT in hand:
        moves += [KNIGHTS[queen] for queen in _awake(table)]
    if POTION in hand:
        moves += [POTIONS[queen] for queen in _awake(table)]
    if DRAGON in hand or WAND in hand:
        moves.append(DEFENCES[0])
    moves += [SINGLES[card] for card in dict.fromkeys(hand)]
    moves += _together(tuple(card for card in hand if card in NUMBER_OF))
    return moves


def _awake(table: Table) -> list[Queen]:
    return [queen for queen, owner in zip(table.queens, table.owners, strict=True) if owner is not None]


@cache  # at most 3003 hands of number cards
def _together(numbers: tuple[Card, ...]) -> tuple[Discard, ...]:
    """SL-34: every choice of two or more number cards, whether they go together or not."""
    choices = (cards for size in range(2, len(numbers) + 1) for cards in combinations(numbers, size))
    return tuple(Discard(cards) for cards in dict.fromkeys(choices))


def _refused_action(table: Table, seat: Seat, move: Move) -> Refusal | None:
    hand = table.hands[seat]
    match move:
        case Discard():
            return discarding.may_discard(move.cards, hand)
        case King():
            return discarding.is_held(KING, hand) or waking.sleeps_there(move.place, table)
        case Jester():
            return discarding.is_held(JESTER, hand)
        case Knight():
            return discarding.is_held(KNIGHT, hand) or attacking.may_attack(KNIGHT, move.queen, table, seat)
        case Potion():
            return discarding.is_held(POTION, hand) or attacking.may_attack(POTION, move.queen, table, seat)
        case Defend():
            return Refusal("SL-38", "only-in-defence")
        case Wake():
            return Refusal("SL-30", "waking-needs-a-king")
        case _:
            assert_never(move)


def _refused_answer(table: Table, phase: Attacked, seat: Seat, move: Move) -> Refusal | None:
    rule = attacking.DEFENCE_RULE[phase.attack]
    if not isinstance(move, Defend):
        return Refusal(rule, "defence-first", {"seat": phase.seat})
    return _anothers(seat, phase.seat, rule) or attacking.is_asked(phase.attack, table.hands[seat])


def _anothers(seat: Seat, asked: Seat, rule: str) -> Refusal | None:
    """The decision is not this player's."""
    return None if seat == asked else Refusal(rule, "another-decides", {"seat": asked})


def _refused_waking(table: Table, move: Move, because: str) -> Refusal | None:
    if not isinstance(move, Wake):
        return Refusal(because, "waking-first")
    return waking.may_decline(because) if move.place is None else waking.sleeps_there(move.place, table)
