"""Who acts now, and what follows."""

from typing import assert_never

from msgspec.structs import replace

from skulduggery.games.skull_king_dice.dice import Face, without
from skulduggery.games.skull_king_dice.events import (
    BidSealed,
    BidsShown,
    Dealt,
    DieChosen,
    DieThrown,
    Event,
    GameEnded,
    RoundScored,
    StarterDrawn,
    TrickWon,
)
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.games.skull_king_dice.rules import bidding, rounds, scoring, throwing, tricks
from skulduggery.games.skull_king_dice.state import (
    Bidding,
    Dealing,
    Drawing,
    Finished,
    Rolling,
    ScoredRound,
    State,
    Taken,
    Throwing,
    Thrown,
)
from skulduggery.kernel.chance import Draw, Outcome, fits
from skulduggery.kernel.protocol import Awaiting, Chance, Config, Decide, Illegal, Over, Refusal, Step, sits_here
from skulduggery.kernel.seats import Seat, left_of, missing, places, replaced


def setup(config: Config) -> State:
    chosen = config.value("scoring")
    return State(
        seats=config.seats,
        scoring="landlubber" if chosen == "landlubber" else "standard",
        round=1,
        totals=(0,) * config.seats,
        phase=Drawing(),
    )


def awaiting(state: State) -> Awaiting:
    phase = state.phase
    match phase:
        case Throwing():
            return Decide((phase.turn,))
        case Bidding():
            return Decide(missing(phase.bids))
        case Rolling() | Drawing() | Dealing():
            return Chance(_draw(state, phase))
        case Finished():
            return Over(scores=state.totals, places=phase.places)
        case _:
            assert_never(phase)


def candidates(state: State, seat: Seat) -> list[Move]:
    """Every bid there is, every die behind the screen; dice that are alike are one choice."""
    phase = state.phase
    match phase:
        case Throwing():
            return [Throw(die) for die in dict.fromkeys(phase.hands[seat])]
        case Bidding():
            return [Bid(bid) for bid in range(rounds.dice_each(state.round) + 1)]
        case _:
            return []


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return sits_here(seat, state.seats, "SD-04") or _refusal(state, seat, move)


def _refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    phase = state.phase
    match phase:
        case Throwing():
            if isinstance(move, Bid):
                return bidding.bid_stands(phase.bids[seat])
            return throwing.is_ones_turn(seat, phase.turn) or throwing.may_throw(
                move.die, phase.hands[seat], phase.trick
            )
        case Bidding():
            if isinstance(move, Throw):
                return Refusal("SD-20", "bids-first")
            return bidding.bid_stands(phase.bids[seat]) or bidding.bid_is_possible(move.bid, state.round)
        case Rolling():
            return Refusal("SD-35", "die-is-rolling")
        case Drawing() | Dealing():
            return Refusal("SD-10", "dice-first")
        case Finished():
            return Refusal("SD-70", "game-over")
        case _:
            assert_never(phase)


