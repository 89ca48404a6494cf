"""The sailor at Skull King: bids what its cards are worth, and plays to keep them worth what it still needs."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from skulduggery.games.skull_king.cards import COLOUR_OF, DECK, SCARY_MARY, SKULL_KING, Card, Colour
from skulduggery.games.skull_king.moves import Bid, Move, Play, Role
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.rules.tricks import judge
from skulduggery.games.skull_king.state import Laid, Trick
from skulduggery.games.skull_king.view import BiddingSeen, PlayingSeen, View
from skulduggery.kernel.chance import Rng
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

# Found by experiments: several thousand games with every number of players.
CHANCE_COLOUR_IS_LED = {1: 0.65}
"""How often an ordinary colour card finds its colour led, by the number of opponents."""
CHANCE_COLOUR_IS_LED_AMONG_MANY = 0.45
CHANCE_MARY_IS_A_PIRATE = 0.5
"""How much of a Pirate Scary Mary is worth while she can still be either."""
CHANCE_OF_A_TRUMP = 0.7
"""How much of a danger a black card is when another colour is led, for its owner may have to follow."""
BOLDNESS = {1: 0.6}
"""With 0.6 a hand worth 1.4 tricks is bid as 2. By the number of opponents."""
BOLDNESS_AMONG_MANY = 0.42

STRANGER = Seat(-1)
"""Stands for any player who may still play a card."""


def choose(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    assert view.viewer is not None
    phase = view.phase
    if isinstance(phase, BiddingSeen):
        return _bid(_hand(phase, view.viewer), view, moves)
    assert isinstance(phase, PlayingSeen)
    return _play(phase, view.viewer, view.seats, moves)


def _bid(hand: tuple[Card, ...], view: View, moves: Sequence[Move]) -> Move:
    unseen, opponents = _unseen(hand, ()), view.seats - 1
    worth = sum(_worth(card, unseen, opponents) for card in hand)
    wanted = min(view.round, int(worth + BOLDNESS.get(opponents, BOLDNESS_AMONG_MANY)))
    return next(move for move in moves if isinstance(move, Bid) and move.bid == wanted)


def _play(phase: PlayingSeen, me: Seat, seats: int, moves: Sequence[Move]) -> Move:
    """The move that keeps the hand's worth closest to the tricks still needed; weighs winning and losing the trick."""
    hand = _hand(phase, me)
    needed = phase.bids[me] - phase.won[me]
    unseen = _unseen(hand, (*(taken.trick for taken in phase.taken), phase.trick))
    worth = {card: _worth(card, unseen, seats - 1) for card in set(hand)}
    total = sum(worth[card] for card in hand)
    to_come = seats - 1 - len(phase.trick)

    def regret(move: Move) -> float:
        assert isinstance(move, Play)
        win = _chance_to_win(Laid(me, move.card, move.role), phase.trick, unseen, to_come)
        rest = total - worth[move.card]
        return win * (needed - 1 - rest) ** 2 + (1 - win) * (needed - rest) ** 2

    return min(moves, key=regret)


def _worth(card: Card, unseen: Counter[Card], opponents: int) -> float:
    """The chance that a card wins any later trick against this many opponents."""
    if card == SCARY_MARY:
        return CHANCE_MARY_IS_A_PIRATE * _survival(_dangers(card, "pirate", None, king_lies=False), unseen, opponents)
    colour = COLOUR_OF.get(card)
    is_led = CHANCE_COLOUR_IS_LED.get(opponents, CHANCE_COLOUR_IS_LED_AMONG_MANY)
    share = 1.0 if colour in (None, Colour.BLACK) else is_led
    return share * _survival(_dangers(card, None, colour, king_lies=False), unseen, opponents)


def _chance_to_win(laid: Laid, trick: Trick, unseen: Counter[Card], to_come: int) -> float:
    table = (*trick, laid)
    if judge(table).winner != laid:
        return 0.0
    king_lies = any(other.card == SKULL_KING for other in trick)
    return _survival(_dangers(laid.card, laid.role, led_colour(table), king_lies=king_lies), unseen, to_come)


def _survival(dangers: dict[Card, float], unseen: Counter[Card], opponents: int) -> float:
    """The chance that no opponent holds a card that takes the trick: each draws one of the unseen cards."""
    danger = sum(copies * dangers[card] for card, copies in unseen.items())
    return (1.0 - min(1.0, danger / max(1, unseen.total()))) ** opponents


@cache
def _dangers(card: Card, role: Role | None, led: Colour | None, *, king_lies: bool) -> dict[Card, float]:
    """For each card that may follow, how likely it beats this card, which wins so far."""
    winning = Laid(Seat(0), card, role)
    king = (Laid(STRANGER, SKULL_KING),) if king_lies else ()
    lead = (Laid(STRANGER, Card(f"{led}1")),) if led is not None and led != COLOUR_OF.get(card) else ()
    table: Trick = (*lead, *king, winning)
    return {other: _danger(other, winning, table, led) for other in dict.fromkeys(DECK)}


def _danger(card: Card, winning: Laid, table: Trick, led: Colour | None) -> float:
    following = Laid(STRANGER, card, "pirate" if card == SCARY_MARY else None)
    if judge((*table, following)).winner == winning:
        return 0.0
    return CHANCE_OF_A_TRUMP if COLOUR_OF.get(card) is Colour.BLACK and led is not Colour.BLACK else 1.0


def _hand(phase: BiddingSeen | PlayingSeen, me: Seat) -> tuple[Card, ...]:
    hand = phase.hands[me]
    assert not isinstance(hand, FaceDown)
    return hand


def _unseen(hand: tuple[Card, ...], tricks: tuple[Trick, ...]) -> Counter[Card]:
    left = Counter(DECK)
    left.subtract(hand)
    left.subtract(laid.card for trick in tricks for laid in trick)
    return +left
