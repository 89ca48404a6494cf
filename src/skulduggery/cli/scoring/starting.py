"""Starts a new game: which one, the players, the first dealer, the options. Asks only for what the command line
leaves open."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from skulduggery import games
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.desk import Desk
from skulduggery.cli.scoring.people import People
from skulduggery.cli.scoring.vocabulary import MORE
from skulduggery.cli.scoring.wishing import Wishes, by_lot, made
from skulduggery.cli.tablesetting import configured, find_game
from skulduggery.cli.words import clean_name
from skulduggery.kernel.options import Choice, Option, OptionValue
from skulduggery.kernel.protocol import AnyGame
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, key_of

MOST_REMEMBERED = 12


class Prompts(Protocol):
    """Asks at a prompt. Commands are handled before an answer is returned."""

    @property
    def desk(self) -> Desk: ...
    def ask(self, prompt: str) -> str: ...
    def ask_for_names(self, prompt: str) -> str: ...


class Starter:
    def __init__(self, prompts: Prompts, known: Sequence[PadGame]) -> None:
        self._desk = prompts.desk
        self._ask = prompts.ask
        self._ask_for_names = prompts.ask_for_names
        self._known = sorted(known, key=lambda game: game.changed)

    def start(self, wishes: Wishes) -> PadGame:
        """Ask for what the command line leaves open."""
        desk = self._desk
        desk.speak_of(None)
        desk.say("score-new", style=LOUD)
        game = self._game() if wishes.game is None else find_game(wishes.game)
        while True:
            players = self._players(game) if wishes.players is None else wishes.players
            options = self._options(game, wishes.options)
            first = self._first(game, players, wishes.dealer)
            found = made(game, players, first, options, length=wishes.rounds)
            if isinstance(found, PadGame):
                return found
            desk.warn(found)
            wishes = Wishes(game=game.NAME, options=wishes.options)

    def _game(self) -> AnyGame:
        names = games.names()
        usual = names.index(self._known[-1].game) if self._known else 0
        titles = [self._desk.speech.noun("game", name) for name in names]
        chosen = games.find(names[self._choose("cli-menu-game", titles, usual)])
        assert chosen is not None
        return chosen

    def _players(self, game: AnyGame) -> tuple[str, ...]:
        """Typed names, or numbers of earlier players. Enter takes the players of the last such game."""
        desk = self._desk
        remembered = self._remembered()
        last = next((old.players for old in reversed(self._known) if old.game == game.NAME), ())
        lowest, highest = game.PLAYERS[0], game.PLAYERS[-1]
        desk.say("score-who", style=LOUD, lowest=lowest, highest=highest)
        if remembered:
            entries = (f"{number} {clean_name(name)}" for number, name in enumerate(remembered, start=1))
            desk.console.print(Text("  " + "   ".join(entries)))
        while True:
            line = self._ask_for_names(_bracketed(", ".join(clean_name(name) for name in last)))
            names = tuple(last) if not line else tuple(_name(word, remembered) for word in _apart(line))
            found = made(game, names, 0, None)
            if isinstance(found, PadGame):
                return found.players
            desk.warn(found)

    def _remembered(self) -> list[str]:
        """All players of these games, the most recent first."""
        names = (name for game in reversed(self._known) for name in game.players)
        return list({key_of(name): name for name in names}.values())[:MOST_REMEMBERED]

    def _options(self, game: AnyGame, words: Sequence[str]) -> dict[str, OptionValue]:
        """The options of the command line, and an answer for each of the others."""
        said = {word.partition("=")[0] for word in words}
        values = dict(configured(game, game.PLAYERS[0], words).config.options)
        for option in game.OPTIONS:
            if option.affects_rules and option.name not in said:
                values[option.name] = self._option(game, option)
        return values

    def _option(self, game: AnyGame, option: Option) -> OptionValue:
        speech = Speech(self._desk.language, game.NAME, more=MORE)
        title = speech.say(f"option-{option.name}")
        if isinstance(option, Choice):
            titles = [speech.say(f"option-{option.name}-{value}") for value in option.values]
            return option.values[self._choose(title, titles, option.values.index(option.default))]
        usual = ",".join(str(number) for number in option.default)
        self._desk.console.print(Text(title, style=LOUD))
        while True:
            line = self._ask(_bracketed(usual))
            value = option.parse(",".join(line.replace(",", " ").split())) if line else option.default
            if value is not None:
                return value
            self._desk.say(
                "refusal-option-value", style="yellow", option=option.name, value=line[:40], allowed=option.allowed
            )

    def _first(self, game: AnyGame, players: Sequence[str], dealer: str | None) -> int:
        """SK-13, SQ-12, SL-12, SD-12: by lot, if nobody says otherwise."""
        desk = self._desk
        people = People([clean_name(name) for name in players])
        if dealer is None:
            desk.say("score-first-thrower" if game.NAME == "skull-king-dice" else "score-first-dealer", style=LOUD)
            entries = (f"{number} {name}" for number, name in enumerate(people.names, start=1))
            desk.console.print(Text("  " + "   ".join(entries)))
        while True:
            line = self._ask("") if dealer is None else dealer
            dealer = None
            if not line:
                first = by_lot(len(players))
                desk.say("score-by-lot", style=QUIET, name=people.names[first])
                return first
            if line.isascii() and line.isdigit() and 1 <= int(line[:4]) <= len(players):
                return int(line) - 1
            meant = people.meant(line)
            if not isinstance(meant, Unclear):
                return meant
            desk.warn(meant)

    def _choose(self, title: str, entries: Sequence[str], usual: int) -> int:
        """Choose by the number of the entry, counted from 1."""
        desk = self._desk
        desk.console.print(Text(desk.speech.say(title) if desk.speech.has(title) else title, style=LOUD))
        for number, entry in enumerate(entries, start=1):
            desk.console.print(Text(f"  {number}  {entry}"))
        words = [str(number) for number in range(1, len(entries) + 1)]
        while True:
            line = self._ask(_bracketed(words[usual]))
            if not line or line in words:
                return words.index(line) if line else usual
            desk.say("cli-menu-again", style="yellow", value=line[:40], allowed=", ".join(words))


def _apart(line: str) -> list[str]:
    """Split at commas or, since nobody plays alone, at spaces."""
    return [part.strip() for part in line.split(",")] if "," in line else line.split()


def _name(word: str, remembered: Sequence[str]) -> str:
    is_number = word.isascii() and word.isdigit() and len(word) < 3
    return remembered[int(word) - 1] if is_number and 1 <= int(word) <= len(remembered) else word


def _bracketed(usual: str) -> str:
    return f"[{usual}] " if usual else ""
