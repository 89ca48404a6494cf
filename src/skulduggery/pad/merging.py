"""What an import would change. Nothing is overwritten: a person decides about games that differ."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from skulduggery.pad.model import PadGame


class Merged(Struct, frozen=True):
    added: tuple[PadGame, ...]
    same: tuple[PadGame, ...]
    """Already known: equal except for the time of the last change."""
    differing: tuple[tuple[PadGame, PadGame], ...]
    """Mine and theirs."""


def merged(kept: Iterable[PadGame], incoming: Iterable[PadGame]) -> Merged:
    mine = {game.id: game for game in kept}
    added: list[PadGame] = []
    same: list[PadGame] = []
    differing: list[tuple[PadGame, PadGame]] = []
    for theirs in incoming:
        known = mine.get(theirs.id)
        if known is None:
            added.append(theirs)
        elif replace(known, changed=theirs.changed) == theirs:
            same.append(theirs)
        else:
            differing.append((known, theirs))
    return Merged(added=tuple(added), same=tuple(same), differing=tuple(differing))
