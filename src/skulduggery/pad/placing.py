"""Where on a pad something is wrong, as the arguments of a refusal."""

from skulduggery.pad.model import PadGame
from skulduggery.pad.texts import trimmed

Place = dict[str, str | int]


def place(game: PadGame, number: int, *seats: int) -> Place:
    """The round, and whose entry it is if it is one player's alone."""
    name: Place = {"name": trimmed(game.players[seats[0]])} if len(seats) == 1 else {}
    return {"round": number, **name}
