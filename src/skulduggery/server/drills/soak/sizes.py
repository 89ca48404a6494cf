"""The size of a drill's servers, including all their workers."""

import asyncio
from collections.abc import Sequence

import msgspec

from skulduggery.server.drills.doors import directly
from skulduggery.server.drills.servers import Server
from skulduggery.server.drills.soak import measured, workers
from skulduggery.server.drills.soak.levels import Size, together

SCRAPING = 30.0


def program(number_of_workers: int, *arguments: str) -> tuple[str, ...]:
    """Starts such a server. The arguments are HASTE and FILES of `measured.py`."""
    return (*(workers.PROGRAM if number_of_workers > 1 else measured.PROGRAM), *arguments)


async def size_of(servers: Sequence[Server], number_of_workers: int) -> Size | None:
    """The size of all servers together. None if a worker did not answer: on a very busy machine one may be too late."""
    each = [await _size(server, number_of_workers) for server in servers]
    found = [size for size in each if size is not None]
    return together(found) if len(found) == len(servers) else None


async def _size(server: Server, number_of_workers: int) -> Size | None:
    if number_of_workers == 1:
        return msgspec.json.decode(await server.ask(), type=Size)
    assert server.url is not None
    return workers.size_in(await asyncio.to_thread(_metrics, server.url), number_of_workers)


def _metrics(url: str) -> str:
    with directly.open(f"{url}/metrics", timeout=SCRAPING) as told:
        return told.read().decode()
