"""Ctrl-C at the right moment: never in the middle of a line, never in a worker."""

import signal
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


@contextmanager
def sigint_blocked() -> Generator[None]:
    """Processes started in this block never get Ctrl-C. (On Windows, where signals cannot be blocked, they do.)"""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Patience:
    """Delays a Ctrl-C inside `waiting` until the block ends. A second one interrupts at once."""

    def __init__(self) -> None:
        self._busy = False
        self._pending = False

    @contextmanager
    def installed(self) -> Generator[None]:
        before = signal.signal(signal.SIGINT, self._hear)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextmanager
    def waiting(self) -> Generator[None]:
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._pending:
            self._pending = False
            raise KeyboardInterrupt

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if not self._busy or self._pending:
            raise KeyboardInterrupt
        self._pending = True


def leave_politely_when_told_to() -> None:
    """Treat a closed window or a system shutdown like Ctrl-C: the results so far are kept."""

    def leave(number: int, frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
