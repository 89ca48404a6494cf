"""Suggests names for a mistyped one."""

from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6
"""Minimum similarity of two words, from 0 to 1."""


def meant(word: str, names: Iterable[str], *, alike: float = ALIKE) -> str:
    """The most similar of these names; empty if none is similar."""
    near = get_close_matches(word.casefold(), list(names), n=1, cutoff=alike)
    return near[0] if near else ""
