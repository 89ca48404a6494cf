"""My tables and my games."""

from typing import Annotated

import msgspec
from litestar import get
from msgspec import Meta, Struct

from skulduggery.server.api.asking import Asked, caller_of, known_guest, query_of, quotas_of, services_of
from skulduggery.server.api.describing import described
from skulduggery.server.api.finished import COST
from skulduggery.server.api.sizes import MOST_COUNTED, MOST_LISTED
from skulduggery.server.api.statistics import Statistic, statistics
from skulduggery.server.api.tables import ID, LISTED
from skulduggery.server.lists import Listed, Summary, guests_in, listed
from skulduggery.server.store import HistoryRow


class MyTable(Struct, frozen=True):
    """A table at which I have a seat."""

    table: Listed
    seat: int


class MyTables(Struct, frozen=True):
    tables: tuple[MyTable, ...]


class HistoryQuery(Struct, frozen=True, forbid_unknown_fields=True):
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = 20
    """The number of games."""
    before: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Only games that finished before this time, in milliseconds since 1970: `next` of the previous page."""


class History(Struct, frozen=True):
    """My finished games, newest first."""

    games: tuple[HistoryRow, ...]
    next: int | None
    """`before` for the next page; null on the last page."""


class Statistics(Struct, frozen=True):
    statistics: tuple[Statistic, ...]


GAME = HistoryRow(
    table=ID, game="skull-king", seats=4, bots=3, finished_at=1_767_229_200_000, seat=0, score=120, place=1
)
STATISTIC = Statistic(
    game="skull-king",
    players=4,
    played=12,
    won=5,
    average_place=1.83,
    average_score=147.5,
    best_score=330,
    with_people=4,
    with_bots_only=8,
)


@get("/api/me/tables")
@described("My tables", tag="mine", answer=MyTables, example=MyTables((MyTable(LISTED, seat=0),)), guest=True)
async def list_my_tables(request: Asked) -> MyTables:
    """Tables that are not over, newest first: the way back to a game that I left."""
    guest, store = await known_guest(request), services_of(request).store
    rows = await store.tables_of(guest.id, MOST_LISTED)
    names = {known.id: known.name for known in (await store.guests(guests_in(rows))).values()}
    seats = (msgspec.json.decode(row.summary, type=Summary).guests.index(guest.id) for row in rows)
    return MyTables(tuple(MyTable(listed(row, names), seat) for row, seat in zip(rows, seats, strict=True)))


@get("/api/me/history")
@described(
    "My finished games",
    tag="mine",
    answer=History,
    example=History((GAME,), next=None),
    query=HistoryQuery,
    guest=True,
)
async def show_history(request: Asked) -> History:
    """One page of my finished games. Use a game's table id to get its record or review."""
    wanted = query_of(request, HistoryQuery)
    guest = await known_guest(request)
    games = await services_of(request).store.history(guest.id, wanted.limit, wanted.before)
    more = len(games) == wanted.limit
    return History(tuple(games), next=games[-1].finished_at if more else None)


@get("/api/me/statistics")
@described("My statistics", tag="mine", answer=Statistics, example=Statistics((STATISTIC,)), guest=True)
async def show_statistics(request: Asked) -> Statistics:
    """The results of my finished games, by game and number of players."""
    guest = await known_guest(request)
    quotas_of(request).request(caller_of(request), COST)
    rows = await services_of(request).store.history(guest.id, MOST_COUNTED)
    return Statistics(statistics(rows))
