"""The course of a turn: what each decision, and each card that is drawn or turned over, leads to."""

from typing import TypeAlias

from skulduggery.games.sleeping_queens.cards import JESTER, KING, KNIGHT, POTION, Card
from skulduggery.games.sleeping_queens.events import (
    CardRevealed,
    CountedLast,
    DefenceDeclined,
    Defended,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    JesterPlayed,
    KingPlayed,
    KnightPlayed,
    PlaceChosen,
    PotionPlayed,
    QueenPutToSleep,
    QueenTaken,
    QueenWoken,
    Reshuffled,
    RivalTurnedOver,
    SpecialTaken,
    WakingDeclined,
)
from skulduggery.games.sleeping_queens.queens import Place, Queen
from skulduggery.games.sleeping_queens.rules import attacking, discarding, ending, turns, waking
from skulduggery.games.sleeping_queens.state import (
    Acting,
    Attacked,
    Finished,
    JesterWaking,
    Phase,
    Refilling,
    Revealing,
    RoseWaking,
    State,
    Table,
)
from skulduggery.kernel.protocol import Step
from skulduggery.kernel.seats import Seat

Events: TypeAlias = tuple[Event, ...]
Next: TypeAlias = Step[State, Event]


def discard(state: State, seat: Seat, cards: tuple[Card, ...]) -> Next:
    """SL-34, SL-35"""
    table = turns.cards_played(state.table, seat, cards)
    discarded = Discarded(seat=seat, cards=cards, because=discarding.allowed_by(cards))
    return _refill(state, table, turn=seat, seats=(seat,), events=(discarded,))


def play_king(state: State, seat: Seat, place: Place) -> Next:
    """SL-30"""
    table = turns.cards_played(state.table, seat, (KING,))
    played = KingPlayed(seat=seat, place=place)
    return _wake(state, table, turn=seat, seat=seat, place=place, because="SL-30", events=(played,))


def play_jester(state: State, seat: Seat) -> Next:
    """SL-31; SL-21: the jester itself may be among the cards that become the new pile (SL-11)."""
    table, events = _with_a_pile(turns.cards_played(state.table, seat, (JESTER,)), (JesterPlayed(seat=seat),))
    return _step(state, table, Revealing(turn=seat), events)


def reveal(state: State, phase: Revealing, order: tuple[int, ...]) -> Next:
    """SL-32, SL-33"""
    (card,), table = turns.taken_from_the_pile(state.table, order)
    table = waking.turned_over(table, card)
    turn = phase.turn
    revealed = CardRevealed(seat=turn, card=card)
    if waking.is_special(card):
        taken = SpecialTaken(seat=turn, card=card, because="SL-32")
        return _step(state, waking.special_taken(table, turn, card), Acting(turn=turn), (revealed, taken))
    counted = waking.counted_last(turn, card, state.seats)
    told = CountedLast(seat=counted, because="SL-33")
    table = waking.number_laid_aside(table, card)
    return _step(state, table, JesterWaking(turn=turn, seat=counted), (revealed, told))


def answer_waking(state: State, place: Place | None) -> Next:
    """SL-33, SL-50"""
    phase = state.phase
    assert isinstance(phase, JesterWaking | RoseWaking)
    turn, seat = phase.turn, phase.seat
    if place is None:
        return _refill(state, state.table, turn=turn, seats=(turn,), events=(WakingDeclined(seat=seat),))
    because = "SL-33" if isinstance(phase, JesterWaking) else "SL-50"
    chosen = PlaceChosen(seat=seat, place=place)
    return _wake(state, state.table, turn=turn, seat=seat, place=place, because=because, events=(chosen,))


def attack(state: State, seat: Seat, card: Card, queen: Queen) -> Next:
    """SL-36, SL-37; SL-43: what follows looks the same whether the attacked player can defend or not."""
    table = turns.cards_played(state.table, seat, (card,))
    target = attacking.owner_of(queen, table)
    assert target is not None
    played = (KnightPlayed if card == KNIGHT else PotionPlayed)(seat=seat, queen=queen, target=target)
    return _step(state, table, Attacked(turn=seat, seat=target, attack=card, queen=queen), (played,))


def nothing_stops_it(state: State) -> Next:
    """SL-43: the attacked player has no card against it, and was asked nothing."""
    phase = state.phase
    assert isinstance(phase, Attacked)
    return _succeed(state, state.table, phase, ())


