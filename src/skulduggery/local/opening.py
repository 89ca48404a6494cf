"""Open a table, or resume one."""

import random
from typing import Any

from skulduggery import bots, games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.configs import BadConfig, configure_from_record
from skulduggery.kernel.plaintext import clean_name
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, Record
from skulduggery.local.course import Course
from skulduggery.local.refusing import Refused
from skulduggery.local.resuming import resumed
from skulduggery.local.standing import PassTable

CHANCE = random.SystemRandom()
"""The device's own random source, which cannot be predicted or repeated."""


def opened(wanted: PassTable) -> Course:
    """A new table with the first cards dealt."""
    game = games.find(wanted.game)
    if game is None:
        raise Refused("game-unknown", value=wanted.game[:40], allowed=", ".join(games.names()))
    options: dict[str, Any] = {option.name: option.default for option in game.OPTIONS if option.affects_rules}
    try:
        config = configure_from_record(game, len(wanted.players), {**options, **wanted.options})
    except BadConfig as fault:
        raise Refused(fault.reason, fault.rule, **fault.args_) from None
    players = tuple(_checked(game, player) for player in wanted.players)
    course = Course(game, config, players, fate=seeded(CHANCE), rng=CHANCE)
    course.go_on()
    return course


def taken_up(game: AnyGame, record: Record, *, is_pausing: bool) -> Course:
    """Resume a table from its record. Raises `BadRecord` if the rules do not allow the record."""
    for player in record.players:
        _checked(game, player)
    return resumed(game, record, is_pausing=is_pausing, fate=seeded(CHANCE), rng=CHANCE)


def _checked(game: AnyGame, player: Player) -> Player:
    known = bots.ladder(game.NAME)
    if player.bot is not None and player.bot not in known:
        raise Refused("bot-unknown", value=player.bot[:40], allowed=", ".join(known))
    return Player(name=clean_name(player.name), bot=player.bot)
