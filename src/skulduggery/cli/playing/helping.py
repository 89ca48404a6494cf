"""What a player can look up during a game: help, the score sheet, rules, the last trick, the log."""

from rich.console import RenderableType
from rich.text import Text

from skulduggery import games
from skulduggery.cli.commands.rules import rule_in_words
from skulduggery.cli.drawing.base import Table
from skulduggery.kernel.protocol import AnyGame
from skulduggery.rulebooks import Entry, find_rule, mentioning, nearest_ids, read_rulebook

LINES_OF_LOG = 20
MOST_LINES_OF_LOG = 10_000
MOST_RULES = 8
"""Most rules shown for a word, since the table should stay visible above them."""


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
                return self._rules(words[1:])
            case "last":
                return self._table.last()
            case "log":
                return self._log(words[1:])
            case _:
                return [Text(self._table.say("cli-help")), Text(self.notation())]

    def notation(self) -> str:
        """How to write this game's moves."""
        key = f"cli-notation-{self._game.NAME}"
        return self._table.say(key if self._table.speech.has(key) else "cli-notation")

    def _rules(self, words: list[str]) -> list[RenderableType]:
        """The rule with this id, or the rules of the game that contain all these words."""
        if not words:
            return [Text(self._table.say("cli-rules-how", rule=self._game.END_RULE))]
        names = (self._game.NAME, *games.names())
        rule = find_rule(words[0], names, self._table.speech.language)
        if rule is not None:
            return [Text(rule_in_words(rule, self._table.speech))]
        if found := self._mentioning(words):
            count = self._table.say("cli-rules-found", count=len(found), value=" ".join(words)[:40])
            return [*(Text(rule_in_words(one, self._table.speech)) for one in found[:MOST_RULES]), Text(count)]
        near = ", ".join(nearest_ids(words[0], names))
        return [Text(self._table.say("cli-bad-rule", value=words[0][:40], nearest=near))]

    def _mentioning(self, words: list[str]) -> list[Entry]:
        book = read_rulebook(self._game.NAME, self._table.speech.language)
        return mentioning(book, words) if book else []

    def _log(self, words: list[str]) -> list[RenderableType]:
        asked = words[0] if words else ""
        count = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else LINES_OF_LOG
        shown = self._table.seen[-min(count, MOST_LINES_OF_LOG) :]
        return [Text(self._table.speech.event(event)) for event in shown]
