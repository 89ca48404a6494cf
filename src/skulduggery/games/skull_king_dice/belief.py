"""A full truth drawn at random among those that fit a view."""

from typing import assert_never

from skulduggery.games.skull_king_dice.dice import BAG, COLOUR_OF, FLAG, Colour, Die, sorted_hand
from skulduggery.games.skull_king_dice.rules.throwing import led_colour
from skulduggery.games.skull_king_dice.state import (
    Bidding,
    Dealing,
    Drawing,
    Finished,
    Hand,
    Phase,
    Rolling,
    State,
    Throwing,
    Thrown,
    Trick,
)
from skulduggery.games.skull_king_dice.view import BiddingSeen, BidHidden, RollingSeen, SeenHand, ThrowingSeen, View
from skulduggery.kernel.chance import Rng, below
from skulduggery.kernel.hidden import fill_hands, unseen


def sample(view: View, rng: Rng) -> State:
    """Hands that agree with every die seen and every colour not followed; sealed bids are anybody's guess."""
    phase = _phase(view, rng)
    return State(
        seats=view.seats,
        scoring=view.scoring,
        round=view.round,
        totals=view.totals,
        phase=phase,
        sheet=view.sheet,
    )


def colours_not_held(tricks: tuple[Trick, ...], seats: int) -> list[set[Colour]]:
    """SD-31: whoever threw another colour than the led one had none of it, and has none now."""
    lacking: list[set[Colour]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = led_colour(trick)
        for thrown in trick:
            colour = COLOUR_OF.get(thrown.die)
            if led is not None and colour is not None and colour is not led:
                lacking[thrown.seat].add(led)
    return lacking


def _phase(view: View, rng: Rng) -> Phase:
    phase = view.phase
    match phase:
        case ThrowingSeen():
            return _table(phase, phase.trick, rng)
        case RollingSeen(die=die, table=table):
            # The face is still to come, but the choice tells as much of the hand as a die at rest: any face will do.
            return Rolling(die=die, table=_table(table, (*table.trick, Thrown(table.turn, die, FLAG)), rng))
        case BiddingSeen():
            bids = tuple(below(rng, view.round + 1) if isinstance(bid, BidHidden) else bid for bid in phase.bids)
            return Bidding(starter=phase.starter, hands=_hands(phase.hands, (), rng), bids=bids)
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


def _table(seen: ThrowingSeen, chosen: Trick, rng: Rng) -> Throwing:
    """`chosen` are the dice of this trick that have left the hands."""
    tricks = (*(taken.trick for taken in seen.taken), chosen)
    return Throwing(
        starter=seen.starter,
        hands=_hands(seen.hands, tricks, rng),
        bids=seen.bids,
        turn=seen.turn,
        trick=seen.trick,
        taken=seen.taken,
        won=seen.won,
        bonus=seen.bonus,
    )


def _hands(seen: tuple[SeenHand, ...], tricks: tuple[Trick, ...], rng: Rng) -> tuple[Hand, ...]:
    lacking = colours_not_held(tricks, len(seen))

    def allowed(seat: int, die: Die) -> bool:
        return COLOUR_OF.get(die) not in lacking[seat]

    played = [thrown.die for trick in tricks for thrown in trick]
    hands, _ = fill_hands(seen, unseen(BAG, seen, played), allowed, rng)
    return tuple(sorted_hand(hand) for hand in hands)
