"""A full truth drawn at random among those that fit a view."""

from typing import assert_never

from skulduggery.games.skull_king.cards import COLOUR_OF, DECK, Card, Colour, sorted_hand
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.state import Bidding, Dealing, Drawing, Finished, Hand, Phase, Playing, State, Trick
from skulduggery.games.skull_king.view import BiddingSeen, BidHidden, PlayingSeen, SeenHand, View
from skulduggery.kernel.chance import Rng, below
from skulduggery.kernel.hidden import fill_hands, unseen


def sample(view: View, rng: Rng) -> State:
    """Hands that agree with every card seen and every colour not followed; sealed bids are anybody's guess."""
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
    """SK-31: whoever played another colour than the led one had none of it, and has none now."""
    lacking: list[set[Colour]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = led_colour(trick)
        for laid in trick:
            colour = COLOUR_OF.get(laid.card)
            if led is not None and colour is not None and colour is not led:
                lacking[laid.seat].add(led)
    return lacking


def _phase(view: View, rng: Rng) -> Phase:
    phase = view.phase
    match phase:
        case PlayingSeen():
            tricks = (*(taken.trick for taken in phase.taken), phase.trick)
            return Playing(
                dealer=phase.dealer,
                hands=_hands(phase.hands, tricks, rng),
                bids=phase.bids,
                turn=phase.turn,
                trick=phase.trick,
                taken=phase.taken,
                won=phase.won,
                bonus=phase.bonus,
            )
        case BiddingSeen():
            bids = tuple(below(rng, view.round + 1) if isinstance(bid, BidHidden) else bid for bid in phase.bids)
            return Bidding(dealer=phase.dealer, hands=_hands(phase.hands, (), rng), bids=bids)
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


def _hands(seen: tuple[SeenHand, ...], tricks: tuple[Trick, ...], rng: Rng) -> tuple[Hand, ...]:
    lacking = colours_not_held(tricks, len(seen))

    def allowed(seat: int, card: Card) -> bool:
        return COLOUR_OF.get(card) not in lacking[seat]

    played = [laid.card for trick in tricks for laid in trick]
    hands, _ = fill_hands(seen, unseen(DECK, seen, played), allowed, rng)
    return tuple(sorted_hand(hand) for hand in hands)
