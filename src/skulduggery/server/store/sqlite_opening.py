"""Opens a SQLite file for writing and migrates its tables, or says why it cannot be used."""

import sqlite3
from pathlib import Path

from skulduggery.server.store import BadDatabase, DatabaseAway
from skulduggery.server.store.schema import APPLICATION_ID, NEWEST, SQLITE
from skulduggery.server.store.sqlite_connections import WRITER, connect, passes, why


def connect_and_migrate(path: Path, *, patience: float) -> sqlite3.Connection:
    try:
        db = connect(path, mode="rw", settings=(), patience=patience)
        try:
            version = _version(path, db)
            for setting in WRITER:
                db.execute(setting).fetchall()
            _migrate(db, version)
        except BaseException:
            db.close()
            raise
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise BadDatabase(f"{path} is not a database of SQLite") from error
        kind = DatabaseAway if passes(error) else BadDatabase
        raise kind(f"cannot use the database {path}: {why(error)}") from error
    return db


def _version(path: Path, db: sqlite3.Connection) -> int:
    """The version of the schema; 0 if there is none yet."""
    ((owner,),) = db.execute("PRAGMA application_id")
    ((version,),) = db.execute("PRAGMA user_version")
    ((tables,),) = db.execute("SELECT count(*) FROM sqlite_master")
    if owner != APPLICATION_ID and (owner, version, tables) != (0, 0, 0):
        raise BadDatabase(f"{path} is a database of another program; name another file")
    if version > NEWEST:
        raise BadDatabase(
            f"{path} has version {version} of our tables and this program knows versions up to {NEWEST}: "
            "it was written by a newer Skulduggery; use that one"
        )
    return version


def _migrate(db: sqlite3.Connection, version: int) -> None:
    for number, script in enumerate(SQLITE[version:], start=version + 1):
        marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        db.executescript(f"BEGIN IMMEDIATE; {script} {marks} COMMIT;")
    # This shows at once whether the file can be written, and creates the file to which new entries go first.
    db.execute("BEGIN IMMEDIATE")
    db.execute("COMMIT")
