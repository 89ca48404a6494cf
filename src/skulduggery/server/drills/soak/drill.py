"""Runs many tables for some minutes while the server's size is measured."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct

from skulduggery.server.drills.databases import Kind, database_for, must_be_empty
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.progress import Tell, nobody
from skulduggery.server.drills.servers import Server, running, with_workers
from skulduggery.server.drills.soak.levels import Level, Size, Tolerance, level_of, of_several
from skulduggery.server.drills.soak.sizes import program, size_of
from skulduggery.server.drills.soak.visits import Company

AS_MANY_FILES_AS_ALLOWED = "0"
USUAL_MINUTES = 10
LONGEST_VISIT = 180.0
"""Seconds that people stay at a table before they desert it, in a drill of the usual length."""
MEASUREMENTS = 300
MEMORY = Tolerance(share=0.10, amount=30.0)
NUMBERS = Tolerance(share=0.10, amount=1000.0, little=25.0)


class Plan(Struct, frozen=True, kw_only=True):
    minutes: float = 10.0
    database: Kind = "sqlite"
    address: str | None = None
    """The address of an empty PostgreSQL. Without it the drill starts one."""
    servers: int = 1
    workers: int = 1
    """Workers per server."""
    tables: int = 500
    pace: float = 2.0
    """The longest time that a player thinks, in seconds."""
    memory: Tolerance = MEMORY
    numbers: Tolerance = NUMBERS
    """Tolerance for files, tasks and tables. This and `memory` are for one process."""
    seed: int = 0


class Result(Struct, kw_only=True):
    tables: int = 0
    """Tables that were opened."""
    finished: int = 0
    moves: int = 0
    memory: Level
    files: Level
    tasks: Level
    held: Level
    """Tables in the server's memory."""
    errors: list[str] = []
    refused: dict[str, int] = {}
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        return not self.errors and all(one.level for one in (self.memory, self.files, self.tasks, self.held))


def soak(plan: Plan, tell: Tell = nobody) -> Result:
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skulduggery-drill-")))
        address = stack.enter_context(database_for(plan.database, plan.address, folder))
        result = asyncio.run(_soak(plan, address, folder, tell))
    result.seconds = round(time.monotonic() - began, 1)
    return result


async def _soak(plan: Plan, address: str, folder: Path, tell: Tell) -> Result:
    await must_be_empty(address)
    haste = max(1.0, USUAL_MINUTES / plan.minutes)
    started = program(plan.workers, str(haste), AS_MANY_FILES_AS_ALLOWED)
    settings = with_workers(plan.workers)
    servers = [Server(address, folder, f"server-{n}", program=started, settings=settings) for n in range(plan.servers)]
    rng = random.Random(plan.seed)
    companies = [
        Company(Doors(servers), pace=plan.pace, longest=LONGEST_VISIT / haste, rng=random.Random(rng.random()))
        for _ in range(plan.tables)
    ]
    async with running(servers):
        playing = [asyncio.create_task(company.run()) for company in companies]
        try:
            sizes = await _measure(servers, plan, playing, tell)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        errors = [error for server in servers for error in await _end(server)]
    return _result(plan, companies, sizes, errors)


async def _end(server: Server) -> list[str]:
    why = await server.stop()
    return server.complaints() + ([] if why is None else [f"the server did not stop in order: {why}"])


async def _measure(
    servers: Sequence[Server], plan: Plan, playing: Sequence["asyncio.Task[None]"], tell: Tell
) -> list[Size]:
    """Measure from the middle of the time on, when as many tables are released as are opened."""
    seconds = 60 * plan.minutes
    began = time.monotonic()
    sizes: list[Size] = []
    while (passed := time.monotonic() - began) < seconds:
        for task in playing:
            if task.done():
                task.result()
        if passed > seconds / 2:
            size = await size_of(servers, plan.workers)
            if size is not None:
                sizes.append(size)
        tell(passed, seconds)
        await asyncio.sleep(seconds / MEASUREMENTS)
    return sizes


def _result(plan: Plan, companies: Sequence[Company], sizes: Sequence[Size], errors: list[str]) -> Result:
    refused: Counter[str] = Counter()
    for company in companies:
        refused.update(company.refused)
    processes = plan.servers * plan.workers
    memory, numbers = of_several(plan.memory, processes), of_several(plan.numbers, processes)
    return Result(
        tables=sum(company.tables for company in companies),
        finished=sum(company.finished for company in companies),
        moves=sum(company.moves for company in companies),
        memory=level_of([size.memory for size in sizes], memory),
        files=level_of([size.files for size in sizes], numbers),
        tasks=level_of([size.tasks for size in sizes], numbers),
        held=level_of([size.tables for size in sizes], numbers),
        errors=errors,
        refused=dict(refused),
    )
