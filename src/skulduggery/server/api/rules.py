"""The rules of a game, to be read."""

from functools import cache
from hashlib import sha256
from http import HTTPStatus
from typing import Literal

import msgspec
from litestar import Response, get
from msgspec import Struct

from skulduggery.games import names
from skulduggery.rulebooks import Entry, Rulebook, Section, read_rulebook
from skulduggery.server.api.asking import Asked, query_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.languages import language_of
from skulduggery.server.api.problems import Refused
from skulduggery.server.security.clients import header
from skulduggery.server.table.requests import No

KEPT = "no-cache"
"""Kept by browsers, who ask whether it has changed: rules change with the program only."""

EXAMPLE = Rulebook(
    game="skull-king",
    language="en",
    title="Skull King",
    intro=("The card game by Brent Beck, for 2 to 6 players, over ten rounds.",),
    sections=(
        Section(
            key="round",
            title="Round",
            entries=(Entry(id="SK-13", kind="ruling", text="Lots are drawn for the first dealer."),),
        ),
    ),
)


class RulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["en", "de", "fr", "it"] | None = None
    """The language of the rules; otherwise that of Accept-Language."""


class Encoded(Struct, frozen=True):
    content: bytes
    etag: str


@get("/api/rules/{game:str}")
@described(
    "The rules of a game",
    tag="games",
    answer=Rulebook,
    example=EXAMPLE,
    query=RulesAsked,
    headers={"ETag": "Changes with the text: who sends it back in If-None-Match gets 304 while it is still the same."},
    refuses=(No("game-unknown", {"value": "chess", "allowed": "skull-king, skull-queen"}),),
)
async def show_rules(request: Asked) -> Response[bytes]:
    """Section by section, rule by rule. The ids are those that refusals and events cite."""
    game: str = request.path_params["game"]
    told = _encoded(game, query_of(request, RulesAsked).lang or language_of(request.scope)) if game in names() else None
    if told is None:
        raise Refused(No("game-unknown", {"value": game[:40], "allowed": ", ".join(names())}))
    headers = {"cache-control": KEPT, "etag": told.etag, "vary": "accept-language"}
    if told.etag in (header(request.scope, b"if-none-match") or ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(told.content, media_type=JSON, headers=headers)


@cache
def _encoded(game: str, language: str) -> Encoded | None:
    book = read_rulebook(game, language)
    if book is None:
        return None
    content = msgspec.json.encode(book)
    return Encoded(content=content, etag=f'"{sha256(content).hexdigest()[:20]}"')
