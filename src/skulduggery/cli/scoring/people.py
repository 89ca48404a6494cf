"""Finds the player for a typed name: the whole name, or enough of it to be unique."""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.vocabulary import folded
from skulduggery.cli.words import cut

LONGEST_QUOTED = 40


class Found(NamedTuple):
    seat: int
    used: int
    """How many words the name took."""


class People:
    """Names by seat."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._words = [folded(name).split() for name in names]

    def at_the_start(self, words: Sequence[str]) -> Found | Unclear:
        """The player whom the first words name. A whole name comes before the beginning of another."""
        typed = [folded(word) for word in words]
        whole = self._wholly_named(typed)
        if whole:
            seat = max(whole, key=lambda seat: len(self._words[seat]))
            return Found(seat, len(self._words[seat]))
        begun = [seat for seat, name in enumerate(self._words) if typed and " ".join(name).startswith(typed[0])]
        if len(begun) == 1:
            return Found(begun[0], self._words_begun(begun[0], typed))
        if begun:
            candidates = ", ".join(self.names[seat] for seat in begun)
            return Unclear("score-which-person", {"value": cut(words[0], LONGEST_QUOTED), "candidates": candidates})
        value = cut(words[0], LONGEST_QUOTED) if words else ""
        return Unclear("score-nobody", {"value": value, "candidates": ", ".join(self.names)})

    def begin_with_a_name(self, words: Sequence[str]) -> bool:
        """Whether the words start with a whole name and continue after it."""
        whole = self._wholly_named([folded(word) for word in words])
        return any(len(self._words[seat]) < len(words) for seat in whole)

    def meant(self, text: str) -> int | Unclear:
        """The one player whom the text names, with nothing else in it."""
        words = text.split()
        found = self.at_the_start(words)
        if isinstance(found, Found) and found.used < len(words):
            candidates = ", ".join(self.names)
            return Unclear("score-nobody", {"value": cut(text, LONGEST_QUOTED), "candidates": candidates})
        return found if isinstance(found, Unclear) else found.seat

    def _wholly_named(self, typed: Sequence[str]) -> list[int]:
        return [seat for seat, name in enumerate(self._words) if name and list(typed[: len(name)]) == name]

    def _words_begun(self, seat: int, typed: Sequence[str]) -> int:
        """How many typed words belong to the name. `anna m` is Anna Maria."""
        used = 1
        for part in self._words[seat][1:]:
            if used < len(typed) and part.startswith(typed[used]) and not typed[used].isdigit():
                used += 1
            else:
                break
        return used
