"""The rounds before a script begins. The engine plays them, so that the score sheet is a real one."""

import random
from collections.abc import Sequence
from typing import Any

from skulduggery import games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.protocol import AnyGame, Chance, Decide
from skulduggery.kernel.seats import Seat

ONE_IN = 3
"""One bid in this many is wrong by one, as in real games."""


def before_round(game_name: str, *, seats: int, number: int, first: int) -> Any:
    """A game with bids and tricks that is about to deal round `number`, in which that seat deals (or, with dice,
    starts). Earlier results mean nothing, so everybody plays the first legal card."""
    game = games.find(game_name)
    assert game is not None
    state = game.setup(configure(game, seats))
    state = game.resolve(state, (first - (number - 1)) % seats).state
    for earlier in range(1, number):
        seed = f"{game_name} {seats} {earlier}"
        state = _round_played(game, state, seed, _bids(game, state, seed, seats))
    return state


def _bids(game: AnyGame, state: Any, seed: str, seats: int) -> Sequence[int]:
    """The number of tricks that each player will win, or one more."""
    number = state.round
    after = _round_played(game, state, seed, (0,) * seats)
    won: Sequence[int] = after.sheet[-1].won
    return [min(number, tricks + ((number + seat) % ONE_IN == 0)) for seat, tricks in enumerate(won)]


def _round_played(game: AnyGame, state: Any, seed: str, bids: Sequence[int]) -> Any:
    """Bids do not change which cards are played, so the same seed gives the same tricks."""
    fate = seeded(random.Random(seed))
    number = state.round
    while state.round == number:
        match game.awaiting(state):
            case Chance(draw):
                state = game.resolve(state, fate(draw)).state
            case Decide(deciding):
                state = game.play(state, deciding[0], _move(game, state, deciding[0], bids)).state
            case _:
                raise AssertionError("no script begins after the last round")
    return state


def _move(game: AnyGame, state: Any, seat: Seat, bids: Sequence[int]) -> Any:
    moves = legal_moves(game, state, seat)
    return next((move for move in moves if getattr(move, "bid", None) == bids[seat]), moves[0])
