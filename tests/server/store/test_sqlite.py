"""The file of SQLite and its troubles: each has its answer, and most are over when their cause is."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skulduggery.server.ids import GuestId
from skulduggery.server.store import BadDatabase, Facts, Guest, StoreDown, sqlite_connections, sqlite_worker
from skulduggery.server.store.schema import APPLICATION_ID, NEWEST, SQLITE
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.store.sqlite_file import is_locked
from tests.processes import running
from tests.server.store.stores import ANNA, run, table, using

SHORT_PATIENCE = 0.2
LOCKHOLDER = "tests.server.store.lockholder"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "skulduggery.db"


def make(path: Path, *statements: str) -> None:
    db = sqlite3.connect(path)
    with db:
        for statement in statements:
            db.execute(statement)
    db.close()


def refused(path: Path, *said: str) -> None:
    async def test() -> None:
        async with using(SqliteStore(path, patience=SHORT_PATIENCE)):
            pass

    with pytest.raises(BadDatabase) as error:
        run(test())
    text = str(error.value)
    assert "\n" not in text
    for word in said:
        assert word in text


async def on_writer(store: SqliteStore, do: Callable[[sqlite3.Connection], Any]) -> Any:
    """Does something to the connection that writes, which only its own thread may touch."""
    return await store._opened.writing.ask(do)


# --- opening ------------------------------------------------------------------------------------------------------


def test_the_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "skulduggery.db"

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"secret")
            for file in path.parent.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    old = os.umask(0)
    try:
        run(test())
    finally:
        os.umask(old)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (NEWEST,)
    assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_guests_of_an_older_file_have_chosen_no_crest(path: Path) -> None:
    db = sqlite3.connect(path)
    db.executescript("".join(SQLITE[:2]) + f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 2;")
    db.execute("INSERT INTO guests(id, name, since, seen) VALUES ('anna', 'Anna', 1, 2)")
    db.commit()
    db.close()

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.guests([ANNA]) == {ANNA: Guest(id=ANNA, name="Anna", since=1, seen=2, crest=None)}

    run(test())


def test_commits_wait_for_the_disk(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await on_writer(store, lambda db: db.execute("PRAGMA synchronous").fetchone()) == (2,)

    run(test())


def test_when_it_is_quiet_everything_goes_to_its_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody has to wait for it in the middle of a game."""
    monkeypatch.setattr(sqlite_connections, "WORTH_A_CHECKPOINT", 3)
    monkeypatch.setattr(sqlite_worker, "QUIET", 0.01)

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            for seq in range(1, 11):
                assert await store.append("a", seq, b"x")
            for _ in range(500):
                if _in_its_place(path) >= 8:  # the last few are not worth it
                    break
                await asyncio.sleep(0.01)
            assert _in_its_place(path) >= 8
            assert await store.append("a", 11, b"x")
            assert len(await store.read("a")) == 11

    run(test())


def test_the_log_shrinks_again_after_a_long_reader(path: Path) -> None:
    """While a backup reads, nothing can be moved to its place; under steady load there is never time to rest."""
    limit = 33_000_000

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            reader = sqlite3.connect(path, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            bodies = (store.append("a", seq, b"x" * 100_000) for seq in range(2, 402))
            assert all(await asyncio.gather(*bodies))
            assert os.path.getsize(f"{path}-wal") > limit
            reader.close()
            for seq in range(402, 405):
                assert await store.append("a", seq, b"x")
            assert os.path.getsize(f"{path}-wal") < limit

    run(test())


def _in_its_place(path: Path) -> int:
    """Entries in the main file alone, as it is on the disk."""
    db = sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)
    try:
        return db.execute("SELECT count(*) FROM entries").fetchone()[0]
    except sqlite3.DatabaseError:  # not even the tables are there yet
        return 0
    finally:
        db.close()


def test_an_empty_file_is_as_good_as_none(path: Path) -> None:
    path.touch()

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")

    run(test())


def test_a_newer_database_is_refused(path: Path) -> None:
    make(path, f"PRAGMA application_id = {APPLICATION_ID}", f"PRAGMA user_version = {NEWEST + 5}", "CREATE TABLE x(y)")
    before = path.read_bytes()
    refused(path, f"version {NEWEST + 5}", f"up to {NEWEST}", "newer")
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused(path: Path) -> None:
    make(path, "CREATE TABLE cookies(jar)")
    before = path.read_bytes()
    refused(path, "another program")
    assert path.read_bytes() == before


def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    refused(path, str(path), "not a database")
    assert path.read_text().startswith("Dear diary")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "folder")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(tmp_path / "file" / "skulduggery.db", "cannot create")


@pytest.mark.skipif(
    not Path("/proc/self").exists(),
    reason="needs /proc, where not even root can write; enable it: run the tests on Linux",
)
def test_a_place_that_cannot_be_written_is_refused() -> None:
    refused(Path("/proc/skulduggery.db"), "cannot create")


def test_a_file_that_is_locked_is_refused(path: Path) -> None:
    make(path, "PRAGMA journal_mode = DELETE")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    refused(path, "locked")
    other.close()


def test_a_second_server_is_refused(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as first:
            with pytest.raises(BadDatabase, match=r"another server has .* open"):
                await SqliteStore(path).open()
            assert await first.append("a", 1, b"x")
        async with using(SqliteStore(path)) as second:
            assert await second.read("a") == [b"x"]

    run(test())


def test_a_second_server_is_refused_under_another_name_of_the_file(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)):
            link = path.with_name("link.db")
            link.symlink_to(path)
            with pytest.raises(BadDatabase, match="another server"):
                await SqliteStore(link).open()

    run(test())


