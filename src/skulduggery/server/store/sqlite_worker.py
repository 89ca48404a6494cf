"""A thread of its own for a connection to SQLite, which blocks while the disk is busy.

Whatever queued up while one batch was worked off, and a moment more, goes into the next: under load many writes share
one commit, and when it is quiet nobody waits for company.
"""

import asyncio
import contextlib
import sqlite3
import time
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
Afterwards: TypeAlias = Callable[[int], None]
"""Told how much work a batch was."""
Job: TypeAlias = tuple[asyncio.Future[Any], Work]

MOST_AT_ONCE = 512
COMPANY = 0.0015
"""Seconds from one batch to the next, at least. Who comes alone does not wait."""
COMPANY_FOR_EACH = 0.0004
"""So much more for each piece of the last batch beyond the first: the more there is to do, the more go into one commit.
It takes the processor as long as two or three moves, whether it serves one or ten."""
MOST_COMPANY = 0.005
QUIET = 0.5
"""Seconds without work until there is time for a rest."""


class Worker:
    def __init__(
        self,
        name: str,
        work_off: WorkOff,
        rest: Rest = lambda: None,
        end: Rest = lambda: None,
        afterwards: Afterwards = lambda _: None,
    ) -> None:
        """`end` is called last, in the same thread; `afterwards` when a batch is answered."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._work_off = work_off
        self._rest = rest
        self._end = end
        self._afterwards = afterwards
        self._ended: asyncio.Future[None] | None = None
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        self._thread.start()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        if self._loop is None:
            raise StoreDown("the database is not open")
        future = self._loop.create_future()
        self._jobs.put((future, work))
        return future

    async def stop(self, *, within: float) -> bool:
        """Returns when all earlier work is done; False if the time limit comes first. Then the work may never end, so
        nobody joins the thread, which is a daemon: the interpreter does not wait for it."""
        if self._loop is not None and self._ended is not None:
            self._loop = None
            self._jobs.put(None)
            await asyncio.wait([self._ended], timeout=within)
        return self._ended is None or self._ended.done()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _run(self) -> None:
        stopping = False
        began, company = 0.0, COMPANY
        while not stopping:
            first = self._next()
            time.sleep(max(0.0, began + company - time.monotonic()))
            began = time.monotonic()
            batch, stopping = _take(first, self._jobs)
            company = company_after(len(batch))
            if batch:
                self._answer(batch, self._work_off([work for _, work in batch]))
                self._afterwards(len(batch))
        try:
            self._end()
        finally:
            if self._ended is not None:
                self._call_soon(self._ended.get_loop(), _set_done, self._ended)

    def _next(self) -> Job | None:
        try:
            return self._jobs.get(timeout=QUIET)
        except Empty:
            self._rest()
            return self._jobs.get()

    def _answer(self, batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
        self._call_soon(batch[0][0].get_loop(), _resolve, batch, outcomes)

    @staticmethod
    def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for an answer any more
            loop.call_soon_threadsafe(callback, *args)


def company_after(last: int) -> float:
    """Seconds until the batch after one of this size."""
    return min(MOST_COMPANY, COMPANY + COMPANY_FOR_EACH * max(0, last - 1))


def _set_done(ended: asyncio.Future[None]) -> None:
    if not ended.done():
        ended.set_result(None)


def _take(job: Job | None, jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """This one and all that waits besides; and whether that was the last."""
    batch: list[Job] = []
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
