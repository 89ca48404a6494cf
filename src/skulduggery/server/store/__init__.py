"""Where tables are kept. One small interface, two implementations: a file of SQLite, and PostgreSQL.

The log is the truth: `(log, seq)` is unique, an append is durable before it is answered, and many appends share one
commit. Everything else here (the list of tables, who played where, finished games) follows from the logs and is
written in the same transaction as the entry that changed it (`Facts`).
"""

from asyncio import Future
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from skulduggery.server.ids import Code, GuestId, ShareId, TableId
from skulduggery.telling.messages import Status as Status


class StoreDown(Exception):
    """The database cannot be written or read just now; trying again later may help.

    Whether a write that ended so was stored is not known (the connection may have broken after the commit): read the
    log before you append again.
    """


class StoreDamaged(StoreDown):
    """A part of the database is damaged: trying again does not help. Other parts may be sound."""


class BadDatabase(Exception):
    """The database cannot be used at all: the text says why and what to do, in one line."""


class DatabaseAway(BadDatabase):
    """The database cannot be used just now; nothing says that it cannot be used later."""


class CodeTaken(Exception):
    """Another table that is waiting or playing has this code. Nothing was stored; take another code."""


class TableRow(Struct, frozen=True, kw_only=True):
    """What a list of tables needs to know."""

    id: TableId
    game: str
    status: Status
    public: bool
    code: Code | None
    """Not taken by any other table that is waiting or playing; None once the table is over."""
    opened_at: int
    touched_at: int
    summary: bytes
    """JSON, for lists: see `api/tables.py`."""


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
    """What changes along with an entry of the log."""

    table: TableRow | None = None
    members: tuple[GuestId, ...] | None = None
    """Everyone who has a seat at the table now (the whole list; None: unchanged)."""
    finished: GameRow | None = None


class Guest(Struct, frozen=True, kw_only=True):
    id: GuestId
    name: str
    since: int
    seen: int
    crest: int | None = None
    """The number of the crest that the guest has chosen."""


class HistoryRow(Struct, frozen=True, kw_only=True):
    """One line of a guest's history."""

    table: TableId
    game: str
    seats: int
    bots: int
    finished_at: int
    seat: int
    score: int
    place: int


class Report(Struct, frozen=True, kw_only=True):
    """What somebody complained of: for the people who run the server."""

    at: int
    by: GuestId
    about: GuestId | None
    table: TableId
    text: str
    excerpt: str


class PadRow(Struct, frozen=True, kw_only=True):
    """A score pad that a guest shares with whoever has its link."""

    id: ShareId
    guest: GuestId
    revision: int
    game: bytes | None
    """JSON (docs/pad.md); None once sharing has ended."""
    changed_at: int


class CommentRow(Struct, frozen=True, kw_only=True):
    """What a guest wrote about a step of a finished game. There is one for each guest and step."""

    table: TableId
    step: int
    guest: GuestId
    written_at: int
    text: str


CLOSING_S = 10.0
"""Seconds that closing may take: a database that hangs must not keep a server from ending."""

News: TypeAlias = Callable[[Mapping[str, int]], None]
"""Called with the logs that other servers have appended to, and the highest seq seen of each."""


