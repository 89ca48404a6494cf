"""Delete my data: everything that says who a guest was."""

import secrets

from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.api.sizes import MOST_COUNTED
from skulduggery.server.hub import Hub
from skulduggery.server.ids import GuestId
from skulduggery.server.live import Live
from skulduggery.server.reporting import mark_of
from skulduggery.server.table.hosts import next_host
from skulduggery.server.table.requests import No
from skulduggery.server.talk import forget_lines, tables_talked_at


async def forget(hub: Hub, guest: GuestId) -> None:
    """Delete the guest's data. The guest's own row goes last: if the database fails on the way, they can retry."""
    store = hub.services.store
    for table in await store.tables_of(guest, MOST_COUNTED):
        live = await hub.find(table.id)
        if not isinstance(live, No):
            await _leave(live, guest)
    for live in hub.tables():
        await _leave(live, guest)
    tables = await tables_talked_at(store, guest)
    for table in tables:
        await store.forget_in_excerpts(table, mark_of(hub.services.who(table, guest)))
    await forget_lines(store, guest, tables)
    pads = await store.pads_of(guest)
    await store.forget_guest(guest)
    await hub.pads.forgotten(pads)
    for live in hub.tables():
        live.forget(guest)  # also if the guest came back in the meantime


async def _leave(live: Live, guest: GuestId) -> None:
    """Free a seat at a waiting table, give one in a running game to a bot, and close a table with nobody left."""
    live.forget(guest)
    if live.table.seat_of(guest) is not None:
        await live.ask(guest, wire.StandUp(id=secrets.token_hex(8)))
    if live.table.host == guest:
        await live.pass_host_on(guest)
    if live.table.host == guest and next_host(live.table, guest) is None:
        await live.clerk.do_once(log.Abandoned("deserted"))
