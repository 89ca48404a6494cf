"""Asks a person for a decision: the numbered choices, and other input."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.playing.reading import Reader
from skulduggery.kernel.choices import Choices
from skulduggery.kernel.protocol import AnyGame, Move

MOST_LISTED = 60
MOST_REFUSED_LISTED = 14
MOST_IN_ONE_COLUMN = 7
FEWEST_IN_A_GROUP = 3


class Unclear(Struct, frozen=True):
    """Input without a meaning here: a key for the sentence, and its parameters."""

    key: str
    args: dict[str, Any] = {}


class Question:
    """One decision of the person at this terminal."""

    def __init__(self, game: AnyGame, table: Table, choices: Choices[Any], suggested: Sequence[Any] = ()) -> None:
        """`suggested` moves are listed if there are too many legal choices."""
        self.choices = choices
        self._table = table
        self.is_listed = len(choices.legal) <= MOST_LISTED
        named = choices.legal if self.is_listed else suggested
        asked = [*choices.legal, *(refused.move for refused in choices.refused)]
        self._reader = Reader(game, asked, from_one=table.from_one)
        self._by_key = {self._reader.key(number, move): move for number, move in enumerate(named, start=1)}

    def listed(self) -> list[RenderableType]:
        """The legal choices with what to type for each; then the illegal ones, dimmed."""
        width = max((len(key) for key in self._by_key), default=0)
        groups = self._groups()
        in_groups = {key for group in groups.values() for key in group}
        entries = [
            Text.assemble((f"{key:>{width + 1}}  ", LOUD), self._table.label(move))
            for key, move in self._by_key.items()
            if key not in in_groups
        ]
        entries += self._listed_refused(width) if self.is_listed else []
        in_columns = [Columns(entries, padding=(0, 2), column_first=True)]
        return [*(entries if len(entries) <= MOST_IN_ONE_COLUMN else in_columns), *_drawn_groups(groups, width)]

    def _groups(self) -> dict[str, dict[str, Text]]:
        """The common part of each group; then what to type for each of its choices, and how it looks."""
        groups: dict[str, dict[str, Text]] = {}
        for key, move in self._by_key.items():
            grouped = self._table.grouped(move)
            if grouped is not None:
                title, own = grouped
                groups.setdefault(title, {})[key] = own
        return {title: group for title, group in groups.items() if len(group) >= FEWEST_IN_A_GROUP}

    def meant(self, line: str) -> Move | Unclear:
        """The move that a line means, legal or not."""
        typed = line.strip()
        by_number = self._by_key.get(typed.removeprefix("#").casefold())
        if by_number is not None and typed.startswith("#"):
            return by_number
        by_words = self._reader.spelled(typed)
        if by_number is not None:
            return self._one_of(typed, by_number, by_words)
        if by_words is None and typed.isdigit() and not self._reader.numbers_speak:
            return Unclear("cli-no-such-choice", {"value": typed[:12], "highest": len(self._by_key)})
        found = by_words or self._by_label(typed) or self._refusable(typed)
        return found or Unclear("cli-not-understood", {"value": typed[:40]})

    def _refusable(self, line: str) -> Move | None:
        """A guessed move, only to be refused with a reason. It is never played."""
        guessed = self._reader.guessed(line)
        return None if guessed in self.choices.legal else guessed

    def _one_of(self, line: str, by_number: Move, by_words: Move | None) -> Move | Unclear:
        """A number may be that of a choice, and also the name of a card."""
        if by_words in (None, by_number) or by_words not in self.choices.legal:
            return by_number
        return Unclear("cli-two-meanings", {"value": line.strip(), "label": self._table.label(by_number).plain.strip()})

    def _by_label(self, line: str) -> Move | None:
        """The choice with this text, typed with or without its chip."""
        wanted = line.casefold().split()
        moves = [*self.choices.legal, *(refused.move for refused in self.choices.refused)]
        return next((move for move in moves if wanted in self._label_words(move)), None)

    def _label_words(self, move: Move) -> tuple[list[str], list[str]]:
        words = self._table.label(move).plain.casefold().split()
        return words, words[1:]

    def _listed_refused(self, width: int) -> list[Text]:
        moves = [refused.move for refused in self.choices.refused if self._table.is_worth_refusing(refused.move)]
        mark = (f"{'–':>{width + 1}}  ", QUIET)
        return [Text.assemble(mark, (self._table.label(move).plain, QUIET)) for move in moves[:MOST_REFUSED_LISTED]]


def _drawn_groups(groups: Mapping[str, Mapping[str, Text]], width: int) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    for title, group in groups.items():
        entries = [Text.assemble((f"{key:>{width + 1}}  ", LOUD), own) for key, own in group.items()]
        drawn += [Text(f" {title}"), Columns(entries, padding=(0, 2))]
    return drawn
