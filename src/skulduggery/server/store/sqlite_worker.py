"""A thread of its own for a connection to SQLite, which blocks while the disk is busy.

Whatever queued up while one batch was worked off goes into the next: under load many writes share one commit, and
when it is quiet nobody waits for company. What is asked for in one turn of the event loop is handed over together: to
wake the thread for each would cost more than the work itself.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from skulduggery.server.store import StoreDown

Work: TypeAlias = Callable[[sqlite3.Connection], Any]
WorkOff: TypeAlias = Callable[[Sequence[Work]], Sequence[Any]]
"""Does a batch of work and returns what came of each; an exception stands for itself."""
Rest: TypeAlias = Callable[[], None]
"""What there is to do when nobody asks for anything."""
Job: TypeAlias = tuple[asyncio.Future[Any], Work]

ENOUGH = 512
"""So many are not kept waiting for more."""
QUIET = 0.5
"""Seconds without work until there is time for a rest."""


class Worker:
    def __init__(self, name: str, work_off: WorkOff, rest: Rest = lambda: None) -> None:
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._asked: list[Job] = []
        """In this turn of the event loop."""
        self._work_off = work_off
        self._rest = rest
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        if self._loop is None:
            raise StoreDown("the database is not open")
        future = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append((future, work))
        return future

    def _hand_over(self) -> None:
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

    async def stop(self) -> None:
        """Returns when all that was asked before is done."""
        if self._loop is not None:
            self._loop = None
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch, stopping = _take(self._next(), self._jobs)
            if batch:
                self._answer(batch, self._work_off([work for _, work in batch]))

    def _next(self) -> list[Job] | None:
        try:
            return self._jobs.get(timeout=QUIET)
        except Empty:
            self._rest()
            return self._jobs.get()

    def _answer(self, batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
        loop = batch[0][0].get_loop()
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for an answer any more
            loop.call_soon_threadsafe(_resolve, batch, outcomes)


def _take(more: list[Job] | None, jobs: SimpleQueue[list[Job] | None]) -> tuple[list[Job], bool]:
    """This, and all that waits besides; and whether that was the last."""
    batch: list[Job] = []
    while more is not None:
        batch += more
        if len(batch) >= ENOUGH:
            return batch, False
        try:
            more = jobs.get_nowait()
        except Empty:
            return batch, False
    return batch, True


def _resolve(batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
    for (future, _), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # whoever asked has given up
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
