"""The event loop of the drills, whose time passes only when it is told to."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

from skulduggery.server.drills.leak.virtual import VirtualLoop


def test_settled_is_what_has_done_all_that_is_due() -> None:
    done: list[str] = []

    async def chain(links: int) -> None:
        for _ in range(links):
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)
        done.append("woken")

    async def main() -> None:
        loop = this_loop()
        task = asyncio.create_task(chain(50))
        await loop.settle()
        assert (loop.next_timer(), done) == (0.5, [])
        loop.passed = 0.5
        await loop.settle()
        assert (loop.next_timer(), done) == (None, ["woken"])
        await task

    run(main())


def test_settled_is_what_waits_for_no_thread() -> None:
    async def main() -> None:
        loop = this_loop()
        allowed, answer = threading.Event(), loop.create_future()

        def work() -> None:
            allowed.wait()
            loop.call_soon_threadsafe(answer.set_result, None)

        async def wait() -> None:
            with loop.elsewhere():
                await answer

        async def in_executor() -> None:
            await asyncio.to_thread(allowed.wait)

        tasks = [asyncio.create_task(wait()), asyncio.create_task(in_executor())]
        threading.Thread(target=work).start()
        threading.Timer(0, allowed.set).start()
        await loop.settle()
        assert all(task.done() for task in tasks)

    run(main())


def test_a_wait_that_is_too_short_for_a_float_ends() -> None:
    async def main() -> None:
        loop = this_loop()
        loop.passed = until = 33.3
        while loop.time() <= until:
            await asyncio.sleep(1e-18)
        assert loop.time() - until < 1e-9

    run(main())


def this_loop() -> VirtualLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop


def run(main: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(main)
