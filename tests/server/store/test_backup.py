"""Backups: whole, while a server writes, never over another file, never with a password in sight."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest

from skulduggery.server.store import BadDatabase, Store
from skulduggery.server.store.backup import backup
from skulduggery.server.store.temporary import program_folders
from tests.server.postgres import execute
from tests.server.store.stores import opened, run, with_store


def pg_restore() -> str | None:
    places = [shutil.which("pg_restore"), *(str(folder / "pg_restore") for folder in program_folders())]
    return next((place for place in places if place and os.access(place, os.X_OK)), None)


async def back_up_while_it_writes(database: str, to: Path) -> int:
    """How many entries were surely there before the backup began."""
    async with opened(database) as store:
        seq = 0
        for seq in range(1, 101):
            assert await store.append("a", seq, b"x")
        copying = asyncio.create_task(asyncio.to_thread(backup, database, to))
        before = seq
        while not copying.done():
            seq += 1
            assert await store.append("a", seq, b"x")
        await copying
        return before


def test_a_copy_of_sqlite_is_whole(tmp_path: Path) -> None:
    database, to = tmp_path / "skulduggery.db", tmp_path / "copy.db"
    before = run(back_up_while_it_writes(str(database), to))
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]

    async def entries(store: Store) -> list[bytes]:
        return await store.read("a")

    assert len(with_store(str(to), entries)) >= before


def test_a_copy_can_be_made_when_no_server_runs(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        assert await store.append("a", 1, b"x")

    async def entries(store: Store) -> list[bytes]:
        return await store.read("a")

    with_store(str(tmp_path / "skulduggery.db"), fill)
    backup(str(tmp_path / "skulduggery.db"), tmp_path / "copy.db")
    assert with_store(str(tmp_path / "copy.db"), entries) == [b"x"]


def test_nothing_is_written_over(tmp_path: Path, postgres: str) -> None:
    with_store(str(tmp_path / "skulduggery.db"), Store.ping)
    precious = tmp_path / "precious"
    precious.write_text("mine")
    for database in (str(tmp_path / "skulduggery.db"), postgres):
        with pytest.raises(FileExistsError):
            backup(database, precious)
    assert precious.read_text() == "mine"


def test_what_cannot_be_copied_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "diary.db").write_text("Dear diary, " * 100)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE cookies(jar)")
    other.close()
    for name, said in (("diary.db", "damaged"), ("other.db", "another program"), ("nowhere.db", "there is no")):
        with pytest.raises(BadDatabase, match=said):
            backup(str(tmp_path / name), tmp_path / "copy.db")
        assert not list(tmp_path.glob("copy*"))
    assert not (tmp_path / "nowhere.db").exists()


def test_a_place_that_is_not_there_is_told(tmp_path: Path) -> None:
    with_store(str(tmp_path / "skulduggery.db"), Store.ping)
    with pytest.raises(BadDatabase, match="cannot create the backup"):
        backup(str(tmp_path / "skulduggery.db"), tmp_path / "no folder" / "copy.db")


@pytest.mark.skipif(pg_restore() is None, reason="needs pg_restore; enable it with: sudo apt install postgresql-client")
def test_a_dump_of_postgresql_is_whole(postgres: str, tmp_path: Path) -> None:
    to = tmp_path / "copy.dump"
    before = run(back_up_while_it_writes(postgres, to))
    assert stat.S_IMODE(to.stat().st_mode) == 0o600
    run(execute(postgres, "DROP SCHEMA skulduggery CASCADE"))
    subprocess.run([str(pg_restore()), f"--dbname={postgres}", to], check=True)

    async def entries(store: Store) -> list[bytes]:
        return await store.read("a")

    assert len(with_store(postgres, entries)) >= before


def test_without_pg_dump_it_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("skulduggery.server.store.backup.program_folders", lambda: iter(()))
    with pytest.raises(BadDatabase, match="pg_dump: install"):
        backup("postgresql://u:hunter2@h/d", tmp_path / "copy.dump")
    assert not list(tmp_path.iterdir())


def test_the_password_goes_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "$* and $PGPASSWORD"\necho "cannot: it is late" >&2\nexit ${FAIL:-0}\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    backup("postgresql://u:hunt%20er@h/d", tmp_path / "copy.dump")
    said = (tmp_path / "copy.dump").read_text()
    assert said.count("hunt") == 1
    assert said.endswith("--dbname=postgresql://u@h/d and hunt er\n")

    monkeypatch.setenv("FAIL", "1")
    with pytest.raises(BadDatabase, match="it is late") as error:
        backup("postgresql://u:hunt%20er@h/d", tmp_path / "second.dump")
    assert "hunt" not in str(error.value)
    assert not (tmp_path / "second.dump").exists()
