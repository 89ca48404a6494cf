"""Preview pictures for links: to a table, to a finished game, to a game that can be played."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Literal

from litestar import Response, get
from msgspec import Meta, Struct

from skulduggery import games
from skulduggery.locales import Speech
from skulduggery.server import pictures
from skulduggery.server.api.asking import Asked, caller_of, query_of, quotas_of, services_of
from skulduggery.server.api.describing import described
from skulduggery.server.api.languages import language_of
from skulduggery.server.api.pages import page_folder
from skulduggery.server.api.previews import HOUSE, OF_GAMES
from skulduggery.server.api.problems import Refused
from skulduggery.server.pictures.subjects import Poster, Subject
from skulduggery.server.showing import game_picture, shown, table_picture
from skulduggery.server.table.requests import No

PNG = "image/png"
COST = 3
"""Drawing a picture costs as much as this many ordinary requests."""
HEADERS = {"Cache-Control": "May be kept for a while."}
FOR_ALL = {"cross-origin-resource-policy": "cross-origin"}
"""These pictures are made to be shown on other sites."""
NOTHING = (No("no-such-table"), No("no-such-page"))


class PictureQuery(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["en", "de", "fr", "it"] | None = None
    """The language of the words; by default from Accept-Language."""
    v: Annotated[str, Meta(max_length=40)] = ""
    """Any value. A new value bypasses caches."""


class GamePictureQuery(PictureQuery, frozen=True, forbid_unknown_fields=True):
    page: Literal["rules", "learn"] | None = None
    """What the picture invites to."""


@get("/api/pictures/table/{picture:str}", media_type=PNG)
@described(
    "The picture of a link to a table",
    tag="tables",
    answer=bytes,
    media=PNG,
    query=PictureQuery,
    headers=HEADERS,
    refuses=NOTHING,
)
async def show_table_picture(request: Asked) -> Response[bytes]:
    """1200 x 630 pixels, as apps show it with a link. For a waiting table: the game, its seats and its code. For a
    finished game: places, points and their course, if everybody who has the link may read its record."""
    return await _table_picture(request)


@get("/api/pictures/replay/{picture:str}", media_type=PNG)
@described(
    "The picture of a link to a replay",
    tag="games",
    answer=bytes,
    media=PNG,
    query=PictureQuery,
    headers=HEADERS,
    refuses=NOTHING,
)
async def show_replay_picture(request: Asked) -> Response[bytes]:
    """The picture for the page on which one reviews the game."""
    return await _table_picture(request)


@get("/api/pictures/game/{game_picture:str}", media_type=PNG)
@described(
    "The picture of a game",
    tag="games",
    answer=bytes,
    media=PNG,
    query=GamePictureQuery,
    headers=HEADERS,
    refuses=(No("no-such-page"),),
)
async def show_game_picture(request: Asked) -> Response[bytes]:
    """For links to the game's rules and its first lesson. The name `skulduggery` stands for all games together."""
    wanted = query_of(request, GamePictureQuery)
    name, language = _named(request, "game_picture"), wanted.lang or language_of(request.scope)
    if name == HOUSE.lower():
        lines = (Speech(language).say("preview-home-short"),)
        return await _drawn(request, lambda: Poster(game=name, title=HOUSE, lines=lines), kept="public, max-age=86400")
    if games.find(name) is None:
        raise Refused(No("no-such-page"))
    line = "preview-home-short" if wanted.page is None else OF_GAMES[wanted.page]
    return await _drawn(request, lambda: game_picture(name, language, line), kept="public, max-age=86400")


async def _table_picture(request: Asked) -> Response[bytes]:
    wanted = query_of(request, PictureQuery)
    table = await shown(services_of(request).store, _named(request, "picture"))
    if table is None:
        raise Refused(No("no-such-table"))
    language = wanted.lang or language_of(request.scope)
    return await _drawn(request, lambda: table_picture(table, language), kept="private, max-age=60")


def _named(request: Asked, parameter: str) -> str:
    text: str = request.path_params[parameter]
    if not pictures.can_draw():
        raise Refused(No("no-such-page"))
    return text.removesuffix(".png") if text.endswith(".png") else ""


async def _drawn(request: Asked, subject: Callable[[], Subject], *, kept: str) -> Response[bytes]:
    """Draw in a thread, one picture at a time: the tables come first."""
    quotas_of(request).request(caller_of(request), COST)
    drawing: asyncio.Semaphore = request.app.state.drawing
    async with drawing:
        content = await asyncio.to_thread(lambda: _draw(subject()))
    headers = {"cache-control": kept, "vary": "accept-language", **FOR_ALL}
    return Response(content, media_type=PNG, status_code=HTTPStatus.OK, headers=headers)


def _draw(subject: Subject) -> bytes:
    from skulduggery.server.pictures.draw import drawn  # imported here, so that all else works without Pillow

    return drawn(subject, page_folder())
