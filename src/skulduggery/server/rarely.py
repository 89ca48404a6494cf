"""Logs an event that happens a thousand times a second in an attack only once, with a count."""

import time
from typing import Any

import structlog

from skulduggery.server.limits import Clock

EVERY_SECONDS = 10.0

logger = structlog.get_logger("skulduggery.limits")


class Rarely:
    """Logs each kind of each event at most once in ten seconds. `times` counts events since the last line."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._said_at: dict[tuple[str, str], float] = {}
        self._unsaid: dict[tuple[str, str], int] = {}

    def warning(self, event: str, kind: str = "", **facts: Any) -> None:
        """Log the event. Events and kinds must be few and known."""
        key = (event, kind)
        times = self._unsaid.get(key, 0) + 1
        now = self._clock()
        if key in self._said_at and now - self._said_at[key] < EVERY_SECONDS:
            self._unsaid[key] = times
            return
        self._said_at[key] = now
        self._unsaid[key] = 0
        logger.warning(event, times=times, **({"kind": kind} if kind else {}), **facts)
