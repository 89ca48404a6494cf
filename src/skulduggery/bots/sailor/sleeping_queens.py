"""The sailor at Sleeping Queens: weighs each player's distance to the goal after a move, and the cards it costs."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, assert_never

from skulduggery.games.sleeping_queens.cards import DECK, DRAGON, JESTER, KING, KNIGHT, NUMBER_OF, POTION, WAND, Card
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.queens import POINTS, QUEENS, RIVAL_OF, ROSE, Place, Queen
from skulduggery.games.sleeping_queens.rules.attacking import DEFENCE
from skulduggery.games.sleeping_queens.rules.waking import counted_last, is_special
from skulduggery.games.sleeping_queens.view import View
from skulduggery.kernel.chance import Rng, pick
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat, all_seats

# Found by experiments: several thousand games with every number of players. The way to the goal has length 1.
KEEPING: dict[Card, float] = {KING: 0.25, JESTER: 0.02, KNIGHT: 0.10, POTION: 0.10, DRAGON: 0.06, WAND: 0.04}
"""What a card in the hand is worth."""
KEEPING_A_LOW_NUMBER = 0.002
"""For each step below 10: low numbers fit into more additions."""
ANOTHER_TURN = 0.10
"""What it is worth to have another turn at once, besides the card that brought it."""
WEIGHT_OF_THE_LEADER = 0.6
"""How much the best of the others counts, against all others together."""
WEIGHT_OF_THE_NEARER_GOAL = 0.75
"""How much the goal that is nearer, queens or points, counts against the other."""
WINNING = 10.0


def choose(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    assert view.viewer is not None
    outlook = _Outlook(view, view.viewer)
    worth = [outlook.worth(move) for move in moves]
    best = max(worth)
    return pick(rng, [move for move, value in zip(moves, worth, strict=True) if value > best - 1e-9])


class _Court(NamedTuple):
    """The queens that lie before one player."""

    queens: int
    points: int


class _Outlook:
    """One view, and the possible results of each move."""

    def __init__(self, view: View, me: Seat) -> None:
        self.view = view
        self.me = me
        self.courts = _courts(view)
        self.asleep = sum(owner is None for owner in view.owners)
        self.unseen_queens = [queen for queen in QUEENS if queen not in view.queens]
        self.unseen_cards = _unseen_cards(view)
        self.draw = sum(KEEPING.get(card, 0.0) * copies for card, copies in self.unseen_cards.items()) / max(
            1, self.unseen_cards.total()
        )
        self.now = self._standing(self.courts)
        self.unseen_wakings: dict[Seat, float] = {}

    def worth(self, move: Move) -> float:
        match move:
            case King(place):
                return self._wake(self.me, place) - KEEPING[KING] + self.draw
            case Wake(place):
                return self.now if place is None else self._wake(self.me, place)
            case Knight(queen):
                return self._attack(KNIGHT, queen)
            case Potion(queen):
                return self._attack(POTION, queen)
            case Jester():
                return self._jester() - KEEPING[JESTER]
            case Discard(cards):
                return self.now + sum(self.draw - _keeping(card) for card in cards)
            case Defend(defend):
                return float(defend)
            case _:
                assert_never(move)

    def _wake(self, seat: Seat, place: Place) -> float:
        queen = self.view.queens[place]
        return self._wake_unseen(seat) if queen is None else self._woken(seat, queen)

    def _wake_unseen(self, seat: Seat) -> float:
        """The average over the queens that may lie there. Computed once, because a move for every place needs it."""
        if seat not in self.unseen_wakings:
            worth = sum(self._woken(seat, queen) for queen in self.unseen_queens)
            self.unseen_wakings[seat] = worth / len(self.unseen_queens)
        return self.unseen_wakings[seat]

    def _woken(self, seat: Seat, queen: Queen) -> float:
        """SL-51: a rival goes back to sleep; SL-50: the Rose queen wakes another, for which we take an average."""
        if self._has(seat, RIVAL_OF.get(queen)):
            return self.now
        court = self.courts[seat]
        if queen != ROSE or self.asleep == 1:
            return self._after(seat, _Court(court.queens + 1, court.points + POINTS[queen]), woken=1)
        return self._after(seat, _Court(court.queens + 2, court.points + POINTS[ROSE] + self._average()), woken=2)

    def _attack(self, attack: Card, queen: Queen) -> float:
        owner = self.view.owners[self.view.queens.index(queen)]
        assert owner is not None
        stopped = self._chance_of(DEFENCE[attack], owner)
        court = self.courts[owner]
        courts = list(self.courts)
        courts[owner] = _Court(court.queens - 1, court.points - POINTS[queen])
        if attack == KNIGHT:
            mine = courts[self.me]
            courts[self.me] = _Court(mine.queens + 1, mine.points + POINTS[queen])
        succeeded = self._standing(courts)
        return stopped * self.now + (1 - stopped) * succeeded - KEEPING[attack] + self.draw

    def _jester(self) -> float:
        """SL-32, SL-33: every card that the pile may turn over."""
        woken = [self._best_waking(seat) for seat in all_seats(self.view.seats)]
        total = 0.0
        for card, copies in self.unseen_cards.items():
            if is_special(card):
                total += copies * (self.now + KEEPING[card] + ANOTHER_TURN)
            else:
                total += copies * (woken[counted_last(self.me, card, self.view.seats)] + self.draw)
        return total / max(1, self.unseen_cards.total())

    def _best_waking(self, seat: Seat) -> float:
        """The result of a waking by that player for me: they take the queen that suits them best."""
        asleep = {queen for queen, owner in zip(self.view.queens, self.view.owners, strict=True) if owner is None}
        worth = [self._wake_unseen(seat) if queen is None else self._woken(seat, queen) for queen in asleep]
        return max(worth) if seat == self.me else min(worth)

    def _chance_of(self, card: Card, seat: Seat) -> float:
        """The chance that the player holds the card."""
        known = self.view.known[seat]
        if card in known:
            return 1.0
        hand = self.view.hands[seat]
        size = hand.count if isinstance(hand, FaceDown) else len(hand)
        return 1.0 - (1.0 - self.unseen_cards[card] / max(1, self.unseen_cards.total())) ** (size - len(known))

    def _after(self, seat: Seat, court: _Court, *, woken: int) -> float:
        courts = list(self.courts)
        courts[seat] = court
        if woken == self.asleep and not self._has_won(court):
            return self._at_the_end(courts)
        return self._standing(courts)

    def _at_the_end(self, courts: Sequence[_Court]) -> float:
        """SL-62: no queen sleeps any more."""
        best = max(court.points for seat, court in enumerate(courts) if seat != self.me)
        mine = courts[self.me].points
        return WINNING if mine > best else 0.0 if mine == best else -WINNING

    def _standing(self, courts: Sequence[_Court]) -> float:
        """How good it is for me that these queens lie before us."""
        reached = [self._reached(court) for court in courts]
        mine = reached.pop(self.me)
        leader = max(reached)
        others = sum(reached) / len(reached)
        return mine - WEIGHT_OF_THE_LEADER * leader - (1 - WEIGHT_OF_THE_LEADER) * others

    def _reached(self, court: _Court) -> float:
        """How much of the way to the goal a player has covered; the last steps count most."""
        if self._has_won(court):
            return WINNING
        by_queens, by_points = court.queens / self.view.goal.queens, court.points / self.view.goal.points
        nearer, other = max(by_queens, by_points), min(by_queens, by_points)
        way = WEIGHT_OF_THE_NEARER_GOAL * nearer + (1 - WEIGHT_OF_THE_NEARER_GOAL) * other
        return way + way * way * way

    def _has_won(self, court: _Court) -> bool:
        """SL-60"""
        return court.queens >= self.view.goal.queens or court.points >= self.view.goal.points

    def _has(self, seat: Seat, queen: Queen | None) -> bool:
        if queen is None or queen not in self.view.queens:
            return False
        return self.view.owners[self.view.queens.index(queen)] == seat

    def _average(self) -> int:
        """The average points of a sleeping queen, without the Rose queen."""
        awake = sum(court.points for court in self.courts)
        return (sum(POINTS.values()) - awake - POINTS[ROSE]) // (self.asleep - 1)


def _courts(view: View) -> list[_Court]:
    counts = Counter(owner for owner in view.owners if owner is not None)
    return [_Court(counts[Seat(seat)], points) for seat, points in enumerate(view.points)]


def _unseen_cards(view: View) -> Counter[Card]:
    left = Counter(DECK)
    left.subtract(view.discard)
    for seat, hand in enumerate(view.hands):
        left.subtract(view.known[seat] if isinstance(hand, FaceDown) else hand)
    return left


def _keeping(card: Card) -> float:
    number = NUMBER_OF.get(card)
    return KEEPING[card] if number is None else KEEPING_A_LOW_NUMBER * (10 - number)
