"""The databases of drills: empty ones, for a drill plays with what it is given."""

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
    """Its address: a file in the folder, the PostgreSQL that is given, or one that is started for the drill."""
    if kind == "sqlite":
        yield str(folder / "drill.db")
    elif given is not None:
        yield given
    else:
        with temporary_postgres() as address:
            yield address


async def must_be_empty(address: str) -> None:
    """It must not be anybody's real database."""
    store = store_for(address)
    await store.open()
    try:
        if await store.count_tables():
            raise BadDatabase("there are tables in it already; a drill needs an empty database of its own")
    finally:
        await store.close()
