"""Reading records from files, one at a time: a file of a hundred thousand games is never held in memory."""

import codecs
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import BinaryIO, NamedTuple

from skulduggery.cli.faults import BadInput
from skulduggery.cli.words import cut
from skulduggery.kernel.record import MAX_BYTES, BadRecord, parse_json

STANDARD_INPUT = "-"


class Entry(NamedTuple):
    """The text of one record: which it is in the file and on which line it begins, both counted from 1."""

    number: int
    line: int
    text: bytes


@contextmanager
def opened(name: str) -> Generator[BinaryIO]:
    """The file for reading; whatever prevents that is `BadInput`."""
    if name == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        if os.path.isdir(name):
            raise BadInput("file-is-folder", file=cut(name, 200))
        stream = open(name, "rb")  # noqa: SIM115  (closed below; opening alone is what may fail here)
    except FileNotFoundError:
        raise BadInput("file-missing", file=cut(name, 200)) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadInput("file-unreadable", file=cut(name, 200), problem=problem) from None
    with stream:
        yield stream


def entries(stream: BinaryIO, name: str) -> Generator[Entry]:
    """The records of the file, one after another."""
    try:
        yield from _entries(stream)
    except OSError as error:
        raise BadInput("file-unreadable", file=cut(name, 200), problem=error.strerror or str(error)) from None


def _entries(stream: BinaryIO) -> Generator[Entry]:
    """One record a line; or, if the first line is no JSON by itself and the next begins no object, one in all."""
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


def _whole(first: tuple[int, bytes], second: tuple[int, bytes], stream: BinaryIO) -> bytes:
    """All that is left of the file, up to a little more than any record may have."""
    gap = b"\n" * (second[0] - first[0])
    return first[1] + gap + second[1] + b"\n" + stream.read(MAX_BYTES)


def _lines(stream: BinaryIO) -> Generator[tuple[int, bytes]]:
    """The lines that hold something, with their numbers. The rest of an endless line is skipped, not kept."""
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
