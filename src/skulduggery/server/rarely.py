"""What happens a thousand times a second in an attack is logged once, with how often it happened."""

import time
from typing import Any

import structlog

from skulduggery.server.limits import Clock

EVERY_SECONDS = 10.0

logger = structlog.get_logger("skulduggery.limits")


class Rarely:
    """Logs each kind of event at most once in ten seconds; `times` counts those since the line before."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._said_at: dict[str, float] = {}
        self._unsaid: dict[str, int] = {}

    def warning(self, event: str, **facts: Any) -> None:
        times = self._unsaid.get(event, 0) + 1
        now = self._clock()
        if now - self._said_at.get(event, -EVERY_SECONDS) < EVERY_SECONDS:
            self._unsaid[event] = times
            return
        self._said_at[event] = now
        self._unsaid[event] = 0
        logger.warning(event, times=times, **facts)
