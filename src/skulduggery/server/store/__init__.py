"""Where tables are stored. One small interface, two implementations: a SQLite file, and PostgreSQL.

The log is the source of truth: `(log, seq)` is unique, an append is durable before it is answered, and many appends
share one commit. Everything else here (the list of tables, who played where, finished games) is derived from the
logs and written in the same transaction as the entry that changed it (`Facts`).
"""

from asyncio import Future
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from skulduggery.server.ids import Code, GuestId, ShareId, TableId
from skulduggery.telling.messages import Status as Status


class StoreDown(Exception):
    """The database cannot be read or written just now; a later retry may help.

    It is unknown whether a failed write was stored (the connection may have broken after the commit): read the log
    before you append again.
    """


class StoreDamaged(StoreDown):
    """A part of the database is damaged: a retry does not help. Other parts may be sound."""


class BadDatabase(Exception):
    """The database cannot be used at all. The text says why and what to do, in one line."""


class DatabaseAway(BadDatabase):
    """The database cannot be used just now, but perhaps later."""


class CodeTaken(Exception):
    """Another waiting or playing table has this code. Nothing was stored; use another code."""


class TableRow(Struct, frozen=True, kw_only=True):
    """The row of a table in lists."""

    id: TableId
    game: str
    status: Status
    public: bool
    code: Code | None
    """Unique among waiting and playing tables; None once the table is over."""
    opened_at: int
    touched_at: int
    summary: bytes
    """JSON for lists: see `lists.py`."""


class PlayerRow(Struct, frozen=True, kw_only=True):
    """One person's result in a finished game."""

    guest: GuestId
    seat: int
    score: int
    place: int


class GameRow(Struct, frozen=True, kw_only=True):
    """A finished game: its record (docs/record.md), and the people who played."""

    table: TableId
    game: str
    seats: int
    bots: int
    finished_at: int
    record: bytes
    players: tuple[PlayerRow, ...]


class Facts(Struct, frozen=True, kw_only=True):
    """Rows that change along with a log entry."""

    table: TableRow | None = None
    members: tuple[GuestId, ...] | None = None
    """Everyone who has a seat at the table now: the whole list, or None if unchanged."""
    finished: GameRow | None = None


class Guest(Struct, frozen=True, kw_only=True):
    id: GuestId
    name: str
    since: int
    seen: int
    crest: int | None = None
    """The number of the crest that the guest has chosen."""


class HistoryRow(Struct, frozen=True, kw_only=True):
    """One row of a guest's history."""

    table: TableId
    game: str
    seats: int
    bots: int
    finished_at: int
    seat: int
    score: int
    place: int


class Report(Struct, frozen=True, kw_only=True):
    """A guest's report for the people who run the server."""

    at: int
    by: GuestId
    about: GuestId | None
    table: TableId
    text: str
    excerpt: str


class PadRow(Struct, frozen=True, kw_only=True):
    """A score pad that a guest shares with everybody who has its link."""

    id: ShareId
    guest: GuestId
    revision: int
    game: bytes | None
    """JSON (docs/pad.md); None once sharing has ended."""
    changed_at: int


class CommentRow(Struct, frozen=True, kw_only=True):
    """A guest's comment on a step of a finished game. There is one per guest and step."""

    table: TableId
    step: int
    guest: GuestId
    written_at: int
    text: str


CLOSING_S = 10.0
"""Seconds that closing may take. A hanging database must not keep a server from ending."""

News: TypeAlias = Callable[[Mapping[str, int]], None]
"""Called with the logs to which other servers have appended, and the highest seq seen of each."""