def play(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    why = refusal(state, seat, move)
    if why is not None:
        raise Illegal(why)
    phase = state.phase
    if isinstance(move, Bid):
        assert isinstance(phase, Bidding)
        return _bid(state, phase, seat, move)
    assert isinstance(phase, Throwing)
    return _throw(state, phase, seat, move)


def resolve(state: State, outcome: Outcome) -> Step[State, Event]:
    phase = state.phase
    if not isinstance(phase, Rolling | Drawing | Dealing) or not fits(_draw(state, phase), outcome):
        raise Illegal(Refusal("SD-35", "no-such-outcome"))
    if not isinstance(outcome, int):
        assert isinstance(phase, Dealing)
        return _deal(state, phase.starter, outcome)
    if isinstance(phase, Rolling):
        return _come_to_rest(state, phase, throwing.face_up(phase.die, outcome))
    return _draw_starter(state, Seat(outcome))


def _draw(state: State, phase: Rolling | Drawing | Dealing) -> Draw:
    match phase:
        case Rolling():
            return throwing.roll()
        case Dealing():
            return rounds.draw_dice(state.round, state.seats)
        case Drawing():
            return rounds.draw_starter(state.seats)
        case _:
            assert_never(phase)


def _draw_starter(state: State, starter: Seat) -> Step[State, Event]:
    return Step(_in_phase(state, Dealing(starter=starter)), (StarterDrawn(starter=starter),))


def _deal(state: State, starter: Seat, order: tuple[int, ...]) -> Step[State, Event]:
    hands = rounds.drawn_hands(order, state.seats)
    phase = Bidding(starter=starter, hands=hands, bids=(None,) * state.seats)
    return Step(_in_phase(state, phase), (Dealt(round=state.round, starter=starter, hands=hands),))


def _bid(state: State, phase: Bidding, seat: Seat, move: Bid) -> Step[State, Event]:
    sealed = BidSealed(seat=seat, bid=move.bid)
    bids = replaced(phase.bids, seat, move.bid)
    shown = bidding.all_have_bid(bids)
    if shown is None:
        return Step(_in_phase(state, Bidding(starter=phase.starter, hands=phase.hands, bids=bids)), (sealed,))
    begun = Throwing(
        starter=phase.starter,
        hands=phase.hands,
        bids=shown,
        turn=phase.starter,
        trick=(),
        taken=(),
        won=(0,) * state.seats,
        bonus=(0,) * state.seats,
    )
    return Step(_in_phase(state, begun), (sealed, BidsShown(bids=shown)))


def _throw(state: State, phase: Throwing, seat: Seat, move: Throw) -> Step[State, Event]:
    """SD-35: the die leaves the hand now and shows its face later."""
    table = Throwing(
        starter=phase.starter,
        hands=replaced(phase.hands, seat, without(phase.hands[seat], move.die)),
        bids=phase.bids,
        turn=seat,
        trick=phase.trick,
        taken=phase.taken,
        won=phase.won,
        bonus=phase.bonus,
    )
    return Step(_in_phase(state, Rolling(die=move.die, table=table)), (DieChosen(seat=seat, die=move.die),))


def _come_to_rest(state: State, phase: Rolling, face: Face) -> Step[State, Event]:
    table, seat = phase.table, phase.table.turn
    thrown = DieThrown(seat=seat, die=phase.die, face=face)
    after = Throwing(
        starter=table.starter,
        hands=table.hands,
        bids=table.bids,
        turn=left_of(seat, state.seats),
        trick=(*table.trick, Thrown(seat, phase.die, face)),
        taken=table.taken,
        won=table.won,
        bonus=table.bonus,
    )
    if len(after.trick) < state.seats:
        return Step(_in_phase(state, after), (thrown,))
    return _end_trick(state, after, thrown)


def _end_trick(state: State, phase: Throwing, thrown: DieThrown) -> Step[State, Event]:
    """SD-48: the winner takes the dice and throws first in the next trick."""
    verdict = tricks.judge(phase.trick)
    best = verdict.winner
    winner = best.seat
    bonus = scoring.trick_bonus(phase.trick, verdict)
    won = TrickWon(seat=winner, die=best.die, face=best.face, because=verdict.because, bonus=bonus)
    after = Throwing(
        starter=phase.starter,
        hands=phase.hands,
        bids=phase.bids,
        turn=winner,
        trick=(),
        taken=(*phase.taken, Taken(trick=phase.trick, winner=winner, because=verdict.because)),
        won=replaced(phase.won, winner, phase.won[winner] + 1),
        bonus=replaced(phase.bonus, winner, phase.bonus[winner] + bonus),
    )
    if phase.hands[winner]:
        return Step(_in_phase(state, after), (thrown, won))
    return _end_round(state, after, (thrown, won))


def _end_round(state: State, phase: Throwing, events: tuple[Event, ...]) -> Step[State, Event]:
    scores = [
        scoring.round_score(state.scoring, round_number=state.round, bid=bid, won=won, bonus=bonus)
        for bid, won, bonus in zip(phase.bids, phase.won, phase.bonus, strict=True)
    ]
    points = tuple(score.points for score in scores)
    totals = tuple(total + more for total, more in zip(state.totals, points, strict=True))
    scored = RoundScored(
        round=state.round,
        bids=phase.bids,
        won=phase.won,
        bonus=phase.bonus,
        points=points,
        totals=totals,
        because=tuple(score.because for score in scores),
    )
    line = ScoredRound(
        bids=phase.bids,
        won=phase.won,
        bonus=phase.bonus,
        points=points,
        last=phase.taken[-1],
        because=scored.because,
    )
    counted = replace(state, totals=totals, sheet=(*state.sheet, line))
    if rounds.is_last(state.round, state.seats):
        return _end_game(counted, (*events, scored))
    dealing = Dealing(starter=rounds.next_starter(phase.starter, state.seats))
    return Step(replace(counted, round=state.round + 1, phase=dealing), (*events, scored))


def _end_game(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """SD-70: the highest total wins; equal totals share the place."""
    ranking = places(state.totals)
    ended = GameEnded(scores=state.totals, places=ranking)
    return Step(replace(state, phase=Finished(places=ranking)), (*events, ended))


def _in_phase(state: State, phase: Bidding | Dealing | Throwing | Rolling) -> State:
    return replace(state, phase=phase)
