"""Chooses the store for a database name: a PostgreSQL address, or a file."""

import re
from pathlib import Path

from skulduggery.server.store import BadDatabase, Store, postgres_address
from skulduggery.server.store.sqlite import SqliteStore

POSTGRES = re.compile(r"postgres(ql)?://", re.IGNORECASE)
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+:", re.IGNORECASE)
"""At least two letters before the colon: C:\\skulduggery.db is a file."""
PARAMETERS = re.compile(r"\b(host|hostaddr|user|password|passfile|dbname)\s*=", re.IGNORECASE)

WANTED = "name a file, or give postgresql://user:password@host:port/name"


def store_for(database: str) -> Store:
    if is_postgres(database):
        postgres_address.parse(database)
        from skulduggery.server.store.postgres import PostgresStore  # installed by an extra of its own

        return PostgresStore(database)
    return SqliteStore(database_file(database))


def is_postgres(database: str) -> bool:
    return POSTGRES.match(database) is not None


def database_file(database: str) -> Path:
    """The file of a database. A refused name is never repeated: it may contain a password."""
    if not database.strip() or "\0" in database:
        raise BadDatabase(f"the database has no name; {WANTED}")
    if ADDRESS.match(database) or PARAMETERS.search(database):
        raise BadDatabase(f"the database's address is of a kind that is not known here; {WANTED}")
    return Path(database).expanduser()
