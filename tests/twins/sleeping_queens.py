"""Sleeping Queens, read a second time."""

from collections import Counter
from itertools import combinations

from .common import Json, Log, Outcome, deal_hands, follow, next_in_turn, ranks, take_cards

HAND = 5
NUMBERS = [str(number) for number in range(1, 11)]
SPECIAL = {"king": 8, "jester": 5, "knight": 4, "potion": 4, "dragon": 3, "wand": 3}
DECK = Counter(dict.fromkeys(NUMBERS, 4) | SPECIAL)  # SL-01
POINTS = (
    dict.fromkeys(["rose", "cake", "rainbow", "starfish"], 5)
    | dict.fromkeys(["ladybug", "moon", "peacock", "sunflower"], 10)
    | dict.fromkeys(["cat", "dog", "pancake"], 15)
    | {"heart": 20}
)  # SL-02
RIVAL = {"cat": "dog", "dog": "cat"}
GUARD = {"knight": "dragon", "potion": "wand"}  # SL-40, SL-41


class GameOver(Exception):
    """Somebody has won (SL-60), or every queen is awake (SL-62): then nobody has."""

    def __init__(self, winner: int | None) -> None:
        super().__init__(winner)
        self.winner = winner


def verify(record: Json) -> None:
    chances = ["deal", "reveal", "reshuffle", "draw"]
    decisions = ["king", "jester", "wake", "discard", "knight", "potion", "defend"]
    follow(
        record,
        game="sleeping-queens",
        seats=range(2, 6),
        options={},
        actions=dict.fromkeys([*chances, *decisions], ()),
        play=play_game,
    )


def play_game(log: Log) -> Outcome:
    table = Table(log)
    try:
        while True:
            table.take_turn()
    except GameOver as end:
        scores = [sum(POINTS[queen] for queen in queens) for queens in table.awake]
        return scores, places(scores, end.winner)


def places(scores: list[int], winner: int | None) -> list[int]:
    """SL-60: the winner alone is first, whatever the points; SL-62: the points decide."""
    return ranks([1000 if seat == winner else score for seat, score in enumerate(scores)])


