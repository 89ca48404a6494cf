"""Views and moves come out of JSON as they went in, so a bot in another process sees what it would see in this one."""

import msgspec
import pytest

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame, wire
from tests.server.questions import questions

TABLES = [pytest.param(game, seats, id=f"{game.NAME}-{seats}") for game in games.all_games() for seats in game.PLAYERS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_view_and_every_move_of_a_game_travels(game: AnyGame, seats: int) -> None:
    for view, moves in questions(game, seats=seats, seed=seats):
        assert same(msgspec.json.decode(wire(view), type=game.View), view)
        assert same(msgspec.json.decode(wire(moves), type=list[game.Move]), moves)


def same(one: object, other: object) -> bool:
    """Equal, and of the same types all the way down: 1 and True, or a list and a tuple, are not told apart by all."""
    return one == other and repr(one) == repr(other)
