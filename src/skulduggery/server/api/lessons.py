"""First lessons and worked examples: scripted play with captions, for a page that knows no rules."""

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from typing import Literal

import msgspec
from litestar import Response, get
from msgspec import Struct

from skulduggery import lessons
from skulduggery.games import names
from skulduggery.kernel.seats import Seat
from skulduggery.lessons import Examples, Lesson
from skulduggery.server.api.asking import Asked, query_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.languages import language_of
from skulduggery.server.api.packing import accepts_gzip
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.rules import KEPT
from skulduggery.server.security.clients import header
from skulduggery.server.table.requests import No

REFUSES = (No("game-unknown", {"value": "chess", "allowed": "skull-king, skull-queen"}),)
HEADERS = {"ETag": "Changes with the content: who sends it back in If-None-Match gets 304 while it is still the same."}
EXAMPLE = Lesson(
    id="SK-X1",
    game="skull-king",
    kind="example",
    title="Black is trump",
    rule="SK-X1",
    names=("Anna", "Ben", "Carla", "David"),
    seat=None,
    viewer=Seat(0),
    seats=4,
    options={"scoring": "standard"},
    frames=(),
)


class LessonAsked(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["en", "de", "fr", "it"] | None = None
    """The language of the captions; otherwise that of Accept-Language."""


@get("/api/lessons/{game:str}")
@described(
    "The first lesson of a game",
    tag="games",
    answer=Lesson,
    example=EXAMPLE,
    query=LessonAsked,
    headers=HEADERS,
    refuses=REFUSES,
)
async def show_lesson(request: Asked) -> Response[bytes]:
    """A scripted deal, frame by frame. Where a frame has a prompt the learner decides: the expected choices go on, the
    others get a gentle answer, and those that the rules refuse name the rule."""
    return await _answer(request, _lesson)


@get("/api/examples/{game:str}")
@described(
    "The worked examples of a game",
    tag="games",
    answer=Examples,
    example=Examples((EXAMPLE,)),
    query=LessonAsked,
    headers=HEADERS,
    refuses=REFUSES,
)
async def list_examples(request: Asked) -> Response[bytes]:
    """Every example of the rulebook (the ids with an X) as it goes at the table, in the shape of a lesson."""
    return await _answer(request, _examples)


class Encoded(Struct, frozen=True):
    """The same answer to everybody who reads that language: as it is, and packed."""

    plain: bytes
    packed: bytes
    etag: str


async def _answer(request: Asked, encoded: Callable[[str, str], Encoded | None]) -> Response[bytes]:
    """In a thread: a script is played when somebody asks for it first, and no table shall wait for that."""
    game: str = request.path_params["game"]
    language = query_of(request, LessonAsked).lang or language_of(request.scope)
    told = await asyncio.to_thread(encoded, game, language) if game in names() else None
    if told is None:
        raise Refused(No("game-unknown", {"value": game[:40], "allowed": ", ".join(names())}))
    packs = accepts_gzip(request.scope)
    etag = f'"{told.etag}-gzip"' if packs else f'"{told.etag}"'
    headers = {"cache-control": KEPT, "etag": etag, "vary": "accept-language, accept-encoding"}
    if etag in (header(request.scope, b"if-none-match") or ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if packs:
        return Response(told.packed, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(told.plain, media_type=JSON, headers=headers)


@cache
def _lesson(game: str, language: str) -> Encoded | None:
    found = lessons.first_lesson(game, language)
    return None if found is None else _encoded(found)


@cache
def _examples(game: str, language: str) -> Encoded:
    return _encoded(lessons.examples(game, language))


def _encoded(told: Lesson | Examples) -> Encoded:
    content = msgspec.json.encode(told)
    return Encoded(plain=content, packed=gzip.compress(content, mtime=0), etag=sha256(content).hexdigest()[:20])
