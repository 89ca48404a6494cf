"""Crests: the emblems of people, by number. Guests may choose one, and at a table no two are alike."""

from collections.abc import Mapping

from skulduggery.server.ids import GuestId
from skulduggery.server.table.state import Table

CRESTS = 8
"""As many as the largest table has seats."""


def crests_at(table: Table, chosen: Mapping[GuestId, int | None]) -> tuple[int, ...]:
    """The crest of every seat. If several have chosen the same, the first seat gets it. The others, and those
    without a choice, get the crest of their seat's number, or else the first free one."""
    found: dict[int, int] = {}
    for seat, chair in enumerate(table.chairs):
        wished = None if chair.guest is None else chosen.get(chair.guest)
        if wished is not None and wished not in found.values():
            found[seat] = wished
    others = [seat for seat in range(len(table.chairs)) if seat not in found]
    for seat in others:
        if seat not in found.values():
            found[seat] = seat
    free = [crest for crest in range(CRESTS) if crest not in found.values()]
    for seat in others:
        if seat not in found:
            found[seat] = free.pop(0) if free else seat
    return tuple(found[seat] for seat in range(len(table.chairs)))
