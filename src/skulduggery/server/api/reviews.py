"""Review a finished game step by step: with all hands open, or as one player saw it."""

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from itertools import islice
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery.film import seen, speech_for, told
from skulduggery.film.files import Entry
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, Record, Result
from skulduggery.kernel.replay import Replayed, replay
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server.api.asking import Asked, query_of, reviewing_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.filming import BAD_RECORDS, read_record, viewer_of
from skulduggery.server.api.finished import REFUSES, finished_game_for
from skulduggery.server.api.sizes import MOST_LISTED
from skulduggery.server.table.requests import No

OPEN = "open"


class ReviewQuery(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    viewer: Annotated[str, Meta(pattern=r"^(open|spectator|[0-9]{1,2})\Z")] = OPEN
    """`open` shows everything; `spectator` or a seat's number shows what was seen from there."""
    first: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    """The first step, counted from 1."""
    count: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 50
    """The number of steps."""
    lang: Literal["en", "de", "fr", "it"] | None = None
    """Adds a sentence for each event in this language."""


class ReviewedStep(Struct, frozen=True):
    """One step of the record, and the position after it."""

    number: int
    events: tuple[Any, ...]
    step: Any = UNSET
    """The step as in the record. Only in an open review, because it hides nothing."""
    view: Any = UNSET
    """What the viewer saw. Not in an open review."""
    views: tuple[Any, ...] | UnsetType = UNSET
    """What each seat saw. Only in an open review."""
    words: tuple[str, ...] | UnsetType = UNSET
    """The events in words."""


class Review(Struct, frozen=True):
    game: str
    rules: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    result: Result | None
    total: int
    """The number of steps in the whole game."""
    steps: tuple[ReviewedStep, ...]


EXAMPLE = Review(
    game="skull-king",
    rules=1,
    options={"scoring": "standard"},
    players=(Player("Anna"), Player("Jack", bot="sailor")),
    result=Result(scores=(120, 40), places=(1, 2)),
    total=130,
    steps=(
        ReviewedStep(
            number=2,
            step={"seat": 0, "bid": 1},
            events=({"type": "bid-made", "seat": 0, "bid": 1},),
            views=({}, {}),
            words=("Anna bids 1.",),
        ),
    ),
)


@get("/api/tables/{table_id:str}/review")
@described(
    "Review a game",
    tag="games",
    answer=Review,
    example=EXAMPLE,
    query=ReviewQuery,
    refuses=(
        *REFUSES,
        No("no-such-seat", {"value": "7", "highest": 3}),
        *BAD_RECORDS,
    ),
)
async def review_game(request: Asked) -> Response[bytes]:
    """Some steps of a finished game, replayed by the rules. Everybody who may see the record may see it."""
    wanted = query_of(request, ReviewQuery)
    found = await finished_game_for(request)
    async with reviewing_of(request):
        review = await asyncio.to_thread(_reviewed, found.record, wanted)
    return Response(review, media_type=JSON, status_code=HTTPStatus.OK)


def _reviewed(line: bytes, wanted: ReviewQuery) -> bytes:
    """Refused if this program does not know the version of the rules (any more)."""
    game, record = read_record(Entry(1, 1, line))
    return msgspec.json.encode(
        Review(
            game=record.game,
            rules=record.rules,
            options=dict(record.config.options),
            players=record.players,
            result=record.result,
            total=len(record.log),
            steps=tuple(_steps(game, record, wanted)),
        )
    )


def _steps(game: AnyGame, record: Record, wanted: ReviewQuery) -> Iterator[ReviewedStep]:
    speech = None if wanted.lang is None else speech_for(game, record, wanted.lang)
    steps = islice(replay(game, record), wanted.first - 1, wanted.first - 1 + wanted.count)
    if wanted.viewer == OPEN:
        return (_open(game, replayed, record.config.seats, speech) for replayed in steps)
    viewer = viewer_of(wanted.viewer, record.config.seats)
    return (_as_seen(game, replayed, viewer, speech) for replayed in steps)


def _open(game: AnyGame, replayed: Replayed, seats: int, speech: Speech | None) -> ReviewedStep:
    return ReviewedStep(
        number=replayed.number,
        step=replayed.step,
        events=replayed.events,
        views=tuple(game.view(replayed.state, Seat(seat)) for seat in range(seats)),
        words=UNSET if speech is None else told(speech, replayed.events),
    )


def _as_seen(game: AnyGame, replayed: Replayed, viewer: Seat | None, speech: Speech | None) -> ReviewedStep:
    events = seen(game, replayed.events, viewer)
    return ReviewedStep(
        number=replayed.number,
        events=events,
        view=game.view(replayed.state, viewer),
        words=UNSET if speech is None else told(speech, events),
    )
