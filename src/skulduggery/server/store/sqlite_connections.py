"""The two connections to a SQLite file: one that writes, and one that only reads.

Only the writer writes and checkpoints. With several such connections, SQLite before 3.51.3 could in rare cases
corrupt the file. Besides, two writers would only wait for each other.
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
"""32 MB: the size of the write-ahead log under steady load (`sqlite_checkpoints.py`)."""
MOST_PAGES = 10_000
"""At this size SQLite makes a checkpoint by itself, and may block a write."""
PAGE_BYTES = 4096
CACHE_KB = 16_000
"""Cache for the pages to which 2,000 tables write, one each, and for the inner pages above them."""

WORTH_A_CHECKPOINT = 200
"""Commits."""

WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an append is answered only once it is on disk, even if the power fails
    f"PRAGMA wal_autocheckpoint = {MOST_PAGES}",
    # During a long read (a backup) the log still grows. It shrinks to this size afterwards.
    f"PRAGMA journal_size_limit = {USUAL_PAGES * PAGE_BYTES}",
    f"PRAGMA cache_size = -{CACHE_KB}",
    "PRAGMA secure_delete = ON",  # what somebody wants deleted shall not remain in unused pages
)
READER = ("PRAGMA query_only = ON",)

# Errors of a single piece of work. Every other SQLite error concerns the database, and the whole batch.
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
"""The low byte of an error's code is its kind; the rest says where it happened."""


def connect(path: Path, *, mode: str, settings: Sequence[str], patience: float) -> sqlite3.Connection:
    """Connect to a file. `mode` is rw or ro: neither ever creates a file. `patience`: seconds to wait for another
    program's lock."""
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
    """What is wrong, without any of the values to be stored."""
    return WHY.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY, str(error))


def is_damage(error: sqlite3.Error) -> bool:
    """Whether a page is damaged, or a text in it, which SQLite does not check itself."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or "not decode to UTF-8" in str(error)


def _down(error: sqlite3.Error, doing: str) -> StoreDown:
    kind = StoreDamaged if is_damage(error) else StoreDown
    return kind(f"cannot {doing} the database: {why(error)}")


def passes(error: sqlite3.Error) -> bool:
    """Whether the fault may pass without a change of settings."""
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
    """Executes each batch in one transaction. A failed piece of work does not affect the others."""

    def __init__(
        self, path: Path, db: sqlite3.Connection, *, patience: float, ask_disk: Callable[[], None] = lambda: None
    ) -> None:
        """`ask_disk` returns when the file is on disk."""
        self._path, self._patience = path, patience
        self._db = db
        self._is_suspect = False
        self._checkpoints = Checkpoints(partial(connect, path, mode="ro", settings=READER, patience=0.0), ask_disk)
        self._identity = Identity(path)
        self.works = True
        """Whether the last batch was written, damaged pages aside."""
        self.met_damage = False
        self.commits = 0
        self._rested_at = 0

    def work_off(self, works: Sequence[Work]) -> list[Any]:
        try:
            outcomes = self._in_one_transaction(works)
        except sqlite3.Error as error:
            self._recover(error)
            if len(works) > 1 and (_is_full(error) or is_damage(error)):
                # small work may still fit, and work on sound pages is not affected
                return [outcome for work in works for outcome in self.work_off([work])]
            return [_down(error, "write to") for _ in works]
        except StoreDown as down:
            self._say_down(str(down))
            return [StoreDown(str(down)) for _ in works]
        self._say_up()
        return outcomes

    def rest(self) -> None:
        """Call this when nobody waits. Checkpoints everything."""
        if self.commits - self._rested_at >= WORTH_A_CHECKPOINT and not self._is_suspect:
            with contextlib.suppress(sqlite3.Error):  # the next write will report what is wrong
                self._checkpoints.finish(self._db)
            self._rested_at = self.commits

    def tidy_up(self, written: int) -> None:
        """Call this after a batch, with its size, once all of it is answered."""
        if self._is_suspect:
            self._checkpoints.give_up()
        else:
            self._checkpoints.go_on(self._db, written)

    def close(self) -> None:
        self._checkpoints.give_up()
        self._db.close()

    def _in_one_transaction(self, works: Sequence[Work]) -> list[Any]:
        db = self._connection()
        db.execute("BEGIN IMMEDIATE")  # a deferred transaction that reads first would fail at once instead of waiting
        outcomes = [_outcome(work, db) for work in works]
        db.execute("COMMIT")
        self.commits += 1
        self._identity.demand()  # do not report work as stored if the file was deleted
        return outcomes

    def _connection(self) -> sqlite3.Connection:
        """The connection. A new one is opened before the old one is closed: the last to close would tidy up the
        file's companions."""
        if self._is_suspect:
            self._identity.demand()
            old, self._db = self._db, connect(self._path, mode="rw", settings=WRITER, patience=self._patience)
            self._is_suspect = False
            old.close()
        return self._db

    def _recover(self, error: sqlite3.Error) -> None:
        """Discard the connection. Its state is unknown after a disk error, so the next batch gets a new one."""
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
