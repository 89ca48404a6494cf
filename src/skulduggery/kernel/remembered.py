"""What follows from a state and is asked for again and again: every viewer's view asks the same."""

from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def for_the_last(function: Callable[[A], R]) -> Callable[[A], R]:
    """Remembers the result for the last argument: the very object, for whole states are slow to compare."""
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
