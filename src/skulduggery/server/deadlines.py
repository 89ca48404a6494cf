"""A point in time that several steps share: each may take what the ones before it have left."""

import time


class Deadline:
    def __init__(self, seconds: float) -> None:
        self._at = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds; never negative."""
        return max(0.0, self._at - time.monotonic())
