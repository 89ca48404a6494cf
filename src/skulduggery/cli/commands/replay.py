"""`replay`: tells a recorded game in words, or prints its events as JSON."""

import json
from argparse import Namespace

import msgspec
from rich.rule import Rule
from rich.text import Text

from skulduggery import games
from skulduggery.cli.consoles import on_stdout
from skulduggery.cli.drawing.base import Drawn
from skulduggery.cli.drawing.ink import LOUD, QUIET, Ink
from skulduggery.cli.faults import BadInput
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.recordfiles import Entry, entries, opened
from skulduggery.cli.tables import table_for
from skulduggery.cli.verdicts import as_words, judge
from skulduggery.cli.words import clean_name, shown_path
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, parse_record
from skulduggery.kernel.replay import replay
from skulduggery.locales import Speech

HIGHEST = 10**9


def run(asked: Namespace) -> int:
    wanted = whole_number(asked.game, "--game", 1, HIGHEST)
    first = whole_number(asked.first, "--from", 1, HIGHEST)
    entry = _found(asked.file, wanted)
    verdict = judge(asked.file, entry)
    if verdict is not None:
        raise BadInput("record", problem=as_words(verdict, asked.lang))
    game, record = parse_record(entry.text, games.find)
    if first > max(1, len(record.log)):
        raise BadInput("step", value=str(first), highest=str(len(record.log)))
    if asked.json:
        _print_events(game, record, first)
    else:
        _Narrator(game, record, asked.lang).tell(first)
    return 0


def _found(name: str, wanted: int) -> Entry:
    """The record with that number in the file."""
    last = 0
    with opened(name) as stream:
        for entry in entries(stream, name):
            last = entry.number
            if last == wanted:
                return entry
    if not last:
        raise BadInput("file-empty", file=shown_path(name))
    raise BadInput("game-number", file=shown_path(name), value=str(wanted), highest=str(last))


def _print_events(game: AnyGame, record: Record, first: int) -> None:
    for step in replay(game, record):
        if step.number >= first:
            for event in step.events:
                print(json.dumps({"step": step.number, **msgspec.to_builtins(event)}, ensure_ascii=False))


class _Narrator:
    def __init__(self, game: AnyGame, record: Record, language: str) -> None:
        self._game = game
        self._record = record
        self._console = on_stdout()
        self._speech = Speech(language, game.NAME, [clean_name(player.name) for player in record.players])
        self._table = table_for(game.NAME, self._speech, Ink.on(self._console), None, record.config.options)

    def tell(self, first: int) -> None:
        """Tell everything from that step on. Earlier events are read, but not told."""
        self._tell_heading()
        for step in replay(self._game, self._record):
            told: Drawn = [line for event in step.events for line in self._table.see(event)]
            if step.number >= first:
                self._print_step(step.number, told)
        self._tell_result()

    def _print_step(self, number: int, told: Drawn) -> None:
        mark = f"{number:>4}  "
        for line in told:
            if isinstance(line, Text) and line.plain:
                line = Text.assemble((mark, QUIET), line)
                mark = " " * len(mark)
            self._console.print(line)

    def _tell_heading(self) -> None:
        names = ", ".join(
            f"{clean_name(player.name)} ({clean_name(player.bot)})" if player.bot else clean_name(player.name)
            for player in self._record.players
        )
        title = f"{self._speech.noun('game', self._game.NAME)}: {names}"
        self._console.print(Text(title, style=LOUD))

    def _tell_result(self) -> None:
        result = self._record.result
        self._console.print(Rule())
        if result is None:
            self._console.print(Text(self._speech.say("cli-replay-unfinished")))
            return
        for line in self._table.ending(result.scores, result.places):
            self._console.print(line)
