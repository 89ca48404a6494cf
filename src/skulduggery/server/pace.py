"""How long bots and pauses take: derived from a table's secret, so that all servers agree and nobody else can know."""

import hashlib
import hmac

from skulduggery.kernel.seats import Seat
from skulduggery.server.settings import THINKING, BotSpeed
from skulduggery.server.table.state import Play, Table

PAUSES: dict[BotSpeed, tuple[float, float]] = {
    "instant": (0.1, 0.3),
    "quick": (0.5, 1.5),
    "normal": (2.0, 5.0),
    "slow": (3.0, 8.0),
}
"""Seconds that a person seems to need to decide whether to defend (SL-43)."""


def thinking(table: Table, play: Play, seat: Seat) -> float:
    """Seconds that a bot pretends to think about its question."""
    lowest, highest = THINKING[table.settings.bot_speed]
    return lowest + (highest - lowest) * _lot(table, f"think {seat} {play.prompts[seat]}")


def pause(table: Table, play: Play, seat: Seat) -> float:
    """Seconds that a hidden question takes, or a pause in its place (SL-43)."""
    speed = table.settings.bot_speed
    # A bot that is asked needs a moment, however quick it is, so a pause without a question has to last as well. And
    # the length must not change if a bot takes over meanwhile: where one is asked, it would decide at once.
    by_bot = speed != "instant" and table.chairs[seat].bot is not None
    lowest, highest = (THINKING if by_bot else PAUSES)[speed]
    return lowest + (highest - lowest) * _lot(table, f"pause {play.draws}")


def _lot(table: Table, what: str) -> float:
    """A fixed random number between 0 and 1."""
    digest = hmac.digest(table.secret.encode(), what.encode(), hashlib.sha256)
    return int.from_bytes(digest[:6], "big") / 2**48