def test_a_second_server_is_refused_at_a_hard_link(path: Path, tmp_path: Path) -> None:
    """In a process of its own, as servers are."""
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    path.touch()
    pipe = subprocess.PIPE
    with running([sys.executable, "-m", LOCKHOLDER, "hold", path], stdin=pipe, stdout=pipe) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        link.hardlink_to(path)
        refused(link, "another server has", "link.db")
        assert is_locked(link)
        assert is_locked(path)
    assert not is_locked(link)
    refused(link, "has 2 names (hard links)")
    refused(path, "has 2 names (hard links)")
    link.unlink()
    assert not is_locked(path), "a refused server holds no lock"


def test_the_lock_lasts_as_long_as_the_store(path: Path) -> None:
    """SQLite closes handles of its own meanwhile, which takes the locks of a process away."""

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            assert await store.read("a") == [b"x"]
            with pytest.raises(StoreDown):
                await store._opened.reading.ask(lambda db: db.execute("INSERT INTO meta VALUES ('a', 'b')"))
            assert await store.read("a") == [b"x"], "by a new connection"
            assert _seen_from_elsewhere(path) == "True"
        assert _seen_from_elsewhere(path) == "False"

    run(test())


def _seen_from_elsewhere(path: Path) -> str:
    look = [sys.executable, "-m", LOCKHOLDER, "look", path]
    done = subprocess.run(look, capture_output=True, text=True, timeout=60)
    return done.stdout.strip()


def test_whoever_is_refused_keeps_nobody_else_out(path: Path) -> None:
    path.write_text("Dear diary, " * 100)
    refused(path)
    path.unlink()

    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            await store.ping()

    run(test())


# --- troubles -----------------------------------------------------------------------------------------------------


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            (pages,) = await on_writer(store, lambda db: db.execute("PRAGMA page_count").fetchone())
            await on_writer(store, lambda db: db.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone())
            outcomes = await asyncio.gather(
                store.append("b", 1, b"x" * 100_000),
                store.append("c", 1, b"x"),
                store.append("d", 1, b"x" * 100_000, Facts(table=table("d"))),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [StoreDown, bool, StoreDown]
            assert "full" in str(outcomes[0])
            assert await store.heads(["a", "b", "c", "d"]) == {"a": 1, "c": 1}
            await on_writer(store, lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
            assert await store.append("b", 1, b"x" * 100_000)

    run(test())


def test_a_write_that_the_system_refuses_is_told(path: Path) -> None:
    """In a process of its own, for the limit is the whole process's."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.store.limited", path], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["stored", "StoreDown", "StoreDown", "stored"]


def test_another_programs_lock_is_told_and_forgotten(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path, patience=SHORT_PATIENCE)) as store:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreDown, match="another program has locked it"):
                await store.append("a", 1, b"x")
            with pytest.raises(StoreDown):
                await store.ping()
            assert await store.read("a") == []  # reading goes on
            other.execute("ROLLBACK")
            other.close()
            assert await store.append("a", 1, b"x")

    run(test())


def test_a_read_only_database_is_told_and_forgotten(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            await on_writer(store, lambda db: db.execute("PRAGMA query_only = ON").fetchall())
            with pytest.raises(StoreDown, match="read-only"):
                await store.rename_guest(ANNA, "x")
            assert await store.append("a", 1, b"x")  # by a new connection

    run(test())


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_a_file_that_is_gone_is_missed_and_not_made_anew(path: Path, suffix: str) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            gone = Path(f"{path}{suffix}")
            gone.unlink()
            for _ in range(2):
                with pytest.raises(StoreDown, match=r"deleted or replaced .* restart the server"):
                    await store.append("a", 2, b"x")
                with pytest.raises(StoreDown):
                    await store.read("a")
                with pytest.raises(StoreDown):
                    await store.ping()
            assert not gone.exists()
            gone.write_bytes(b"")  # another one in its place is not it
            with pytest.raises(StoreDown):
                await store.append("a", 2, b"x")

    run(test())


def test_a_file_that_comes_back_is_good_again(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            away = path.with_name("away.db")
            path.rename(away)
            with pytest.raises(StoreDown):
                await store.append("b", 1, b"x")
            assert not path.exists()
            away.rename(path)
            await store.ping()
            assert await store.append("a", 2, b"x")

    run(test())


def test_a_reader_that_broke_is_replaced(path: Path) -> None:
    async def test() -> None:
        async with using(SqliteStore(path)) as store:
            assert await store.append("a", 1, b"x")
            assert await store.read("a") == [b"x"]
            with pytest.raises(StoreDown):
                await store._opened.reading.ask(lambda db: db.execute("INSERT INTO meta VALUES ('a', 'b')"))
            assert await store.read("a") == [b"x"]

    run(test())


def test_troubles_are_logged_once(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with using(SqliteStore(path, patience=SHORT_PATIENCE)) as store:
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            for _ in range(3):
                with pytest.raises(StoreDown):
                    await store.rename_guest(GuestId("somebody"), "very secret")
            other.close()
            await store.ping()

    run(test())
    assert [record.message for record in caplog.records] == [
        "the database cannot be written: another program has locked it",
        "the database can be written again",
    ]
