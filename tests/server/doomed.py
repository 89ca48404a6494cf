"""A server that is going to be killed: a bot of its pool thinks forever. Prints the pool's processes."""

import asyncio
import sys

import uvloop

from skulduggery.server.botpool import BotPool
from tests.server.questions import a_question
from tests.server.test_botpool import BADBOTS, ask

LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


async def main() -> None:
    pool = BotPool(workers=2, patience=3600, extra=BADBOTS)
    await pool.start()
    print(*pool.pids, flush=True)
    await ask(pool, "breeds", a_question())


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=LOOPS[sys.argv[1]]) as runner:
        runner.run(main())