class Table:
    """The whole table: `home` and `asleep` by place, `awake` and `hands` by seat, the piles as counts."""

    def __init__(self, log: Log) -> None:
        self.log = log
        deal = log.report("deal")
        self.turn = (next_in_turn(log, deal, "dealer", None) + 1) % log.seats  # SL-12
        self.pile, self.discarded = Counter(DECK), Counter[str]()
        self.hands = deal_hands(log, deal, HAND, self.pile)
        self.home = take_cards(log, "queens", deal.get("queens"), len(POINTS), Counter(POINTS.keys()))
        self.asleep = set(range(len(POINTS)))
        self.awake: list[set[str]] = [set() for _ in range(log.seats)]

    def take_turn(self) -> None:
        """SL-20: one action, then draw; SL-32 makes it the same player's turn again."""
        seat = self.turn
        choice = self.log.decision(seat, self.choices(seat), as_listed)
        ((action, target),) = choice.items()
        for card in target if action == "discard" else [action]:
            self.drop(seat, card)
        drawing = [seat]
        if action == "king":
            self.wake(seat, target)
        elif action == "jester":
            card = self.reveal()
            if card in SPECIAL:
                self.hands[seat].append(card)
                return
            self.discarded[card] += 1
            self.offer_waking((seat + int(card) - 1) % self.log.seats)
        elif action in GUARD and not self.attack(seat, action, target):
            drawing.append(self.owner(target))  # SL-42
        for drawer in drawing:
            self.refill(drawer)
        self.turn = (seat + 1) % self.log.seats

    def choices(self, seat: int) -> list[Json]:
        """SL-30, SL-31, SL-34 to SL-38, SL-52."""
        hand, own = self.hands[seat], self.awake[seat]
        others = sorted(set[str]().union(*self.awake) - own)
        found: list[Json] = [{"discard": list(cards)} for cards in discards(hand)]
        if "king" in hand:
            found += [{"king": place} for place in sorted(self.asleep)]
        if "jester" in hand:
            found.append({"jester": True})
        if "knight" in hand:
            found += [{"knight": queen} for queen in others if RIVAL.get(queen) not in own]
        if "potion" in hand:
            found += [{"potion": queen} for queen in others]
        return found

    def drop(self, seat: int, card: str) -> None:
        """SL-11: onto the discard pile at once."""
        self.hands[seat].remove(card)
        self.discarded[card] += 1

    def wake(self, seat: int, place: int) -> None:
        """SL-30, SL-51; SL-50 and SL-53: after the Rose queen another; SL-63: the end is tested between the two."""
        queen = self.home[place]
        if RIVAL.get(queen) in self.awake[seat]:
            return
        self.asleep.remove(place)
        self.awake[seat].add(queen)
        self.test_end(seat)
        if queen == "rose":
            self.wake(seat, self.log.decision(seat, [{"wake": place} for place in sorted(self.asleep)])["wake"])

    def offer_waking(self, seat: int) -> None:
        """SL-33: the player counted last may wake a queen, or decline."""
        place = self.log.decision(seat, [{"wake": place} for place in [*sorted(self.asleep), None]])["wake"]
        if place is not None:
            self.wake(seat, place)

    def test_end(self, seat: int) -> None:
        """SL-60, SL-61, SL-62; only this seat has won a queen."""
        many, much = (5, 50) if self.log.seats <= 3 else (4, 40)
        queens = self.awake[seat]
        if len(queens) >= many or sum(POINTS[queen] for queen in queens) >= much:
            raise GameOver(seat)
        if not self.asleep:
            raise GameOver(None)

    def owner(self, queen: str) -> int:
        return next(seat for seat, queens in enumerate(self.awake) if queen in queens)

    def attack(self, seat: int, attack: str, queen: str) -> bool:
        """SL-36, SL-37, SL-40, SL-41, SL-43: whether it succeeds."""
        victim, guard = self.owner(queen), GUARD[attack]
        if guard in self.hands[victim] and self.log.decision(victim, [{"defend": True}, {"defend": False}])["defend"]:
            self.drop(victim, guard)
            return False
        self.awake[victim].remove(queen)
        if attack == "potion":
            self.asleep.add(self.home.index(queen))
        else:
            self.awake[seat].add(queen)
            self.test_end(seat)
        return True

    def reveal(self) -> str:
        """SL-31."""
        self.provide()
        return take_cards(self.log, "card revealed", [self.log.chance("reveal")], 1, self.pile)[0]

    def refill(self, seat: int) -> None:
        """SL-20: up to five; what a reshuffle parts is two draws."""
        hand = self.hands[seat]
        while len(hand) < HAND:
            self.provide()
            draw = self.log.report("draw")
            self.log.same("who draws", seat, draw.get("seat"))
            hand += take_cards(
                self.log, "cards drawn", draw.get("cards"), min(HAND - len(hand), self.pile.total()), self.pile
            )

    def provide(self) -> None:
        """SL-21: a card is needed; only if none is left the discard pile becomes the draw pile."""
        if not self.pile.total():
            self.log.same("reshuffle", True, self.log.chance("reshuffle"))
            self.pile, self.discarded = self.discarded, Counter[str]()


def discards(hand: list[str]) -> list[tuple[str, ...]]:
    """SL-34, SL-35: any single card, a pair of numbers, an addition."""
    cards = sorted(hand, key=card_order)
    numbers = [card for card in cards if card in NUMBERS]
    found = {(card,) for card in cards} | {pair for pair in combinations(numbers, 2) if pair[0] == pair[1]}
    for size in range(3, len(numbers) + 1):
        found |= {some for some in combinations(numbers, size) if int(some[-1]) == sum(map(int, some[:-1]))}
    return sorted(found)


def card_order(card: str) -> tuple[int, str]:
    """Numbers ascending, then names."""
    return (int(card), "") if card in NUMBERS else (len(NUMBERS) + 1, str(card))


def as_listed(choice: Json) -> Json:
    cards = choice.get("discard")
    return {"discard": sorted(cards, key=card_order)} if isinstance(cards, list) else choice  # pyright: ignore
