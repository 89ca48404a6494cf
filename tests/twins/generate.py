"""Random legal games, played by the twins' reading of the rules and written as records."""

from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

from tests.seeds import rng

from . import skull_king, skull_king_dice, skull_queen, sleeping_queens
from .common import Json, bid_points, canonical, ranks

SCORING = {"scoring": ["standard", "landlubber"]}
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "skull-king": SCORING,
    "skull-king-dice": SCORING,
    "skull-queen": {"plank_values": [[8, 5, 3, 2, 1], [8, 5, 4, 2, 1], [1, 2, 3, 4, 5]]},
    "sleeping-queens": {},
}
SEATS = {"skull-king": range(2, 7), "skull-king-dice": range(3, 7), "skull-queen": range(2, 7)}
SEATS["sleeping-queens"] = range(2, 6)


def tables() -> list[tuple[str, int, Json]]:
    """Every game with every count of players and every value of its option."""
    return [
        (game, seats, dict(zip(OPTIONS[game], values, strict=True)))
        for game in SEATS
        for seats in SEATS[game]
        for values in product(*OPTIONS[game].values())
    ]


def generate(game: str, seats: int, seed: int, options: Json | None = None) -> Json:
    """One whole game; without options they are drawn too."""
    pen = Pen(rng("twin", game, seats, seed), seats)
    chosen = {name: pen.random.choice(values) for name, values in OPTIONS[game].items()} | (options or {})
    play: dict[str, Callable[[Pen, Json], list[int]]] = {
        "skull-king": play_cards,
        "skull-king-dice": play_dice,
        "skull-queen": play_planks,
        "sleeping-queens": play_queens,
    }
    scores = play[game](pen, chosen)
    return {
        "format": "skulduggery/1",
        "game": game,
        "rules": 1,
        "options": chosen,
        "players": [{"name": "Ada"}, *({"name": f"Bot {seat}", "bot": "random"} for seat in range(1, seats))],
        "log": pen.log,
        "result": {"scores": scores, "places": pen.places or ranks(scores)},
    }


class Pen:
    """Writes the log, and makes every choice at random."""

    def __init__(self, random: Random, seats: int) -> None:
        self.random, self.seats = random, seats
        self.log: list[Json] = []
        self.places: list[int] | None = None

    def note(self, **step: Any) -> None:
        self.log.append(step)

    def choose(self, seat: int, legal: list[Json], wanted: Callable[[Json], bool] = bool) -> Json:
        """A kind of action first, then one of that kind, else kings would drown everything; one wanted, if there is."""
        legal.sort(key=canonical)
        kind = self.random.choice(sorted({next(iter(choice)) for choice in legal}))
        of_kind = [choice for choice in legal if kind in choice]
        choice = self.random.choice([choice for choice in of_kind if wanted(choice)] or of_kind)
        self.random.shuffle(legal)
        self.log.append({"seat": seat, **choice, "legal": legal})
        return choice

    def shuffled(self, cards: Any) -> list[Any]:
        cards = list(cards)
        self.random.shuffle(cards)
        return cards

    def deal(self, deck: list[str], size: int) -> list[list[str]]:
        """A hand for every seat, off the deck."""
        hands = [deck[seat * size : (seat + 1) * size] for seat in range(self.seats)]
        del deck[: size * self.seats]
        return hands

    def from_seat(self, first: int) -> list[int]:
        return [(first + turn) % self.seats for turn in range(self.seats)]


def play_cards(pen: Pen, options: Json) -> list[int]:
    totals, dealer = [0] * pen.seats, pen.random.randrange(pen.seats)
    for size in range(1, 11):
        hands = pen.deal(pen.shuffled(skull_king.DECK.elements()), size)
        pen.note(deal={"round": size, "dealer": dealer, "hands": [list(hand) for hand in hands]})
        dealer = (dealer + 1) % pen.seats

        def trick(leader: int, hands: list[list[str]] = hands) -> tuple[int, int]:
            cards: list[skull_king.Played] = []
            for seat in pen.from_seat(leader):
                choice = pen.choose(seat, skull_king.choices(hands[seat], skull_king.led_colour(cards)))
                hands[seat].remove(choice["play"])
                cards.append(skull_king.played(seat, choice))
            return skull_king.winner(cards)

        play_bids(pen, options["scoring"], size, dealer, totals, trick)
    return totals


