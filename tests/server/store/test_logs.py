"""Logs: in order, each place once, durable when answered, and many writes in one commit."""

import asyncio

import pytest

from skulduggery.server.store import Store, StoreDown
from tests.server.store.stores import commits, opened, run, with_store


def test_what_is_appended_is_read_in_order(database: str) -> None:
    async def test(store: Store) -> None:
        for seq, entry in enumerate([b"one", b"two", b"three"], start=1):
            assert await store.append("a", seq, entry)
        assert await store.append("b", 1, b"\x00\xff not text")
        assert await store.read("a") == [b"one", b"two", b"three"]
        assert await store.read("a", 2) == [b"three"]
        assert await store.read("a", 3) == []
        assert await store.read("b") == [b"\x00\xff not text"]
        assert await store.read("nothing") == []

    with_store(database, test)


def test_a_place_is_taken_once(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.append("a", 1, b"first")
        assert not await store.append("a", 1, b"second")
        assert await store.read("a") == [b"first"]

    with_store(database, test)


def test_of_many_who_want_a_place_at_once_one_gets_it(database: str) -> None:
    async def test(store: Store) -> None:
        wanted = [(f"log {n % 7}", str(n).encode()) for n in range(210)]
        won = await asyncio.gather(*(store.append(log, 1, entry) for log, entry in wanted))
        winners = {log: entry for (log, entry), has_won in zip(wanted, won, strict=True) if has_won}
        assert sum(won) == 7
        assert await store.read_many(dict.fromkeys(winners, 0)) == {log: [entry] for log, entry in winners.items()}

    with_store(database, test)


def test_many_appends_share_a_commit(database: str) -> None:
    async def test(store: Store) -> None:
        before = commits(store)
        won = await asyncio.gather(*(store.append(f"log {n}", 1, b"x") for n in range(300)))
        assert all(won)
        assert 0 < commits(store) - before <= 150

    with_store(database, test)


def test_what_one_does_wrong_does_not_touch_the_others(database: str) -> None:
    async def test(store: Store) -> None:
        logs = [f"log {n}" for n in range(20)]
        logs[10] = "not a text: \ud800"
        outcomes = await asyncio.gather(*(store.append(log, 1, b"x") for log in logs), return_exceptions=True)
        fault = outcomes.pop(10)
        assert isinstance(fault, Exception)
        assert not isinstance(fault, StoreDown)
        assert outcomes == [True] * 19
        assert len(await store.heads(logs[:10])) == 10

    with_store(database, test)


def test_heads_are_of_logs_that_have_any(database: str) -> None:
    async def test(store: Store) -> None:
        for log, last in (("a", 3), ("b", 1), ('it\'s "odd"', 2)):
            for seq in range(1, last + 1):
                assert await store.append(log, seq, b"x")
        assert await store.heads(["a", 'it\'s "odd"', "nothing"]) == {"a": 3, 'it\'s "odd"': 2}
        assert await store.heads([]) == {}

    with_store(database, test)


def test_many_logs_are_read_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        for log in ("a", "b", "c"):
            for seq in range(1, 13):
                assert await store.append(log, seq, f"{log}{seq}".encode())
        found = await store.read_many({"a": 10, "b": 0, "c": 12, "nothing": 0})
        assert found == {"a": [b"a11", b"a12"], "b": [f"b{seq}".encode() for seq in range(1, 13)]}
        assert await store.read_many({}) == {}

    with_store(database, test)


def test_an_entry_is_rewritten(database: str) -> None:
    async def test(store: Store) -> None:
        for seq in (1, 2):
            assert await store.append("chat", seq, b"something rude")
        await store.rewrite("chat", 1, b"gone")
        assert await store.read("chat") == [b"gone", b"something rude"]

    with_store(database, test)


def test_everything_is_there_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            accepted = [asyncio.ensure_future(store.append(f"log {n}", 1, b"x")) for n in range(50)]
            await asyncio.sleep(0)
        assert all(await asyncio.gather(*accepted))
        async with opened(database) as store:
            assert len(await store.heads([f"log {n}" for n in range(50)])) == 50
            assert not await store.append("log 0", 1, b"y")

    run(test())


def test_a_store_that_is_not_open_says_so(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            await store.ping()
        await store.close()  # twice is as good as once
        for call in (store.ping(), store.append("a", 1, b"x"), store.read("a"), store.heads(["a"])):
            with pytest.raises(StoreDown):
                await call

    run(test())


def test_whoever_stops_waiting_disturbs_nobody(database: str) -> None:
    async def test(store: Store) -> None:
        impatient = asyncio.ensure_future(store.append("a", 1, b"x"))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await store.append("b", 1, b"x")
        with pytest.raises(asyncio.CancelledError):
            await impatient
        assert await store.append("a", 2, b"y")

    with_store(database, test)
