"""What servers share: the signing key, who is present, and on PostgreSQL the news of each other's writes."""

import asyncio
import logging

import pytest

from skulduggery.server.ids import TableId
from skulduggery.server.store import Store
from skulduggery.server.store.postgres import PostgresStore
from skulduggery.server.store.postgres_bus import entries_in_one_notice, parse_notice
from tests.server.postgres import execute
from tests.server.store.stores import ANNA, BEN, CLEO, opened, run, until, using, with_store

HERE, THERE = TableId("here"), TableId("there")
CUT_LISTENERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


def test_the_signing_key_stays(database: str) -> None:
    async def key() -> bytes:
        async with opened(database) as store:
            keys = set(await asyncio.gather(*(store.signing_key() for _ in range(5))))
        assert len(keys) == 1
        return keys.pop()

    first = run(key())
    assert len(first) == 32
    assert run(key()) == first


def test_signing_keys_differ_between_databases(postgres: str, tmp_path: object) -> None:
    async def key(store: Store) -> bytes:
        return await store.signing_key()

    assert with_store(postgres, key) != with_store(f"{tmp_path}/other.db", key)


def test_presence_is_what_each_server_said_last(database: str) -> None:
    async def test(store: Store) -> None:
        await store.here("s1", {HERE: [ANNA, ANNA, BEN], THERE: [ANNA]}, 100)
        await store.here("s2", {HERE: [CLEO, ANNA]}, 200)
        assert await store.present(HERE, 50) == {ANNA, BEN, CLEO}
        assert await store.present(THERE, 50) == {ANNA}
        assert await store.present_at([HERE, THERE, TableId("nowhere")], 50) == {
            HERE: {ANNA, BEN, CLEO},
            THERE: {ANNA},
        }
        await store.here("s1", {HERE: [BEN]}, 100)
        assert await store.present(THERE, 50) == set()
        assert await store.present(HERE, 100) == {ANNA, BEN, CLEO}
        assert await store.present(HERE, 101) == {ANNA, CLEO}  # s1 is silent: perhaps it is dead
        await store.here("s2", {}, 300)
        assert await store.present(HERE, 101) == set()

    with_store(database, test)


def test_only_one_of_the_stores_is_shared(postgres: str, tmp_path: object) -> None:
    async def is_shared(store: Store) -> bool:
        store.listen(lambda news: None)
        return store.shared

    assert with_store(postgres, is_shared)
    assert not with_store(f"{tmp_path}/alone.db", is_shared)


def test_news_of_other_servers_arrive(postgres: str) -> None:
    async def test() -> None:
        heard: dict[str, int] = {}
        own: dict[str, int] = {}
        async with using(PostgresStore(postgres)) as writer, using(PostgresStore(postgres)) as reader:
            reader.listen(heard.update)
            writer.listen(own.update)
            await until(lambda: reader.listening and writer.listening)
            logs = [f"{'long' * 8}:{n}" for n in range(500)]  # more than fit into one notice
            assert all(await asyncio.gather(*(writer.append(log, 1, b"x") for log in logs)))
            assert await writer.append(logs[0], 2, b"x")
            assert not await reader.append(logs[0], 2, b"y")  # not stored, hence not told
            await until(lambda: len(heard) == 500 and heard[logs[0]] == 2)
            assert await reader.append("last", 1, b"z")
            await until(lambda: "last" in own)
        assert own == {"last": 1}
        assert "last" not in heard

    run(test())


def test_a_bus_that_is_cut_comes_back(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        heard: dict[str, int] = {}
        async with using(PostgresStore(postgres)) as writer, using(PostgresStore(postgres)) as reader:
            reader.listen(heard.update)
            await until(lambda: reader.listening)
            await execute(postgres, CUT_LISTENERS)
            await until(lambda: reader.bus_cuts == 1)
            assert await writer.append("while cut", 1, b"x")
            assert await reader.read("while cut") == [b"x"]  # nothing depends on the bus
            await until(lambda: reader.listening)
            assert await writer.append("afterwards", 1, b"x")
            await until(lambda: "afterwards" in heard)

    with caplog.at_level(logging.WARNING, logger="skulduggery.store"):
        run(test())
    said = [record.message for record in caplog.records]
    assert any("cut off" in line for line in said)
    assert any("arrive again" in line for line in said)


def test_a_notice_is_understood_and_never_too_long() -> None:
    assert parse_notice("s1 a:3 b:talk:9 a:2", server="s2") == {"a": 3, "b:talk": 9}
    assert parse_notice("s1 a:3", server="s1") == {}
    assert parse_notice("s1 nonsense a:x", server="s2") == {}
    for log in ("a", "ü" * 100, "x" * 5000):
        fitting = entries_in_one_notice([log, "b"])
        assert fitting >= 1
        assert 32 + fitting * len(f" {log}:{2**31}".encode()) < 8000
