"""The golden records, read and filmed once for all tests."""

from functools import cache

import pytest

from skulduggery import games
from skulduggery.film import Film, film
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, parse_record
from skulduggery.kernel.seats import Seat
from tests.games.test_golden import kept

every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)


@cache
def records(game: AnyGame) -> list[Record]:
    """One for every count of players, the fewest first."""
    return [parse_record(line, games.find)[1] for line in kept(game)]


@cache
def films(game: AnyGame) -> list[tuple[Record, Seat | None, Film]]:
    """Each record as each seat saw it, and as a spectator did."""
    found = [(record, viewer) for record in records(game) for viewer in viewers(record)]
    return [(record, viewer, film(game, record, viewer=viewer)) for record, viewer in found]


def viewers(record: Record) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(record.config.seats))]
