"""Finds what is sound in a database and what is damaged: pages, logs and their tables, finished games."""

import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from skulduggery.film import files
from skulduggery.kernel.record import BadRecord
from skulduggery.kernel.replay import check
from skulduggery.server import entries as log
from skulduggery.server.doctor.reading import ENTRIES, GAMES, OTHERS, Reading
from skulduggery.server.ids import TableId, is_table_id
from skulduggery.server.store import BadDatabase
from skulduggery.server.store.rows import Row
from skulduggery.server.store.schema import APPLICATION_ID, NEWEST
from skulduggery.server.store.sqlite_connections import READER, connect, is_damage, why
from skulduggery.server.store.sqlite_file import is_locked
from skulduggery.server.table import fold
from skulduggery.server.table.state import Table
from skulduggery.server.verification import verify

PATIENCE = 10.0
MOST_FAULTS = 100
UNKNOWN = frozenset({"rules-unknown", "game-gone", "game-unknown"})
"""Problems that another version of this program may not have: no damage."""

NO_PROOF = "no-proof"
"""Records that never had a proof are good as well."""

Problem: TypeAlias = Literal["gap", "undecodable", "unfoldable", "cut", "lost"]
Progress: TypeAlias = Callable[[int], None]
"""Called with the number of rows read so far."""


class BadLog(Struct, frozen=True):
    """A log of which only the beginning is good: `sound` entries, of `read` that could be read."""

    log: str
    problem: Problem
    sound: int
    read: int


class BadGame(Struct, frozen=True):
    """A finished game whose record has changed."""

    table: str
    reason: str


class Examined(Struct, frozen=True, kw_only=True):
    file: str
    running: bool
    """Whether a server had the database open."""
    pages: tuple[str, ...]
    """The messages of SQLite's own check, if anything is wrong."""
    rows: dict[str, int]
    """The number of readable rows, by table of the database."""
    damaged: tuple[str, ...]
    """Tables of the database with missing rows."""
    logs: int
    bad_logs: tuple[BadLog, ...]
    unknown: int
    """Tables and games that another version of this program may be able to read."""
    bad_games: tuple[BadGame, ...]

    @property
    def is_sound(self) -> bool:
        return not (self.pages or self.damaged or self.bad_logs or self.bad_games)


def examine(path: Path, progress: Progress = lambda _: None) -> Examined:
    """Examine a database without changing it. Raises `BadDatabase` if it is none of ours, or if even its first page
    is damaged."""
    with opened(path) as db:
        return _Examination(path, db, progress).whole()


@contextmanager
def opened(path: Path) -> Generator[sqlite3.Connection]:
    """A consistent snapshot of the database. If no server runs and no companion file waits beside it, none is
    created."""
    if not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    beside = Path(f"{path}-wal")
    is_alone = not is_locked(path) and not (beside.exists() and beside.stat().st_size)
    try:
        db = connect(path, mode="ro&immutable=1" if is_alone else "ro", settings=READER, patience=PATIENCE)
        try:
            db.execute("PRAGMA cell_size_check = ON").fetchall()
            db.execute("BEGIN")
            _demand_ours(path, db)
            yield db
        finally:
            db.close()
    except sqlite3.Error as error:
        if is_damage(error):
            raise BadDatabase(f"{path} is no database of SQLite, or its first page is damaged") from None
        raise BadDatabase(f"cannot read {path}: {why(error)}") from None


def _demand_ours(path: Path, db: sqlite3.Connection) -> None:
    ((owner,),) = db.execute("PRAGMA application_id")
    ((version,),) = db.execute("PRAGMA user_version")
    db.execute("SELECT count(*) FROM sqlite_master").fetchall()
    if owner != APPLICATION_ID:
        raise BadDatabase(f"{path} is a database of another program")
    if version != NEWEST:
        raise BadDatabase(
            f"{path} has version {version} of our tables and this program examines version {NEWEST}: "
            "use the program that wrote it"
        )


