"""The databases of drills. They have to be empty, because a drill fills its database."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from skulduggery.server.store import BadDatabase
from skulduggery.server.store.choose import store_for
from skulduggery.server.store.temporary import temporary_postgres

Kind: TypeAlias = Literal["sqlite", "postgres"]


@contextmanager
def database_for(kind: Kind, given: str | None, folder: Path) -> Generator[str]:
    """The address of a database: a file in the folder, the given PostgreSQL, or one started for the drill."""
    if kind == "sqlite":
        yield str(folder / "drill.db")
    elif given is not None:
        yield given
    else:
        with temporary_postgres() as address:
            yield address


async def must_be_empty(address: str) -> None:
    """Refuse a database that may be somebody's real one."""
    store = store_for(address)
    await store.open()
    try:
        if await store.count_tables():
            raise BadDatabase("there are tables in it already; a drill needs an empty database of its own")
    finally:
        await store.close()
