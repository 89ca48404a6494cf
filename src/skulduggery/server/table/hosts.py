"""Who hosts a table when its host leaves."""

from skulduggery.server import entries as log
from skulduggery.server.ids import GuestId
from skulduggery.server.table.state import Table


def after_leaving(table: Table, leaving: GuestId) -> log.Happening | None:
    """The entry when a person leaves. A table with people keeps a host among them; without people it is closed. None
    if the host has come back."""
    seat = table.seat_of(leaving)
    has_left = seat is None or table.chairs[seat].left
    if table.host != leaving or not has_left or table.status not in ("waiting", "playing"):
        return None
    heir = next_host(table, leaving)
    if heir is not None:
        return log.HostPassed(heir)
    return log.Abandoned("deserted") if table.status == "waiting" else None


def next_host(table: Table, leaving: GuestId) -> GuestId | None:
    """The next host when the host leaves: the next person around the table."""
    return next((guest for guest in table.people if guest != leaving and guest not in table.banned), None)
