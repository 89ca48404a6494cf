"""Engine and twin, compared at every decision: each judges the games that the other plays."""

import json
from random import Random
from typing import Any

import pytest

from skulduggery import games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure_from_record
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import BadRecord, Player, format_record, parse_record
from skulduggery.kernel.replay import check
from tests.seeds import rng

from . import VERIFY
from .common import Json
from .errors import ERRORS, Spoil, spoiled
from .generate import OPTIONS, SEATS, generate, tables

GAMES_EACH = 4
PASSED_OVER_BY_THE_READER = {"no_list_of_legal_choices"}
"""To a reader the lists are optional."""


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_twin_for_all_its_tables(name: str) -> None:
    game = found(name)
    assert list(game.PLAYERS) == list(SEATS[name])
    assert {option.name for option in game.OPTIONS if option.affects_rules} == OPTIONS[name].keys()


@pytest.mark.parametrize(("name", "seats", "options"), tables())
def test_the_twin_accepts_the_engines_games(name: str, seats: int, options: Json) -> None:
    for seed in range(GAMES_EACH):
        VERIFY[name](json.loads(played_by_the_engine(name, seats, options, seed)))


@pytest.mark.parametrize(("name", "seats", "options"), tables())
def test_the_engine_accepts_the_twins_games(name: str, seats: int, options: Json) -> None:
    for seed in range(GAMES_EACH):
        read_by_the_engine(generate(name, seats, seed, options))


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        pytest.param(name, spoil, id=f"{name}-{what}")
        for name, what, _, spoil in ERRORS
        if what not in PASSED_OVER_BY_THE_READER
    ],
)
def test_the_engine_finds_what_the_twin_finds(name: str, spoil: Spoil) -> None:
    with pytest.raises(BadRecord):
        read_by_the_engine(spoiled(name, spoil))


def played_by_the_engine(name: str, seats: int, options: Json, seed: int) -> bytes:
    """A random game with its lists of legal choices; those who decide at the same moment come in any order."""
    game, random = found(name), rng("engine", name, seats, options, seed)
    players = [Player(name="Ada"), *(Player(name=f"Bot {seat}", bot="random") for seat in range(1, seats))]
    match: Match[Any, Any, Any, Any] = Match(
        game, configure_from_record(game, seats, options), players, with_legal=True
    )
    taste: dict[str, float] = {}
    while True:
        match match.awaiting:
            case Over():
                return format_record(match.record())
            case Chance(draw):
                match.resolve(seeded(random)(draw))
            case Decide(owing):
                seat = random.choice(owing)
                match.play(seat, chosen(legal_moves(game, match.state, seat), random, taste))


def chosen(moves: Any, random: Random, taste: dict[str, float]) -> Any:
    """A kind of move first, after the game's own taste: so that some games know few kings and many reshuffles."""
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(type(move).__name__, []).append(move)
    weights = [taste.setdefault(kind, random.choice([0.05, 1.0, 1.0])) for kind in kinds]
    return random.choice(random.choices(list(kinds.values()), weights)[0])


def read_by_the_engine(record: Json) -> None:
    check(*parse_record(json.dumps(record), games.find))


def found(name: str) -> AnyGame:
    game = games.find(name)
    assert game
    return game
