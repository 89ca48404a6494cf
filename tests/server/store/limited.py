"""Appends while no file may grow, and afterwards: python -m tests.server.store.limited DATABASE"""

import os
import resource
import sys
from pathlib import Path

from skulduggery.server.store import StoreDown
from skulduggery.server.store.sqlite import SqliteStore
from tests.server.store.stores import run, using


async def tried(store: SqliteStore, seq: int, size: int) -> str:
    try:
        return "stored" if await store.append("a", seq, b"x" * size) else "lost"
    except StoreDown as down:
        return type(down).__name__


async def main(path: Path) -> None:
    async with using(SqliteStore(path)) as store:
        print(await tried(store, 1, 10))
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(f"{path}-wal"), most))
        print(await tried(store, 2, 1_000_000))
        print(await tried(store, 2, 1_000_000))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        print(await tried(store, 2, 1_000_000))
        assert len(await store.read("a")) == 2


if __name__ == "__main__":
    run(main(Path(sys.argv[1])))
