"""Read the records of a file one at a time: a file of a hundred thousand games is never held in memory."""

import codecs
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import MAX_BYTES, BadRecord, Record, parse_json, parse_record


class Entry(NamedTuple):
    """The text of one record: its number in the file and its first line, both counted from 1."""

    number: int
    line: int
    text: bytes


def entries(stream: BinaryIO) -> Iterator[Entry]:
    """One record for each line. If the first line is not JSON by itself and the next begins no object, one record in
    all."""
    lines = _lines(stream)
    first = next(lines, None)
    if first is None:
        return
    second = next(lines, None)
    if second is not None and not second[1].lstrip().startswith(b"{") and not _is_json(first[1]):
        yield Entry(1, first[0], _whole(first, second, stream))
        return
    yield Entry(1, *first)
    if second is not None:
        yield Entry(2, *second)
    for number, (line, text) in enumerate(lines, start=3):
        yield Entry(number, line, text)


def read(entry: Entry) -> tuple[AnyGame, Record]:
    """The record, or `BadRecord`, with lines counted from the beginning of the file."""
    try:
        return parse_record(entry.text, games.find)
    except BadRecord as fault:
        if "line" in fault.args_:  # the line number within the record
            fault.args_["line"] = int(str(fault.args_["line"])) + entry.line - 1
        raise


def _whole(first: tuple[int, bytes], second: tuple[int, bytes], stream: BinaryIO) -> bytes:
    """The rest of the file, up to a little more than any record may have."""
    gap = b"\n" * (second[0] - first[0])
    return first[1] + gap + second[1] + b"\n" + stream.read(MAX_BYTES)


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines with content, with their numbers. The rest of an endless line is skipped, not kept."""
    number = 0
    while text := stream.readline(MAX_BYTES + 2):
        number += 1
        part = text
        while not part.endswith(b"\n") and (part := stream.readline(MAX_BYTES)):
            pass
        if number == 1:
            text = text.removeprefix(codecs.BOM_UTF8)
        if text.strip():
            yield number, text.rstrip(b"\r\n")


def _is_json(text: bytes) -> bool:
    try:
        parse_json(text)
    except BadRecord as fault:
        return fault.reason != "not-json"
    return True
