"""Questions for bots, out of random games."""

import random
from collections.abc import Iterator

from msgspec import Struct

from skulduggery import games
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import AnyGame, Decide, wire
from tests.playing import advance, new_match, random_options


class Asked(Struct, frozen=True):
    """What a bot is asked, in the form in which a pool takes it."""

    game: str
    view: bytes
    moves: bytes
    count: int


def questions(game: AnyGame, *, seats: int, seed: int) -> Iterator[tuple[object, list[object]]]:
    """The view and the legal moves at every decision of a random game."""
    rng = random.Random(seed)
    match = new_match(game, seats, random_options(game, rng))
    while True:
        if isinstance(match.awaiting, Decide):
            for seat in match.awaiting.seats:
                yield game.view(match.state, seat), list(legal_moves(game, match.state, seat))
        if not advance(match, rng):
            return


def asked(game: AnyGame, view: object, moves: list[object]) -> Asked:
    return Asked(game=game.NAME, view=wire(view), moves=wire(moves), count=len(moves))


def a_question(game_name: str = "skull-king") -> Asked:
    """One with several answers."""
    game = games.find(game_name)
    assert game is not None
    found = questions(game, seats=4, seed=1)
    return next(asked(game, view, moves) for view, moves in found if len(moves) > 2)
