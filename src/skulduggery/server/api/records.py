"""Downloads of records (docs/record.md)."""

from collections.abc import AsyncGenerator
from http import HTTPStatus
from typing import Any

from litestar import Response, get
from litestar.response import Stream

from skulduggery.server.api.asking import Asked, caller_of, known_guest, quotas_of, services_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.finished import COST, REFUSES, finished_game_for
from skulduggery.server.ids import GuestId
from skulduggery.server.store import Store

JSON_LINES = "application/jsonl"
ATTACHED = {"Content-Disposition": "A name for the file."}
EXAMPLE: dict[str, Any] = {
    "format": "skulduggery/1",
    "game": "skull-king",
    "rules": 1,
    "options": {"scoring": "standard"},
    "players": [{"name": "Anna"}, {"name": "Jack", "bot": "sailor"}],
    "log": [{"deal": {"round": 1, "dealer": 0, "hands": [["Y2"], ["P"]]}}],
    "meta": {"program": "skulduggery 0.1.0"},
}


@get("/api/tables/{table_id:str}/record")
@described(
    "The record of a game",
    tag="games",
    answer=dict[str, Any],
    example=EXAMPLE,
    headers=ATTACHED,
    refuses=REFUSES,
)
async def download_record(request: Asked) -> Response[bytes]:
    """The whole game with the proof of its draws. Players may download it; if watching was allowed, everybody who
    has the link. An abandoned game is included as far as it went."""
    found = await finished_game_for(request)
    return Response(
        found.record,
        media_type=JSON,
        status_code=HTTPStatus.OK,
        headers=_attachment(f"skulduggery-{found.game}-{found.day}.json"),
    )


@get("/api/me/records")
@described(
    "All my games",
    tag="mine",
    answer=str,
    media=JSON_LINES,
    headers=ATTACHED,
    guest=True,
)
async def download_all_records(request: Asked) -> Stream:
    """The records of all my finished games, one per line, oldest first."""
    guest = await known_guest(request)
    quotas_of(request).request(caller_of(request), COST)
    lines = _lines(services_of(request).store, guest.id)
    return Stream(lines, media_type=JSON_LINES, headers=_attachment("skulduggery-games.jsonl"))


async def _lines(store: Store, guest: GuestId) -> AsyncGenerator[bytes]:
    async for record in store.records_of(guest):
        yield record + b"\n"


def _attachment(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
