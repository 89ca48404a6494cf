"""Skull King, the dice game, in a film."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark, rounds
from skulduggery.games.skull_king_dice.state import Bidding, Rolling, State, Throwing


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    """SD-35: a rolling die has left its hand."""
    phase = _table(state)
    if phase is None and isinstance(state.phase, Bidding):
        return state.phase.hands
    return ((),) * state.seats if phase is None else phase.hands


def totals(state: State) -> tuple[int, ...]:
    return state.totals


def opening(state: State) -> Mark:
    table = _table(state)
    return rounds.opening(state.round, None if table is None else table.taken)


def mark(last: Mark, before: State, events: Sequence[Any]) -> Mark:
    table = _table(before)
    return rounds.mark(last, before.round, None if table is None else table.taken, events)


def _table(state: State) -> Throwing | None:
    match state.phase:
        case Throwing() as table:
            return table
        case Rolling(table=table):
            return table
        case _:
            return None
