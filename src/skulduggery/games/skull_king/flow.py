"""Who acts now, and what follows."""

from typing import assert_never

from msgspec.structs import replace

from skulduggery.games.skull_king.cards import SCARY_MARY, without
from skulduggery.games.skull_king.events import (
    BidSealed,
    BidsShown,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameEnded,
    RoundScored,
    TrickWon,
)
from skulduggery.games.skull_king.moves import Bid, Move, Play
from skulduggery.games.skull_king.rules import bidding, playing, rounds, scoring, tricks
from skulduggery.games.skull_king.state import (
    Bidding,
    Dealing,
    Drawing,
    Finished,
    Laid,
    Playing,
    ScoredRound,
    State,
    Taken,
)
from skulduggery.kernel.chance import Draw, Outcome, Roll, fits
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
        case Playing():
            return Decide((phase.turn,))
        case Bidding():
            return Decide(missing(phase.bids))
        case Drawing() | Dealing():
            return Chance(_draw(state, phase))
        case Finished():
            return Over(scores=state.totals, places=phase.places)
        case _:
            assert_never(phase)


def candidates(state: State, seat: Seat) -> list[Move]:
    """Every bid there is, every card in the hand."""
    phase = state.phase
    match phase:
        case Playing():
            return _playable(phase, seat)
        case Bidding():
            return [Bid(bid) for bid in range(rounds.cards_each(state.round) + 1)]
        case _:
            return []


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    return sits_here(seat, state.seats, "SK-03") or _refusal(state, seat, move)


def _refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    phase = state.phase
    match phase:
        case Playing():
            if isinstance(move, Bid):
                return bidding.bid_stands(phase.bids[seat])
            return playing.is_ones_turn(seat, phase.turn) or playing.may_play(move, phase.hands[seat], phase.trick)
        case Bidding():
            if isinstance(move, Play):
                return Refusal("SK-20", "bids-first")
            return bidding.bid_stands(phase.bids[seat]) or bidding.bid_is_possible(move.bid, state.round)
        case Drawing() | Dealing():
            return Refusal("SK-10", "cards-first")
        case Finished():
            return Refusal("SK-70", "game-over")
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
    assert isinstance(phase, Playing)
    return _play_card(state, phase, seat, move)


def resolve(state: State, outcome: Outcome) -> Step[State, Event]:
    phase = state.phase
    if not isinstance(phase, Drawing | Dealing) or not fits(_draw(state, phase), outcome):
        raise Illegal(Refusal("SK-11", "no-such-outcome"))
    if isinstance(outcome, int):
        return _draw_dealer(state, Seat(outcome))
    assert isinstance(phase, Dealing)
    return _deal(state, phase.dealer, outcome)


def _draw(state: State, phase: Drawing | Dealing) -> Draw:
    """SK-13: the first dealer is drawn by lot; then the cards are shuffled."""
    return Roll(state.seats) if isinstance(phase, Drawing) else rounds.deal(state.round, state.seats)


def _draw_dealer(state: State, dealer: Seat) -> Step[State, Event]:
    return Step(_in_phase(state, Dealing(dealer=dealer)), (DealerDrawn(dealer=dealer),))


def _deal(state: State, dealer: Seat, order: tuple[int, ...]) -> Step[State, Event]:
    hands = rounds.dealt_hands(order, state.seats)
    phase = Bidding(dealer=dealer, hands=hands, bids=(None,) * state.seats)
    return Step(_in_phase(state, phase), (Dealt(round=state.round, dealer=dealer, hands=hands),))


def _bid(state: State, phase: Bidding, seat: Seat, move: Bid) -> Step[State, Event]:
    sealed = BidSealed(seat=seat, bid=move.bid)
    bids = replaced(phase.bids, seat, move.bid)
    shown = bidding.all_have_bid(bids)
    if shown is None:
        return Step(_in_phase(state, Bidding(dealer=phase.dealer, hands=phase.hands, bids=bids)), (sealed,))
    begun = Playing(
        dealer=phase.dealer,
        hands=phase.hands,
        bids=shown,
        turn=rounds.first_leader(phase.dealer, state.seats),
        trick=(),
        taken=(),
        won=(0,) * state.seats,
        bonus=(0,) * state.seats,
    )
    return Step(_in_phase(state, begun), (sealed, BidsShown(bids=shown)))


def _play_card(state: State, phase: Playing, seat: Seat, move: Play) -> Step[State, Event]:
    played = CardPlayed(seat=seat, card=move.card, role=move.role)
    after = Playing(
        dealer=phase.dealer,
        hands=replaced(phase.hands, seat, without(phase.hands[seat], move.card)),
        bids=phase.bids,
        turn=left_of(seat, state.seats),
        trick=(*phase.trick, Laid(seat, move.card, move.role)),
        taken=phase.taken,
        won=phase.won,
        bonus=phase.bonus,
    )
    if len(after.trick) < state.seats:
        return Step(_in_phase(state, after), (played,))
    return _end_trick(state, after, played)


def _end_trick(state: State, phase: Playing, played: CardPlayed) -> Step[State, Event]:
    """SK-49: the winner takes the trick and leads the next."""
    verdict = tricks.judge(phase.trick)
    winner = verdict.winner.seat
    bonus = scoring.trick_bonus(phase.trick, verdict)
    won = TrickWon(seat=winner, card=verdict.winner.card, because=verdict.because, bonus=bonus)
    after = Playing(
        dealer=phase.dealer,
        hands=phase.hands,
        bids=phase.bids,
        turn=winner,
        trick=(),
        taken=(*phase.taken, Taken(trick=phase.trick, winner=winner, because=verdict.because)),
        won=replaced(phase.won, winner, phase.won[winner] + 1),
        bonus=replaced(phase.bonus, winner, phase.bonus[winner] + bonus),
    )
    if phase.hands[winner]:
        return Step(_in_phase(state, after), (played, won))
    return _end_round(state, after, (played, won))


def _end_round(state: State, phase: Playing, events: tuple[Event, ...]) -> Step[State, Event]:
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
    if state.round == rounds.ROUNDS:
        return _end_game(counted, (*events, scored))
    dealing = Dealing(dealer=rounds.next_dealer(phase.dealer, state.seats))
    return Step(replace(counted, round=state.round + 1, phase=dealing), (*events, scored))


def _end_game(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """SK-70: the highest total wins; equal totals share the place."""
    ranking = places(state.totals)
    ended = GameEnded(scores=state.totals, places=ranking)
    return Step(replace(state, phase=Finished(places=ranking)), (*events, ended))


def _playable(phase: Playing, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    for card in dict.fromkeys(phase.hands[seat]):
        if card == SCARY_MARY:
            moves += (Play(card, "pirate"), Play(card, "escape"))
        else:
            moves.append(Play(card))
    return moves


def _in_phase(state: State, phase: Bidding | Dealing | Playing) -> State:
    return replace(state, phase=phase)
