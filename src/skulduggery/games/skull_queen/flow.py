"""Who acts now, and what they may do."""

from typing import assert_never

from skulduggery.games.skull_queen import steps
from skulduggery.games.skull_queen.cards import COLOUR_OF
from skulduggery.games.skull_queen.events import DealerDrawn, Event
from skulduggery.games.skull_queen.moves import Move, Place, Play
from skulduggery.games.skull_queen.rules import ghost, placing, playing, rounds
from skulduggery.games.skull_queen.state import Dealing, Drawing, Finished, Placing, Playing, State, WithGhost
from skulduggery.kernel.chance import Draw, Outcome, Roll, fits
from skulduggery.kernel.protocol import Awaiting, Chance, Config, Decide, Illegal, Over, Refusal, Step, sits_here
from skulduggery.kernel.seats import Seat, missing


def setup(config: Config) -> State:
    values = config.value("plank_values")
    assert not isinstance(values, str)
    return State(
        seats=config.seats,
        plank_values=values,
        round=1,
        totals=(0,) * config.seats,
        phase=Drawing(),
    )


def awaiting(state: State) -> Awaiting:
    phase = state.phase
    match phase:
        case Playing():
            return Decide((phase.turn,))
        case WithGhost():
            return Decide(missing(phase.sealed))
        case Placing():
            return Decide(missing(phase.planks))
        case Drawing() | Dealing():
            return Chance(_draw(state, phase))
        case Finished():
            return Over(scores=state.totals, places=phase.places)
        case _:
            assert_never(phase)


def candidates(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every placing there is, every card in the hand."""
    phase = state.phase
    match phase:
        case Playing() | WithGhost():
            return tuple(Play(card) for card in phase.hands[seat])
        case Placing():
            return placing.PLACINGS
        case _:
            return ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return sits_here(seat, state.seats, "SQ-11") or _refusal(state, seat, move)


def _refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    phase = state.phase
    if isinstance(move, Place):
        return placing.may_place(move, phase.planks[seat]) if isinstance(phase, Placing) else _too_late(phase)
    match phase:
        case Playing():
            out_of_turn, led = playing.is_ones_turn(seat, phase.turn), playing.trick_colour(phase.trick)
        case WithGhost():
            out_of_turn, led = ghost.card_stands(phase.sealed[seat]), COLOUR_OF.get(phase.led)
        case Placing():
            return Refusal("SQ-20", "placing-first")
        case Drawing() | Dealing() | Finished():
            return _nothing_to_decide(phase)
        case _:
            assert_never(phase)
    return out_of_turn or playing.may_play(move.card, phase.hands[seat], led, state.seats)


def play(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    why = refusal(state, seat, move)
    if why is not None:
        raise Illegal(why)
    phase = state.phase
    if isinstance(move, Place):
        assert isinstance(phase, Placing)
        return steps.place(state, phase, seat, move)
    if isinstance(phase, WithGhost):
        return steps.seal_card(state, phase, seat, move)
    assert isinstance(phase, Playing)
    return steps.play_card(state, phase, seat, move)


def resolve(state: State, outcome: Outcome) -> Step[State, Event]:
    phase = state.phase
    if not isinstance(phase, Drawing | Dealing) or not fits(_draw(state, phase), outcome):
        raise Illegal(Refusal("SQ-11", "no-such-outcome"))
    if isinstance(outcome, int):
        dealer = Seat(outcome)
        return Step(steps.in_phase(state, Dealing(dealer=dealer)), (DealerDrawn(dealer=dealer),))
    assert isinstance(phase, Dealing)
    return steps.deal(state, phase.dealer, outcome)


def _too_late(phase: Drawing | Dealing | Playing | WithGhost | Finished) -> Refusal:
    """SQ-22: once the planks have been shown, nobody places."""
    return placing.STANDS if isinstance(phase, Playing | WithGhost) else _nothing_to_decide(phase)


def _nothing_to_decide(phase: Drawing | Dealing | Finished) -> Refusal:
    return Refusal("SQ-61", "game-over") if isinstance(phase, Finished) else Refusal("SQ-11", "cards-first")


def _draw(state: State, phase: Drawing | Dealing) -> Draw:
    """SQ-12: the first dealer is drawn by lot; SQ-11: then the cards are shuffled."""
    return Roll(state.seats) if isinstance(phase, Drawing) else rounds.shuffle(state.seats)
