"""An event loop whose time passes only when it is told to: minutes of waiting take no time, and always the same."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0
        """Seconds."""
        self._timers: list[asyncio.TimerHandle] = []

    def time(self) -> float:
        return self.passed

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = super().call_at(when, callback, *args, context=context)
        self._timers.append(handle)
        return handle

    def next_timer(self) -> float | None:
        """When something is to happen by itself."""
        self._timers = [timer for timer in self._timers if timer.when() > self.passed and not timer.cancelled()]
        return min((timer.when() for timer in self._timers), default=None)
