"""Moves what was written from the write-ahead log to its place in the file, while others go on writing.

A checkpoint that reaches the end of the log makes SQLite wait for the disk until all those pages are there: 10 to 20
ms in which nobody's move is stored. If a reader keeps it from reaching the end, it only copies. So:

1. A reader stands where the log ends now, and writers go on.
2. The writer copies all up to there, without waiting. Another thread waits for the disk.
3. The reader leaves, and the writer copies the little that has come since. SQLite waits for the disk, which has almost
   everything already.

Waiting earlier only saves time: SQLite does not restart the log before step 3 is done. Only the writer's connection
makes checkpoints. If two connections did, SQLite before 3.51.3 could in rare cases corrupt the file.
"""

import contextlib
import sqlite3
from collections.abc import Callable
from threading import Thread
from typing import Literal

WORTH_IT = 2_500
"""Written work after which a checkpoint is due: some 6,000 pages, many of which were written several times."""

Connect = Callable[[], sqlite3.Connection]


class Checkpoints:
    def __init__(self, connect: Connect, ask_disk: Callable[[], None], *, worth_it: int = WORTH_IT) -> None:
        """`connect` opens a read-only connection; `ask_disk` returns when the file is on disk."""
        self._connect = connect
        self._ask_disk = ask_disk
        self._worth_it = worth_it
        self._written = 0
        self._step: Literal["none", "reader-stands", "disk-asked"] = "none"
        self._reader: sqlite3.Connection | None = None
        self._asking: Thread | None = None

    def go_on(self, db: sqlite3.Connection, written: int) -> None:
        """Call this after each batch, with its size. Takes the next step if it is due."""
        self._written += written
        try:
            if self._step == "none" and self._written >= self._worth_it:
                self._let_reader_stand()
            elif self._step == "reader-stands":
                self._copy(db)
            elif self._step == "disk-asked" and self._asking is not None and not self._asking.is_alive():
                self.finish(db)
        except sqlite3.Error:  # the next write will report what is wrong
            self.give_up()

    def finish(self, db: sqlite3.Connection) -> None:
        """Checkpoint everything that is left, now."""
        self.give_up()
        _checkpoint(db)

    def give_up(self) -> None:
        """Start again from the beginning, later."""
        reader, self._reader = self._reader, None
        if reader is not None:
            with contextlib.suppress(sqlite3.Error):
                reader.close()
        self._asking = None
        self._step, self._written = "none", 0

    def _let_reader_stand(self) -> None:
        self._reader = self._connect()
        self._reader.execute("BEGIN")
        self._reader.execute("SELECT count(*) FROM sqlite_master").fetchall()
        self._step = "reader-stands"

    def _copy(self, db: sqlite3.Connection) -> None:
        _checkpoint(db)
        self._asking = Thread(target=self._ask_disk, name="store-disk", daemon=True)
        self._asking.start()
        self._step = "disk-asked"


def _checkpoint(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
