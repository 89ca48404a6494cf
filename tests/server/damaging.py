"""Damages a file of SQLite, always at the same place: whole pages are overwritten, as a bad disk would leave them."""

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

PAGE = 4096


def pages_of(file: Path, name: str, *, leaf: bool = True) -> list[int]:
    """The pages of a table or an index, counted from 1, in the order of what stands in them."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
    return [page for page, is_leaf in _walk(file.read_bytes(), root) if is_leaf == leaf]


def overwrite(file: Path, pages: Iterable[int]) -> None:
    """Everything in them is gone, and what stands there now is no page of SQLite."""
    with file.open("r+b") as stream:
        for page in pages:
            stream.seek((page - 1) * PAGE)
            stream.write(b"\xdb" * PAGE)
        stream.flush()
        os.fsync(stream.fileno())


def _walk(content: bytes, page: int) -> list[tuple[int, bool]]:
    start = (page - 1) * PAGE
    header = start + (100 if page == 1 else 0)
    kind, cells = content[header], int.from_bytes(content[header + 3 : header + 5], "big")
    if kind in (10, 13):
        return [(page, True)]
    found = [(page, False)]
    for number in range(cells):
        cell = start + int.from_bytes(content[header + 12 + 2 * number : header + 14 + 2 * number], "big")
        found += _walk(content, int.from_bytes(content[cell : cell + 4], "big"))
    return found + _walk(content, int.from_bytes(content[header + 8 : header + 12], "big"))
