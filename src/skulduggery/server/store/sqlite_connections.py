"""The two connections to a file of SQLite: one that writes, and one that only reads.

Only the writer writes and checkpoints. With several such connections, SQLite before 3.51.3 could in rare cases spoil
the file; and two writers would only wait for each other.
"""

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from skulduggery.server.store import StoreDamaged, StoreDown
from skulduggery.server.store.sqlite_checkpoints import Checkpoints
from skulduggery.server.store.sqlite_file import Identity
from skulduggery.server.store.sqlite_worker import Work

log = logging.getLogger("skulduggery.store")

USUAL_PAGES = 8_000
"""32 MB: how large the write-ahead log gets under steady load (`sqlite_checkpoints.py`)."""
MOST_PAGES = 10_000
"""From here on SQLite makes a checkpoint by itself, whoever it holds up."""
PAGE_BYTES = 4096
CACHE_KB = 16_000
"""Room for the pages at which 2,000 tables write, one each, and for those on the way there."""

WORTH_A_CHECKPOINT = 200
"""Commits."""

WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an answer is given only after the disk has it, power cut or not
    f"PRAGMA wal_autocheckpoint = {MOST_PAGES}",
    # While somebody reads for long (a backup), the log grows all the same: it shrinks to this afterwards.
    f"PRAGMA journal_size_limit = {USUAL_PAGES * PAGE_BYTES}",
    f"PRAGMA cache_size = -{CACHE_KB}",
    "PRAGMA secure_delete = ON",  # what somebody wants deleted shall not linger in unused pages
)
READER = ("PRAGMA query_only = ON",)

# Faults of a single piece of work. Every other error of SQLite is the database's, and of the whole batch.
ONES_OWN_FAULT = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
)

WHY = {
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_IOERR: "the disk does not work",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is damaged",
}
PRIMARY = 0xFF
"""The low byte of an error's code says what kind it is; the rest, where it happened."""


def connect(path: Path, *, mode: str, settings: Sequence[str], patience: float) -> sqlite3.Connection:
    """`mode` rw or ro: neither ever creates a file. `patience`: seconds to wait for another program's lock."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(uri, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        for setting in settings:
            db.execute(setting).fetchall()
    except sqlite3.Error:
        db.close()
        raise
    return db


def why(error: sqlite3.Error) -> str:
    """What is wrong, without anything of what was to be stored."""
    return WHY.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY, str(error))


def is_damage(error: sqlite3.Error) -> bool:
    """Of some page, or of a text in it, which SQLite does not look into itself."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "not decode to UTF-8" in str(error)


def _down(error: sqlite3.Error, doing: str) -> StoreDown:
    kind = StoreDamaged if is_damage(error) else StoreDown
    return kind(f"cannot {doing} the database: {why(error)}")


def passes(error: sqlite3.Error) -> bool:
    """Whether the fault may be gone later without anybody changing the settings."""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL)


class Reader:
    def __init__(self, path: Path, *, patience: float) -> None:
        self._path, self._patience = path, patience
        self._db: sqlite3.Connection | None = None
        self._identity = Identity(path)

    def work_off(self, works: Sequence[Work]) -> list[Any]:
        return [self._do(work) for work in works]

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _do(self, work: Work) -> Any:
        try:
            self._identity.demand()
            return work(self._connection())
        except ONES_OWN_FAULT as error:
            return error
        except sqlite3.Error as error:
            self.close()
            return _down(error, "read from")
        except Exception as error:
            return error

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = connect(self._path, mode="ro", settings=READER, patience=self._patience)
        return self._db


class Writer:
    """Does each batch in one transaction. What one piece of work did wrong does not touch the others."""

    def __init__(
        self, path: Path, db: sqlite3.Connection, *, patience: float, ask_disk: Callable[[], None] = lambda: None
    ) -> None:
        """`ask_disk` returns when the file is on the disk."""
        self._path, self._patience = path, patience
        self._db = db
        self._is_suspect = False
        self._checkpoints = Checkpoints(partial(connect, path, mode="ro", settings=READER, patience=0.0), ask_disk)
        self._identity = Identity(path)
        self.works = True
        """Whether the last batch could be written, damaged pages aside."""
        self.met_damage = False
        self.commits = 0
        self._rested_at = 0

    def work_off(self, works: Sequence[Work]) -> list[Any]:
        try:
            outcomes = self._in_one_transaction(works)
        except sqlite3.Error as error:
            self._recover(error)
            if len(works) > 1 and (_is_full(error) or is_damage(error)):
                # What is small may still have its place, and what goes to sound pages is not affected.
                return [outcome for work in works for outcome in self.work_off([work])]
            return [_down(error, "write to") for _ in works]
        except StoreDown as down:
            self._say_down(str(down))
            return [StoreDown(str(down)) for _ in works]
        self._say_up()
        return outcomes

    def rest(self) -> None:
        """To be called when nobody waits: moves what was written to its place in the file."""
        if self.commits - self._rested_at >= WORTH_A_CHECKPOINT and not self._is_suspect:
            with contextlib.suppress(sqlite3.Error):  # whatever is wrong, the next who writes will be told
                self._checkpoints.finish(self._db)
            self._rested_at = self.commits

    def tidy_up(self, written: int) -> None:
        """To be called after a batch of so much work, when all of it is answered."""
        if self._is_suspect:
            self._checkpoints.give_up()
        else:
            self._checkpoints.go_on(self._db, written)

    def close(self) -> None:
        self._checkpoints.give_up()
        self._db.close()

    def _in_one_transaction(self, works: Sequence[Work]) -> list[Any]:
        db = self._connection()
        db.execute("BEGIN IMMEDIATE")  # a deferred one that reads first would fail at once where it could have waited
        outcomes = [_outcome(work, db) for work in works]
        db.execute("COMMIT")
        self.commits += 1
        self._identity.demand()  # what went into a file that is gone must not be answered as stored
        return outcomes

    def _connection(self) -> sqlite3.Connection:
        """The old one is closed after the new one is there: the last to close would tidy up the file's companions."""
        if self._is_suspect:
            self._identity.demand()
            old, self._db = self._db, connect(self._path, mode="rw", settings=WRITER, patience=self._patience)
            self._is_suspect = False
            old.close()
        return self._db

    def _recover(self, error: sqlite3.Error) -> None:
        """Nobody knows what state a connection is in after a fault of the disk: the next batch gets a new one."""
        if is_damage(error):
            self.met_damage = True
        else:
            self._say_down(why(error))
        with contextlib.suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        self._is_suspect = not (_is_full(error) or _is_busy(error))

    def _say_down(self, reason: str) -> None:
        if self.works:
            log.error("the database cannot be written: %s", reason)
        self.works = False

    def _say_up(self) -> None:
        if not self.works:
            log.warning("the database can be written again")
        self.works = True


def _outcome(work: Work, db: sqlite3.Connection) -> Any:
    try:
        return work(db)
    except ONES_OWN_FAULT as error:
        return error
    except sqlite3.Error:
        raise
    except Exception as error:
        return error


def _is_full(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_FULL


def _is_busy(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_BUSY
