"""When cycles of unused objects are looked for, so that it holds nobody up.

Almost everything here is immutable and freed the moment it is no longer used. Python's own timing counts new objects
less freed ones, so that with many tables it looks seldom, and then at a hundred thousand objects at once: 160 ms in
which nobody's move was answered. Here what is new is set aside ten times a second, and swept before if cycles are to be
expected: after a sweep that found some, and now and then to see. A thorough one, which sees everything, comes every few
minutes.
"""

import asyncio
import gc

PAUSE = 0.1
"""Seconds between sweeps; with 1,000 moves a second one takes 2 ms."""
MOST_UNSEEN = 9
"""So often in a row what is new is set aside without a look, if the last look found nothing: moves leave no cycles."""
THOROUGH = 300.0
"""Seconds between thorough ones: 0.2 s with 1,000 tables."""


class Sweeper:
    def __init__(self, loop: asyncio.AbstractEventLoop, *, pause: float = PAUSE, thorough: float = THOROUGH) -> None:
        self._loop = loop
        self._pause, self._thorough = pause, thorough
        self._last = loop.time()
        self._unseen = 0
        self._is_clean = False
        """Whether the last sweep found nothing."""

    def start(self) -> None:
        """From now on Python looks for garbage only when it is told to. Ends with the loop."""
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
