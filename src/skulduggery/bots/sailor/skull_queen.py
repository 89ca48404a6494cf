"""The sailor at Skull Queen: predicts where its cards push each pirate, and places and plays for the best result."""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.games.skull_queen.cards import COLOUR_OF, NAME_OF, NUMBER_OF, Card, Colour
from skulduggery.games.skull_queen.moves import Move, Place, Play, Side
from skulduggery.games.skull_queen.rules.material import SPACES, deck, value
from skulduggery.games.skull_queen.rules.placing import SIDES
from skulduggery.games.skull_queen.rules.specials import AYE_MAAM, QUICK_SNACK
from skulduggery.games.skull_queen.state import Plank, Space
from skulduggery.games.skull_queen.view import PlacingSeen, PlayingSeen, SeenHand, View, WithGhostSeen
from skulduggery.kernel.chance import Rng
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

# Found by experiments: several hundred games with two, three and five players.
CHANCE_TO_FOLLOW = 0.75
"""How often a player adds a card of the trick colour."""
CHANCE_OF_A_STRAY = 0.1
"""How often a player adds a card of one given other colour."""
CHANCE_OF_COMPANY = 0.5
"""How often, in later tricks, another player adds a card of the colour played."""
CONTROL = 0.4
"""How often a later card can be played without harm."""
WORTH_OF_A_SPECIAL = 0.5
"""How many points the Monkey or the First Mate is worth while it is in the hand."""

Shelf = tuple[float, ...]
"""What a pirate on each space, from 1 to 5, will be worth at the end of the round."""


class Company(NamedTuple):
    """The other cards of a colour in one trick: those played, and those that may come."""

    lying: tuple[int, ...]
    unseen: tuple[int, ...]
    players: int
    chance: float
    """The chance that each later player adds a card of the colour."""


class Push(NamedTuple):
    """How likely a card is to push its pirate one or two spaces up or down."""

    up: float
    up_two: float
    down: float
    down_two: float


