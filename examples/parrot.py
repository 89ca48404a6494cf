"""A bot that joins a table and plays any of the four games, with a little taste.

python examples/parrot.py http://127.0.0.1:7878/t/5tB1...      by the link to the table
python examples/parrot.py http://127.0.0.1:7878 KXQRT          by the server and the table's code
"""

import random
import sys
from collections.abc import Sequence
from typing import Any

from skulduggery.client import ClientError, play

LIKES = ("King", "Knight", "Wake", "Defend", "Jester", "Potion")
"""What a parrot would rather do at Sleeping Queens than throw cards away."""


def choose(view: Any, moves: Sequence[Any]) -> Any:
    bids = [move for move in moves if hasattr(move, "bid")]
    if bids:  # a fair share of the tricks
        return min(bids, key=lambda move: abs(move.bid - view.round / view.seats))
    liked = [move for move in moves if type(move).__name__ in LIKES]
    return random.choice(liked or moves)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    try:
        result = play(sys.argv[1], table=sys.argv[2] if len(sys.argv) == 3 else None, name="Polly", choose=choose)
    except ClientError as error:
        sys.exit(f"Polly cannot play: {error}")
    except KeyboardInterrupt:
        sys.exit("Polly flies away.")
    print(f"The game is {result.status}. Scores by seat: {result.scores}; Polly has seat {result.seat}.")
