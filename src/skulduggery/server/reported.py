"""The reports of players, for the people who run the server; also while it runs."""

import asyncio
import sqlite3
from pathlib import Path

from skulduggery.server.store import BadDatabase, Report, Store, StoreDown, queries
from skulduggery.server.store.choose import database_file, is_postgres, store_for
from skulduggery.server.store.rows import report_row
from skulduggery.server.store.sqlite_connections import READER, connect, why

PATIENCE = 10.0


def reports_in(database: str, limit: int) -> list[Report]:
    """The reports, newest first. Raises `BadDatabase`."""
    if is_postgres(database):
        return asyncio.run(_from_store(store_for(database), limit))
    return _from_file(database_file(database), limit)


async def _from_store(store: Store, limit: int) -> list[Report]:
    await store.open()
    try:
        return await store.reports(limit)
    except StoreDown as down:
        raise BadDatabase(str(down)) from None
    finally:
        await store.close()


def _from_file(path: Path, limit: int) -> list[Report]:
    """Read only: the file belongs to the server that may be running."""
    if not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    try:
        db = connect(path, mode="ro", settings=READER, patience=PATIENCE)
        try:
            return [report_row(row) for row in db.execute(queries.for_sqlite(queries.REPORTS), (limit,))]
        finally:
            db.close()
    except sqlite3.Error as error:
        raise BadDatabase(f"cannot read {path}: {why(error)}") from None
