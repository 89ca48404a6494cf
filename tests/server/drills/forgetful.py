"""A server with a grave fault: it acknowledges moves half a second before it stores them."""

import asyncio
import sys
from typing import Any

from skulduggery.cli import main
from skulduggery.server.store.sqlite import SqliteStore

TOO_LATE = 0.5
store = SqliteStore.append
written = SqliteStore.write
writing: set["asyncio.Task[Any]"] = set()


async def append(self: SqliteStore, log: str, seq: int, entry: bytes, facts: Any = None) -> bool:
    if seq == 1:
        return await store(self, log, seq, entry, facts)

    async def later() -> None:
        await asyncio.sleep(TOO_LATE)
        if facts is None:
            await written(self, log, seq, entry)
        else:
            await store(self, log, seq, entry, facts)

    writing.add(asyncio.create_task(later()))
    return True


def write(self: SqliteStore, log: str, seq: int, entry: bytes) -> "asyncio.Future[bool]":
    return asyncio.ensure_future(append(self, log, seq, entry))


if __name__ == "__main__":
    SqliteStore.append = append
    SqliteStore.write = write
    sys.exit(main(["serve", "--json"]))
