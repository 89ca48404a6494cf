"""Parses game, players, bots and options from the command line."""

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from skulduggery import bots, games
from skulduggery.cli.faults import BadInput, BadSentence
from skulduggery.cli.guessing import meant
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.words import cut, shown_path
from skulduggery.kernel.chance import Rng
from skulduggery.kernel.configs import BadConfig, configure
from skulduggery.kernel.protocol import AnyGame, Config
from skulduggery.public import bots as own
from skulduggery.public.errors import BadBot

HIGHEST_SEED = 2**63 - 1
FRESH_SEED_BELOW = 10**9
LONGEST_PROBLEM = 300
BOT_FAULTS = {
    "missing": "bot-file-missing",
    "no-python": "bot-file-no-python",
    "broken": "bot-file-broken",
    "no-choose": "bot-file-no-choose",
    "failed": "bot-file-failed",
    "answer": "bot-file-answer",
}
"""Errors of a user's own bot, and their sentences."""


class Options(Struct, frozen=True):
    """The chosen options: some affect the rules, all may affect a screen."""

    config: Config
    chosen: dict[str, str]


def find_game(name: str) -> AnyGame:
    game = game_called(name)
    if game is None:
        names = games.names()
        raise BadInput("game", value=cut(name, 40), allowed=", ".join(names), meant=meant(name, names))
    return game


def game_called(name: str) -> AnyGame | None:
    """`Skull_King` is skull-king."""
    return games.find(name.lower().replace("_", "-"))


def configured(game: AnyGame, players: int, words: Sequence[str]) -> Options:
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInput("option-form", value=cut(word, 40))
        if name in chosen:
            raise BadInput("option-twice", value=cut(name, 40))
        chosen[name] = value
    try:
        return Options(config=configure(game, players, chosen), chosen=chosen)
    except BadConfig as fault:
        raise BadSentence(fault.reason, fault.args_, fault.rule) from None


def player_count(game: AnyGame, words: str) -> int:
    """A number of players. The game may still refuse it with a rule."""
    if words.isascii() and words.isdigit() and len(words) <= 3:
        return int(words)
    return whole_number(words, "--players", game.PLAYERS[0], game.PLAYERS[-1])


def bots_for(game: AnyGame, words: str, seats: int) -> list[str]:
    """One bot for all these seats, or one for each. The path of a Python file names the bot in it."""
    known = bots.bot_names(game.NAME)
    names = [name.strip() for name in words.split(",")]
    names = [name if own.is_path(name) else name.lower() for name in names]
    for name in names:
        if own.is_path(name):
            own_bot(name)
        elif name not in known:
            near = meant(name, known)
            raise BadInput("bot", value=cut(name, 40), table=game.NAME, allowed=", ".join(known), meant=near)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadInput("bot-count", value=len(names), expected=seats)
    return names


def make_bot(name: str, game: str, rng: Rng) -> bots.Bot:
    """A bot by its name or its file. A file is loaded once and serves all seats and games."""
    if own.is_path(name):
        return own_bot(name)
    known = bots.bot_names(game)
    if name not in known:
        raise BadInput("bot", value=cut(name, 40), table=game, allowed=", ".join(known), meant=meant(name, known))
    return bots.make(name, game, rng)


@cache
def own_bot(file: str) -> bots.Bot:
    """The bot in a user's own file. Its errors are `BadInput`, now and whenever it decides."""
    try:
        choose = own.guarded(own.load_bot(file), file)
    except BadBot as fault:
        raise _bot_fault(fault) from None

    def decide(view: Any, moves: Sequence[Any]) -> Any:
        try:
            return choose(view, moves)
        except BadBot as fault:
            raise _bot_fault(fault) from None

    return decide


def _bot_fault(fault: BadBot) -> BadInput:
    return BadInput(BOT_FAULTS[fault.reason], file=shown_path(fault.bot), problem=cut(fault.problem, LONGEST_PROBLEM))


def seed_of(words: str | None) -> int:
    return secrets.randbelow(FRESH_SEED_BELOW) if words is None else whole_number(words, "--seed", 0, HIGHEST_SEED)
