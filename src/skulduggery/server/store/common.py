"""What both stores share: lists of tables, finished games, guests, reports. Each store handles logs in its own way."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

from skulduggery.server.ids import Code, GuestId, ShareId, TableId
from skulduggery.server.store import (
    CommentRow,
    GameRow,
    Guest,
    HistoryRow,
    PadRow,
    Report,
    Status,
    StoreDamaged,
    TableRow,
    queries,
)
from skulduggery.server.store.anonymous import without_lines, without_name
from skulduggery.server.store.facts import Statement, Value
from skulduggery.server.store.rows import Row, comment_row, game_row, history_row, pad_row, report_row, table_row

KEY_BYTES = 32
AT_ONCE = 50
"""Records that are read at a time; a guest may have thousands."""
END_OF_TIME = 2**62
MOST_SHARED_PADS = 20
"""Pads that a guest may share at the same time."""
MOST_ENDED_PADS = 200
"""Ended pads of a guest that are remembered. For older ones, viewers learn that there is no pad rather than that
sharing ended."""

MOST_OWN_COMMENTS = 100
"""Comments of one guest on one game."""
MOST_COMMENTS = 400
"""Comments of all guests on one game."""


class CommonStore(ABC):
    @abstractmethod
    async def _select(self, query: str, *values: Value) -> list[Row]: ...

    @abstractmethod
    async def _change(self, *statements: Statement) -> None:
        """Execute all of the statements or none."""

    @abstractmethod
    async def _forget_presence(self, guest: GuestId) -> None: ...

    async def _try_to_write(self) -> None:
        """Check that the database can write. With a full disk, reading and an empty transaction still work."""
        await self._change((queries.PUT_META, ("trial", secrets.token_bytes(8))))

    # --- logs -------------------------------------------------------------------------------------------------

    async def read(self, log: str, after: int = 0) -> list[bytes]:
        rows = await self._select(queries.ENTRIES, log, after)
        if rows and rows[-1][0] != after + len(rows):
            raise StoreDamaged("entries of a log are missing")
        return [body for _, body in rows]

    async def rewrite(self, log: str, seq: int, entry: bytes) -> None:
        await self._change((queries.REWRITE, (log, seq, entry)))

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, table: TableId) -> TableRow | None:
        found = await self._select(queries.TABLE, table)
        return table_row(found[0]) if found else None

    async def table_by_code(self, code: Code) -> TableId | None:
        found = await self._select(queries.TABLE_BY_CODE, code)
        return found[0][0] if found else None

    async def code_is_free(self, code: Code) -> bool:
        return await self.table_by_code(code) is None

    async def public_tables(self, limit: int) -> list[TableRow]:
        return [table_row(row) for row in await self._select(queries.PUBLIC_TABLES, limit)]

    async def tables_of(self, guest: GuestId, limit: int) -> list[TableRow]:
        return [table_row(row) for row in await self._select(queries.TABLES_OF, guest, limit)]

    async def idle_tables(self, before: int, limit: int) -> list[TableId]:
        return [table for (table,) in await self._select(queries.IDLE_TABLES, before, limit)]

    async def count_tables(self) -> dict[Status, int]:
        return {row[0]: row[1] for row in await self._select(queries.COUNT_TABLES)}

    # --- finished games ---------------------------------------------------------------------------------------

    async def game(self, table: TableId) -> GameRow | None:
        found = await self._select(queries.GAME, table)
        return game_row(found[0], await self._select(queries.PLAYERS, table)) if found else None

    async def history(self, guest: GuestId, limit: int, before: int | None = None) -> list[HistoryRow]:
        last = END_OF_TIME if before is None else before
        return [history_row(row) for row in await self._select(queries.HISTORY, guest, last, limit)]

    async def records_of(self, guest: GuestId) -> AsyncIterator[bytes]:
        last: Row = (-1, "")
        while page := await self._select(queries.RECORDS, guest, last[0], last[1], AT_ONCE):
            for row in page:
                yield row[2]
            last = page[-1]

    # --- guests -----------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        await self._change((queries.ADD_GUEST, (guest.id, guest.name, guest.since, guest.seen, guest.crest)))

    async def rename_guest(self, guest: GuestId, name: str, crest: int | None = None) -> None:
        await self._change((queries.RENAME_GUEST, (guest, name, crest)))

    async def see_guest(self, guest: GuestId, at: int) -> None:
        await self._change((queries.SEE_GUEST, (guest, at)))

    async def forget_guest(self, guest: GuestId) -> None:
        while page := await self._select(queries.NAMED_RECORDS, guest, AT_ONCE):
            await self._change(*(statement for row in page for statement in _forget_name(row)))
        await self._change(*((query, (guest,)) for query in queries.FORGET))
        await self._forget_presence(guest)

    async def mute(self, guest: GuestId, other: GuestId, *, muted: bool) -> None:
        await self._change((queries.MUTE if muted else queries.UNMUTE, (guest, other)))

    async def muted_by(self, guest: GuestId) -> frozenset[GuestId]:
        return frozenset(other for (other,) in await self._select(queries.MUTED_BY, guest))

    async def add_report(self, report: Report) -> None:
        values = (report.at, report.by, report.about, report.table, report.text, report.excerpt)
        await self._change((queries.ADD_REPORT, values))

    async def reports(self, limit: int) -> list[Report]:
        return [report_row(row) for row in await self._select(queries.REPORTS, limit)]

    async def forget_in_excerpts(self, table: TableId, mark: str) -> None:
        found = [(number, excerpt, without_lines(excerpt, mark)) for number, excerpt in await self._excerpts(table)]
        await self._change(*((queries.PUT_EXCERPT, (number, rest)) for number, all_, rest in found if rest != all_))

    async def _excerpts(self, table: TableId) -> list[Row]:
        return await self._select(queries.EXCERPTS_AT, table)

    # --- shared score pads ------------------------------------------------------------------------------------

    async def put_pad(self, row: PadRow) -> PadRow | None:
        is_new = await self.pad(row.id) is None
        put: Statement = (queries.PUT_PAD, (row.id, row.guest, row.revision, row.game, row.changed_at))
        await self._change(put, *(_others_end(row.guest) if is_new else ()))
        return await self.pad(row.id)

    async def pad(self, share: ShareId) -> PadRow | None:
        found = await self._select(queries.PAD, share)
        return pad_row(found[0]) if found else None

    async def pads_of(self, guest: GuestId) -> list[ShareId]:
        return [share for (share,) in await self._select(queries.PADS_OF, guest)]

    async def end_pad(self, share: ShareId, guest: GuestId, at: int) -> None:
        await self._change((queries.END_PAD, (share, guest, at)))

    async def forget_pads(self, before: int) -> None:
        await self._change((queries.FORGET_PADS, (before,)))

    # --- comments on finished games ---------------------------------------------------------------------------

    async def put_comment(self, row: CommentRow) -> bool:
        values = (row.table, row.step, row.guest, row.written_at, row.text, MOST_OWN_COMMENTS, MOST_COMMENTS)
        await self._change((queries.PUT_COMMENT, values))
        found = await self._select(queries.COMMENT, row.table, row.step, row.guest)
        return bool(found)

    async def comments(self, table: TableId) -> list[CommentRow]:
        return [comment_row(row) for row in await self._select(queries.COMMENTS, table)]

    async def delete_comment(self, table: TableId, step: int, guest: GuestId) -> None:
        await self._change((queries.DELETE_COMMENT, (table, step, guest)))

    # --- servers ----------------------------------------------------------------------------------------------

    async def signing_key(self) -> bytes:
        await self._change((queries.ADD_META, ("signing-key", secrets.token_bytes(KEY_BYTES))))
        found = await self._select(queries.META, "signing-key")
        return found[0][0]


def _forget_name(row: Row) -> tuple[Statement, Statement]:
    """Remove the name. If the record was changed meanwhile, neither statement does anything and the row is read
    again."""
    table, seat, record = row
    nameless = without_name(record, seat)
    return (
        (queries.REPLACE_RECORD, (table, record, nameless)),
        (queries.FORGET_RESULT, (table, seat, nameless)),
    )


def _others_end(guest: GuestId) -> tuple[Statement, Statement]:
    """End the guest's least recently changed pads: forgotten ones make room, so nobody is refused a new one."""
    return (
        (queries.END_OTHER_PADS, (guest, MOST_SHARED_PADS)),
        (queries.FORGET_ENDED_PADS, (guest, MOST_ENDED_PADS)),
    )
