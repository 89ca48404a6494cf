"""What somebody may have meant who typed a name that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6
"""How much of two words has to be the same, from 0 to 1."""


def meant(word: str, names: Iterable[str], *, alike: float = ALIKE) -> str:
    """The nearest of these names, or nothing if none is near."""
    near = get_close_matches(word.casefold(), list(names), n=1, cutoff=alike)
    return near[0] if near else ""