class Store(Protocol):
    """All times are milliseconds since 1970. Every method may raise `StoreDown`."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database at the same time."""
        ...

    @property
    def commits(self) -> int:
        """How many durable writes there have been; many appends share one."""
        ...

    @property
    def bus_cuts(self) -> int:
        """How often the news from other servers was cut off."""
        ...

    async def open(self) -> None:
        """Creates or migrates the database, or raises `BadDatabase`."""
        ...

    async def close(self, *, within: float = CLOSING_S) -> None:
        """Everything that was accepted is written before this returns, unless the database takes longer than that."""
        ...

    async def ping(self) -> None:
        """Raises `StoreDown` if the database does not answer."""
        ...

    # --- logs -------------------------------------------------------------------------------------------------

    async def append(self, log: str, seq: int, entry: bytes, facts: Facts | None = None) -> bool:
        """True when the entry is durable at this place; False if another one stands there already.

        The facts are written only with an entry that is stored. Raises `CodeTaken` if their table's code is in use.
        """
        ...

    def write(self, log: str, seq: int, entry: bytes) -> Future[bool]:
        """The same for an entry without facts; returns a future, for callers that are no coroutines."""
        ...

    async def read(self, log: str, after: int = 0) -> list[bytes]:
        """The entries from seq after + 1 on, in order."""
        ...

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        """The entries of many logs at once, each from its seq after + 1 on; logs without any are left out."""
        ...

    async def heads(self, logs: Sequence[str]) -> dict[str, int]:
        """The highest seq of each log that has any."""
        ...

    async def rewrite(self, log: str, seq: int, entry: bytes) -> None:
        """Replaces an entry. Only for deleting what a guest wrote in a chat."""
        ...

    def listen(self, news: News) -> None:
        """From now on, tells what other servers have appended. News may come late, twice or not at all."""
        ...

    async def tell(self, name: str, number: int) -> None:
        """News for the other servers that stands in no log, under a name without blanks that no log has."""
        ...

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, table: TableId) -> TableRow | None: ...

    async def table_by_code(self, code: Code) -> TableId | None:
        """The table that is waiting or playing under this code."""
        ...

    async def code_is_free(self, code: Code) -> bool: ...

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Waiting ones first, then playing ones; the newest first."""
        ...

    async def tables_of(self, guest: GuestId, limit: int) -> list[TableRow]:
        """Tables at which the guest has a seat and which are not over; the newest first."""
        ...

    async def idle_tables(self, before: int, limit: int) -> list[TableId]:
        """Waiting or playing tables whose log has not grown since then (by `touched_at`)."""
        ...

    async def count_tables(self) -> dict[Status, int]: ...

    # --- finished games ---------------------------------------------------------------------------------------

    async def game(self, table: TableId) -> GameRow | None: ...

    async def history(self, guest: GuestId, limit: int, before: int | None = None) -> list[HistoryRow]:
        """The newest first; `before` is a finished_at, for the next page."""
        ...

    def records_of(self, guest: GuestId) -> AsyncIterator[bytes]:
        """The records of all the guest's finished games, the oldest first."""
        ...

    # --- guests -----------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None: ...

    async def guests(self, ids: Sequence[GuestId]) -> dict[GuestId, Guest]: ...

    async def rename_guest(self, guest: GuestId, name: str, crest: int | None = None) -> None:
        """Without a crest the guest keeps the one that was chosen before."""
        ...

    async def see_guest(self, guest: GuestId, at: int) -> None: ...

    async def forget_guest(self, guest: GuestId) -> None:
        """Deletes the guest, mutes, reports by and about, results, memberships, shared pads and comments; names in
        records become "Guest"."""
        ...

    async def mute(self, guest: GuestId, other: GuestId, *, muted: bool) -> None: ...

    async def muted_by(self, guest: GuestId) -> frozenset[GuestId]: ...

    async def add_report(self, report: Report) -> None: ...

    async def reports(self, limit: int) -> list[Report]: ...

    async def forget_in_excerpts(self, table: TableId, mark: str) -> None:
        """Takes the lines with this mark out of what was reported at the table, by and about whomever."""
        ...

    # --- shared score pads ------------------------------------------------------------------------------------

    async def put_pad(self, row: PadRow) -> PadRow | None:
        """What stands there afterwards: this, if the pad is the guest's own, still shared, and has no such revision
        or a later one yet. Of too many the guest's longest unchanged ones end. None if it was forgotten meanwhile."""
        ...

    async def pad(self, share: ShareId) -> PadRow | None: ...

    async def pads_of(self, guest: GuestId) -> list[ShareId]:
        """Those still shared, the one that changed last first."""
        ...

    async def pad_revisions(self, shares: Sequence[ShareId]) -> dict[ShareId, int]:
        """The revision of each that is still shared."""
        ...

    async def end_pad(self, share: ShareId, guest: GuestId, at: int) -> None:
        """Deletes what it showed, if it is the guest's own; that it has ended is known until it is forgotten."""
        ...

    async def forget_pads(self, before: int) -> None:
        """Deletes all that have not changed since then, shared or ended."""
        ...

    # --- comments on finished games ---------------------------------------------------------------------------

    async def put_comment(self, row: CommentRow) -> bool:
        """Stores it in place of what the guest wrote about this step before. False, and nothing is stored, if the
        guest or the game has as many comments as may be, or the guest was forgotten meanwhile."""
        ...

    async def comments(self, table: TableId) -> list[CommentRow]:
        """In the order of the steps, those of one step the oldest first."""
        ...

    async def delete_comment(self, table: TableId, step: int, guest: GuestId) -> None: ...

    # --- servers ----------------------------------------------------------------------------------------------

    async def signing_key(self) -> bytes:
        """32 random bytes, made once a database: all its servers sign with the same key."""
        ...

    async def here(self, server: str, present: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
        """Who has a socket open at this server, the whole list, believed until then."""
        ...

    async def time(self) -> int:
        """Milliseconds by the clock of the database."""
        ...

    async def present(self, table: TableId, now: int) -> frozenset[GuestId]:
        """Who has a socket open at any server, by what the servers said last."""
        ...

    async def present_at(self, tables: Sequence[TableId], now: int) -> dict[TableId, frozenset[GuestId]]:
        """The same for many tables at once; those where nobody is are left out."""
        ...
