"""Events that all players look at together, with the phone in the middle of the table."""

from collections.abc import Sequence
from typing import Any

SEALED = frozenset({"fist-shown", "plank-covered", "card-laid-face-down"})
"""What is seen of a decision that stays secret until the last has come."""
QUIET = frozenset(
    {
        *SEALED,
        *("dealer-drawn", "starter-drawn", "dealt"),
        *("card-played", "die-chosen", "die-thrown"),
        *("discarded", "drawn", "reshuffled", "knight-played", "potion-played"),
    }
)
"""Events that everybody has seen as soon as they have happened, by their tags. Any other is worth a moment."""


def are_worth_a_moment(events: Sequence[Any]) -> bool:
    """For example, bids are shown, a trick is won, a queen wakes."""
    return any(kind_of(event) not in QUIET for event in events)


def are_sealed(events: Sequence[Any]) -> bool:
    """There is nothing to look at yet."""
    return all(kind_of(event) in SEALED for event in events)


def kind_of(event: Any) -> str:
    return str(event.__struct_config__.tag)
