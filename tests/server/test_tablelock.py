"""One at a time, in the order of asking."""

import asyncio

import pytest

from skulduggery.server.tablelock import TableLock


def test_whoever_finds_nobody_there_does_not_wait() -> None:
    turns = TableLock()
    assert turns.take_now()
    assert turns.taken
    assert not turns.take_now()
    turns.leave()
    assert not turns.taken


def test_waiters_come_in_the_order_of_asking_and_nobody_gets_in_between() -> None:
    async def test() -> list[str]:
        turns = TableLock()
        came: list[str] = []

        async def come(name: str) -> None:
            async with turns:
                came.append(name)

        assert turns.take_now()
        tasks = [asyncio.create_task(come(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        turns.leave()
        assert not turns.take_now(), "it is the first one's already, who does not know of it yet"
        await asyncio.gather(*tasks)
        assert not turns.taken
        return came

    assert asyncio.run(test()) == ["first", "second"]


@pytest.mark.parametrize("has_turn", [False, True])
def test_a_waiter_who_is_cancelled_holds_nobody_up(*, has_turn: bool) -> None:
    async def test() -> None:
        turns = TableLock()
        assert turns.take_now()
        waiter = asyncio.create_task(turns.__aenter__())
        await asyncio.sleep(0)
        if has_turn:
            turns.leave()
            waiter.cancel()
        else:
            waiter.cancel()
            turns.leave()
        with pytest.raises(asyncio.CancelledError):
            await waiter
        assert not turns.taken

    asyncio.run(test())
