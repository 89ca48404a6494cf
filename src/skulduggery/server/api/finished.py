"""Finished games: who may read them, and their records."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from skulduggery.kernel.record import format_record
from skulduggery.server import entries as log
from skulduggery.server.api.asking import Asked, accepted, caller_of, quotas_of, reviewing_of, services_of, table_id_of
from skulduggery.server.api.problems import Refused
from skulduggery.server.guests import guest_of
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.lists import Summary, guests_in, may_read
from skulduggery.server.records import book_of, record_of
from skulduggery.server.services import Services
from skulduggery.server.store import TableRow
from skulduggery.server.table import fold
from skulduggery.server.table.requests import No

COST = 10
"""Reading a whole game costs as much as this many ordinary requests."""

REFUSES = (No("no-such-table"), No("no-spectators"), No("still-playing"), No("never-played"))


class FinishedGame(Struct, frozen=True):
    game: str
    day: str
    record: bytes
    summary: Summary


async def finished_game_for(request: Asked, table: TableId | None = None) -> FinishedGame:
    """The finished game of this table, or of the table in the path. Refused if it is not over or the caller may not
    see it."""
    quotas_of(request).request(caller_of(request), COST)
    services = services_of(request)
    row, summary = await readable_table(request, table)
    day = datetime.fromtimestamp(row.touched_at / 1000, UTC).date().isoformat()
    async with reviewing_of(request):
        record = await _record(services, row)
    return FinishedGame(game=row.game, day=day, record=record, summary=summary)


async def readable_table(request: Asked, table: TableId | None = None) -> tuple[TableRow, Summary]:
    """The row of this table, or of the table in the path. Refused if its game is not over or the caller may not see
    it."""
    services = services_of(request)
    row = await services.store.table(table_id_of(request) if table is None else table)
    if row is None:
        raise Refused(No("no-such-table"))
    guest = await guest_of(request.scope, services)
    summary = msgspec.json.decode(row.summary, type=Summary)
    _check_access(summary, None if guest is None else guest.id)
    if row.status in ("waiting", "playing"):
        raise Refused(No("still-playing"))
    return row, summary


def _check_access(summary: Summary, guest: GuestId | None) -> None:
    if not may_read(summary.settings, summary.guests, guest):
        raise Refused(No("no-spectators"))


async def _record(services: Services, row: TableRow) -> bytes:
    game = await services.store.game(row.id)
    if game is not None:
        return game.record
    rows = await services.store.read(row.id)
    known = await services.store.guests(guests_in([row]))
    names = {guest: one.name for guest, one in known.items()}
    # This replays a whole game, so it runs in a thread: the tables must not stand still meanwhile.
    return accepted(await asyncio.to_thread(_unfinished, row, rows, names))


def _unfinished(row: TableRow, rows: Sequence[bytes], names: Mapping[GuestId, str]) -> bytes | No:
    """The record of a game that was abandoned or does not count, with the proof of its draws."""
    entries = [log.decode(entry) for entry in rows]
    try:
        table = fold.read(row.id, entries)
    except fold.Unreadable as fault:
        return No(fault.reason, dict(fault.args_))
    if table is None or table.play is None:
        return No("never-played")
    return format_record(record_of(table, book_of(table, entries), names, row.touched_at))
