"""Who acts now, and what follows. `prompts.py` says what may be tried, `turn.py` what comes of it."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from skulduggery.games.sleeping_queens import turn
from skulduggery.games.sleeping_queens.cards import KNIGHT, POTION, sorted_cards
from skulduggery.games.sleeping_queens.events import DealerDrawn, Dealt, Event
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.prompts import candidates, refusal
from skulduggery.games.sleeping_queens.rules import attacking, ending, preparing, turns, waking
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
)
from skulduggery.kernel.chance import Draw, Outcome, Pause, fits
from skulduggery.kernel.protocol import Awaiting, Chance, Config, Decide, Illegal, Over, Refusal, Step
from skulduggery.kernel.seats import Seat

__all__ = ["awaiting", "candidates", "play", "refusal", "resolve", "setup"]

Chancy: TypeAlias = Drawing | Laying | Dealing | Revealing | Refilling
"""The phases in which chance is awaited."""


def setup(config: Config) -> State:
    return State(seats=config.seats, table=preparing.empty_table(config.seats), phase=Drawing())


def awaiting(state: State) -> Awaiting:
    phase = state.phase
    match phase:
        case Acting():
            return Decide((phase.turn,))
        case JesterWaking() | RoseWaking():
            return Decide((phase.seat,))
        case Attacked():
            return _answer_to(phase, state)
        case Finished():
            return Over(scores=ending.points(state.table, state.seats), places=phase.places)
        case _:
            return Chance(_draw(state, phase))


def play(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    why = refusal(state, seat, move)
    if why is not None:
        raise Illegal(why)
    match move:
        case Discard(cards):
            return turn.discard(state, seat, sorted_cards(cards))
        case King(place):
            return turn.play_king(state, seat, place)
        case Jester():
            return turn.play_jester(state, seat)
        case Knight(queen):
            return turn.attack(state, seat, KNIGHT, queen)
        case Potion(queen):
            return turn.attack(state, seat, POTION, queen)
        case Wake(place):
            return turn.answer_waking(state, place)
        case Defend(defend):
            return turn.answer_attack(state, defend=defend)
        case _:
            assert_never(move)


def resolve(state: State, outcome: Outcome) -> Step[State, Event]:
    asked = awaiting(state)
    if not isinstance(asked, Chance) or not fits(asked.draw, outcome):
        raise Illegal(Refusal("SL-10", "no-such-outcome"))
    phase = state.phase
    if isinstance(outcome, int):
        return turn.nothing_stops_it(state) if isinstance(phase, Attacked) else _draw_dealer(state, Seat(outcome))
    match phase:
        case Refilling():
            return turn.draw_cards(state, phase, outcome)
        case Revealing():
            return turn.reveal(state, phase, outcome)
        case Laying():
            return _lay_queens(state, phase, outcome)
        case _:
            assert isinstance(phase, Dealing)
            return _deal(state, phase, outcome)


def _answer_to(attack: Attacked, state: State) -> Awaiting:
    """SL-43: only a player who can defend is asked; where nobody is, a pause looks the same to all others."""
    can_defend = attacking.can_defend(attack.attack, state.table.hands[attack.seat])
    return Decide((attack.seat,), unseen=True) if can_defend else Chance(Pause(attack.seat))


def _draw(state: State, phase: Chancy) -> Draw:
    match phase:
        case Refilling():
            return turns.draw(state.table, phase.seats[0])
        case Revealing():
            return waking.turn_over(state.table)
        case Drawing():
            return preparing.draw_dealer(state.seats)
        case Laying():
            return preparing.lay_queens()
        case Dealing():
            return preparing.deal(state.seats)
        case _:
            assert_never(phase)


def _draw_dealer(state: State, dealer: Seat) -> Step[State, Event]:
    return Step(replace(state, phase=Laying(dealer=dealer)), (DealerDrawn(dealer=dealer),))


def _lay_queens(state: State, phase: Laying, order: tuple[int, ...]) -> Step[State, Event]:
    """SL-10: no event of its own; the deal tells of it."""
    table = preparing.with_queens_asleep(state.table, order)
    return Step(State(seats=state.seats, table=table, phase=Dealing(dealer=phase.dealer)), ())


def _deal(state: State, phase: Dealing, order: tuple[int, ...]) -> Step[State, Event]:
    table = preparing.with_hands_dealt(state.table, order, state.seats)
    acting = Acting(turn=preparing.first_player(phase.dealer, state.seats))
    dealt = Dealt(dealer=phase.dealer, queens=table.queens, hands=table.hands)
    return Step(State(seats=state.seats, table=table, phase=acting), (dealt,))
