"""Finds people by the id that they have at one table only: the `who` of chairs and chat lines."""

from collections.abc import Iterable

from skulduggery.server.gathering import Gathering
from skulduggery.server.ids import GuestId


def find(gathering: Gathering, who: str, talkers: Iterable[GuestId]) -> GuestId | None:
    """Find a guest who is at the table, has written there or ever sat there."""
    table = gathering.table
    around = {table.host, *table.have_sat, *gathering.here, *talkers}
    return next((guest for guest in around if gathering.who(guest) == who), None)
