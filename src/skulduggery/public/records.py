"""Game records (docs/record.md): reading, checking, replaying and writing them."""

from collections.abc import Iterator
from io import BytesIO
from os import PathLike, fspath
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from skulduggery import games
from skulduggery.film import files
from skulduggery.kernel import record as kernel
from skulduggery.kernel import replay as replaying
from skulduggery.kernel.record import Record
from skulduggery.kernel.replay import Replayed
from skulduggery.public.errors import BadRecord, UnknownGame, bad_record, shown

Source: TypeAlias = bytes | str | PathLike[str] | BinaryIO
"""A path, an open binary file, or the records themselves as bytes."""


def read_records(source: Source) -> Iterator[Record]:
    """The records of a file, one at a time. `source` is a path, an open binary file, or the bytes themselves.

    Only the form is checked; `check_record` follows the game by its rules. Raises `BadRecord`, or `OSError` if a file
    cannot be read.
    """
    if isinstance(source, bytes):
        yield from _read(BytesIO(source))
    elif isinstance(source, str | PathLike):
        with Path(fspath(source)).open("rb") as stream:
            yield from _read(stream)
    elif hasattr(source, "readline"):
        yield from _read(source)
    else:
        raise BadRecord(f"records are read from a path, an open binary file or bytes, not from {shown(source)}.")


def parse_record(line: bytes | str) -> Record:
    """One record from its text. Raises `BadRecord`."""
    if not isinstance(line, bytes | str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRecord(f"a record is parsed from its text, not from {shown(line)}.")
    try:
        return kernel.parse_record(line, games.find)[1]
    except kernel.BadRecord as fault:
        raise bad_record(fault) from None


def format_record(record: Record) -> str:
    """The record as one line of JSON.

    >>> from skulduggery import Table, format_record
    >>> format_record(Table("sleeping-queens", players=2, seed=1).record())[:51]
    '{"format":"skulduggery/1","game":"sleeping-queens",'
    """
    return kernel.format_record(_checked(record)).decode()


def check_record(record: Record | bytes | str) -> None:
    """Follows the whole game by its rules. Raises `BadRecord`, with the number of the first wrong step."""
    for _ in replay_record(record):
        pass


def replay_record(record: Record | bytes | str) -> Iterator[Replayed]:
    """Every step of the game: the state before it, its events, and the state after it. Raises `BadRecord` at the first
    wrong step."""
    parsed = parse_record(record) if isinstance(record, bytes | str) else _checked(record)
    game = games.find(parsed.game, rules=parsed.rules)
    if game is None:
        raise UnknownGame(f"there is no version {parsed.rules} of the rules of {shown(parsed.game)}.")
    try:
        yield from replaying.replay(game, parsed)
    except kernel.BadRecord as fault:
        raise bad_record(fault, game.NAME, [player.name for player in parsed.players]) from None


def _read(stream: BinaryIO) -> Iterator[Record]:
    for entry in files.entries(stream):
        try:
            yield files.read(entry)[1]
        except kernel.BadRecord as fault:
            raise bad_record(fault, place=f"game {entry.number} (line {entry.line}): ") from None


def _checked(record: Any) -> Record:
    if not isinstance(record, Record):
        raise BadRecord(f"{shown(record)} is no record. Records come from play(), Table.record() and read_records().")
    return record
