"""Copies the database while a server uses it."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

from skulduggery.server.store import BadDatabase, postgres_address
from skulduggery.server.store.choose import database_file, is_postgres
from skulduggery.server.store.schema import APPLICATION_ID, SCHEMA
from skulduggery.server.store.sqlite_connections import READER, connect, why
from skulduggery.server.store.sqlite_file import OWNER_ONLY
from skulduggery.server.store.temporary import program_folders

PATIENCE = 30.0
"""Seconds to wait for another program that has locked the file."""


def backup(database: str, to: Path) -> None:
    """Copy the database. Raises BadDatabase, or FileExistsError rather than overwrite anything."""
    if is_postgres(database):
        address, program = postgres_address.parse(database), _pg_dump()
        into_new_file(to, lambda: _dump(program, address, to))
    else:
        path = database_file(database)
        if not path.is_file():
            raise BadDatabase(f"there is no database {path}")
        into_new_file(to, lambda: _copy(path, to))


def into_new_file(to: Path, write: Callable[[], None]) -> None:
    """Write a new file completely, or not at all."""
    try:
        os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        raise
    except OSError as error:
        raise BadDatabase(f"cannot create the backup {to}: {error.strerror}") from error
    try:
        write()
    except BaseException:
        for file in (to, Path(f"{to}-journal"), Path(f"{to}-wal"), Path(f"{to}-shm")):
            file.unlink(missing_ok=True)
        raise


# --- SQLite -------------------------------------------------------------------------------------------------------


def _copy(path: Path, to: Path) -> None:
    try:
        source = connect(path, mode="ro", settings=READER, patience=PATIENCE)
        try:
            _copy_from(source, path, to)
        finally:
            source.close()
    except sqlite3.Error as error:
        raise BadDatabase(f"cannot copy {path}: {why(error)}") from error


def _copy_from(source: sqlite3.Connection, path: Path, to: Path) -> None:
    ((owner,),) = source.execute("PRAGMA application_id")
    if owner != APPLICATION_ID:
        raise BadDatabase(f"{path} is a database of another program")
    copy = connect(to, mode="rw", settings=(), patience=PATIENCE)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, without companions
        found = copy.execute("PRAGMA integrity_check").fetchall()
    finally:
        copy.close()
    if found != [("ok",)]:
        raise BadDatabase(f"{path} is damaged: {found[0][0]}")


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def _pg_dump() -> str:
    found = shutil.which("pg_dump")
    if found is not None:
        return found
    for folder in program_folders():
        if os.access(folder / "pg_dump", os.X_OK):
            return str(folder / "pg_dump")
    raise BadDatabase("a backup of PostgreSQL needs the program pg_dump: install PostgreSQL's client programs")


def _dump(program: str, address: postgres_address.Address, to: Path) -> None:
    """Run pg_dump. The password is passed in the environment, because everybody on the machine can read a program's
    arguments."""
    options = ["--format=custom", f"--schema={SCHEMA}", "--no-unlogged-table-data", "--no-password"]
    secret = {} if address.password is None else {"PGPASSWORD": address.password}
    with to.open("wb") as file:
        done = subprocess.run(
            [program, *options, f"--dbname={address.without_password}"],
            env=os.environ | secret,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.PIPE,
        )
        os.fsync(file.fileno())
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise BadDatabase(f"the backup failed: {lines[0] if lines else done.returncode}")
