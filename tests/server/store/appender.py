"""Appends and prints each acknowledgement until it is killed: python -m tests.server.store.appender DATABASE"""

import asyncio
import sys

from skulduggery.server.store import Store
from tests.server.store.stores import opened

LOGS = 20


def body(log: str, seq: int) -> bytes:
    return f"{log} {seq} ".encode() * 20


async def fill(store: Store, log: str) -> None:
    seq = 0
    while True:
        seq += 1
        assert await store.append(log, seq, body(log, seq))
        sys.stdout.write(f"{log} {seq}\n")
        sys.stdout.flush()


async def main(database: str) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(fill(store, f"log-{n}") for n in range(LOGS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
