"""Reads all readable rows of a table, even behind damaged pages.

SQLite stops at the first damaged page. So rows are read from both ends, and the gap between them is halved a few
times: this also finds a page between two damaged ones.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct

from skulduggery.server.store.rows import Row
from skulduggery.server.store.sqlite_connections import is_damage

Key: TypeAlias = str | int

HALVINGS = 8
DIGITS = 12
"""Letters of a key that halving compares."""
BASE = 128
BEHIND_ALL = {str: "\U0010ffff", int: 2**62}


class Layout(Struct, frozen=True):
    """How to read a table: its key in SQLite's row order, and the wanted columns, the key first."""

    name: str
    key: str
    columns: str
    order: str
    kind: type[Key] = str


def _layout(name: str, columns: str, *, keys: int = 1) -> Layout:
    """The layout of a table that is stored in the order of its first columns."""
    order = ", ".join(columns.split(", ")[:keys])
    return Layout(name=name, key=columns.split(", ", 1)[0], columns=columns, order=order)


def _by_number(name: str, columns: str) -> Layout:
    return Layout(name=name, key="rowid", columns=f"rowid, {columns}", order="rowid", kind=int)


ENTRIES = _layout("entries", "log, seq, body", keys=2)
GAMES = _by_number("games", "table_id, game, seats, bots, finished_at, record")
OTHERS = (
    _layout("meta", "name, value"),
    _layout("tables", "id, game, status, is_public, code, opened_at, touched_at, summary"),
    _layout("members", "guest, table_id", keys=2),
    _layout("results", "table_id, seat, guest, score, place, finished_at", keys=2),
    _layout("guests", "id, name, since, seen, crest"),
    _layout("mutes", "guest, other", keys=2),
    _by_number("reports", "made_at, made_by, about, table_id, words, excerpt"),
    _by_number("pads", "id, guest, revision, game, changed_at"),
    _layout("comments", "table_id, step, guest, written_at, words", keys=3),
)


class Reading:
    """Reads one table once. Afterwards it knows where rows are missing."""

    def __init__(self, db: sqlite3.Connection, layout: Layout) -> None:
        self._db = db
        self._layout = layout
        self.rows = 0
        self.is_damaged = False
        self.stopped_in: set[Key] = set()
        """Key ranges that may have more rows on a damaged page."""

    def __iter__(self) -> Iterator[Row]:
        lowest: Key = "" if self._layout.kind is str else 0
        for row in self._between(lowest, BEHIND_ALL[self._layout.kind], HALVINGS):
            self.rows += 1
            yield row

    def _between(self, low: Key, high: Key, halvings: int) -> Iterator[Row]:
        last: Key | None = None
        try:
            for row in self._scan("ASC", low, high):
                last = row[0]
                yield row
        except _Damaged:
            pass
        else:
            return
        if last is not None:
            self.stopped_in.add(last)
            low = _behind(last)
        first = self._lowest_from_behind(low, high)
        gap = high if first is None else first
        middle = _middle(low, gap)
        if halvings and middle is not None:
            yield from self._between(low, middle, halvings - 1)
            yield from self._between(middle, gap, halvings - 1)
        if first is not None:
            yield from reversed(list(self._backwards(first, _behind(first))))
            yield from self._between(_behind(first), high, halvings)

    def _lowest_from_behind(self, low: Key, high: Key) -> Key | None:
        found: Key | None = None
        for row in self._backwards(low, high):
            found = row[0]
        return found

    def _backwards(self, low: Key, high: Key) -> Iterator[Row]:
        """Read backwards as far as possible."""
        with suppress(_Damaged):
            yield from self._scan("DESC", low, high)

    def _scan(self, direction: str, low: Key, high: Key) -> Iterator[Row]:
        """All rows up to the damage, then raise `_Damaged`. Python's module steps ahead before it returns a row, so
        the last row before the damage has to be queried separately."""
        last: Row | None = None
        try:
            for row in self._db.execute(self._query(direction), (low, high)):
                last = row
                yield row
        except sqlite3.DatabaseError as error:
            self._demand_damage(error)
            yield from self._one_more(direction, last, low, high)
            raise _Damaged from None

    def _one_more(self, direction: str, last: Row | None, low: Key, high: Key) -> list[Row]:
        order = self._layout.order
        place = () if last is None else tuple(last[: order.count(",") + 1])
        beyond = f"({order}) {'>' if direction == 'ASC' else '<'} ({', '.join('?' * len(place))})" if place else "true"
        try:
            return self._db.execute(f"{self._query(direction, beyond)} LIMIT 1", (low, high, *place)).fetchall()
        except sqlite3.DatabaseError as error:
            self._demand_damage(error)
            return []

    def _query(self, direction: str, beyond: str = "true") -> str:
        layout = self._layout
        order = ", ".join(f"{column} {direction}" for column in layout.order.split(", "))
        where = f"{layout.key} >= ? AND {layout.key} < ? AND {beyond}"
        return f"SELECT {layout.columns} FROM {layout.name} NOT INDEXED WHERE {where} ORDER BY {order}"

    def _demand_damage(self, error: sqlite3.DatabaseError) -> None:
        if not is_damage(error):
            raise error
        self.is_damaged = True


class _Damaged(Exception):
    pass


def _behind(key: Key) -> Key:
    return key + "\0" if isinstance(key, str) else key + 1


def _middle(low: Key, high: Key) -> Key | None:
    if isinstance(low, int) and isinstance(high, int):
        found: Key = (low + high) // 2
    else:
        found = _text((_number(str(low)) + _number(str(high))) // 2)
    return found if low < found < high else None  # pyright: ignore[reportOperatorIssue]


def _number(text: str) -> int:
    number = 0
    for letter in text[:DIGITS].ljust(DIGITS, "\0"):
        number = number * BASE + min(ord(letter), BASE - 1)
    return number


def _text(number: int) -> str:
    letters: list[str] = []
    for _ in range(DIGITS):
        number, digit = divmod(number, BASE)
        letters.append(chr(digit))
    return "".join(reversed(letters)).rstrip("\0")
