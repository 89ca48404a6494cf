"""Closes a table whose game this server cannot follow: ends its log without reading the game."""

from collections.abc import Sequence
from typing import Literal

import structlog
from msgspec.structs import replace

from skulduggery.server import entries as log
from skulduggery.server.entries import Entry
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.services import Services
from skulduggery.server.store import Facts
from skulduggery.server.table.requests import No

NEWER = frozenset({"rules-newer", "game-gone"})
"""A newer server can play such a table, or perhaps can: an unknown game may be a new one."""
UNPLAYABLE = NEWER | {"rules-unknown"}

NEWER_FOR = 30 * 24 * 60 * 60 * 1000
"""Milliseconds that such a table is left to a newer server, which may come back after a downgrade."""
TRIES = 5

logger = structlog.get_logger("skulduggery.table")


async def close(services: Services, table_id: TableId, *, by: GuestId) -> No | None:
    """Close the table at the request of its host. Raises `StoreDown`."""
    return await _end(services, table_id, "closed", by)


async def sweep(services: Services, table_id: TableId, reason: str) -> bool:
    """End an idle table, unless another server can still play it. Raises `StoreDown`."""
    if reason not in UNPLAYABLE:
        return False
    row = await services.store.table(table_id)
    if reason in NEWER and row is not None and services.now() - row.touched_at < NEWER_FOR:
        return False
    if await services.store.present(table_id, services.now()):
        return False
    return await _end(services, table_id, "deserted", None) is None


async def is_closable(services: Services, table_id: TableId, guest: GuestId) -> bool:
    """Whether the table is still open and the guest is its host. Raises `StoreDown`."""
    row = await services.store.table(table_id)
    if row is None or row.status in ("finished", "abandoned"):
        return False
    return _host(await _entries(services, table_id)) == guest


async def _end(
    services: Services, table_id: TableId, because: Literal["closed", "deserted"], by: GuestId | None
) -> No | None:
    for _ in range(TRIES):
        row, entries = await services.store.table(table_id), await _entries(services, table_id)
        if row is None or not entries:
            return No("no-such-table")
        if by is not None and by != _host(entries):
            return No("not-host")
        if row.status in ("finished", "abandoned"):
            return No("table-over")
        ended = Entry(at=max(services.now(), entries[-1].at), what=log.Abandoned(because), by=by)
        facts = Facts(table=replace(row, status="abandoned", code=None, touched_at=ended.at))
        if await services.store.append(table_id, len(entries) + 1, log.encode(ended), facts):
            logger.info("table_abandoned", table=table_id[:6], game=row.game)
            return None
    return No("busy")


async def _entries(services: Services, table_id: TableId) -> list[Entry]:
    return [log.decode(row) for row in await services.store.read(table_id)]


def _host(entries: Sequence[Entry]) -> GuestId | None:
    hosts = [entry.what.host for entry in entries if isinstance(entry.what, log.Opened | log.HostPassed)]
    return hosts[-1] if hosts else None