class Store(Protocol):
    """All times are milliseconds since 1970. Every method may raise `StoreDown`."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database at the same time."""
        ...

    @property
    def commits(self) -> int:
        """The number of durable writes; many appends share one."""
        ...

    @property
    def bus_cuts(self) -> int:
        """How often the connection for news from other servers was lost."""
        ...

    async def open(self) -> None:
        """Create or migrate the database, or raise `BadDatabase`."""
        ...

    async def close(self, *, within: float = CLOSING_S) -> None:
        """Write everything that was accepted, unless the database takes longer than `within`."""
        ...

    async def ping(self) -> None:
        """Raise `StoreDown` if the database does not respond."""
        ...

    # --- logs -------------------------------------------------------------------------------------------------

    async def append(self, log: str, seq: int, entry: bytes, facts: Facts | None = None) -> bool:
        """Append an entry. True once it is durable at this place; False if another entry is there already.

        The facts are written only with an entry that is stored. Raises `CodeTaken` if their table's code is in use.
        """
        ...

    def write(self, log: str, seq: int, entry: bytes) -> Future[bool]:
        """Append an entry without facts. Returns a future, for callers that are not coroutines."""
        ...

    async def read(self, log: str, after: int = 0) -> list[bytes]:
        """The entries from seq after + 1 on, in order."""
        ...

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        """The entries of many logs at once, each from its seq after + 1 on. Logs without entries are left out."""
        ...

    async def heads(self, logs: Sequence[str]) -> dict[str, int]:
        """The highest seq of each log that has entries."""
        ...

    async def rewrite(self, log: str, seq: int, entry: bytes) -> None:
        """Replace an entry. Only for deleting what a guest wrote in a chat."""
        ...

    def listen(self, news: News) -> None:
        """Call `news` with what other servers append from now on. News may come late, twice or not at all."""
        ...

    async def tell(self, name: str, number: int) -> None:
        """Send other servers news that is in no log. The name has no blanks and is not a log's."""
        ...

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, table: TableId) -> TableRow | None: ...

    async def table_by_code(self, code: Code) -> TableId | None:
        """The waiting or playing table with this code."""
        ...

    async def code_is_free(self, code: Code) -> bool: ...

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Waiting tables first, then playing ones; newest first."""
        ...

    async def tables_of(self, guest: GuestId, limit: int) -> list[TableRow]:
        """Tables at which the guest has a seat and which are not over; newest first."""
        ...

    async def idle_tables(self, before: int, limit: int) -> list[TableId]:
        """Waiting or playing tables whose log has not grown since `before` (by `touched_at`)."""
        ...

    async def count_tables(self) -> dict[Status, int]: ...

    # --- finished games ---------------------------------------------------------------------------------------

    async def game(self, table: TableId) -> GameRow | None: ...

    async def history(self, guest: GuestId, limit: int, before: int | None = None) -> list[HistoryRow]:
        """The history, newest first. For the next page, `before` is a finished_at."""
        ...

    def records_of(self, guest: GuestId) -> AsyncIterator[bytes]:
        """The records of all the guest's finished games, oldest first."""
        ...

    # --- guests -----------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None: ...

    async def guests(self, ids: Sequence[GuestId]) -> dict[GuestId, Guest]: ...

    async def rename_guest(self, guest: GuestId, name: str, crest: int | None = None) -> None:
        """Rename the guest. Without a crest the guest keeps the earlier one."""
        ...

    async def see_guest(self, guest: GuestId, at: int) -> None: ...

    async def forget_guest(self, guest: GuestId) -> None:
        """Delete the guest, mutes, reports by and about, results, memberships, shared pads and comments. Names in
        records become "Guest"."""
        ...

    async def mute(self, guest: GuestId, other: GuestId, *, muted: bool) -> None: ...

    async def muted_by(self, guest: GuestId) -> frozenset[GuestId]: ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, limit: int) -> list[Report]: ...

    async def forget_in_excerpts(self, table: TableId, mark: str) -> None:
        """Delete the lines with this mark from all reports at the table, whoever sent them and whomever they
        concern."""
        ...

    # --- shared score pads ------------------------------------------------------------------------------------

    async def put_pad(self, row: PadRow) -> PadRow | None:
        """Store a pad if it is the guest's own, is still shared, and has no such or later revision yet. Returns what
        is stored afterwards; None if the guest was forgotten meanwhile. If a guest shares too many pads, the least
        recently changed are closed."""
        ...

    async def pad(self, share: ShareId) -> PadRow | None: ...

    async def pads_of(self, guest: GuestId) -> list[ShareId]:
        """The guest's pads that are still shared, last changed first."""
        ...

    async def pad_revisions(self, shares: Sequence[ShareId]) -> dict[ShareId, int]:
        """The revision of each pad that is still shared."""
        ...

    async def end_pad(self, share: ShareId, guest: GuestId, at: int) -> None:
        """Delete the pad's content, if the pad is the guest's own. The end of sharing stays known until the pad is
        deleted."""
        ...

    async def forget_pads(self, before: int) -> None:
        """Delete all pads that have not changed since `before`, shared or ended."""
        ...

    # --- comments on finished games ---------------------------------------------------------------------------

    async def put_comment(self, row: CommentRow) -> bool:
        """Store a comment, in place of the guest's earlier one on this step. False, and nothing is stored, if the
        guest or the game has too many comments, or the guest was forgotten meanwhile."""
        ...

    async def comments(self, table: TableId) -> list[CommentRow]:
        """The comments ordered by step, those of one step oldest first."""
        ...

    async def delete_comment(self, table: TableId, step: int, guest: GuestId) -> None: ...

    # --- servers ----------------------------------------------------------------------------------------------

    async def signing_key(self) -> bytes:
        """32 random bytes, created once per database: all its servers sign with the same key."""
        ...

    async def here(self, server: str, present: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
        """Report who has a socket open at this server: the whole list, valid until `until`."""
        ...

    async def time(self) -> int:
        """Milliseconds by the database's clock."""
        ...

    async def present(self, table: TableId, now: int) -> frozenset[GuestId]:
        """Guests with a socket open at any server, by the servers' last reports."""
        ...

    async def present_at(self, tables: Sequence[TableId], now: int) -> dict[TableId, frozenset[GuestId]]:
        """The same for many tables at once. Tables with nobody present are left out."""
        ...
