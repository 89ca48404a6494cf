"""The rows of a table by column name, before they are interpreted."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from skulduggery.pad import csvtext
from skulduggery.pad.csvtext import Broken, Row
from skulduggery.pad.model import Refusal
from skulduggery.pad.tables import COLUMNS, COMPUTED, SELDOM
from skulduggery.pad.texts import SPACE, cut, trimmed

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,9}")
SPACES = re.compile(f"[{SPACE}]+")


class BadTable(ValueError):
    """A fault of a table. Caught in this package: callers get a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


def bad_cell(line: int, column: str) -> BadTable:
    return BadTable(Refusal("csv", None, {"line": line, "column": cut(column)}))


class Line(NamedTuple):
    """One row, by column name."""

    number: int
    cells: Mapping[str, str]

    def fault(self, column: str) -> BadTable:
        return bad_cell(self.number, column)

    def whole(self, column: str) -> int | None:
        cell = self.cells.get(column, "")
        if cell and not WHOLE_NUMBER.fullmatch(cell):
            raise self.fault(column)
        return int(cell) if cell else None

    def counted(self, column: str) -> int:
        """A number that is required."""
        number = self.whole(column)
        if number is None:
            raise self.fault(column)
        return number

    def words(self, column: str) -> tuple[str, ...]:
        return tuple(word for word in SPACES.split(self.cells.get(column, "")) if word)


def read_lines(text: str) -> list[Line]:
    rows = csvtext.read(text)
    if isinstance(rows, Broken):
        raise _broken(rows)
    header = _header(rows[0] if rows else Row(1, ()))
    return [Line(row.line, _by_column(header, row)) for row in rows[1:]]


def _broken(broken: Broken) -> BadTable:
    """Name the broken column from the header, if that much could be read."""
    header = broken.before[0].cells if broken.before else ()
    return bad_cell(broken.line, header[broken.cell] if broken.cell < len(header) else str(broken.cell + 1))


def _header(row: Row) -> tuple[str, ...]:
    names = tuple(trimmed(cell) for cell in row.cells)
    for place, name in enumerate(names):
        if name not in (*COLUMNS, *SELDOM) or name in names[:place]:
            raise bad_cell(row.line, name)
    for column in COLUMNS:
        if column not in names and column not in COMPUTED:
            raise BadTable(Refusal("csv-column", None, {"column": column}))
    return names


def _by_column(header: tuple[str, ...], row: Row) -> dict[str, str]:
    if len(row.cells) != len(header):
        raise bad_cell(row.line, header[min(len(row.cells), len(header) - 1)])
    return {name: trimmed(cell) for name, cell in zip(header, row.cells, strict=True)}
