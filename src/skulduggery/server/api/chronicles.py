"""The log of a table so far in sentences, for late arrivals and for reading in another language."""

import asyncio
from collections import deque
from collections.abc import Sequence
from http import HTTPStatus
from typing import Literal

import msgspec
from litestar import Response, get
from msgspec import Struct

from skulduggery.server import entries as log
from skulduggery.server.api.asking import (
    Asked,
    accepted,
    caller_of,
    hub_of,
    query_of,
    quotas_of,
    reviewing_of,
    services_of,
    table_id_of,
)
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.chronicle import LogLine, Reader, chronicle, guests_of
from skulduggery.server.guests import guest_of
from skulduggery.server.ids import TableId
from skulduggery.server.table import fold
from skulduggery.server.table.requests import No

COST = 5
"""Replaying a game costs as much as this many ordinary requests. Each client does it once, when it arrives."""
MOST_LINES = 2000
"""The newest lines are kept. No ordinary game has more."""


class LogQuery(Struct, frozen=True, forbid_unknown_fields=True):
    words: Literal["en", "de", "fr", "it"] = "en"
    """The language of the sentences."""
    tv: bool = False
    """The public view, even if the caller has a seat."""


class TableLog(Struct, frozen=True):
    seq: int
    """The last entry included. Newer ones come over the socket."""
    lines: tuple[LogLine, ...]


EXAMPLE = TableLog(
    seq=9,
    lines=(
        LogLine(seq=7, kind="started", text="The game begins!"),
        LogLine(seq=9, kind="card-played", text="Anna plays the Yellow 12."),
    ),
)


@get("/api/tables/{table_id:str}/log")
@described(
    "The log of a table",
    tag="tables",
    answer=TableLog,
    example=EXAMPLE,
    query=LogQuery,
    refuses=(No("no-such-table"), No("no-spectators"), No("rules-unknown", {"value": 1, "known": 3})),
)
async def tell_log(request: Asked) -> Response[bytes]:
    """Everything since the table was opened, one sentence per event. The caller sees it from their own seat, or as a
    spectator."""
    wanted = query_of(request, LogQuery)
    table_id = table_id_of(request)
    quotas_of(request).request(caller_of(request), COST)
    services = services_of(request)
    live = accepted(await hub_of(request).find(table_id))
    guest = await guest_of(request.scope, services)
    accepted(live.gathering.may_watch(None if guest is None else guest.id, tv=wanted.tv))
    viewer = None if guest is None or wanted.tv else live.table.seat_of(guest.id)
    entries = [log.decode(row) for row in await services.store.read(table_id)]
    known = await services.store.guests(guests_of(entries))
    names = {one: found.name for one, found in known.items()}
    async with reviewing_of(request):
        reader = Reader(viewer=viewer, language=wanted.words, names=names)
        told = accepted(await asyncio.to_thread(_told, table_id, entries, reader))
    return Response(told, media_type=JSON, status_code=HTTPStatus.OK)


def _told(table_id: TableId, entries: Sequence[log.Entry], reader: Reader) -> bytes | No:
    try:
        lines = deque(chronicle(table_id, entries, reader), maxlen=MOST_LINES)
    except fold.Unreadable as fault:
        return No(fault.reason, dict(fault.args_))
    return msgspec.json.encode(TableLog(seq=len(entries), lines=tuple(lines)))
