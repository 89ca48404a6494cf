"""Schedules garbage collection so that it delays nobody.

Almost all objects here are immutable and freed as soon as they are unused. Python's own schedule counts new objects
less freed ones. With many tables it runs rarely, and then on a hundred thousand objects at once: for 160 ms nobody's
move was answered. Here, new objects are frozen ten times a second. They are collected before that if cycles are
likely: after a collection that found some, and now and then as a check. A full collection runs every few minutes.
"""

import asyncio
import gc

PAUSE = 0.1
"""Seconds between collections. With 1,000 moves a second each takes 2 ms."""
MOST_UNSEEN = 9
"""How often in a row new objects are frozen without a collection, if the last one found nothing: moves leave no
cycles."""
THOROUGH = 300.0
"""Seconds between full collections: each takes 0.2 s with 1,000 tables."""


class Sweeper:
    def __init__(self, loop: asyncio.AbstractEventLoop, *, pause: float = PAUSE, thorough: float = THOROUGH) -> None:
        self._loop = loop
        self._pause, self._thorough = pause, thorough
        self._last = loop.time()
        self._unseen = 0
        self._is_clean = False
        """Whether the last collection found nothing."""

    def start(self) -> None:
        """Replace Python's own schedule by this one, which ends with the event loop."""
        gc.disable()
        self._sweep_all()
        self._again()

    def _again(self) -> None:
        self._loop.call_later(self._pause, self._sweep)

    def _sweep(self) -> None:
        if self._loop.time() - self._last >= self._thorough:
            self._sweep_all()
        elif self._is_clean and self._unseen < MOST_UNSEEN:
            self._unseen += 1
            gc.freeze()
        else:
            self._unseen = 0
            self._is_clean = gc.collect(0) == 0
            gc.freeze()
        self._again()

    def _sweep_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._last = self._loop.time()
