"""Looking at a finished game again, step by step: with open hands, or as one of the players saw it."""

import asyncio
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from itertools import islice
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery.games import find
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import BadRecord, Player, Record, Result, parse_record
from skulduggery.kernel.replay import Replayed, replay
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server.api.asking import Asked, accepted, query_of, reviewing_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.finished import REFUSES, finished_game_for
from skulduggery.server.api.sizes import MOST_LISTED
from skulduggery.server.table.requests import No


class ReviewQuery(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    viewer: Annotated[str, Meta(pattern=r"^(open|spectator|[0-9]{1,2})\Z")] = "open"
    """`open` shows everything; `spectator` or the number of a seat what was seen from there."""
    first: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    """The first step, counted from 1."""
    count: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 50
    """How many steps."""
    lang: Literal["en", "de", "fr", "it"] | None = None
    """Adds a sentence for each event in this language."""


class ReviewedStep(Struct, frozen=True):
    """One step of the record, and how things stood after it."""

    number: int
    events: tuple[Any, ...]
    step: Any = UNSET
    """The step as the record has it; only in an open review, for it hides nothing."""
    view: Any = UNSET
    """What the viewer saw; not in an open review."""
    views: tuple[Any, ...] | UnsetType = UNSET
    """What each seat saw; only in an open review."""
    words: tuple[str, ...] | UnsetType = UNSET
    """The events in words."""


class Review(Struct, frozen=True):
    game: str
    rules: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    result: Result | None
    total: int
    """How many steps there are in all."""
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
        No("rules-unknown", {"value": 1, "known": 2}),
    ),
)
async def review_game(request: Asked) -> Response[bytes]:
    """Some steps of a finished game, played through by the rules again. The same people may see it as the record."""
    wanted = query_of(request, ReviewQuery)
    found = await finished_game_for(request)
    async with reviewing_of(request):
        review = accepted(await asyncio.to_thread(_reviewed, found.record, wanted))
    return Response(review, media_type=JSON, status_code=HTTPStatus.OK)


def _reviewed(line: bytes, wanted: ReviewQuery) -> bytes | No:
    try:
        game, record = parse_record(line, find)
    except BadRecord as fault:  # it was played by rules that this program does not know (any more)
        return No(fault.reason, fault.args_, fault.rule)
    seats = record.config.seats
    if wanted.viewer.isdigit() and int(wanted.viewer) >= seats:
        return No("no-such-seat", {"value": wanted.viewer, "highest": seats - 1})
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
    names = [player.name for player in record.players]
    speech = None if wanted.lang is None else Speech(wanted.lang, game.NAME, names)
    for replayed in islice(replay(game, record), wanted.first - 1, wanted.first - 1 + wanted.count):
        if wanted.viewer == "open":
            yield _open(game, replayed, record.config.seats, speech)
        else:
            viewer = None if wanted.viewer == "spectator" else Seat(int(wanted.viewer))
            yield _as_seen(game, replayed, viewer, speech)


def _open(game: AnyGame, replayed: Replayed, seats: int, speech: Speech | None) -> ReviewedStep:
    return ReviewedStep(
        number=replayed.number,
        step=replayed.step,
        events=replayed.events,
        views=tuple(game.view(replayed.state, Seat(seat)) for seat in range(seats)),
        words=_words(speech, replayed.events),
    )


def _as_seen(game: AnyGame, replayed: Replayed, viewer: Seat | None, speech: Speech | None) -> ReviewedStep:
    events = tuple(seen for event in replayed.events if (seen := game.redact(event, viewer)) is not None)
    return ReviewedStep(
        number=replayed.number,
        events=events,
        view=game.view(replayed.state, viewer),
        words=_words(speech, events),
    )


def _words(speech: Speech | None, events: Sequence[Any]) -> tuple[str, ...] | UnsetType:
    return UNSET if speech is None else tuple(speech.event(event) for event in events)
