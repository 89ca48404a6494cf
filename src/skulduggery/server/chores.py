"""Jobs and timers of a table. Exactly those that are wanted run, each under its own key."""

import asyncio
import weakref
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import structlog

if TYPE_CHECKING:
    from skulduggery.server.driving import Driver

RETRY_SECONDS = 1.0
"""Seconds before a retry after a database failure."""

Key: TypeAlias = tuple[Any, ...]
Job: TypeAlias = Callable[[], Awaitable[bool]]
"""Returns whether it is done; if not, it is retried."""
Timer: TypeAlias = tuple[float, Job]
"""A job to start after this many seconds."""

logger = structlog.get_logger("skulduggery.table")


class Chores:
    def __init__(self, driver: "Driver") -> None:
        """After every timer and before every retry, the driver is asked again which jobs and timers are wanted."""
        self._driver = cast("Driver", weakref.proxy(driver))  # no cycle: a released table frees its memory at once
        self._jobs: dict[Key, asyncio.Task[None]] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._delayed: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        return not self._jobs and not self._timers and not self._delayed

    def stop(self) -> None:
        self.keep_jobs({})
        self.keep_timers({})
        for task in self._delayed:
            task.cancel()

    def later(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await what()

        self._in_background(wait())

    # --- jobs -----------------------------------------------------------------------------------------------------

    def keep_jobs(self, wanted: Mapping[Key, Job]) -> None:
        if not wanted and not self._jobs:
            return
        current = asyncio.current_task()
        for key in [key for key in self._jobs if key not in wanted]:
            task = self._jobs.pop(key)
            if task is not current:  # the current task is a bot's own decision, which led here
                task.cancel()
        for key, job in wanted.items():
            if key not in self._jobs:
                self._jobs[key] = asyncio.create_task(self._run(key, job))

    async def _run(self, key: Key, job: Job) -> None:
        try:
            done = await job()
        except Exception as error:
            logger.exception("table_job_failed", kind=key[0], error=type(error).__name__)
            done = False
        if self._jobs.get(key) is asyncio.current_task():
            del self._jobs[key]
            if not done:
                self.later(RETRY_SECONDS, self._drive_again)

    async def _drive_again(self) -> None:
        self._driver.drive()

    # --- timers ---------------------------------------------------------------------------------------------------

    def keep_timers(self, wanted: Mapping[Key, Timer]) -> None:
        if not wanted and not self._timers:
            return
        for key in [key for key in self._timers if key not in wanted]:
            self._timers.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key, (seconds, job) in wanted.items():
            if key not in self._timers:
                self._timers[key] = loop.call_later(seconds, self._fire, key, job)

    def _fire(self, key: Key, job: Job) -> None:
        self._timers.pop(key, None)
        self._in_background(self._run_timer(job))

    async def _run_timer(self, job: Job) -> None:
        try:
            if not await job():
                await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:
            logger.exception("table_timer_failed", error=type(error).__name__)
        self._driver.drive()

    def _in_background(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._delayed.add(task)
        task.add_done_callback(self._delayed.discard)
