"""A second, independent reading of the rules: each twin follows a game's record and objects to every wrong step.

The twins share no code with the engines and were written from the rules and the record's format alone, so that the two
agree only where both are right. `generate` plays random games by the twins' reading; the engines must accept those.
"""

from collections.abc import Callable

from . import skull_king, skull_king_dice, skull_queen, sleeping_queens
from .common import Json

VERIFY: dict[str, Callable[[Json], None]] = {
    "skull-king": skull_king.verify,
    "skull-king-dice": skull_king_dice.verify,
    "skull-queen": skull_queen.verify,
    "sleeping-queens": sleeping_queens.verify,
}
