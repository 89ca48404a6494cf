"""Games by their names, and tables from plain Python values."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, TypeAlias

from skulduggery import games
from skulduggery.kernel import configs
from skulduggery.kernel.configs import BadConfig
from skulduggery.kernel.protocol import AnyGame, Config, as_game
from skulduggery.public.errors import BadTable, UnknownGame, bad_table, shown

GameOrName: TypeAlias = AnyGame | ModuleType | str


def game_names() -> tuple[str, ...]:
    """The names of all games, as records write them.

    >>> game_names()
    ('skull-king', 'skull-king-dice', 'skull-queen', 'sleeping-queens')
    """
    return games.names()


def find_game(name: GameOrName, *, rules: int | None = None) -> AnyGame:
    """The game of this name: a module with the eight functions of the protocol.

    Case does not matter, and `skull_king`, `skull-king` and `Skull King` are the same name. `rules` asks for an
    older version of the rules. Raises `UnknownGame`.

    >>> find_game("skull_king").NAME
    'skull-king'
    """
    if not isinstance(name, str):
        return _checked_module(name)
    normal = name.strip().lower().replace("_", "-").replace(" ", "-")
    game = games.find(normal)
    if game is None:
        raise UnknownGame(f"no game is called {shown(name)}. The games are: {', '.join(games.names())}.")
    version = game if rules is None else games.find(normal, rules=rules)
    if version is None:
        raise UnknownGame(f"{game.NAME} has no version {shown(rules)} of its rules. The newest is {game.RULES}.")
    return version


def configure(game: GameOrName, players: int, **options: Any) -> Config:
    """A table: how many players, and the options that affect the rules. What is not given has its default.

    Raises `BadTable`.

    >>> configure("skull-king", 4).options
    {'scoring': 'standard'}
    >>> configure("skull-queen", 3, plank_values=[9, 8, 7, 6, 5]).options
    {'plank_values': (9, 8, 7, 6, 5)}
    """
    return configured(find_game(game), players, options)


def configured(game: AnyGame, players: object, options: Mapping[str, Any]) -> Config:
    if type(players) is not int:
        lowest, highest = game.PLAYERS[0], game.PLAYERS[-1]
        raise BadTable(f"the number of players is a whole number from {lowest} to {highest}, not {shown(players)}.")
    try:
        return configs.configure(game, players, options)
    except BadConfig as fault:
        raise bad_table(fault) from None


def _checked_module(game: object) -> AnyGame:
    if isinstance(game, ModuleType) and as_game(game) in games.all_versions():
        return as_game(game)
    raise UnknownGame(f"{shown(game)} is no game. The games are: {', '.join(games.names())}.")
