"""Helpers with which a handler reads its request."""

import asyncio
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from msgspec import Struct

from skulduggery.kernel.nesting import DEEPEST, is_too_deep
from skulduggery.server import callers
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.quotas import Quotas
from skulduggery.server.callers import Caller
from skulduggery.server.guests import guest_of
from skulduggery.server.hub import Hub
from skulduggery.server.ids import TableId, is_table_id
from skulduggery.server.security.clients import client_of, cookies_are_secure, header
from skulduggery.server.services import Services
from skulduggery.server.store import Guest
from skulduggery.server.table.requests import No

Asked: TypeAlias = Request[Any, Any, Any]
T = TypeVar("T", bound=Struct)

LONGEST_PROBLEM = 300
LONGEST_TYPE = 60


def hub_of(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def services_of(request: Asked) -> Services:
    return hub_of(request).services


def quotas_of(request: Asked) -> Quotas:
    quotas: Quotas = request.app.state.quotas
    return quotas


def reviewing_of(request: Asked) -> asyncio.Semaphore:
    """The lock for replaying a whole game. One replay runs at a time, so that running games come first."""
    reviewing: asyncio.Semaphore = request.app.state.reviewing
    return reviewing


def caller_of(request: Asked) -> Caller:
    """The guest or address whose budget pays for the request."""
    services = services_of(request)
    return callers.caller_of(request.scope, services.config, services.key)


def wants_secure_cookies(request: Asked) -> bool:
    config = services_of(request).config
    return cookies_are_secure(client_of(request.scope, config), config)


async def known_guest(request: Asked) -> Guest:
    """The guest who sends the request. Refused if the database does not know them."""
    guest = await guest_of(request.scope, services_of(request))
    if guest is None:
        raise Refused(No("not-a-guest"))
    return guest


def table_id_of(request: Asked) -> TableId:
    """The id in the path. An id of the wrong form is treated as that of a table that does not exist."""
    text: str = request.path_params["table_id"]
    if not is_table_id(text):
        raise Refused(No("no-such-table"))
    return TableId(text)


async def body_of(request: Asked, kind: type[T]) -> T:
    """The request body, decoded strictly: no type conversion, no unknown fields."""
    check_media_type(request, "application/json")
    body = await whole_body(request)
    if is_too_deep(body):
        raise Refused(No("too-deep", {"most": DEEPEST}))
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as fault:
        raise _not_understood(fault) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(No("not-json")) from None


async def whole_body(request: Asked) -> bytes:
    """The raw body. If the client hangs up before its end, that is a bad request and not a server error."""
    try:
        return await request.body()
    except InternalServerException:  # Litestar raises this then
        raise Refused(No("bad-request", {"problem": "the body ends too early"})) from None


def check_media_type(request: Asked, *allowed: str) -> None:
    """Check the content type. This is also a defence: a form on a foreign page cannot send these types."""
    media = (header(request.scope, b"content-type") or "").partition(";")[0].strip().lower()
    if media not in allowed:
        raise Refused(No("only-json", {"value": media[:LONGEST_TYPE] or "-"}))


def query_of(request: Asked, kind: type[T]) -> T:
    """The query parameters. All of them are text, so numbers are parsed from it."""
    given: dict[str, str] = {name: values[-1] for name, values in request.query_params.dict().items()}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise _not_understood(fault) from None


Verdict = TypeVar("Verdict")


def accepted(verdict: Verdict | No) -> Verdict:
    """Return the verdict, or end the request with the refusal."""
    if isinstance(verdict, No):
        raise Refused(verdict)
    return verdict


def _not_understood(fault: msgspec.ValidationError) -> Refused:
    return Refused(No("bad-message", {"problem": str(fault)[:LONGEST_PROBLEM]}))


@cache
def _decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    return msgspec.json.Decoder(kind)
