"""The place of a fault on a pad, as the arguments of a refusal."""

from msgspec import UNSET

from skulduggery.pad.model import PadGame, Table
from skulduggery.pad.texts import trimmed

Place = dict[str, str | int]


def place(game: PadGame, number: int, *seats: int) -> Place:
    """The round, and the player if the fault is in one player's entry."""
    name: Place = {"name": trimmed(game.players[seats[0]])} if len(seats) == 1 else {}
    return {"round": number, **name}


def tables_of(game: PadGame) -> tuple[Table, ...]:
    """All seatings in their order; if the seating never changed, everybody from the first round on."""
    return (Table(1, tuple(range(len(game.players)))),) if game.seating is UNSET else game.seating


def seats_in(game: PadGame, number: int) -> tuple[int, ...]:
    """Who plays in that round, clockwise."""
    return table_in(game, number).seats


def table_in(game: PadGame, number: int) -> Table:
    """The seating in that round, counted from 1."""
    tables = tables_of(game)
    return next((table for table in reversed(tables) if table.start <= number), tables[0])
