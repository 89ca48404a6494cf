"""First lessons and worked examples: scripted play with captions, for a page that knows no rules."""

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
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.rules import KEPT, Encoded
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
    return _answer(request, _lesson)


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
    return _answer(request, _examples)


def _answer(request: Asked, encoded: Callable[[str, str], Encoded | None]) -> Response[bytes]:
    game: str = request.path_params["game"]
    asked = query_of(request, LessonAsked)
    told = encoded(game, asked.lang or language_of(request.scope)) if game in names() else None
    if told is None:
        raise Refused(No("game-unknown", {"value": game[:40], "allowed": ", ".join(names())}))
    headers = {"cache-control": KEPT, "etag": told.etag, "vary": "accept-language"}
    if told.etag in (header(request.scope, b"if-none-match") or ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(told.content, media_type=JSON, headers=headers)


@cache
def _lesson(game: str, language: str) -> Encoded | None:
    found = lessons.first_lesson(game, language)
    return None if found is None else _tagged(msgspec.json.encode(found))


@cache
def _examples(game: str, language: str) -> Encoded:
    return _tagged(msgspec.json.encode(lessons.examples(game, language)))


def _tagged(content: bytes) -> Encoded:
    return Encoded(content=content, etag=f'"{sha256(content).hexdigest()[:20]}"')
