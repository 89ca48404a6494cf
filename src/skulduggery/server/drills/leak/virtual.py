"""An event loop with virtual time: minutes of waiting take no time, and runs are reproducible."""

import asyncio
import math
import selectors
from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import Context
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(_Selector(self._idle))
        self.passed = 0.0
        """Seconds."""
        self._timers: list[asyncio.TimerHandle] = []
        self._elsewhere = 0
        self._settled: asyncio.Future[None] | None = None

    def time(self) -> float:
        return self.passed

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Schedule a timer. A wait shorter than the smallest step of a float would never end, so time advances by at
        least that step."""
        if when <= self.passed:
            self.passed = math.nextafter(self.passed, math.inf)
        handle = super().call_at(when, callback, *args, context=context)
        self._timers.append(handle)
        return handle

    def next_timer(self) -> float | None:
        """The time of the next timer."""
        self._timers = [timer for timer in self._timers if timer.when() > self.passed and not timer.cancelled()]
        return min((timer.when() for timer in self._timers), default=None)

    async def settle(self) -> None:
        """Run until nothing more can happen at this time: no callback is due, and no thread is working."""
        self._settled = self.create_future()
        await self._settled

    @contextmanager
    def elsewhere(self) -> Generator[None]:
        """Marks a block that waits for another thread."""
        self._elsewhere += 1
        try:
            yield
        finally:
            self._elsewhere -= 1

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        future = super().run_in_executor(executor, func, *args)
        self._elsewhere += 1
        future.add_done_callback(self._returned)
        return future

    def _returned(self, _future: asyncio.Future[Any]) -> None:
        self._elsewhere -= 1

    def _idle(self) -> bool:
        """Whether somebody waits for the idle state, and continues now."""
        settled, here = self._settled, self._elsewhere == 0
        if settled is None or settled.done() or not here:
            return False
        settled.set_result(None)
        return True


class _Selector(selectors.DefaultSelector):
    """Called by the loop when it has nothing to do."""

    def __init__(self, idle: Callable[[], bool]) -> None:
        super().__init__()
        self._idle = idle

    def select(self, timeout: float | None = None) -> Any:
        return super().select(0 if timeout != 0 and self._idle() else timeout)
