"""A deadline that several steps share: each may use the time that earlier steps have left."""

import time


class Deadline:
    def __init__(self, seconds: float) -> None:
        self._at = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds left; never negative."""
        return max(0.0, self._at - time.monotonic())
