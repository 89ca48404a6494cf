"""Short ways to write the steps of a game of Sleeping Queens."""

from typing import Any

from skulduggery.games import sleeping_queens
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.kernel.configs import configure
from skulduggery.kernel.protocol import as_game
from skulduggery.lessons.script import Step


def beginning(seats: int) -> Any:
    """Before the dealer is drawn."""
    return sleeping_queens.setup(configure(as_game(sleeping_queens), seats))


def deal(hands: str, *, dealer: int, queens: str = "") -> Step:
    """`hands="king 2 3 5 wand | 4 4 8 knight 1"`; `queens` sleep at the first places, the others behind them."""
    first = queens.split()
    others = [queen for queen in QUEENS if queen not in first]
    dealt = [hand.split() for hand in hands.split("|")]
    return {"deal": {"dealer": dealer, "hands": dealt, "queens": [*first, *others]}}


def act(seat: int, text: str) -> Step:
    """`king 7`, `jester`, `wake 3`, `discard 2 3 5`, `knight cat`, `potion moon`, `defend`."""
    action, *words = text.split()
    match action:
        case "king" | "wake":
            return {"seat": seat, action: int(words[0])}
        case "jester" | "defend":
            return {"seat": seat, action: True}
        case "discard":
            return {"seat": seat, action: words}
        case _:
            return {"seat": seat, action: words[0]}


def draw(seat: int, cards: str) -> Step:
    return {"draw": {"seat": seat, "cards": cards.split()}}


def reveal(card: str) -> Step:
    return {"reveal": card}
