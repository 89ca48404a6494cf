"""What follows: from a deal, a placing, a card, a full trick, the last card."""

from msgspec.structs import replace

from skulduggery.games.skull_queen.aftermath import aftermath
from skulduggery.games.skull_queen.cards import Card, without
from skulduggery.games.skull_queen.events import (
    CardPlayed,
    CardSealed,
    CardsShown,
    Dealt,
    Event,
    GameEnded,
    GhostTurned,
    LeadTaken,
    PlankSealed,
    PlanksShown,
    RoundScored,
)
from skulduggery.games.skull_queen.moves import Place, Play
from skulduggery.games.skull_queen.rules import ghost, placing, playing, rounds, scoring
from skulduggery.games.skull_queen.state import (
    Dealing,
    Finished,
    Laid,
    PastTrick,
    Phase,
    Placing,
    Plank,
    Playing,
    ScoredRound,
    State,
    WithGhost,
)
from skulduggery.kernel.protocol import Step
from skulduggery.kernel.seats import Seat, left_of, places, replaced


def deal(state: State, dealer: Seat, order: tuple[int, ...]) -> Step[State, Event]:
    hands, stack, centre = rounds.deal(order, state.seats)
    planks = (None,) * state.seats
    phase = Placing(dealer=dealer, hands=hands, ghost=stack, centre=centre, planks=planks)
    dealt = Dealt(
        round=state.round,
        dealer=dealer,
        hands=hands,
        centre=centre or None,
        ghost=stack or None,
    )
    return Step(in_phase(state, phase), (dealt,))


def place(state: State, phase: Placing, seat: Seat, move: Place) -> Step[State, Event]:
    sealed = PlankSealed(seat=seat, side=move.side, red=move.red, yellow=move.yellow, green=move.green, blue=move.blue)
    planks = replaced(phase.planks, seat, placing.placed(move))
    shown = placing.all_have_placed(planks)
    if shown is None:
        waiting = Placing(dealer=phase.dealer, hands=phase.hands, ghost=phase.ghost, centre=phase.centre, planks=planks)
        return Step(in_phase(state, waiting), (sealed,))
    return _begin_tricks(state, phase, shown, (sealed, PlanksShown(planks=shown)))


def _begin_tricks(
    state: State, phase: Placing, planks: tuple[Plank, ...], events: tuple[Event, ...]
) -> Step[State, Event]:
    if not ghost.has_ghost(state.seats):
        begun = Playing(
            dealer=phase.dealer,
            hands=phase.hands,
            centre=phase.centre,
            planks=planks,
            turn=rounds.first_leader(phase.dealer, state.seats),
            trick=(),
            past=(),
        )
        return Step(in_phase(state, begun), events)
    led, stack = ghost.turn_over(phase.ghost)
    haunted = WithGhost(
        dealer=phase.dealer,
        hands=phase.hands,
        ghost=stack,
        centre=phase.centre,
        planks=planks,
        led=led,
        sealed=(None,) * state.seats,
        past=(),
    )
    return Step(in_phase(state, haunted), (*events, GhostTurned(card=led)))


def play_card(state: State, phase: Playing, seat: Seat, move: Play) -> Step[State, Event]:
    played = CardPlayed(seat=seat, card=move.card)
    after = Playing(
        dealer=phase.dealer,
        hands=replaced(phase.hands, seat, without(phase.hands[seat], move.card)),
        centre=phase.centre,
        planks=phase.planks,
        turn=left_of(seat, state.seats),
        trick=(*phase.trick, Laid(seat=seat, card=move.card)),
        past=phase.past,
    )
    if len(after.trick) < state.seats:
        return Step(in_phase(state, after), (played,))
    return _end_trick(state, after, played)


def _end_trick(state: State, phase: Playing, played: CardPlayed) -> Step[State, Event]:
    planks, centre, events = aftermath(phase.trick, phase.centre, phase.planks)
    best = playing.next_leader(phase.trick)
    assert best.seat is not None  # the ghost plays with two captains only
    past = PastTrick(centre=phase.centre, trick=phase.trick)
    if not phase.hands[best.seat]:
        return _end_round(state, phase.dealer, planks, past, (played, *events))
    after = Playing(
        dealer=phase.dealer,
        hands=phase.hands,
        centre=centre,
        planks=planks,
        turn=best.seat,
        trick=(),
        past=(*phase.past, past),
    )
    led = LeadTaken(seat=best.seat, card=best.card, because="SQ-47")
    return Step(in_phase(state, after), (played, *events, led))


def seal_card(state: State, phase: WithGhost, seat: Seat, move: Play) -> Step[State, Event]:
    """SQ-82: the card lies face down until the other captain's does, too."""
    after = WithGhost(
        dealer=phase.dealer,
        hands=replaced(phase.hands, seat, without(phase.hands[seat], move.card)),
        ghost=phase.ghost,
        centre=phase.centre,
        planks=phase.planks,
        led=phase.led,
        sealed=replaced(phase.sealed, seat, move.card),
        past=phase.past,
    )
    sealed = CardSealed(seat=seat, card=move.card)
    chosen = ghost.both_have_chosen(after.sealed)
    if chosen is None:
        return Step(in_phase(state, after), (sealed,))
    return _end_haunted_trick(state, after, chosen, (sealed, CardsShown(cards=chosen)))


def _end_haunted_trick(
    state: State, phase: WithGhost, chosen: tuple[Card, ...], shown: tuple[Event, ...]
) -> Step[State, Event]:
    """SQ-81: the ghost turns over his next card, while he has one; SQ-85: nobody earns the lead."""
    trick = ghost.trick_in_order(phase.led, chosen, phase.dealer)
    planks, centre, events = aftermath(trick, phase.centre, phase.planks)
    past = PastTrick(centre=phase.centre, trick=trick)
    if not phase.ghost:
        return _end_round(state, phase.dealer, planks, past, (*shown, *events))
    led, stack = ghost.turn_over(phase.ghost)
    after = WithGhost(
        dealer=phase.dealer,
        hands=phase.hands,
        ghost=stack,
        centre=centre,
        planks=planks,
        led=led,
        sealed=(None,) * state.seats,
        past=(*phase.past, past),
    )
    return Step(in_phase(state, after), (*shown, *events, GhostTurned(card=led)))


def _end_round(
    state: State, dealer: Seat, planks: tuple[Plank, ...], last: PastTrick, events: tuple[Event, ...]
) -> Step[State, Event]:
    """SQ-60: after the last card the planks are scored."""
    points = tuple(scoring.points(plank, state.plank_values) for plank in planks)
    totals = tuple(total + more for total, more in zip(state.totals, points, strict=True))
    scored = RoundScored(round=state.round, planks=planks, points=points, totals=totals, because="SQ-60")
    line = ScoredRound(planks=planks, points=points, last=last)
    counted = replace(state, totals=totals, sheet=(*state.sheet, line))
    if state.round < rounds.rounds(state.seats):
        dealing = Dealing(dealer=rounds.next_dealer(dealer, state.seats))
        return Step(replace(counted, round=state.round + 1, phase=dealing), (*events, scored))
    ranking = places(totals)
    ended = GameEnded(scores=totals, places=ranking)
    return Step(replace(counted, phase=Finished(places=ranking)), (*events, scored, ended))


def in_phase(state: State, phase: Phase) -> State:
    return replace(state, phase=phase)
