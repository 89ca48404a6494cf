"""Table settings that the host chooses, and how long bots pretend to think."""

from collections.abc import Mapping

from skulduggery.telling.settings import BotSpeed as BotSpeed
from skulduggery.telling.settings import Clock as Clock
from skulduggery.telling.settings import GameClock as GameClock
from skulduggery.telling.settings import MoveClock as MoveClock
from skulduggery.telling.settings import NoClock as NoClock
from skulduggery.telling.settings import Settings as Settings

THINKING: Mapping[BotSpeed, tuple[float, float]] = {
    "instant": (0.0, 0.0),
    "quick": (0.1, 0.3),
    "normal": (0.4, 1.2),
    "slow": (1.2, 2.8),
}
"""Seconds that a bot pretends to think."""
