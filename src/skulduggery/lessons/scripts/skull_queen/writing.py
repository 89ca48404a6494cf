"""Short ways to write the steps of a game of Skull Queen among four."""

from typing import Any

from skulduggery.games import skull_queen
from skulduggery.kernel.configs import configure
from skulduggery.kernel.protocol import as_game
from skulduggery.lessons.script import Step

SEATS = 4


def beginning() -> Any:
    """Before the first dealer is drawn."""
    return skull_queen.setup(configure(as_game(skull_queen), SEATS))


def deal(*hands: str, dealer: int, centre: str) -> Step:
    dealt = [hand.split() for hand in hands]
    return {"deal": {"round": 1, "dealer": dealer, "hands": dealt, "centre": centre.split()}}


def place(seat: int, text: str) -> Step:
    """`front 3 4 2 5`: a side, then the spaces of the red, yellow, green and blue pirate."""
    side, *spaces = text.split()
    pirates = zip(("red", "yellow", "green", "blue"), map(int, spaces), strict=True)
    return {"seat": seat, "place": {"side": side, **dict(pirates)}}


def play(seat: int, card: str) -> Step:
    return {"seat": seat, "play": card}


def trick(leader: int, cards: str) -> tuple[Step, ...]:
    """One card each, clockwise."""
    return tuple(play((leader + n) % SEATS, card) for n, card in enumerate(cards.split()))
