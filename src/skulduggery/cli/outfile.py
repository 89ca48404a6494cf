"""Writes records: only whole lines, without overwriting files, and with one-line errors."""

import os
import stat
import sys
from collections.abc import Generator
from contextlib import contextmanager

from skulduggery.cli.faults import BadInput
from skulduggery.cli.interrupts import Patience
from skulduggery.cli.words import shown_path

STANDARD_OUTPUT = "-"


class Sink:
    """The output. Unbuffered, so that nothing is left over when the disk is full."""

    def __init__(self, descriptor: int, name: str, *, is_stdout: bool) -> None:
        self.lines = 0
        self.is_stdout = is_stdout
        self._descriptor = descriptor
        self._name = name
        self._patience = Patience()

    def write_line(self, line: bytes) -> None:
        with self._patience.waiting():
            self._write(line + b"\n")
            self.lines += 1

    @contextmanager
    def patient(self) -> Generator[None]:
        with self._patience.installed():
            yield

    def _write(self, data: bytes) -> None:
        left = memoryview(data)
        try:
            while left:
                left = left[os.write(self._descriptor, left) :]
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _unwritable(self._name, error) from None


@contextmanager
def opened_sink(name: str | None, *, force: bool) -> Generator[Sink]:
    """Standard output, or a file that must be empty or new (unless forced). A device or a pipe counts as a new file."""
    if name is None or name == STANDARD_OUTPUT:
        sys.stdout.flush()
        sink = Sink(sys.stdout.fileno(), "stdout", is_stdout=True)
        with sink.patient():
            yield sink
        return
    descriptor = _open(name, force=force)
    try:
        sink = Sink(descriptor, name, is_stdout=False)
        with sink.patient():
            yield sink
    finally:
        os.close(descriptor)


def refuse_existing(name: str, *, force: bool) -> None:
    """Refuse early what would fail when writing."""
    try:
        found = os.stat(name)
    except (FileNotFoundError, NotADirectoryError):
        folder = os.path.dirname(os.path.abspath(name))
        if not os.path.isdir(folder):
            raise BadInput("folder-missing", file=shown_path(name)) from None
        if not os.access(folder, os.W_OK):
            raise BadInput("file-unwritable", file=shown_path(name), problem=os.strerror(13)) from None
        return
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from None
    if stat.S_ISDIR(found.st_mode):
        raise BadInput("file-is-folder", file=shown_path(name))
    if stat.S_ISREG(found.st_mode) and found.st_size and not force:
        raise BadInput("file-exists", file=shown_path(name))


def _open(name: str, *, force: bool) -> int:
    refuse_existing(name, force=force)
    try:
        return os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from None


def _unwritable(name: str, error: OSError | ValueError) -> BadInput:
    problem = getattr(error, "strerror", None) or str(error)
    return BadInput("file-unwritable", file=shown_path(name), problem=problem)
