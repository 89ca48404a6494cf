"""What can be looked up during a game: help, the score sheet, rules, the last trick, the log."""

from rich.console import RenderableType
from rich.text import Text

from skulduggery import games
from skulduggery.cli.commands.rules import rule_in_words
from skulduggery.cli.drawing.base import Table
from skulduggery.kernel.protocol import AnyGame
from skulduggery.rulebooks import find_rule, nearest_ids

LINES_OF_LOG = 20
MOST_LINES_OF_LOG = 10_000


class Helper:
    def __init__(self, game: AnyGame, table: Table) -> None:
        self._game = game
        self._table = table

    def knows(self, word: str) -> bool:
        return word.casefold() in ("?", "help", "score", "rules", "rule", "last", "log")

    def answer(self, words: list[str]) -> list[RenderableType]:
        match words[0].casefold():
            case "score":
                return self._table.sheet()
            case "rules" | "rule":
                return [self._rule(words[1:])]
            case "last":
                return self._table.last()
            case "log":
                return self._log(words[1:])
            case _:
                return [Text(self._table.say("cli-help")), Text(self.notation())]

    def notation(self) -> str:
        """How moves of this game are written."""
        key = f"cli-notation-{self._game.NAME}"
        return self._table.say(key if self._table.speech.has(key) else "cli-notation")

    def _rule(self, words: list[str]) -> RenderableType:
        if not words:
            return Text(self._table.say("cli-rules-how", rule=self._game.END_RULE))
        names = (self._game.NAME, *games.names())
        rule = find_rule(words[0], names, self._table.speech.language)
        if rule is None:
            near = ", ".join(nearest_ids(words[0], names))
            return Text(self._table.say("cli-bad-rule", value=words[0][:40], nearest=near))
        return Text(rule_in_words(rule, self._table.speech))

    def _log(self, words: list[str]) -> list[RenderableType]:
        asked = words[0] if words else ""
        count = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else LINES_OF_LOG
        shown = self._table.seen[-min(count, MOST_LINES_OF_LOG) :]
        return [Text(self._table.speech.event(event)) for event in shown]
