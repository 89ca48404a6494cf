"""`bots`: lists the bots of each game."""

import json
from argparse import Namespace

from skulduggery import bots, games
from skulduggery.cli.tablesetting import find_game
from skulduggery.locales import Speech


def run(asked: Namespace) -> int:
    names = games.names() if asked.game is None else (find_game(asked.game).NAME,)
    found = {name: list(bots.bot_names(name)) for name in names}
    if asked.json:
        print(json.dumps([{"game": name, "bots": listed} for name, listed in found.items()]))
        return 0
    speech = Speech(asked.lang)
    for name, listed in found.items():
        print(f"{name}: {speech.noun('game', name)}")
        for bot in listed:
            print(f"    {bot:<10} {speech.noun('bot', bot)}")
    return 0
