"""A cache for what follows from a state: every viewer's view asks for the same."""

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def for_the_last(function: Callable[[A], R]) -> Callable[[A], R]:
    """Cache the result for the last argument, compared by identity: comparing whole states is slow."""
    last: tuple[A, R] | None = None

    def remembering(argument: A) -> R:
        nonlocal last
        found = last
        if found is not None and found[0] is argument:
            return found[1]
        result = function(argument)
        last = (argument, result)
        return result

    return remembering
