"""What a game offers to people who open a table for it."""

from msgspec import Struct

from skulduggery import bots
from skulduggery.kernel.options import Option
from skulduggery.kernel.protocol import AnyGame
from skulduggery.locales import Speech


class GameTold(Struct, frozen=True):
    """A game that a table can be opened for."""

    name: str
    title: str
    """In the language from Accept-Language."""
    rules: int
    """The version of its rules."""
    lowest: int
    """The fewest players."""
    highest: int
    """The most players."""
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    """From the weakest to the strongest."""


def told_of(game: AnyGame, language: str) -> GameTold:
    return GameTold(
        name=game.NAME,
        title=Speech(language, game.NAME).say("title"),
        rules=game.RULES,
        lowest=game.PLAYERS[0],
        highest=game.PLAYERS[-1],
        options=game.OPTIONS,
        bots=bots.ladder(game.NAME),
    )