def play_dice(pen: Pen, options: Json) -> list[int]:
    totals, starter = [0] * pen.seats, pen.random.randrange(pen.seats)
    for size in range(1, {3: 8, 4: 8, 5: 7, 6: 6}[pen.seats] + 1):
        hands = pen.deal(pen.shuffled(skull_king_dice.BAG.elements()), size)
        pen.note(deal={"round": size, "starter": starter, "hands": [list(hand) for hand in hands]})

        def trick(leader: int, hands: list[list[str]] = hands) -> tuple[int, int]:
            dice: list[skull_king_dice.Thrown] = []
            for seat in pen.from_seat(leader):
                choice = pen.choose(seat, skull_king_dice.choices(hands[seat], skull_king_dice.led_colour(dice)))
                hands[seat].remove(choice["throw"])
                pen.log[-1]["face"] = pen.random.choice(skull_king_dice.FACES[choice["throw"]])
                dice.append((seat, choice["throw"], pen.log[-1]["face"]))
            return skull_king_dice.winner(dice)

        play_bids(pen, options["scoring"], size, starter, totals, trick)
        starter = (starter + 1) % pen.seats
    return totals


def play_bids(
    pen: Pen, scoring: str, size: int, leader: int, totals: list[int], trick: Callable[[int], tuple[int, int]]
) -> None:
    bids = [pen.choose(seat, [{"bid": bid} for bid in range(size + 1)])["bid"] for seat in range(pen.seats)]
    won, bonus = [0] * pen.seats, [0] * pen.seats
    for _ in range(size):
        leader, prize = trick(leader)
        won[leader] += 1
        bonus[leader] += prize
    points = [bid_points(scoring, size, *line) for line in zip(bids, won, bonus, strict=True)]
    for seat, gained in enumerate(points):
        totals[seat] += gained
    pen.note(score={"round": size, "won": won, "bonus": bonus, "points": points, "totals": list(totals)})


