"""Finds people by the name that they have at one table only: the `who` of chairs and chat lines."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from skulduggery.server.ids import GuestId

if TYPE_CHECKING:
    from skulduggery.server.live import Live


def find(live: "Live", who: str, talkers: Iterable[GuestId]) -> GuestId | None:
    """Whoever is at the table, has written there or ever sat there."""
    around = {live.table.host, *live.table.have_sat, *live.here, *talkers}
    return next((guest for guest in around if live.who(guest) == who), None)