def choose(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    phase, me = view.phase, view.viewer
    assert me is not None
    if isinstance(phase, PlacingSeen):
        return _place(view, phase, me, moves)
    assert isinstance(phase, PlayingSeen | WithGhostSeen)
    return _play(view, phase, me, moves)


def _place(view: View, phase: PlacingSeen, me: Seat, moves: Sequence[Move]) -> Move:
    """The side and spaces with the best expected result for the pirates."""
    outlook = Outlook(view, _hand(phase.hands[me]), set(phase.centre))
    return moves[moves.index(outlook.best_placing())]


def _play(view: View, phase: PlayingSeen | WithGhostSeen, me: Seat, moves: Sequence[Move]) -> Move:
    """The card with the best expected result for the pirates."""
    if isinstance(phase, PlayingSeen):
        played, to_come = tuple(laid.card for laid in phase.trick), view.seats - 1 - len(phase.trick)
    else:
        played, to_come = (phase.led,), 1
    lying = (*phase.centre, *played)
    seen = {card for past in phase.past for card in (*past.centre, *(laid.card for laid in past.trick))}
    outlook = Outlook(view, _hand(phase.hands[me]), seen.union(lying))
    plank = phase.planks[me]

    def gain(move: Move) -> float:
        assert isinstance(move, Play)
        return outlook.gain(move.card, plank, lying, phase.colour, to_come)

    return max(moves, key=gain)


class Outlook:
    """The expected result for each pirate, as far as the owner of this hand can tell."""

    def __init__(self, view: View, hand: tuple[Card, ...], seen: set[Card]) -> None:
        self.plank_values = view.plank_values
        unseen = [card for card in deck(view.seats) if card not in seen and card not in hand]
        self.unseen = {colour: _numbers(unseen, colour) for colour in Colour}
        others = max(2, view.seats - 1)  # with two captains the ghost is the second
        self.pushes: dict[Colour, list[tuple[int, Push]]] = {}
        for colour in Colour:
            company = Company((), self.unseen[colour], others, CHANCE_OF_COMPANY)
            self.pushes[colour] = [(number, _push(number, company)) for number in _numbers(hand, colour)]

    def best_placing(self) -> Place:
        hopes = {side: {colour: self._shelf(colour, side) for colour in Colour} for side in SIDES}
        side = max(SIDES, key=lambda side: sum(max(shelf) for shelf in hopes[side].values()))
        spaces = {NAME_OF[colour]: 1 + shelf.index(max(shelf)) for colour, shelf in hopes[side].items()}
        return Place(side=side, **spaces)

    def gain(self, card: Card, plank: Plank, lying: tuple[Card, ...], led: Colour | None, to_come: int) -> float:
        """How many points the pirates gain on average if this card is played now."""
        own = COLOUR_OF.get(card)
        if own is not None:
            return self._gain_in(own, card, plank, lying, led, to_come)
        colours = (led,) if led is not None else tuple(Colour)
        gains = [self._gain_in(colour, card, plank, lying, colour, to_come) for colour in colours]
        return sum(gains) / len(gains) - WORTH_OF_A_SPECIAL

    def _gain_in(
        self, colour: Colour, card: Card, plank: Plank, lying: tuple[Card, ...], led: Colour | None, to_come: int
    ) -> float:
        space = plank.space(colour)
        if space is None:
            return 0.0
        is_trick_colour = led in (colour, None)
        numbers = _numbers(lying, colour)
        if is_trick_colour:
            numbers += tuple(NUMBER_OF[other] for other in lying if other not in COLOUR_OF)
        chance = CHANCE_TO_FOLLOW if is_trick_colour else CHANCE_OF_A_STRAY
        number = NUMBER_OF[card]
        push = _push(number, Company(numbers, self.unseen[colour], to_come, chance))
        after = self._shelf(colour, plank.side, without=number)
        return _pushed(after, space, push) - self._shelf(colour, plank.side)[space - 1]

    def _shelf(self, colour: Colour, side: Side, *, without: int | None = None) -> Shelf:
        """The value of each space while all cards of the colour, perhaps except one, are still to be played."""
        shelf: Shelf = tuple(float(value(Space(space), side, self.plank_values)) for space in SPACES)
        for number, push in self.pushes[colour]:
            if number != without:
                shelf = tuple(_foreseen(shelf, space, push) for space in SPACES)
        return shelf


def _push(number: int, company: Company) -> Push:
    """How a card with this number moves its pirate, if the later cards are drawn from those not seen."""
    lying, unseen, players, chance = company
    size = max(1, len(unseen))
    higher = chance * sum(other > number for other in unseen) / size
    lower = chance * sum(other < number for other in unseen) / size
    highest = 0.0 if any(other > number for other in lying) else (1.0 - higher) ** players
    lowest = 0.0 if any(other < number for other in lying) else (1.0 - lower) ** players
    alone = 0.0 if lying else (1.0 - higher - lower) ** players
    up, down = highest - alone, lowest - alone
    eight = _chance_of(AYE_MAAM, number, company) if number >= AYE_MAAM else 0.0
    five = _chance_of(QUICK_SNACK, number, company) if number <= QUICK_SNACK else 0.0
    return Push(up * (1.0 - eight), up * eight, down * (1.0 - five), down * five)


def _chance_of(wanted: int, number: int, company: Company) -> float:
    """The chance that the 8 or the 5 lies in the trick at its end."""
    if wanted == number or wanted in company.lying:
        return 1.0
    if wanted not in company.unseen:
        return 0.0
    return min(1.0, company.players * company.chance / len(company.unseen))


def _foreseen(shelf: Shelf, space: int, push: Push) -> float:
    """The value of a space before one more card is played; harm can sometimes be avoided."""
    pushed = _pushed(shelf, space, push)
    return pushed + CONTROL * max(0.0, shelf[space - 1] - pushed)


def _pushed(shelf: Shelf, space: int, push: Push) -> float:
    return (
        (1.0 - push.up - push.up_two - push.down - push.down_two) * shelf[space - 1]
        + push.up * _at(shelf, space + 1)
        + push.up_two * _at(shelf, space + 2)
        + push.down * _at(shelf, space - 1)
        + push.down_two * _at(shelf, space - 2)
    )


def _at(shelf: Shelf, space: int) -> float:
    return shelf[space - 1] if space in SPACES else 0.0


def _numbers(cards: Sequence[Card], colour: Colour) -> tuple[int, ...]:
    return tuple(NUMBER_OF[card] for card in cards if COLOUR_OF.get(card) is colour)


def _hand(hand: SeenHand) -> tuple[Card, ...]:
    assert not isinstance(hand, FaceDown)
    return hand
