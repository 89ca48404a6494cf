"""Events that all players look at together, with the phone in the middle of the table."""

from collections.abc import Sequence
from typing import Any

SEALED = frozenset({"fist-shown", "plank-covered", "card-laid-face-down"})
"""Events that show a decision which is still secret."""
QUIET = frozenset(
    {
        *SEALED,
        *("dealer-drawn", "starter-drawn", "dealt"),
        *("card-played", "die-chosen", "die-thrown"),
        *("discarded", "drawn", "reshuffled", "knight-played", "potion-played"),
    }
)
"""Events that need no pause, because everybody has seen them, by tag. All others are worth a moment."""


def are_worth_a_moment(events: Sequence[Any]) -> bool:
    """For example, bids are shown, a trick is won, a queen wakes."""
    return any(kind_of(event) not in QUIET for event in events)


def are_sealed(events: Sequence[Any]) -> bool:
    """There is nothing to look at yet."""
    return all(kind_of(event) in SEALED for event in events)


def kind_of(event: Any) -> str:
    return str(event.__struct_config__.tag)
