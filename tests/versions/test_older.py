"""What every older version has to keep, so that bots, films, terminals and pages need to know the newest only."""

import random
from collections.abc import Generator

import pytest

from skulduggery import bots, games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match, play_out
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, format_record, parse_record
from skulduggery.kernel.replay import check
from tests import seeds
from tests.versions.upgrading import NAME, upgraded

OLDER = [(game.NAME, game.RULES) for game in games.all_versions() if game is not games.find(game.NAME)]


@pytest.fixture(params=[None, *OLDER], ids=lambda one: "invented" if one is None else f"{one[0]}-{one[1]}")
def older(request: pytest.FixtureRequest) -> Generator[AnyGame]:
    if request.param is not None:
        yield found(*request.param)
        return
    with upgraded():
        yield found(NAME, 1)


def found(name: str, rules: int) -> AnyGame:
    game = games.find(name, rules=rules)
    assert game is not None
    return game


def test_it_bears_the_name_of_its_game_and_the_number_of_its_folder(older: AnyGame) -> None:
    newest = games.find(older.NAME)
    assert newest is not None
    assert games.find(older.NAME, rules=older.RULES) is older
    assert older.RULES < newest.RULES


def test_it_shares_moves_events_and_views_with_the_newest(older: AnyGame) -> None:
    newest = games.find(older.NAME)
    assert newest is not None
    assert (older.Move, older.Event, older.View) == (newest.Move, newest.Event, newest.View)


def test_the_bots_of_the_newest_play_it_to_the_end(older: AnyGame) -> None:
    for kind in bots.ladder(older.NAME):
        rng: random.Random = seeds.rng("older", older.NAME, older.RULES, kind)
        seats = older.PLAYERS[0]
        players = [Player(name=f"Player {seat}", bot=kind) for seat in range(seats)]
        match = Match(older, configure(older, seats, {}), players)
        over = play_out(match, [bots.make(kind, older.NAME, rng)] * seats, seeded(rng))
        game, record = parse_record(format_record(match.record()), games.find)
        check(game, record)
        assert (game, record.result and record.result.scores) == (older, over.scores)
