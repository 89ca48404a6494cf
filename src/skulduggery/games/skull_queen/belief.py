"""A full truth drawn at random among those that fit a view."""

from collections.abc import Iterable
from typing import assert_never

from skulduggery.games.skull_queen.cards import COLOUR_OF, Card, Colour, sorted_hand, without
from skulduggery.games.skull_queen.rules.material import deck
from skulduggery.games.skull_queen.rules.placing import PLACINGS, placed
from skulduggery.games.skull_queen.rules.playing import follows, trick_colour
from skulduggery.games.skull_queen.state import (
    Dealing,
    Drawing,
    Finished,
    Hand,
    PastTrick,
    Phase,
    Placing,
    Playing,
    State,
    Trick,
    WithGhost,
)
from skulduggery.games.skull_queen.view import (
    CardHidden,
    PlacingSeen,
    PlankHidden,
    PlayingSeen,
    SeenHand,
    View,
    WithGhostSeen,
)
from skulduggery.kernel.chance import Rng, pick, taken_at_random
from skulduggery.kernel.hidden import fill_hands, unseen
from skulduggery.kernel.protocol import FaceDown


def sample(view: View, rng: Rng) -> State:
    """Cards that agree with all that was seen and with every colour not followed; sealed planks are anybody's guess."""
    return State(
        seats=view.seats,
        plank_values=view.plank_values,
        round=view.round,
        totals=view.totals,
        sheet=view.sheet,
        phase=_phase(view, rng),
    )


def colours_not_held(tricks: Iterable[Trick], seats: int) -> list[set[Colour]]:
    """SQ-31: whoever played another colour than the trick colour had none of it, and has none now.

    Monkey and First Mate tell nothing (SQ-57). Nor does any card where the ghost turned over one of them: both captains
    chose freely (SQ-84).
    """
    lacking: list[set[Colour]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = _colour_to_follow(trick)
        for laid in trick:
            colour = COLOUR_OF.get(laid.card)
            if laid.seat is not None and led is not None and colour is not None and colour is not led:
                lacking[laid.seat].add(led)
    return lacking


def _colour_to_follow(trick: Trick) -> Colour | None:
    if trick and trick[0].seat is None:
        return COLOUR_OF.get(trick[0].card)
    return trick_colour(trick)


def _phase(view: View, rng: Rng) -> Phase:
    phase = view.phase
    match phase:
        case PlayingSeen():
            return _playing(view, phase, rng)
        case WithGhostSeen():
            return _with_ghost(view, phase, rng)
        case PlacingSeen():
            return _placing(view, phase, rng)
        case Drawing() | Dealing() | Finished():
            return phase
        case _:
            assert_never(phase)


def _placing(view: View, phase: PlacingSeen, rng: Rng) -> Placing:
    hands, stack = _deal(view, phase.hands, (), phase.centre, rng)
    return Placing(
        dealer=phase.dealer,
        hands=hands,
        ghost=stack,
        centre=phase.centre,
        planks=tuple(
            placed(pick(rng, PLACINGS)) if isinstance(plank, PlankHidden) else plank for plank in phase.planks
        ),
    )


def _playing(view: View, phase: PlayingSeen, rng: Rng) -> Playing:
    past = (*phase.past, PastTrick(centre=phase.centre, trick=phase.trick))
    hands, _ = _deal(view, phase.hands, past, (), rng)
    return Playing(
        dealer=phase.dealer,
        hands=hands,
        centre=phase.centre,
        planks=phase.planks,
        turn=phase.turn,
        trick=phase.trick,
        past=phase.past,
    )


def _with_ghost(view: View, phase: WithGhostSeen, rng: Rng) -> WithGhost:
    """SQ-82: a sealed card is drawn among those that the hand, still holding it, might have played."""
    own = [card for card in phase.sealed if card is not None and not isinstance(card, CardHidden)]
    full = tuple(
        FaceDown(hand.count + 1) if isinstance(hand, FaceDown) and isinstance(card, CardHidden) else hand
        for hand, card in zip(phase.hands, phase.sealed, strict=True)
    )
    hands, stack = _deal(view, full, phase.past, (*phase.centre, phase.led, *own), rng)
    sealed: list[Card | None] = []
    left: list[Hand] = []
    for hand, card in zip(hands, phase.sealed, strict=True):
        if isinstance(card, CardHidden):
            guess = pick(rng, [held for held in hand if follows(held, hand, phase.colour) is None])
            sealed.append(guess)
            left.append(without(hand, guess))
        else:
            sealed.append(card)
            left.append(hand)
    return WithGhost(
        dealer=phase.dealer,
        hands=tuple(left),
        ghost=stack,
        centre=phase.centre,
        planks=phase.planks,
        led=phase.led,
        sealed=tuple(sealed),
        past=phase.past,
    )


def _deal(
    view: View, seen: tuple[SeenHand, ...], past: tuple[PastTrick, ...], elsewhere: tuple[Card, ...], rng: Rng
) -> tuple[tuple[Hand, ...], Hand]:
    """Hands for all seats, and what is left: the ghost's stack, in any order."""
    lacking = colours_not_held((trick.trick for trick in past), view.seats)

    def allowed(seat: int, card: Card) -> bool:
        return COLOUR_OF.get(card) not in lacking[seat]

    seen_in_tricks = (card for trick in past for card in (*trick.centre, *(laid.card for laid in trick.trick)))
    hidden = unseen(deck(view.seats), seen, {*elsewhere, *seen_in_tricks})
    hands, stack = fill_hands(seen, hidden, allowed, rng)
    return tuple(sorted_hand(hand) for hand in hands), tuple(taken_at_random(rng, stack, len(stack)))
