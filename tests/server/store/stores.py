"""Opens stores, and makes up what they are to keep."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.store import Facts, GameRow, PlayerRow, Status, Store, TableRow
from skulduggery.server.store.choose import store_for
from skulduggery.server.store.postgres import PostgresStore
from skulduggery.server.store.sqlite import SqliteStore

T = TypeVar("T")
S = TypeVar("S", bound=Store)

LIMIT_S = 60
"""Nothing here takes so long unless it hangs."""

ANNA, BEN, CLEO = GuestId("anna"), GuestId("ben"), GuestId("cleo")


def run(test: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(test, LIMIT_S))


@asynccontextmanager
async def opened(database: str) -> AsyncGenerator[Store]:
    async with using(store_for(database)) as store:
        yield store


@asynccontextmanager
async def using(store: S) -> AsyncGenerator[S]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(database: str, test: Callable[[Store], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with opened(database) as store:
            return await test(store)

    return run(whole())


async def until(is_so: Callable[[], bool]) -> None:
    """Waits as long as it takes; `run` has the limit."""
    while not is_so():
        await asyncio.sleep(0.01)


def commits(store: Store) -> int:
    assert isinstance(store, SqliteStore | PostgresStore)
    return store.commits


def table(
    name: str,
    *,
    status: Status = "waiting",
    public: bool = True,
    code: str | None = None,
    opened_at: int = 1000,
    touched_at: int = 1000,
) -> TableRow:
    return TableRow(
        id=TableId(name),
        game="skull-king",
        status=status,
        public=public,
        code=None if code is None else Code(code),
        opened_at=opened_at,
        touched_at=touched_at,
        summary=msgspec.json.encode({"table": name}),
    )


def game(name: str, *players: GuestId, finished_at: int = 1000) -> GameRow:
    """The first wins, and the last seat is a bot's."""
    people = [{"name": f"Captain {guest}"} for guest in players]
    record = {"format": "skulduggery/1", "players": [*people, {"name": "Bot", "bot": "sailor"}], "meta": {"at": name}}
    return GameRow(
        table=TableId(name),
        game="skull-king",
        seats=len(players) + 1,
        bots=1,
        finished_at=finished_at,
        record=msgspec.json.encode(record),
        players=tuple(
            PlayerRow(guest=guest, seat=seat, score=100 - seat, place=seat + 1) for seat, guest in enumerate(players)
        ),
    )


async def put(store: Store, row: TableRow, *members: GuestId) -> None:
    """The table as the next entry of its log leaves it."""
    head = (await store.heads([row.id])).get(row.id, 0)
    assert await store.append(row.id, head + 1, b"{}", Facts(table=row, members=members))


async def finish(store: Store, row: GameRow) -> None:
    assert await store.append(row.table, 1, b"{}", Facts(finished=row))


def names(record: bytes) -> list[str]:
    return [player["name"] for player in msgspec.json.decode(record)["players"]]
