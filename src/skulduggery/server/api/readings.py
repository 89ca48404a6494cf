"""Public texts about a game: rules, lessons, examples. Rendered once per language, cached by browsers."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus
from typing import Any, Literal

import msgspec
from litestar import Response
from msgspec import Struct

from skulduggery.games import names
from skulduggery.server.api.asking import Asked, query_of
from skulduggery.server.api.describing import JSON
from skulduggery.server.api.languages import language_of
from skulduggery.server.api.packing import accepts_gzip
from skulduggery.server.api.problems import Refused
from skulduggery.server.security.clients import header
from skulduggery.server.table.requests import No

KEPT = "no-cache"
"""Browsers cache them and revalidate. These texts change with the program only."""
HEADERS = {"ETag": "Changes with the content: who sends it back in If-None-Match gets 304 while it is still the same."}
REFUSES = (No("game-unknown", {"value": "chess", "allowed": "skull-king, skull-queen"}),)


class ReadingAsked(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Literal["en", "de", "fr", "it"] | None = None
    """The language to read in; by default from Accept-Language."""


class Reading(Struct, frozen=True):
    """The response for everybody who reads that language: plain and compressed."""

    plain: bytes
    packed: bytes
    etag: str


def reading(told: Any) -> Reading:
    content = msgspec.json.encode(told)
    return Reading(plain=content, packed=gzip.compress(content, mtime=0), etag=sha256(content).hexdigest()[:20])


async def answer(request: Asked, find: Callable[[str, str], Reading | None]) -> Response[bytes]:
    """Respond from a thread. The first request renders the text, and no table shall wait for that."""
    game: str = request.path_params["game"]
    language = query_of(request, ReadingAsked).lang or language_of(request.scope)
    found = await asyncio.to_thread(find, game, language) if game in names() else None
    if found is None:
        raise Refused(No("game-unknown", {"value": game[:40], "allowed": ", ".join(names())}))
    packs = accepts_gzip(request.scope)
    etag = f'"{found.etag}-gzip"' if packs else f'"{found.etag}"'
    headers = {"cache-control": KEPT, "etag": etag, "vary": "accept-language, accept-encoding"}
    if etag in (header(request.scope, b"if-none-match") or ""):
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if packs:
        return Response(found.packed, media_type=JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(found.plain, media_type=JSON, headers=headers)
