"""Reads records from files; `film/files.py` parses them."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import BinaryIO

from skulduggery.cli.faults import BadInput
from skulduggery.cli.words import shown_path
from skulduggery.film import files
from skulduggery.film.files import Entry as Entry

STANDARD_INPUT = "-"


@contextmanager
def opened(name: str) -> Generator[BinaryIO]:
    """The file, opened for reading. Every failure is `BadInput`."""
    if name == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        if os.path.isdir(name):
            raise BadInput("file-is-folder", file=shown_path(name))
        stream = open(name, "rb")  # noqa: SIM115  (closed below; opening alone is what may fail here)
    except FileNotFoundError:
        raise BadInput("file-missing", file=shown_path(name)) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise BadInput("file-unreadable", file=shown_path(name), problem=problem) from None
    with stream:
        yield stream


def entries(stream: BinaryIO, name: str) -> Generator[Entry]:
    """The records of the file, one after another."""
    try:
        yield from files.entries(stream)
    except OSError as error:
        raise BadInput("file-unreadable", file=shown_path(name), problem=error.strerror or str(error)) from None
