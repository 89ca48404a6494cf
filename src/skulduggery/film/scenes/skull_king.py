"""Skull King in a film."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark, rounds
from skulduggery.games.skull_king.state import Bidding, Playing, State, Taken


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    phase = state.phase
    return phase.hands if isinstance(phase, Bidding | Playing) else ((),) * state.seats


def totals(state: State) -> tuple[int, ...]:
    return state.totals


def opening(state: State) -> Mark:
    return rounds.opening(state.round, _taken(state))


def mark(last: Mark, before: State, events: Sequence[Any]) -> Mark:
    return rounds.mark(last, before.round, _taken(before), events)


def _taken(state: State) -> tuple[Taken, ...] | None:
    return state.phase.taken if isinstance(state.phase, Playing) else None
