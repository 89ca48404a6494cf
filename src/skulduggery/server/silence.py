"""SL-43: the pause after an attack, which lasts as long whether the attacked player is asked or not.

Each server counts it with a monotonic clock, from when it learns of the attack. It stops whenever the game does: in
a pause, during a request to take back, while nobody is there, and while the attacked player is away.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from skulduggery.kernel.seats import Seat

TO_COLLECT_ONESELF = 1.0
"""Minimum of seconds left when it continues, or when a bot takes over. A bot that is asked needs a moment to decide,
and nothing else may reveal whether it was asked."""

OTHERS_FIRST = 3.0
"""Extra seconds for the server of the attacked player's device to end a pause, before another server ends it."""

Answer: TypeAlias = Callable[[], Awaitable[None]]


class Silence:
    def __init__(self, state: Any, seat: Seat, seconds: float, steady: Callable[[], float]) -> None:
        self.state = state
        """The state of the game. Another attack is in another state."""
        self.seat = seat
        self.held: list[Answer] = []
        """Answers of the attacked player that came too early."""
        self.is_giving = False
        """Whether one of them is being given just now."""
        self._steady = steady
        self._left = seconds
        self._since: float | None = None
        self._is_new = True
        self.by_bot = False
        """Whether a bot answers if the player is asked."""

    @property
    def runs(self) -> bool:
        return self._since is not None

    @property
    def left(self) -> float:
        """Seconds until it ends if it runs; never negative."""
        passed = 0.0 if self._since is None else self._steady() - self._since
        return max(0.0, self._left - passed)

    @property
    def is_over(self) -> bool:
        return self.runs and self.left == 0.0

    async def end(self) -> None:
        """Wait for its end, however often it is extended meanwhile."""
        while self.left > 0:
            await asyncio.sleep(self.left)

    def go_on(self, *, runs: bool, by_bot: bool) -> None:
        """Call this whenever the table has changed. `runs`: whether the game goes on; `by_bot`: whether a bot would
        answer."""
        goes_on = (runs and not self.runs) or by_bot != self.by_bot
        self._left = max(self.left, TO_COLLECT_ONESELF if goes_on and not self._is_new else 0.0)
        self._since = self._steady() if runs else None
        self.by_bot = by_bot
        self._is_new = False
