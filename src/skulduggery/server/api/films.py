"""Films: a finished game, or one from a file, step by step as one viewer saw it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from io import BytesIO
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from msgspec import Meta, Struct

from skulduggery.film import Film, Frame
from skulduggery.film.files import Entry, entries
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.record import Player, Result
from skulduggery.kernel.seats import Seat
from skulduggery.server.api import records
from skulduggery.server.api.asking import (
    Asked,
    caller_of,
    check_media_type,
    query_of,
    quotas_of,
    reviewing_of,
    whole_body,
)
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.filming import FILM_REFUSES, SPECTATOR, filmed
from skulduggery.server.api.finished import COST, REFUSES, finished_game_for
from skulduggery.server.api.languages import language_of
from skulduggery.server.api.packing import packed
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.sizes import FILMS, MOST_RECORD_BYTES
from skulduggery.server.table.requests import No

GAMES_IN_FILE = "games-in-file"


class FilmQuery(Struct, frozen=True, forbid_unknown_fields=True):
    viewer: Annotated[str, Meta(pattern=r"^(spectator|[0-9]{1,2})\Z")] = SPECTATOR
    """`spectator`, or a seat's number."""
    lang: Literal["en", "de", "fr", "it"] | None = None
    """The language of the sentences; by default from Accept-Language."""


class FileQuery(FilmQuery, frozen=True, forbid_unknown_fields=True):
    game: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    """Which game of a file with several, counted from 1."""


class RecordFile(Struct, frozen=True):
    """A record as described in docs/record.md."""

    format: Literal["skulduggery/1"]
    game: str
    rules: int
    options: Mapping[str, OptionValue]
    players: Sequence[Player]
    log: Sequence[Mapping[str, Any]]
    result: Result | None = None
    meta: Any = None


EXAMPLE = Film(
    game="skull-king",
    rules=1,
    options={"scoring": "standard"},
    players=(Player("Anna"), Player("Jack", bot="sailor")),
    result=None,
    viewer=None,
    seats=2,
    frames=(
        Frame(
            number=2,
            view={},
            events=({"type": "fist-shown", "seat": 0},),
            words=("Anna has decided.",),
            hands=(("Y2",), ("P",)),
            totals=(0, 0),
            round=1,
            trick=None,
            step={"seat": 0, "bid": 1},
            acting=(Seat(1),),
        ),
    ),
    places=(1, 1),
)


@get("/api/tables/{table_id:str}/film")
@described(
    "The film of a game",
    tag="games",
    answer=Film,
    example=EXAMPLE,
    query=FilmQuery,
    refuses=(*REFUSES, *FILM_REFUSES),
)
async def show_film(request: Asked) -> Response[bytes]:
    """A whole finished game, frame by frame as one viewer saw it, with every event in words. Everybody who may see
    the record may see it. Frame 0 is before the first step, frame n after step n of the record."""
    wanted = query_of(request, FilmQuery)
    found = await finished_game_for(request)
    language = wanted.lang or language_of(request.scope)
    record = Entry(1, 1, found.record)
    return await _shown(request, lambda: (filmed(record, viewer=wanted.viewer, language=language), {}))


@post(FILMS, status_code=HTTPStatus.OK, request_max_body_size=MOST_RECORD_BYTES)
@described(
    "The film of a file",
    tag="games",
    answer=Film,
    example=EXAMPLE,
    query=FileQuery,
    body=RecordFile,
    body_example=records.EXAMPLE,
    headers={GAMES_IN_FILE: "How many games the file has."},
    refuses=(*FILM_REFUSES, No("no-such-game-in-file", {"value": 7, "highest": 3})),
)
async def make_film(request: Asked) -> Response[bytes]:
    """The film of a record in the request body. The body may also be a file with one game per line
    (`application/jsonl`); `game` then selects one. The server keeps nothing of it. A record that breaks a rule is
    refused with the step, the rule and what was allowed instead."""
    quotas_of(request).request(caller_of(request), COST)
    wanted = query_of(request, FileQuery)
    check_media_type(request, JSON, records.JSON_LINES)
    body = await whole_body(request)
    language = wanted.lang or language_of(request.scope)

    def make() -> tuple[bytes, dict[str, str]]:
        found, count = _found(body, wanted.game)
        return filmed(found, viewer=wanted.viewer, language=language), {GAMES_IN_FILE: str(count)}

    return await _shown(request, make)


async def _shown(request: Asked, make: Callable[[], tuple[bytes, dict[str, str]]]) -> Response[bytes]:
    """Run `make`, which returns the film and further headers. It replays a whole game, so it runs in a thread: the
    tables must not stand still meanwhile."""

    def made() -> tuple[bytes, dict[str, str]]:
        content, about = make()
        sent, as_sent = packed(content, request.scope)
        return sent, {**about, **as_sent}

    async with reviewing_of(request):
        content, headers = await asyncio.to_thread(made)
    return Response(content, media_type=JSON, status_code=HTTPStatus.OK, headers=headers)


def _found(body: bytes, wanted: int) -> tuple[Entry, int]:
    """The record with that number, and how many there are."""
    found, count = Entry(1, 1, b""), 0
    for entry in entries(BytesIO(body)):
        count = entry.number
        if count == wanted:
            found = entry
    if count and wanted > count:
        raise Refused(No("no-such-game-in-file", {"value": wanted, "highest": count}))
    return found, count
