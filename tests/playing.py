"""Random games for the tests: to the end, or stopped somewhere in the middle."""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any

from skulduggery.games.skull_queen.rules.placing import PLACINGS
from skulduggery.kernel.chance import pick, seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match
from skulduggery.kernel.options import Choice
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import Player
from skulduggery.kernel.seats import Seat

AnyMatch = Match[Any, Any, Any, Any]
OF_ANY_LENGTH = ("sleeping-queens",)
"""All games of the others take the same number of steps, if as many play."""


def new_match(
    game: AnyGame, seats: int, options: Mapping[str, str] | None = None, *, with_legal: bool = False
) -> AnyMatch:
    players = [Player(name=f"Player {seat + 1}") for seat in range(seats)]
    return Match(game, configure(game, seats, options), players, with_legal=with_legal)


def random_options(game: AnyGame, rng: random.Random) -> dict[str, str]:
    """Something for every option of the game."""
    chosen: dict[str, str] = {}
    for option in game.OPTIONS:
        if isinstance(option, Choice):
            chosen[option.name] = rng.choice(option.values)
        else:
            chosen[option.name] = ",".join(str(rng.randint(option.lowest, option.highest)) for _ in range(option.count))
    return chosen


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
    length = _length(game, seats, seed if game.NAME in OF_ANY_LENGTH else 0.0)
    match = new_match(game, seats, random_options(game, rng))
    for _ in range(rng.randint(0, length)):
        if not advance(match, rng):
            break
    return match


def viewers(match: AnyMatch) -> tuple[Seat | None, ...]:
    """Every seat, and a spectator."""
    return (*(Seat(seat) for seat in range(match.config.seats)), None)


@cache
def _length(game: AnyGame, seats: int, seed: float) -> int:
    """How many steps a game takes."""
    match, rng, steps = new_match(game, seats), random.Random(seed), 0
    while advance(match, rng):
        steps += 1
    return steps
