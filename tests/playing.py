"""Random games for the tests: to the end, or stopped somewhere in the middle."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from skulduggery.kernel.chance import pick, seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match
from skulduggery.kernel.options import Choice
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import Player
from skulduggery.kernel.seats import Seat

AnyMatch = Match[Any, Any, Any, Any]


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


def advance(match: AnyMatch, rng: random.Random) -> bool:
    """One decision or one draw, at random; of several who owe a decision anyone may come first. False at the end."""
    match match.awaiting:
        case Over():
            return False
        case Chance(draw):
            match.resolve(seeded(rng)(draw))
        case Decide(seats):
            seat = rng.choice(seats)
            match.play(seat, pick(rng, legal_moves(match.game, match.state, seat)))
    return True


def play_at_random(match: AnyMatch, rng: random.Random) -> AnyMatch:
    while advance(match, rng):
        pass
    return match


def stopped_somewhere(game: AnyGame, seats: int, rng: random.Random) -> AnyMatch:
    """A random game, played to a random point: any step of it is as likely as any other."""
    length = sum(1 for _ in _steps(new_match(game, seats), random.Random(rng.random())))
    match = new_match(game, seats, random_options(game, rng))
    for _ in range(rng.randint(0, length)):
        if not advance(match, rng):
            break
    return match


def viewers(match: AnyMatch) -> tuple[Seat | None, ...]:
    """Every seat, and a spectator."""
    return (*(Seat(seat) for seat in range(match.config.seats)), None)


def _steps(match: AnyMatch, rng: random.Random) -> Iterator[None]:
    while advance(match, rng):
        yield
