"""Opening, listing, showing and closing tables."""

import secrets
from http import HTTPStatus

from litestar import delete, get, post
from msgspec import Struct

from skulduggery.server import closing, wire
from skulduggery.server.api.asking import (
    Asked,
    accepted,
    body_of,
    hub_of,
    known_guest,
    quotas_of,
    services_of,
    table_id_of,
)
from skulduggery.server.api.describing import described
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.sizes import MOST_LISTED
from skulduggery.server.guests import guest_of
from skulduggery.server.hub import Hub, WantedBot
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.lists import Listed, ListedChair, guests_in, listed
from skulduggery.server.live import Live
from skulduggery.server.settings import Settings
from skulduggery.server.store import CodeTaken
from skulduggery.server.table.requests import No

TRIES = 5
"""How many codes are tried, in case another server takes the same one at the same moment."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    settings: Settings
    bots: tuple[WantedBot, ...] = ()
    sit: bool = True
    """Whether I take the first seat."""
    start: bool = False
    """Whether the game begins at once. Then every seat must be filled."""


class OpenedTable(Struct, frozen=True):
    """The link is the key to the table, and so is the code for some hours. Share them only with people who shall
    come."""

    id: TableId
    code: Code
    link: str
    """The path of the page."""


class ShownTable(Struct, frozen=True):
    """A table, and who I am at it."""

    table: wire.Table
    you: wire.You | None = None
    """Missing if I am not a guest."""


class Tables(Struct, frozen=True):
    tables: tuple[Listed, ...]


SETTINGS = Settings(game="skull-king", seats=4)
ID = TableId("Zq3xJ0m1T8uVb5c7d9eFgA")
EXAMPLE = OpenedTable(id=ID, code=Code("KRAKE"), link=f"/t/{ID}")
LISTED = Listed(
    id=ID,
    status="waiting",
    settings=SETTINGS,
    chairs=(ListedChair(name="Anna"), ListedChair(name="Jack", bot="sailor"), ListedChair(), ListedChair()),
    opened_at=1_767_225_600_000,
    touched_at=1_767_225_660_000,
)
SHOWN = ShownTable(
    table=wire.Table(
        id=ID,
        status="waiting",
        settings=SETTINGS,
        chairs=(wire.Chair(kind="person", name="Anna", who="5f0c7e1d2b3a", here=True), *[wire.Chair(kind="empty")] * 3),
        commitment="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        host="5f0c7e1d2b3a",
        host_seat=0,
        code="KRAKE",
    ),
    you=wire.You(who="5f0c7e1d2b3a", seat=0, host=True),
)


@post("/api/tables", status_code=HTTPStatus.CREATED)
@described(
    "Open a table",
    tag="tables",
    body=NewTable,
    body_example={"settings": {"game": "skull-king", "seats": 3}, "bots": [{}, {"bot": "sailor"}], "start": True},
    answer=OpenedTable,
    example=EXAMPLE,
    status=HTTPStatus.CREATED,
    refuses=(
        No("game-unknown", {"value": "chess", "allowed": "skull-king, skull-king-dice, skull-queen, sleeping-queens"}),
        No("bot-unknown", {"value": "parrot", "allowed": "random, sailor"}),
        No("table-full", {"seats": 3}),
        No("seats-empty", {"count": 2}),
        No("too-many-tables-opened", {"minutes": 1}),
        No("too-many-tables"),
    ),
    guest=True,
)
async def open_table(request: Asked) -> OpenedTable:
    """Opens a table, seats me and the bots, and starts the game if `start` is set."""
    guest = await known_guest(request)
    wanted = await body_of(request, NewTable)
    empty = wanted.settings.seats - len(wanted.bots) - wanted.sit
    if wanted.start and empty > 0:
        raise Refused(No("seats-empty", {"count": empty}))
    quotas_of(request).tables.spend(guest.id)
    live = await _opened(hub_of(request), guest.id, wanted)
    if len(live.table.free_seats) > empty:  # the database failed while people sat down
        raise Refused(No("unavailable"))
    if wanted.start:
        accepted(await live.ask(guest.id, wire.Start(id=secrets.token_hex(8))))
    return OpenedTable(id=live.table.id, code=live.table.code, link=f"/t/{live.table.id}")


@get("/api/tables")
@described("The public tables", tag="tables", answer=Tables, example=Tables((LISTED,)))
async def list_tables(request: Asked) -> Tables:
    """First tables that wait for players, then those in play that may be watched; newest first."""
    store = services_of(request).store
    rows = await store.public_tables(MOST_LISTED)
    names = {guest: known.name for guest, known in (await store.guests(guests_in(rows))).items()}
    found = (listed(row, names) for row in rows)
    return Tables(tuple(table for table in found if table.status == "waiting" or table.settings.spectators))


@get("/api/tables/{table_id:str}")
@described(
    "One table",
    tag="tables",
    answer=ShownTable,
    example=SHOWN,
    refuses=(No("no-such-table"), No("no-spectators")),
)
async def show_table(request: Asked) -> ShownTable:
    """The public state of a table. Also for callers who have only followed a link and are not guests yet."""
    live = accepted(await hub_of(request).find(table_id_of(request)))
    guest = await guest_of(request.scope, services_of(request))
    accepted(live.gathering.may_watch(None if guest is None else guest.id))
    return ShownTable(table=live.gathering.public(), you=None if guest is None else _you(live, guest.id))


@delete("/api/tables/{table_id:str}", status_code=HTTPStatus.NO_CONTENT)
@described(
    "Close a table",
    tag="tables",
    answer=None,
    status=HTTPStatus.NO_CONTENT,
    refuses=(No("no-such-table"), No("not-host"), No("table-over")),
    guest=True,
)
async def close_table(request: Asked) -> None:
    """Ends the table for everybody, for good. Only its host may do so. This also closes a table that cannot continue
    because the server lacks its game or its version of the rules."""
    guest = await known_guest(request)
    table_id, hub = table_id_of(request), hub_of(request)
    live = await hub.find(table_id)
    if isinstance(live, Live):
        refused = await live.ask(guest.id, wire.Close(id=secrets.token_hex(8)))
    elif live.reason in closing.UNPLAYABLE:
        refused = await closing.close(hub.services, table_id, by=guest.id)
    else:
        refused = live
    if refused is not None:
        raise Refused(refused)


async def _opened(hub: Hub, guest: GuestId, wanted: NewTable) -> Live:
    for _ in range(TRIES):
        try:
            return accepted(await hub.open_table(guest, wanted.settings, bots=wanted.bots, sit=wanted.sit))
        except CodeTaken:
            continue
    raise Refused(No("busy"))


def _you(live: Live, guest: GuestId) -> wire.You:
    return wire.You(who=live.gathering.who(guest), seat=live.table.seat_of(guest), host=guest == live.table.host)
