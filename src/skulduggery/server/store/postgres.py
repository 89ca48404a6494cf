"""The PostgreSQL store: for many servers that serve the same tables."""

import secrets
from asyncio import Future
from collections.abc import Mapping, Sequence
from functools import partial

from skulduggery.server.deadlines import Deadline
from skulduggery.server.ids import GuestId, ShareId, TableId
from skulduggery.server.store import CLOSING_S, BadDatabase, Facts, Guest, News, StoreDown
from skulduggery.server.store.common import CommonStore
from skulduggery.server.store.facts import Statement, Value
from skulduggery.server.store.postgres_bus import CHANNEL, Bus, notice
from skulduggery.server.store.postgres_client import connect, refusal
from skulduggery.server.store.postgres_lanes import Lanes
from skulduggery.server.store.postgres_opening import migrate
from skulduggery.server.store.postgres_pool import Connections, connections
from skulduggery.server.store.rows import Row, guest_row

FOR_APPENDS = 0.8
"""Share of the time for closing. What was accepted comes first."""
ONE_DAY_MS = 24 * 60 * 60 * 1000

HEADS = """
SELECT wanted.log, last.seq FROM unnest($1::text[]) AS wanted(log)
CROSS JOIN LATERAL (SELECT seq FROM entries WHERE entries.log = wanted.log ORDER BY seq DESC LIMIT 1) AS last
"""
READ_MANY = """
SELECT entries.log, body FROM unnest($1::text[], $2::integer[]) AS wanted(log, after)
JOIN entries ON entries.log = wanted.log AND seq > after ORDER BY entries.log, seq
"""
NOTIFY = "SELECT pg_notify($1, $2)"
GUESTS = "SELECT id, name, since, seen, crest FROM guests WHERE id = ANY($1::text[])"
PAD_REVISIONS = "SELECT id, revision FROM pads WHERE id = ANY($1::text[]) AND game IS NOT NULL"

SERVER_IS_HERE = """
INSERT INTO servers(id, good_until) VALUES ($1, $2) ON CONFLICT(id) DO UPDATE SET good_until = excluded.good_until
"""
GUESTS_WENT = """
DELETE FROM presence WHERE server = $1
AND (table_id, guest) NOT IN (SELECT * FROM unnest($2::text[], $3::text[]))
"""
GUESTS_CAME = """
INSERT INTO presence(server, table_id, guest) SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING
"""
FORGET_SERVERS = "DELETE FROM servers WHERE good_until < $1"
TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
PRESENT_AT = """
SELECT DISTINCT table_id, guest FROM presence JOIN servers ON servers.id = server
WHERE table_id = ANY($1::text[]) AND good_until >= $2
"""
FORGET_PRESENCE = "DELETE FROM presence WHERE guest = $1"


class PostgresStore(CommonStore):
    def __init__(self, address: str) -> None:
        self._address = address
        self._server = secrets.token_hex(8)
        self._connections: Connections | None = None
        self._lanes: Lanes | None = None
        self._bus: Bus | None = None

    @property
    def shared(self) -> bool:
        return True

    @property
    def commits(self) -> int:
        """How often appends were committed; many share one commit."""
        return 0 if self._lanes is None else self._lanes.commits

    @property
    def listening(self) -> bool:
        """Whether news from other servers can arrive just now."""
        return self._bus is not None and self._bus.listening

    @property
    def bus_cuts(self) -> int:
        """How often the connection for news was lost."""
        return 0 if self._bus is None else self._bus.cuts

    async def open(self) -> None:
        try:
            await migrate(self._address)
            self._connections = await connections(self._address)
        except BadDatabase:
            raise
        except Exception as error:
            raise refusal(error) from None
        self._lanes = Lanes(partial(connect, self._address), server=self._server)

    async def close(self, *, within: float = CLOSING_S) -> None:
        deadline = Deadline(within)
        if self._bus is not None:
            await self._bus.close()
        if self._lanes is not None:
            await self._lanes.close(within=deadline.left * FOR_APPENDS)
        if self._connections is not None:
            closing, self._connections = self._connections, None
            await closing.close(within=deadline.left)

    async def ping(self) -> None:
        await self._opened.fetch("SELECT count(*) FROM meta")
        if self._lanes is not None and not self._lanes.works:
            await self._try_to_write()

    async def append(self, log: str, seq: int, entry: bytes, facts: Facts | None = None) -> bool:
        return await self._appended(log, seq, entry, facts)

    def write(self, log: str, seq: int, entry: bytes) -> Future[bool]:
        return self._appended(log, seq, entry, None)

    def _appended(self, log: str, seq: int, entry: bytes, facts: Facts | None) -> Future[bool]:
        if self._lanes is None:
            raise StoreDown("the database is not open")
        return self._lanes.append(log, seq, entry, facts)

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        for log, body in await self._opened.fetch(READ_MANY, list(after.keys()), list(after.values())):
            found.setdefault(log, []).append(body)
        return found

    async def heads(self, logs: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._opened.fetch(HEADS, logs)}

    def listen(self, news: News) -> None:
        if self._bus is not None:
            raise RuntimeError("somebody listens already")
        self._bus = Bus(partial(connect, self._address), server=self._server, news=news)

    async def tell(self, name: str, number: int) -> None:
        await self._opened.fetch(NOTIFY, CHANNEL, notice(name, number, server=self._server))

    async def guests(self, ids: Sequence[GuestId]) -> dict[GuestId, Guest]:
        return {guest.id: guest for guest in map(guest_row, await self._opened.fetch(GUESTS, ids))}

    async def pad_revisions(self, shares: Sequence[ShareId]) -> dict[ShareId, int]:
        return {row[0]: row[1] for row in await self._opened.fetch(PAD_REVISIONS, list(shares))}

    async def here(self, server: str, present: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
        pairs = {(table, guest) for table, guests in present.items() for guest in guests}
        tables, guests = [table for table, _ in pairs], [guest for _, guest in pairs]
        await self._opened.execute(
            (FORGET_SERVERS, (until - ONE_DAY_MS,)),
            (SERVER_IS_HERE, (server, until)),
            (GUESTS_WENT, (server, tables, guests)),
            (GUESTS_CAME, (server, tables, guests)),
        )

    async def time(self) -> int:
        ((now,),) = await self._opened.fetch(TIME)
        return int(now)

    async def present(self, table: TableId, now: int) -> frozenset[GuestId]:
        return (await self.present_at([table], now)).get(table, frozenset())

    async def present_at(self, tables: Sequence[TableId], now: int) -> dict[TableId, frozenset[GuestId]]:
        found: dict[TableId, set[GuestId]] = {}
        for table, guest in await self._opened.fetch(PRESENT_AT, list(tables), now):
            found.setdefault(TableId(table), set()).add(GuestId(guest))
        return {table: frozenset(guests) for table, guests in found.items()}

    async def _select(self, query: str, *values: Value) -> list[Row]:
        return await self._opened.fetch(query, *values)

    async def _change(self, *statements: Statement) -> None:
        await self._opened.execute(*statements)

    async def _forget_presence(self, guest: GuestId) -> None:
        await self._change((FORGET_PRESENCE, (guest,)))

    @property
    def _opened(self) -> Connections:
        if self._connections is None:
            raise StoreDown("the database is not open")
        return self._connections
