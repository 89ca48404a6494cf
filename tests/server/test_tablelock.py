"""One at a time, in the order of asking."""

import asyncio

import pytest

from skulduggery.server.tablelock import TableLock


def test_whoever_finds_nobody_there_does_not_wait() -> None:
    lock = TableLock()
    assert lock.take_now()
    assert lock.taken
    assert not lock.take_now()
    lock.leave()
    assert not lock.taken


def test_waiters_come_in_the_order_of_asking_and_nobody_gets_in_between() -> None:
    async def test() -> list[str]:
        lock = TableLock()
        came: list[str] = []

        async def come(name: str) -> None:
            async with lock:
                came.append(name)

        assert lock.take_now()
        tasks = [asyncio.create_task(come(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        lock.leave()
        assert not lock.take_now(), "it is the first one's already, who does not know of it yet"
        await asyncio.gather(*tasks)
        assert not lock.taken
        return came

    assert asyncio.run(test()) == ["first", "second"]


@pytest.mark.parametrize("has_turn", [False, True])
def test_a_waiter_who_is_cancelled_holds_nobody_up(*, has_turn: bool) -> None:
    async def test() -> None:
        lock = TableLock()
        assert lock.take_now()
        waiter = asyncio.create_task(lock.__aenter__())
        await asyncio.sleep(0)
        if has_turn:
            lock.leave()
            waiter.cancel()
        else:
            waiter.cancel()
            lock.leave()
        with pytest.raises(asyncio.CancelledError):
            await waiter
        assert not lock.taken

    asyncio.run(test())
