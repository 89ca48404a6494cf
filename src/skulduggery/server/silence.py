"""SL-43: the moment after an attack, which lasts as long whether the attacked player is asked or not.

It is counted at this server, from when it learnt of the attack, by a clock that nobody sets. It stands whenever the
game does: in a pause, while somebody asks to take back, while nobody is there, and while the attacked player is away.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from skulduggery.kernel.seats import Seat

TO_COLLECT_ONESELF = 1.0
"""Seconds that are left at least when it goes on, or when a bot takes over: a bot needs a moment to decide, if it is
asked, and by nothing else must anybody see whether it was."""

OTHERS_FIRST = 3.0
"""Seconds that a server waits longer for a pause to be ended where the attacked player's device is."""

Answer: TypeAlias = Callable[[], Awaitable[None]]


class Silence:
    def __init__(self, state: Any, seat: Seat, seconds: float, steady: Callable[[], float]) -> None:
        self.state = state
        """Of the game: another attack is in another one."""
        self.seat = seat
        self.held: list[Answer] = []
        """What the attacked player has answered too early to be told."""
        self.is_giving = False
        """Whether one of them is just being given."""
        self._steady = steady
        self._left = seconds
        self._since: float | None = None
        self._is_new = True
        self.by_bot = False
        """Whether a bot answers, if anybody is asked."""

    @property
    def runs(self) -> bool:
        return self._since is not None

    @property
    def left(self) -> float:
        """Seconds until it ends, if it goes on; never less than none."""
        passed = 0.0 if self._since is None else self._steady() - self._since
        return max(0.0, self._left - passed)

    @property
    def is_over(self) -> bool:
        return self.runs and self.left == 0.0

    async def end(self) -> None:
        """Waits for it, however often it is made longer meanwhile."""
        while self.left > 0:
            await asyncio.sleep(self.left)

    def go_on(self, *, runs: bool, by_bot: bool) -> None:
        """To be called whenever the table has changed: whether the game goes on, and whether a bot would answer."""
        goes_on = (runs and not self.runs) or by_bot != self.by_bot
        self._left = max(self.left, TO_COLLECT_ONESELF if goes_on and not self._is_new else 0.0)
        self._since = self._steady() if runs else None
        self.by_bot = by_bot
        self._is_new = False