class _Examination:
    def __init__(self, path: Path, db: sqlite3.Connection, progress: Progress) -> None:
        self._path, self._db, self._progress = path, db, progress
        self._rows: dict[str, int] = {}
        self._damaged: list[str] = []
        self._bad_logs: list[BadLog] = []
        self._bad_games: list[BadGame] = []
        self._read = self._logs = self._unknown = 0

    def whole(self) -> Examined:
        running = is_locked(self._path)
        pages = _faults_of_pages(self._db)
        listed: dict[str, str] = {}
        for layout in OTHERS:
            for row in self._each(Reading(self._db, layout), layout.name):
                if layout.name == "tables":
                    listed[row[0]] = row[2]
        self._examine_logs(listed)
        self._bad_logs += (BadLog(log=table, problem="lost", sound=0, read=0) for table in sorted(listed))
        for row in self._each(Reading(self._db, GAMES), GAMES.name):
            self._examine_game(row)
        return Examined(
            file=str(self._path),
            running=running,
            pages=pages,
            rows=self._rows,
            damaged=tuple(self._damaged),
            logs=self._logs,
            bad_logs=tuple(self._bad_logs),
            unknown=self._unknown,
            bad_games=tuple(self._bad_games),
        )

    def _each(self, reading: Reading, name: str) -> Iterator[Row]:
        for row in reading:
            self._read += 1
            self._progress(self._read)
            yield row
        self._rows[name] = reading.rows
        if reading.is_damaged:
            self._damaged.append(name)

    def _examine_logs(self, listed: dict[str, str]) -> None:
        """Examine the logs. The tables found are removed from `listed`."""
        reading = Reading(self._db, ENTRIES)
        for name, rows in groupby(self._each(reading, ENTRIES.name), key=itemgetter(0)):
            self._logs += 1
            status = listed.pop(name, None)
            sound, read, problem = self._examine_log(name, rows, status)
            if problem is None and name in reading.stopped_in and not self._ends_here(name, sound):
                problem = "cut"
            if problem is not None:
                self._bad_logs.append(BadLog(log=name, problem=problem, sound=sound, read=read))

    def _examine_log(self, name: str, rows: Iterable[Row], status: str | None) -> tuple[int, int, Problem | None]:
        """The number of good entries, the number of readable ones, and the problem of the first bad one."""
        table: Table | None = None
        problem: Problem | None = None
        is_table, is_known = is_table_id(name), True
        sound = read = 0
        for _, seq, body in rows:
            read += 1
            if problem is not None:
                continue
            if seq != sound + 1:
                problem = "gap"
                continue
            if is_table and is_known:
                try:
                    table = _next(TableId(name), table, body)
                except fold.Unreadable as fault:
                    is_known = fault.reason not in UNKNOWN
                    problem = "unfoldable" if is_known else None
                except _Undecodable:
                    problem = "undecodable"
                except Exception:  # whatever the rules raise on entries that are not theirs
                    problem = "unfoldable"
            sound += problem is None
        self._unknown += not is_known
        if problem is None and is_known and table is not None and status in ("finished", "abandoned"):
            problem = "cut" if table.status != status else None
        return sound, read, problem

    def _ends_here(self, name: str, last: int) -> bool:
        try:
            found = self._db.execute("SELECT max(seq) FROM entries WHERE log = ?", (name,)).fetchone()
        except sqlite3.DatabaseError:
            return False
        return found == (last,)

    def _examine_game(self, row: Row) -> None:
        _, table, _, _, _, _, record = row
        try:
            game, read = files.read(files.Entry(1, 1, record))
            check(game, read)
            misfits = verify(game, read).misfits
            reason = misfits[0].reason if misfits and misfits[0].reason != NO_PROOF else None
        except BadRecord as fault:
            reason = fault.reason
        except Exception as error:  # not a record at all
            reason = type(error).__name__
        if reason in UNKNOWN:
            self._unknown += 1
        elif reason is not None:
            self._bad_games.append(BadGame(table=table, reason=reason))


class _Undecodable(Exception):
    pass


def _next(name: TableId, table: Table | None, body: bytes) -> Table:
    try:
        entry = log.decode(body)
    except Exception as error:
        raise _Undecodable from error
    return fold.opened(name, entry) if table is None else fold.apply(table, entry).table


def folded(name: TableId, bodies: Iterable[bytes]) -> Table | None:
    """The table. Raises what `fold` raises."""
    table: Table | None = None
    for body in bodies:
        table = _next(name, table, body)
    return table


def _faults_of_pages(db: sqlite3.Connection) -> tuple[str, ...]:
    try:
        found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST_FAULTS})")]
    except sqlite3.DatabaseError as error:
        return (str(error),)  # SQLite's own words, like the lines of its check
    return () if found == ["ok"] else tuple(" ".join(line.split()) for line in found)