def play_planks(pen: Pen, options: Json) -> list[int]:
    totals, dealer = [0] * pen.seats, pen.random.randrange(pen.seats)
    for number in range(1, pen.seats + 1):
        pile = pen.shuffled(skull_queen.deck(pen.seats).elements())
        hands = pen.deal(pile, len(pile) // max(pen.seats, 3))
        deal = {"round": number, "dealer": dealer, "hands": [list(hand) for hand in hands]}
        centre, ghost = ([], pile) if pen.seats == 2 else (pile, [])
        pen.note(deal=deal | {"centre": centre} | ({"ghost": ghost} if ghost else {}))
        dealer = leader = (dealer + 1) % pen.seats
        planks: list[skull_queen.Plank] = []
        sides: list[str] = []
        for seat in range(pen.seats):
            planks.append({pirate: pen.random.randint(1, 5) for pirate in ("red", "yellow", "green", "blue")})
            sides.append(pen.random.choice(["front", "back"]))
            pen.note(seat=seat, place={"side": sides[-1], **planks[-1]})
        for turn in range(len(hands[0])):
            trick: list[skull_queen.Played] = []
            if ghost:
                pen.note(ghost=ghost[turn])
                trick.append((None, ghost[turn]))
            for seat in [0, 1] if ghost else pen.from_seat(leader):
                colour = skull_queen.trick_colour(trick[:1] if ghost else trick)
                legal = skull_queen.choices(hands[seat], colour)
                card = pen.choose(seat, legal, kept_for_the_ghost(colour) if ghost else bool)["play"]
                hands[seat].remove(card)
                trick.append((seat, card))
            if ghost and dealer == 1:
                trick[1:] = trick[:0:-1]
            centre = skull_queen.evaluate(trick, centre, planks)
            leader = skull_queen.next_leader(trick)
        values: list[int] = options["plank_values"]
        points = [
            sum(values[5 - space if side == "front" else space - 1] for space in plank.values() if space)
            for side, plank in zip(sides, planks, strict=True)
        ]
        for seat, gained in enumerate(points):
            totals[seat] += gained
        pen.note(score={"round": number, "points": points, "totals": list(totals), "pirates": planks})
    return totals


def kept_for_the_ghost(colour: str | None) -> Callable[[Json], bool]:
    """Captains keep the special cards until the ghost turns one over, so that SQ-84 is seen often."""
    return lambda choice: (choice["play"] in (skull_queen.MONKEY, skull_queen.MATE)) == (colour is None)


def play_queens(pen: Pen, options: Json) -> list[int]:
    assert not options
    pile = pen.shuffled(sleeping_queens.DECK.elements())
    hands = pen.deal(pile, 5)
    places: list[str] = pen.shuffled(sleeping_queens.POINTS)
    dealer = pen.random.randrange(pen.seats)
    pen.note(deal={"dealer": dealer, "hands": [list(hand) for hand in hands], "queens": list(places)})
    owner: dict[str, int] = {}
    spent: list[str] = []
    lazy = pen.random.random() < 0.3  # lazy players keep their kings, and so come to know the reshuffle

    def points(seat: int) -> int:
        return sum(sleeping_queens.POINTS[queen] for queen in owner if owner[queen] == seat)

    def over(seat: int) -> bool:
        queens, score = (5, 50) if pen.seats < 4 else (4, 40)
        if list(owner.values()).count(seat) >= queens or points(seat) >= score:
            pen.places = [0] * pen.seats
            others = [other for other in range(pen.seats) if other != seat]
            pen.places[seat] = 1
            for other, place in zip(others, ranks([points(other) for other in others]), strict=True):
                pen.places[other] = place + 1
            return True
        return len(owner) == 12

    def top() -> str:
        if not pile:
            pen.note(reshuffle=True)
            pile.extend(pen.shuffled(spent))
            spent.clear()
        return pile.pop(0)

    def draw(seat: int) -> None:
        while len(hands[seat]) < 5:
            cards = [top()]
            while pile and len(hands[seat]) + len(cards) < 5:
                cards.append(pile.pop(0))
            pen.note(draw={"seat": seat, "cards": cards})
            hands[seat] += cards

    def spend(seat: int, card: str) -> None:
        hands[seat].remove(card)
        spent.append(card)

    def sleeping() -> list[int]:
        return [place for place, queen in enumerate(places) if queen not in owner]

    def wake(seat: int, place: int) -> bool:
        """Whether the game is over."""
        queen = places[place]
        if queen in ("cat", "dog") and owner.get("dog" if queen == "cat" else "cat") == seat:
            return False
        owner[queen] = seat
        if over(seat):
            return True
        return queen == "rose" and wake(seat, pen.choose(seat, [{"wake": other} for other in sleeping()])["wake"])

    def legal(seat: int) -> list[Json]:
        sets: set[tuple[str, ...]] = {(card,) for card in hands[seat]}
        numbers = sorted(int(card) for card in hands[seat] if card.isdigit())
        for size in range(2, len(numbers) + 1):
            for cards in combinations(numbers, size):
                if 2 * cards[-1] == sum(cards):
                    sets.add(tuple(map(str, cards)))
        found: list[Json] = [{"discard": list(cards)} for cards in sets]
        for card in set(hands[seat]):
            if card == "jester":
                found.append({"jester": True})
            if card == "king" and not lazy:
                found += [{"king": place} for place in sleeping()]
            if card in ("knight", "potion"):
                found += [{card: queen} for queen in owner if owner[queen] != seat and takes(seat, card, queen)]
        return found

    def takes(seat: int, card: str, queen: str) -> bool:
        pair = {"cat", "dog"}
        return card == "potion" or queen not in pair or owner.get((pair - {queen}).pop()) != seat

    def kings(seat: int) -> list[Json]:
        return [{"king": place} for place in sleeping()] if lazy and "king" in hands[seat] else []

    def turn(seat: int) -> int | None:
        """Whose turn is next; None when the game is over."""
        choice = pen.choose(seat, legal(seat))
        pen.log[-1]["legal"] += kings(seat)
        action, what = next(iter(choice.items()))
        if action == "discard":
            pen.log[-1]["discard"] = pen.shuffled(what)
        for card in what if action == "discard" else [action]:
            spend(seat, card)
        drawers = [seat]
        if action == "king" and wake(seat, what):
            return None
        if action == "jester":
            card = top()
            pen.note(reveal=card)
            if not card.isdigit():
                hands[seat].append(card)
                return seat
            spent.append(card)
            counted = (seat + int(card) - 1) % pen.seats
            place = pen.choose(counted, [{"wake": place} for place in [*sleeping(), None]])["wake"]
            if place is not None and wake(counted, place):
                return None
        if action in ("knight", "potion"):
            victim, guard = owner[what], "dragon" if action == "knight" else "wand"
            if guard in hands[victim] and pen.choose(victim, [{"defend": True}, {"defend": False}])["defend"]:
                spend(victim, guard)
                drawers.append(victim)
            elif action == "potion":
                del owner[what]
            else:
                owner[what] = seat
                if over(seat):
                    return None
        for drawer in drawers:
            draw(drawer)
        return (seat + 1) % pen.seats

    seat: int | None = (dealer + 1) % pen.seats
    while seat is not None:
        seat = turn(seat)
    return [points(seat) for seat in range(pen.seats)]
