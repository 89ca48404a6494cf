"""Finds people by the name that they have at one table only: the `who` of chairs and chat lines."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from skulduggery.server import entries
from skulduggery.server.ids import GuestId

if TYPE_CHECKING:
    from skulduggery.server.live import Live


async def find(live: "Live", who: str, talkers: Iterable[GuestId]) -> GuestId | None:
    """Whoever is at the table, has written there or ever sat there."""
    table = live.table
    around = {table.host, *table.people, *table.banned, *live.here, *talkers}
    found = _called(live, who, around)
    return found if found is not None else _called(live, who, await _everyone_who_sat(live))


def _called(live: "Live", who: str, among: Iterable[GuestId]) -> GuestId | None:
    return next((guest for guest in among if live.who(guest) == who), None)


async def _everyone_who_sat(live: "Live") -> set[GuestId]:
    """By the table's log: somebody may have sat there for a moment, and gone."""
    rows = await live.services.store.read(live.table.id)
    found = (entries.decode(row).what for row in rows)
    return {what.guest for what in found if isinstance(what, entries.SatDown)}
