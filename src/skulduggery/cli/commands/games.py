"""`games`: the games with their player counts and options."""

import json
from argparse import Namespace
from typing import Any

from skulduggery import games
from skulduggery.kernel.options import Numbers, Option
from skulduggery.kernel.protocol import AnyGame
from skulduggery.locales import Speech


def run(asked: Namespace) -> int:
    if asked.json:
        print(json.dumps([_as_json(game) for game in games.all_games()]))
        return 0
    for game in games.all_games():
        _print(game, Speech(asked.lang, game.NAME))
    return 0


def _print(game: AnyGame, speech: Speech) -> None:
    lowest, highest = game.PLAYERS[0], game.PLAYERS[-1]
    print(f"{game.NAME:<16} {speech.say('cli-games-players', game=game.NAME, lowest=lowest, highest=highest)}")
    for option in game.OPTIONS:
        title = speech.say(f"option-{option.name}") if speech.has(f"option-{option.name}") else option.name
        print(f"    --option {option.name}={_written(option)}   {title}; {option.allowed}")


def _written(option: Option) -> str:
    return ",".join(str(number) for number in option.default) if isinstance(option, Numbers) else option.default


def _as_json(game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.NAME,
        "rules": game.RULES,
        "players": list(game.PLAYERS),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed if isinstance(option, Numbers) else option.values,
                "affects_rules": option.affects_rules,
            }
            for option in game.OPTIONS
        ],
    }