def answer_attack(state: State, *, defend: bool) -> Next:
    """SL-40, SL-41, SL-42"""
    phase = state.phase
    assert isinstance(phase, Attacked)
    if not defend:
        return _succeed(state, state.table, phase, (DefenceDeclined(seat=phase.seat),))
    card, because = attacking.DEFENCE[phase.attack], attacking.DEFENCE_RULE[phase.attack]
    table = turns.cards_played(state.table, phase.seat, (card,))
    defended = Defended(seat=phase.seat, card=card, queen=phase.queen, because=because)
    seats = attacking.who_draws(phase.turn, phase.seat)
    return _refill(state, table, turn=phase.turn, seats=seats, events=(defended,))


def draw_cards(state: State, phase: Refilling, order: tuple[int, ...]) -> Next:
    """SL-20, SL-42: then the next player has the turn."""
    seat = phase.seats[0]
    cards, table = turns.taken_from_the_pile(state.table, order)
    table = turns.added_to_the_hand(table, seat, cards)
    drawn = Drawn(seat=seat, cards=cards)
    still = phase.seats if turns.cards_missing(table.hands[seat]) else phase.seats[1:]
    if still:
        return _refill(state, table, turn=phase.turn, seats=still, events=(drawn,))
    return _step(state, table, Acting(turn=turns.next_turn(phase.turn, state.seats)), (drawn,))


def _wake(state: State, table: Table, *, turn: Seat, seat: Seat, place: Place, because: str, events: Events) -> Next:
    """The queen at that place is turned over for that player, in whoever's turn."""
    queen = table.queens[place]
    rival = waking.rival_before(queen, waking.queens_of(table, seat))
    if rival is not None:
        turned = RivalTurnedOver(seat=seat, place=place, queen=queen, rival=rival, because="SL-51")
        return _refill(state, waking.back_asleep(table, place), turn=turn, seats=(turn,), events=(*events, turned))
    table = waking.lies_before(table, seat, place)
    events = (*events, QueenWoken(seat=seat, place=place, queen=queen, because=because))
    ended = _ended(state, table, seat, events)
    if ended is not None:
        return ended
    if waking.wakes_another(queen):
        return _step(state, table, RoseWaking(turn=turn, seat=seat), events)
    return _refill(state, table, turn=turn, seats=(turn,), events=events)


def _succeed(state: State, table: Table, attack: Attacked, events: Events) -> Next:
    """SL-36, SL-37: nothing stops the attack."""
    turn, owner, queen = attack.turn, attack.seat, attack.queen
    place = attacking.place_of(queen, table)
    if attack.attack == POTION:
        slept = QueenPutToSleep(owner=owner, place=place, queen=queen, because="SL-37")
        return _refill(state, waking.back_asleep(table, place), turn=turn, seats=(turn,), events=(*events, slept))
    table = waking.lies_before(table, turn, place)
    events = (*events, QueenTaken(seat=turn, queen=queen, owner=owner, because="SL-36"))
    return _ended(state, table, turn, events) or _refill(state, table, turn=turn, seats=(turn,), events=events)


def _ended(state: State, table: Table, seat: Seat, events: Events) -> Next | None:
    """SL-60, SL-62: to be asked whenever a queen has come to lie before a player."""
    end = ending.ending(table, state.seats, seat)
    if end is None:
        return None
    scores = ending.points(table, state.seats)
    told = GameEnded(scores=scores, places=end.places, because=end.because)
    return _step(state, table, Finished(places=end.places, because=end.because), (*events, told))


def _refill(state: State, table: Table, *, turn: Seat, seats: tuple[Seat, ...], events: Events) -> Next:
    """SL-20: the action is over, and these players draw."""
    table, events = _with_a_pile(table, events)
    return _step(state, table, Refilling(turn=turn, seats=seats), events)


def _with_a_pile(table: Table, events: Events) -> tuple[Table, Events]:
    """SL-21: a card is needed now."""
    if not turns.is_used_up(table):
        return table, events
    return turns.discard_becomes_the_pile(table), (*events, Reshuffled(count=len(table.discard), because="SL-21"))


def _step(state: State, table: Table, phase: Phase, events: Events) -> Next:
    return Step(State(seats=state.seats, table=table, phase=phase), events)
