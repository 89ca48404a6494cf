"""A thread of its own for a connection to SQLite, which blocks while the disk is busy.

Whatever queued up while one batch was worked off goes into the next: under load many writes share one commit, and
when it is quiet nobody waits for company.
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
Job: TypeAlias = tuple[asyncio.Future[Any], Work]

MOST_AT_ONCE = 512


class Worker:
    def __init__(self, name: str, work_off: WorkOff) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._work_off = work_off
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        if self._loop is None:
            raise StoreDown("the database is not open")
        future = self._loop.create_future()
        self._jobs.put((future, work))
        return future

    async def stop(self) -> None:
        """Returns when all that was asked before is done."""
        if self._loop is not None:
            self._loop = None
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            batch, stopping = _take(self._jobs)
            if batch:
                self._answer(batch, self._work_off([work for _, work in batch]))

    def _answer(self, batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
        loop = batch[0][0].get_loop()
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for an answer any more
            loop.call_soon_threadsafe(_resolve, batch, outcomes)


def _take(jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """All that waits, but at least one; and whether that was the last."""
    batch: list[Job] = []
    job = jobs.get()
    while job is not None:
        batch.append(job)
        if len(batch) == MOST_AT_ONCE:
            return batch, False
        try:
            job = jobs.get_nowait()
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
