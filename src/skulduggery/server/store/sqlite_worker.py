"""A thread for a SQLite connection, which blocks while the disk is busy.

Everything queued during one batch, and for a moment after it, goes into the next. Under load many writes share one
commit; without load nobody waits.
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
"""Executes a batch and returns the result of each piece of work. An exception is the result of a failed one."""
Rest: TypeAlias = Callable[[], None]
"""Work for idle times."""
Afterwards: TypeAlias = Callable[[int], None]
"""Called with the size of a batch."""
Job: TypeAlias = tuple[asyncio.Future[Any], Work]

MOST_AT_ONCE = 512
COMPANY = 0.0015
"""Minimum of seconds from one batch to the next. A single write does not wait."""
COMPANY_FOR_EACH = 0.0004
"""Seconds added for each piece of the last batch beyond the first, so that higher load means larger commits. A
commit takes as much CPU time as two or three moves, whether it has one piece or ten."""
MOST_COMPANY = 0.005
QUIET = 0.5
"""Seconds without work until the thread counts as idle."""


class Worker:
    def __init__(
        self,
        name: str,
        work_off: WorkOff,
        rest: Rest = lambda: None,
        end: Rest = lambda: None,
        afterwards: Afterwards = lambda _: None,
    ) -> None:
        """`end` is called last, in the same thread; `afterwards` after a batch is answered."""
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
        """Wait until all earlier work is done; False if the time limit comes first. In that case the work may never
        end. The thread is a daemon that is not joined, so the interpreter does not wait for it."""
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
    """Seconds until the next batch after one of this size."""
    return min(MOST_COMPANY, COMPANY + COMPANY_FOR_EACH * max(0, last - 1))


def _set_done(ended: asyncio.Future[None]) -> None:
    if not ended.done():
        ended.set_result(None)


def _take(job: Job | None, jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """This job and all others in the queue, and whether the last one was reached."""
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
        if future.done():  # the caller has given up
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
