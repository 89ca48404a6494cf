"""What waits to be read, in the order in which it came."""

import asyncio

import pytest

from skulduggery.server.inbox import Inbox


def test_first_come_first_read() -> None:
    async def test() -> list[int]:
        inbox = Inbox()
        assert inbox.empty()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert not inbox.empty()
        return [await inbox.get(), await inbox.get()]

    assert asyncio.run(test()) == [1, 2]


def test_whoever_reads_an_empty_one_waits() -> None:
    async def test() -> int:
        inbox = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reading.done()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert await reading == 1
        return await inbox.get()

    assert asyncio.run(test()) == 2


def test_nothing_is_lost_with_a_reader_who_gives_up() -> None:
    async def test() -> int:
        inbox = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        return await inbox.get()

    assert asyncio.run(test()) == 1
