"""The random games of tests/playing.py, move for move, for tests that need thousands of them."""

import random
from functools import cache
from typing import Any

from skulduggery import games
from skulduggery.games.skull_queen.rules.placing import PLACINGS
from skulduggery.kernel.chance import pick, seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.seats import Seat
from tests.playing import AnyMatch, new_match, random_options

OF_ANY_LENGTH = ("sleeping-queens",)
"""All games of the others take the same number of steps, if as many play."""


def random_move(match: AnyMatch, seat: Seat, rng: random.Random) -> Any:
    """Any legal move of a seat that owes one. SQ-20, SQ-21: all placings are legal, so none of the 1250 is asked about;
    playing it asks about the one that is chosen."""
    candidates = match.game.candidates(match.state, seat)
    return pick(rng, candidates if candidates is PLACINGS else legal_moves(match.game, match.state, seat))


def advance(match: AnyMatch, rng: random.Random) -> bool:
    """One decision or one draw, at random; of several who owe a decision anyone may come first. False at the end."""
    match match.awaiting:
        case Over():
            return False
        case Chance(draw):
            match.resolve(seeded(rng)(draw))
        case Decide(seats):
            seat = rng.choice(seats)
            match.play(seat, random_move(match, seat, rng))
    return True


def play_at_random(match: AnyMatch, rng: random.Random) -> AnyMatch:
    while advance(match, rng):
        pass
    return match


def stopped_somewhere(game: AnyGame, seats: int, rng: random.Random) -> AnyMatch:
    """A random game, played to a random point: any step of it is as likely as any other."""
    seed = rng.random()
    length = _length(game.NAME, seats, seed if game.NAME in OF_ANY_LENGTH else 0.0)
    match = new_match(game, seats, random_options(game, rng))
    for _ in range(rng.randint(0, length)):
        if not advance(match, rng):
            break
    return match


@cache
def _length(name: str, seats: int, seed: float) -> int:
    game, rng, steps = games.find(name), random.Random(seed), 0
    assert game
    match = new_match(game, seats)
    while advance(match, rng):
        steps += 1
    return steps
