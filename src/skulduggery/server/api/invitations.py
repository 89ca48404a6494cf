"""Ways to a table: the short code to read out across a room, and the link, also as a QR code."""

import io
from http import HTTPStatus
from typing import Any

import segno
from litestar import Response, get
from msgspec import Struct

from skulduggery.server.api.asking import Asked, caller_of, quotas_of, services_of, table_id_of
from skulduggery.server.api.describing import described
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.tables import ID
from skulduggery.server.config import ServerConfig
from skulduggery.server.ids import TableId, parse_code
from skulduggery.server.listening import EVERYWHERE, network_addresses
from skulduggery.server.security.clients import client_of, header
from skulduggery.server.security.headers import is_plain_host
from skulduggery.server.services import Services
from skulduggery.server.table.requests import No

HOUR = 60 * 60 * 1000
SVG = "image/svg+xml"
DARK, LIGHT = "#000000", "#ffffff"
QUIET_MODULES = 4
"""The white margin that the standard requires."""


class Found(Struct, frozen=True):
    """The table to which a code leads."""

    id: TableId


@get("/api/codes/{code:str}")
@described(
    "Find a table by its code",
    tag="tables",
    answer=Found,
    example=Found(ID),
    refuses=(No("no-such-code"), No("too-many-codes", {"seconds": 12})),
)
async def find_by_code(request: Asked) -> Found:
    """Upper and lower case, blanks and dashes make no difference. A wrong code, an expired one and one of a table
    that is over all get the same answer. Only a few wrong codes may be tried."""
    services, quotas = services_of(request), quotas_of(request)
    was_right = quotas.guess(caller_of(request))
    table = await _table_with(request.path_params["code"], services)
    if table is None:
        raise Refused(No("no-such-code"))
    was_right()
    return Found(table)


@get("/api/tables/{table_id:str}/qr.svg", media_type=SVG)
@described(
    "The link as a QR code",
    tag="tables",
    answer=str,
    media=SVG,
    headers={"Cache-Control": "May be cached, but only by the caller's browser."},
    refuses=(No("no-such-table"),),
)
async def show_qr(request: Asked) -> Response[bytes]:
    """A QR code, dark on light, with the margin that readers need. It leads to the page of the table."""
    services, table_id = services_of(request), table_id_of(request)
    if await services.store.table(table_id) is None:
        raise Refused(No("no-such-table"))
    return qr_of(_link(request, services))


class Link(Struct, frozen=True):
    """A link to send to friends."""

    link: str


@get("/api/tables/{table_id:str}/link")
@described(
    "The link to send to friends",
    tag="tables",
    answer=Link,
    example=Link(f"https://play.example.org/t/{ID}"),
    refuses=(No("no-such-table"),),
)
async def show_link(request: Asked) -> Link:
    """The link with the address by which others reach the server. If the host plays on the machine that runs the
    server, the address in their browser is of no use to phones in the house."""
    services = services_of(request)
    if await services.store.table(table_id_of(request)) is None:
        raise Refused(No("no-such-table"))
    return Link(_link(request, services))


def qr_of(link: str) -> Response[bytes]:
    picture = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(picture, kind="svg", scale=8, border=QUIET_MODULES, dark=DARK, light=LIGHT, xmldecl=False, omitsize=True)
    return Response(
        picture.getvalue(),
        media_type=SVG,
        status_code=HTTPStatus.OK,
        headers={"cache-control": "private, max-age=3600", "vary": "host"},
    )


async def _table_with(text: str, services: Services) -> TableId | None:
    code = parse_code(text)
    table = None if code is None else await services.store.table_by_code(code)
    row = None if table is None else await services.store.table(table)
    if row is None:
        return None
    is_young = services.now() - row.opened_at < services.config.code_hours * HOUR
    return row.id if is_young and row.status in ("waiting", "playing") else None


def _link(request: Asked, services: Services) -> str:
    return f"{public_origin(request, services)}/t/{table_id_of(request)}"


def public_origin(request: Asked, services: Services) -> str:
    found = origin_of(request.scope, services.config)
    if found is None:
        raise Refused(No("bad-request", {"problem": "Host"}))
    return found


def origin_of(scope: Any, config: ServerConfig) -> str | None:
    """The server's public origin: from the configuration, otherwise from this request. None if it names a host that
    cannot exist."""
    if config.origins:
        return config.origins[0]
    host = header(scope, b"host") or ""
    if not is_plain_host(host):
        return None
    scheme = "https" if client_of(scope, config).https else "http"
    return f"{scheme}://{_for_others(host) if config.host in EVERYWHERE else host}"


def _for_others(host: str) -> str:
    """`host`, or our address in the local network if `host` works on this machine only."""
    name, _, port = host.rpartition(":")
    if name not in ("localhost", "127.0.0.1"):
        return host
    return next((f"{address}:{port}" for address in network_addresses()), host)
