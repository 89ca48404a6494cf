"""Turns facts into SQL statements, the same for both databases."""

from collections.abc import Iterator
from typing import TypeAlias

from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.store import Facts, GameRow, TableRow, queries

Value: TypeAlias = str | int | bytes | None
Statement: TypeAlias = tuple[str, tuple[Value, ...]]


def statements(facts: Facts, log: str) -> Iterator[Statement]:
    """`log` is the table's id, unless the facts name the table themselves."""
    if facts.table is not None:
        yield _put_table(facts.table)
    if facts.members is not None:
        yield from _put_members(facts.table.id if facts.table is not None else TableId(log), facts.members)
    if facts.finished is not None:
        yield from _put_game(facts.finished)


def _put_table(row: TableRow) -> Statement:
    values = (row.id, row.game, row.status, row.public, row.code, row.opened_at, row.touched_at, row.summary)
    return queries.PUT_TABLE, values


def _put_members(table: TableId, members: tuple[GuestId, ...]) -> Iterator[Statement]:
    yield queries.CLEAR_MEMBERS, (table,)
    for guest in members:
        yield queries.ADD_MEMBER, (table, guest)


def _put_game(row: GameRow) -> Iterator[Statement]:
    yield queries.PUT_GAME, (row.table, row.game, row.seats, row.bots, row.finished_at, row.record)
    yield queries.CLEAR_RESULTS, (row.table,)
    for player in row.players:
        values = (row.table, player.seat, player.guest, player.score, player.place, row.finished_at)
        yield queries.ADD_RESULT, values
