"""A progress bar on standard error, for work that takes long, shown only to people at a terminal."""

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 2.0
"""Seconds before the bar appears."""


class Bar:
    """Appears at the first advance after `PATIENCE` seconds."""

    def __init__(self, title: str, total: float | None, *, shown: bool) -> None:
        self._title = title
        self._total = total
        self._shown = shown
        self._since = time.monotonic()
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def advance_to(self, done: float) -> None:
        if not self._shown or time.monotonic() - self._since < PATIENCE:
            return
        if self._progress is None:
            self._start()
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=done)

    def stop(self) -> None:
        if self._progress is not None:
            self._progress.stop()

    def _start(self) -> None:
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

        from skulduggery.cli.consoles import on_stderr

        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
        )
        self._progress = Progress(*columns, console=on_stderr(), transient=True)
        self._task = self._progress.add_task(self._title, total=self._total)
        self._progress.start()


@contextmanager
def bar(title: str, total: float | None, *, shown: bool = True) -> Generator[Bar]:
    made = Bar(title, total, shown=shown and sys.stderr.isatty())
    try:
        yield made
    finally:
        made.stop()
