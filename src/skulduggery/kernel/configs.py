"""Check a table's player count and options before a game begins, from a command line or a record."""

from collections.abc import Mapping
from typing import Any

from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.protocol import AnyGame, Argument, Config


class BadConfig(ValueError):
    """The table cannot be set up like this: a key for the sentence, and its arguments."""

    def __init__(self, reason: str, rule: str | None = None, **args: Argument) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.rule = rule
        self.args_: dict[str, Argument] = args


def configure(game: AnyGame, seats: int, options: Mapping[str, Any] | None = None) -> Config:
    """Make a config from command-line words or plain values. Options that are not given have their defaults."""
    _check_seats(game, seats)
    chosen = dict(options or {})
    values: dict[str, OptionValue] = {}
    for option in game.OPTIONS:
        given = chosen.pop(option.name, None)
        value = (
            option.default if given is None else option.parse(given) if isinstance(given, str) else option.read(given)
        )
        if value is None:
            raise BadConfig("option-value", option=option.name, value=str(given)[:40], allowed=option.allowed)
        if option.affects_rules:
            values[option.name] = value
    _check_unknown(game, chosen, [option.name for option in game.OPTIONS])
    return Config(seats=seats, options=values)


def configure_from_record(game: AnyGame, seats: int, options: Mapping[str, Any]) -> Config:
    """Make a config from a record, which spells out every option that affects the rules, and no other."""
    _check_seats(game, seats)
    values: dict[str, OptionValue] = {}
    for option in game.OPTIONS:
        if not option.affects_rules:
            continue
        if option.name not in options:
            raise BadConfig("option-missing", option=option.name, allowed=option.allowed)
        value = option.read(options[option.name])
        if value is None:
            raise BadConfig(
                "option-value", option=option.name, value=str(options[option.name])[:40], allowed=option.allowed
            )
        values[option.name] = value
    _check_unknown(game, {key: "" for key in options if key not in values}, list(values))
    return Config(seats=seats, options=values)


def _check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.PLAYERS:
        lowest, highest = game.PLAYERS[0], game.PLAYERS[-1]
        raise BadConfig(
            "player-count", game.PLAYERS_RULE, game=game.NAME, players=seats, lowest=lowest, highest=highest
        )


def _check_unknown(game: AnyGame, left_over: Mapping[str, Any], known: list[str]) -> None:
    for name in left_over:
        raise BadConfig("option-unknown", game=game.NAME, option=name[:40], allowed=", ".join(known) or "-")
