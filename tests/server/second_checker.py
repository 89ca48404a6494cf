"""A checker of fair shuffles, written from docs/fairness.md alone: it shares no code with ours."""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from typing import Any

TAG = b"skulduggery/fair/1"
QUEENS = "rose cake rainbow starfish ladybug moon peacock sunflower cat dog pancake heart"
SPECIAL_SIDES = "skull skull skull skull flag flag"
SIDES = {"K": "7 7 6 6 5 5", "B": "5 5 4 4 3 3", "R": "3 3 2 2 1 1", "Y": "flag flag flag 1 1 7"}
FitsHere = Callable[[dict[str, Any]], bool]


def fits(record: dict[str, Any]) -> bool:
    proof = record["meta"]["fairness"]
    return proof["commitment"] == commitment(bytes.fromhex(proof["secret"])) and first_wrong_step(record) is None


def first_wrong_step(record: dict[str, Any]) -> int | None:
    proof, players = record["meta"]["fairness"], len(record["players"])
    draws = Draws(key(bytes.fromhex(proof["secret"]), record["game"], proof["words"]))
    fits_here = GAMES[record["game"]](players, draws)
    return next((number for number, step in enumerate(record["log"], start=1) if not fits_here(step)), None)


def lp(*parts: bytes) -> bytes:
    return b"".join(bytes([0, 0, len(part) // 256, len(part) % 256]) + part for part in (TAG, *parts))


def commitment(secret: bytes) -> str:
    return hashlib.sha256(lp(b"commit", secret)).hexdigest()


def key(secret: bytes, game: str, words: list[str]) -> bytes:
    return hmac.new(secret, lp(b"key", game.encode(), *(word.encode() for word in words)), hashlib.sha256).digest()


def numbers(key: bytes, k: int) -> Iterator[int]:
    b = 0
    while True:
        block = hmac.new(key, lp(b"draw", b"%d" % k, b"%d" % b), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        b += 1


def below(m: int, stream: Iterator[int]) -> int:
    while (r := next(stream)) >= 2**32 - 2**32 % m:
        pass
    return r % m


class Draws:
    def __init__(self, key: bytes) -> None:
        self.key, self.k = key, 0

    def roll(self, s: int) -> int:
        self.k += 1
        return below(s, numbers(self.key, self.k - 1))

    def shuffle(self, things: list[str], t: int) -> list[str]:
        stream, things = numbers(self.key, self.k), list(things)
        for i in range(t):
            j = i + below(len(things) - i, stream)
            things[i], things[j] = things[j], things[i]
        self.k += 1
        return things[:t]


def around(things: list[str], n: int, deck: list[str]) -> list[list[str]]:
    return [sorted(things[seat::n], key=deck.index) for seat in range(n)]


def in_rounds(n: int, draws: Draws, deck: list[str], first: str) -> FitsHere:
    """A lot before round 1, then r things each in round r."""

    def fits_here(step: dict[str, Any]) -> bool:
        if "throw" in step:
            return SIDES.get(step["throw"], SPECIAL_SIDES).split()[draws.roll(6)] == step["face"]
        if "deal" not in step:
            return True
        deal = step["deal"]
        lot = draws.roll(n) if deal["round"] == 1 else deal[first]
        return lot == deal[first] and around(draws.shuffle(deck, deal["round"] * n), n, deck) == deal["hands"]

    return fits_here


def skull_king(n: int, draws: Draws) -> FitsHere:
    colours = [f"{colour}{number}" for colour in "YRBK" for number in range(1, 14)]
    return in_rounds(n, draws, [*colours, *"EEEEEPPPPPMM", "SM", "SK"], "dealer")


def skull_king_dice(n: int, draws: Draws) -> FitsHere:
    return in_rounds(n, draws, ["SK", *"PPPMM", *"K" * 7, *"B" * 7, *"R" * 8, *"Y" * 8], "starter")


def skull_queen(n: int, draws: Draws) -> FitsHere:
    used = range(2, 12) if n <= 3 else range(1, 13)
    deck = [*(f"{colour}{number}" for colour in "RYGB" for number in used), "0", "13"]
    piles = 3 if n == 2 else n

    def fits_here(step: dict[str, Any]) -> bool:
        if "deal" not in step:
            return True
        deal = step["deal"]
        lot = draws.roll(n) if deal["round"] == 1 else deal["dealer"]
        cards = draws.shuffle(deck, len(deck))
        dealt, centre = cards[: len(cards) // piles * piles], cards[len(cards) // piles * piles :]
        ghost = dealt[2::3] if n == 2 else None
        right = (lot, around(dealt, piles, deck)[:n], centre, ghost)
        return right == (deal["dealer"], deal["hands"], deal["centre"], deal.get("ghost"))

    return fits_here


def sleeping_queens(n: int, draws: Draws) -> FitsHere:
    copies = {"king": 8, "jester": 5, "knight": 4, "potion": 4, "dragon": 3, "wand": 3}
    deck = [str(number) for number in range(1, 11) for _ in range(4)]
    deck += [card for card, times in copies.items() for _ in range(times)]
    pile, discard, defence = list(deck), list[str](), ""

    def drawn(t: int) -> list[str]:
        cards = draws.shuffle(pile, t)
        for card in cards:
            pile.remove(card)
        return cards

    def fits_here(step: dict[str, Any]) -> bool:
        nonlocal defence
        match step:
            case {"deal": deal}:
                right = (draws.roll(n), draws.shuffle(list(QUEENS.split()), 12), around(drawn(5 * n), n, deck))
                return right == (deal["dealer"], deal["queens"], deal["hands"])
            case {"reveal": card}:
                discard.extend([card] if card.isdigit() else [])
                return drawn(1) == [card]
            case {"draw": {"cards": cards}}:
                return drawn(len(cards)) == cards
            case {"reshuffle": True}:
                pile[:], discard[:] = sorted(discard, key=deck.index), []
            case {"discard": cards}:
                discard.extend(cards)
            case {"defend": defended}:
                discard.extend([defence] if defended else [])
            case _:
                discard.extend(card for card in ("king", "jester", "knight", "potion") if card in step)
                defence = "dragon" if "knight" in step else "wand"
        return True

    return fits_here


GAMES: dict[str, Callable[[int, Draws], FitsHere]] = {
    "skull-king": skull_king,
    "skull-king-dice": skull_king_dice,
    "skull-queen": skull_queen,
    "sleeping-queens": sleeping_queens,
}
