"""Presence for a single server: kept in memory, because sockets do not outlive the server."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from skulduggery.server.ids import GuestId, TableId


class _Said(Struct, frozen=True):
    tables: Mapping[TableId, frozenset[GuestId]]
    until: int


class Presence:
    def __init__(self) -> None:
        self._servers: dict[str, _Said] = {}

    def here(self, server: str, present: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
        tables = {table: frozenset(guests) for table, guests in present.items()}
        self._servers[server] = _Said(tables=tables, until=until)

    def present(self, table: TableId, now: int) -> frozenset[GuestId]:
        believed = [said.tables for said in self._servers.values() if said.until >= now]
        return frozenset(guest for tables in believed for guest in tables.get(table, ()))

    def forget(self, guest: GuestId) -> None:
        for server, said in self._servers.items():
            tables = {table: guests - {guest} for table, guests in said.tables.items()}
            self._servers[server] = _Said(tables=tables, until=said.until)
