"""Skull Queen in a film."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark, rounds
from skulduggery.games.skull_queen.state import PastTrick, Placing, Playing, State, WithGhost


def hands(state: State) -> tuple[tuple[str, ...], ...]:
    phase = state.phase
    return phase.hands if isinstance(phase, Placing | Playing | WithGhost) else ((),) * state.seats


def totals(state: State) -> tuple[int, ...]:
    return state.totals


def opening(state: State) -> Mark:
    return rounds.opening(state.round, _past(state))


def mark(last: Mark, before: State, events: Sequence[Any]) -> Mark:
    """SQ-81: that the ghost's card is written down belongs to the trick it leads."""
    return rounds.mark(last, before.round, _past(before), events)


def _past(state: State) -> tuple[PastTrick, ...] | None:
    return state.phase.past if isinstance(state.phase, Playing | WithGhost) else None
