"""A checkpoint in steps: others write between them, and SQLite waits for the disk only at the end, for very little."""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event

from skulduggery.server.store.sqlite_checkpoints import Checkpoints

MUCH = 50


class Disk:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.answers = Event()
        self.was_asked = Event()

    def ask(self) -> None:
        self.was_asked.set()
        assert self.answers.wait(30)


@contextmanager
def file(path: Path) -> Generator[sqlite3.Connection]:
    with closing(connect(path)) as db:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 0"):
            db.execute(f"PRAGMA {setting}").fetchall()
        db.execute("CREATE TABLE entries(body BLOB)")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        yield db


def connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def write(db: sqlite3.Connection, times: int = 1) -> None:
    for _ in range(times):
        db.execute("INSERT INTO entries VALUES (zeroblob(5000))")


def pages_in_the_log(path: Path) -> int:
    return max(0, path.with_name(path.name + "-wal").stat().st_size - 32) // (4096 + 24)


def until_the_disk_has_answered(checkpoints: Checkpoints) -> None:
    asking = checkpoints._asking  # pyright: ignore[reportPrivateUsage]
    assert asking is not None
    asking.join(30)


def test_writers_go_on_between_the_steps_and_the_log_is_used_anew(tmp_path: Path) -> None:
    path, disk = tmp_path / "tables.db", Disk()
    with file(path) as db:
        checkpoints = Checkpoints(partial(connect, path), disk.ask, worth_it=MUCH)
        write(db, MUCH)
        checkpoints.go_on(db, MUCH)  # a reader stands
        write(db)
        checkpoints.go_on(db, 1)  # copied, the disk is asked
        assert disk.was_asked.wait(30)
        for _ in range(3):
            write(db)
            checkpoints.go_on(db, 1)  # still asked: nothing is done
        disk.answers.set()
        until_the_disk_has_answered(checkpoints)
        checkpoints.go_on(db, 1)  # the end
        pages = pages_in_the_log(path)
        write(db)
        assert pages_in_the_log(path) == pages, "the log goes on from its beginning"
        assert db.execute("SELECT count(*) FROM entries").fetchone() == (MUCH + 5,)


def test_the_large_part_is_copied_before_the_disk_is_waited_for(tmp_path: Path) -> None:
    path, disk = tmp_path / "tables.db", Disk()
    disk.answers.set()
    with file(path) as db:
        checkpoints = Checkpoints(partial(connect, path), disk.ask, worth_it=MUCH)
        write(db, MUCH)
        checkpoints.go_on(db, MUCH)
        write(db)
        checkpoints.go_on(db, 1)
        _, in_all, copied = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert in_all - 5 <= copied < in_all, "all but the last write: the reader keeps it from being everything"


def test_little_is_not_worth_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with file(path) as db:
        connected: list[sqlite3.Connection] = []

        def connecting() -> sqlite3.Connection:
            connected.append(connect(path))
            return connected[-1]

        checkpoints = Checkpoints(connecting, Disk().ask, worth_it=MUCH)
        checkpoints.go_on(db, MUCH - 1)
        assert not connected
        checkpoints.go_on(db, 1)
        assert connected
        checkpoints.give_up()


def test_what_fails_is_tried_again_later(tmp_path: Path) -> None:
    path, disk = tmp_path / "tables.db", Disk()
    disk.answers.set()
    connections = [partial(connect, tmp_path / "no such folder" / "tables.db"), partial(connect, path)]
    with file(path) as db:
        checkpoints = Checkpoints(lambda: connections.pop(0)(), disk.ask, worth_it=MUCH)
        for _ in range(2):
            write(db, MUCH)
            checkpoints.go_on(db, MUCH)
        assert not connections
        write(db)
        checkpoints.go_on(db, 1)
        assert disk.was_asked.wait(30)


def test_giving_up_lets_the_reader_go(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with file(path) as db:
        checkpoints = Checkpoints(partial(connect, path), Disk().ask, worth_it=MUCH)
        write(db, MUCH)
        checkpoints.go_on(db, MUCH)
        write(db)
        checkpoints.give_up()
        _, in_all, copied = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert copied == in_all
