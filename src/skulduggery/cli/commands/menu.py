"""`menu`: on a terminal a menu that starts a game, elsewhere the help."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from skulduggery import bots, games
from skulduggery.cli.drawing.ink import LOUD
from skulduggery.cli.parser import make_parser
from skulduggery.cli.playing.asking import Asker
from skulduggery.locales import Speech


def run(asked: Namespace) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        make_parser().print_help()
        return 0
    from skulduggery.cli.commands import play

    plain = vars(make_parser().parse_args(["play"]))
    return play.run(Namespace(**{**plain, "lang": asked.lang}))


def choose_game(asked: Namespace, console: Console) -> None:
    """Ask for what the arguments leave open."""
    menu = _Menu(Speech(asked.lang), console)
    console.print(Text("S K U L D U G G E R Y", style=LOUD), justify="left")
    names = games.names()
    asked.game = names[menu.choose("cli-menu-game", [menu.speech.noun("game", name) for name in names], 0)]
    game = games.find(asked.game)
    assert game is not None
    if asked.players is None:
        counts = [str(count) for count in game.PLAYERS]
        asked.players = counts[menu.choose_word("cli-menu-players", counts, min(len(counts) - 1, 2))]
    if asked.bots is None:
        kinds = bots.bot_names(game.NAME)
        asked.bots = kinds[
            menu.choose("cli-menu-bots", [menu.speech.noun("bot", kind) for kind in kinds], len(kinds) - 1)
        ]


class _Menu:
    def __init__(self, speech: Speech, console: Console) -> None:
        self.speech = speech
        self._console = console
        self._asker = Asker(console)

    def choose(self, title: str, entries: Sequence[str], default: int) -> int:
        """Choose by the number of the entry, counted from 1."""
        self._console.print(Text(self.speech.say(title), style=LOUD))
        for number, entry in enumerate(entries, start=1):
            self._console.print(Text(f"  {number}  {entry}"))
        return self._answer([str(number) for number in range(1, len(entries) + 1)], default)

    def choose_word(self, title: str, words: Sequence[str], default: int) -> int:
        self._console.print(Text(f"{self.speech.say(title)} {', '.join(words)}", style=LOUD))
        return self._answer(words, default)

    def _answer(self, words: Sequence[str], default: int) -> int:
        while True:
            line = self._asker.line(f"[{words[default]}] {self.speech.say('cli-prompt')}").strip()
            if not line:
                return default
            if line in words:
                return words.index(line)
            self._console.print(Text(self.speech.say("cli-menu-again", value=line[:40], allowed=", ".join(words))))
