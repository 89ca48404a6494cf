"""The golden records, read and filmed once for all tests."""

from functools import cache

import pytest

from skulduggery import games
from skulduggery.film import Film, film
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, parse_record
from skulduggery.kernel.seats import Seat, all_seats
from tests.games.test_golden import kept

every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)


@cache
def records(game: AnyGame) -> list[Record]:
    """One for every count of players, the fewest first."""
    return [parse_record(line, games.find)[1] for line in kept(game)]


@cache
def films(game: AnyGame) -> list[tuple[Record, Seat | None, Film]]:
    """Each record as a spectator and as the last seat saw it; the one with the most players as every seat did."""
    found = [(record, viewer) for record in records(game) for viewer in _viewers(record, game)]
    return [(record, viewer, film(game, record, viewer=viewer)) for record, viewer in found]


def _viewers(record: Record, game: AnyGame) -> list[Seat | None]:
    seats = all_seats(record.config.seats)
    return [None, *(seats if len(seats) == game.PLAYERS[-1] else seats[-1:])]
