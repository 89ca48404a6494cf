"""Parse and write comma-separated text (RFC 4180), without interpreting the cells."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from skulduggery.pad.texts import trimmed

BYTE_ORDER_MARK = "\ufeff"
SEPARATORS = ",;\t"
LINE_END = "\r\n"
ANY_LINE_END = re.compile(r"\r\n|\n|\r")
QUOTE = '"'


class Row(NamedTuple):
    line: int
    """Its first line in the text, counted from 1."""
    cells: tuple[str, ...]


class Broken(NamedTuple):
    """A cell with no closing quotation mark, or with text before or after its quotation marks."""

    line: int
    cell: int
    """Counted from 0."""
    before: tuple[Row, ...]
    """The rows above it."""


def written(rows: Iterable[Sequence[str]]) -> str:
    return BYTE_ORDER_MARK + "".join(",".join(map(_quoted, row)) + LINE_END for row in rows)


def read(text: str) -> list[Row] | Broken:
    """The rows that are not empty. The first separator in the text is the one that counts."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    separator = next((letter for letter in text if letter in SEPARATORS), SEPARATORS[0])
    plain = re.compile(rf'[^"\r\n{separator}]*')
    rows: list[Row] = []
    place, line = 0, 1
    while place < len(text):
        row = _row(text, place, separator, plain)
        if isinstance(row, int):
            return Broken(line, row, tuple(rows))
        cells, end = row
        if any(trimmed(cell) for cell in cells):
            rows.append(Row(line, cells))
        line += len(ANY_LINE_END.findall(text, place, end))
        place = end
    return rows


def _row(text: str, place: int, separator: str, plain: re.Pattern[str]) -> tuple[tuple[str, ...], int] | int:
    """The cells from here on and the start of the next row, or the broken cell."""
    cells: list[str] = []
    while True:
        found = _quoted_cell(text, place) if text.startswith(QUOTE, place) else _plain_cell(text, place, plain)
        if found is None:
            return len(cells)
        cell, place = found
        cells.append(cell)
        line_end = ANY_LINE_END.match(text, place)
        if line_end or place == len(text):
            return tuple(cells), line_end.end() if line_end else place
        if text[place] != separator:
            return len(cells) - 1
        place += 1


def _plain_cell(text: str, place: int, plain: re.Pattern[str]) -> tuple[str, int]:
    found = plain.match(text, place)
    assert found is not None
    return found[0], found.end()


def _quoted_cell(text: str, place: int) -> tuple[str, int] | None:
    """Two quotation marks in a row stand for one."""
    end = text.find(QUOTE, place + 1)
    while end >= 0 and text.startswith(QUOTE, end + 1):
        end = text.find(QUOTE, end + 2)
    return None if end < 0 else (text[place + 1 : end].replace(QUOTE * 2, QUOTE), end + 1)


def _quoted(cell: str) -> str:
    return QUOTE + cell.replace(QUOTE, QUOTE * 2) + QUOTE if any(letter in ',"\r\n' for letter in cell) else cell
