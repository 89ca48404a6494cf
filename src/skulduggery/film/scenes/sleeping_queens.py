"""Sleeping Queens in a film: no rounds; turns take the place of tricks."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark
from skulduggery.games.sleeping_queens.rules.ending import points
from skulduggery.games.sleeping_queens.state import Acting, State


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    return state.table.hands


def totals(state: State) -> tuple[int, ...]:
    """The points lying before each player."""
    return points(state.table, state.seats)


def opening(state: State) -> Mark:
    return Mark()


def mark(last: Mark, before: State, events: Sequence[Any]) -> Mark:
    """SL-20: a turn is an action and everything up to the next; SL-32: the special card gives another turn."""
    return Mark(trick=(last.trick or 0) + 1) if isinstance(before.phase, Acting) else last
