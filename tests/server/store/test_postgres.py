"""PostgreSQL and its troubles: each has its answer, and most are over when their cause is."""

import asyncio
import socket

import pytest

from skulduggery.server.store import BadDatabase, Facts, Guest, StoreDown
from skulduggery.server.store.postgres import PostgresStore
from skulduggery.server.store.postgres_client import connect
from skulduggery.server.store.schema import NEWEST
from tests.server.postgres import database_named, execute, name_of
from tests.server.store.stores import ANNA, run, table, using

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "


def refused(address: str, *said: str) -> None:
    with pytest.raises(BadDatabase) as error:
        run(PostgresStore(address).open())
    text = str(error.value)
    assert "\n" not in text
    for word in said:
        assert word in text


async def until_stored(store: PostgresStore, log: str, seq: int) -> None:
    """Like a table: after trouble it reads its log before it tries again."""
    while True:
        try:
            assert await store.append(log, seq, str(seq).encode())
            return
        except StoreDown:
            if await store.read(log, seq - 1):
                return


# --- opening ------------------------------------------------------------------------------------------------------


def test_many_servers_may_start_at_once(postgres: str) -> None:
    async def test() -> None:
        stores = [PostgresStore(postgres) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        won = await asyncio.gather(*(store.append("a", 1, b"x") for store in stores))
        assert sum(won) == 1
        assert len({await store.signing_key() for store in stores}) == 1
        await asyncio.gather(*(store.close() for store in stores))

    run(test())


def test_other_programs_may_use_the_same_database(postgres: str) -> None:
    async def test() -> None:
        await execute(postgres, "CREATE TABLE public.entries(something integer)")
        async with using(PostgresStore(postgres)) as store:
            assert await store.append("a", 1, b"x")

    run(test())


def test_guests_of_an_older_database_have_chosen_no_crest(postgres: str) -> None:
    async def test() -> None:
        async with using(PostgresStore(postgres)):
            await execute(postgres, "ALTER TABLE guests DROP COLUMN crest")
            await execute(postgres, "DROP TABLE comments")
            await execute(postgres, "UPDATE meta SET value = '2' WHERE name = 'version'")
            await execute(postgres, "INSERT INTO guests(id, name, since, seen) VALUES ('anna', 'Anna', 1, 2)")
        async with using(PostgresStore(postgres)) as store:
            assert await store.guests([ANNA]) == {ANNA: Guest(id=ANNA, name="Anna", since=1, seen=2, crest=None)}

    run(test())


def test_a_newer_database_is_refused(postgres: str) -> None:
    async def make() -> None:
        async with using(PostgresStore(postgres)):
            await execute(postgres, f"UPDATE meta SET value = '{NEWEST + 5}' WHERE name = 'version'")

    run(make())
    refused(postgres, f"version {NEWEST + 5}", f"up to {NEWEST}", "newer")


@pytest.mark.parametrize("tables", ["CREATE TABLE x(y integer)", "CREATE TABLE meta(name text, value bytea)"])
def test_a_schema_of_another_program_is_refused(postgres: str, tables: str) -> None:
    run(execute(postgres, f"CREATE SCHEMA skulduggery; {tables}"))
    refused(postgres, "another program")


def test_another_encoding_is_refused(postgres: str) -> None:
    run(execute(postgres, "CREATE DATABASE western ENCODING LATIN1 TEMPLATE template0"))
    refused(postgres.replace(f"/{name_of(postgres)}?", "/western?"), "LATIN1", "UTF8")
    run(execute(postgres, "DROP DATABASE western"))


def test_a_user_without_rights_is_told_what_is_missing(postgres: str) -> None:
    run(execute(postgres, "CREATE ROLE sailor LOGIN"))
    as_sailor = postgres.replace("skulduggery@", "sailor@")
    refused(as_sailor, "CREATE SCHEMA skulduggery AUTHORIZATION")

    async def test() -> None:
        await execute(postgres, "CREATE SCHEMA skulduggery AUTHORIZATION sailor")
        async with using(PostgresStore(as_sailor)) as store:
            assert await store.append("a", 1, b"x")
        await execute(postgres, "DROP OWNED BY sailor; DROP ROLE sailor")

    run(test())


def test_a_database_that_is_not_there_is_told(postgres_cluster: str) -> None:
    refused(database_named(postgres_cluster, "nowhere"), "no such database", "createdb")


def test_a_user_who_is_not_known_is_told(postgres_cluster: str) -> None:
    refused(postgres_cluster.replace("skulduggery@", "nobody:hunter2@"), "refuses this user")


def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        with pytest.raises(BadDatabase, match="cannot be reached") as error:
            run(PostgresStore(f"postgresql://u:hunter2@127.0.0.1:{port}/d").open())
    assert "hunter2" not in str(error.value)
    assert error.value.__cause__ is None


@pytest.mark.parametrize("address", ["postgresql://u:hunter2@h:port/d", "postgresql://u@h/d?sslmode=hunter2"])
def test_an_address_that_cannot_be_read_is_not_repeated(address: str) -> None:
    with pytest.raises(BadDatabase, match="cannot be read") as error:
        run(PostgresStore(address).open())
    assert "hunter2" not in str(error.value)


# --- troubles -----------------------------------------------------------------------------------------------------


def test_commits_wait_for_the_disk_whatever_the_cluster_says(postgres: str) -> None:
    async def test() -> None:
        await execute(postgres, f"ALTER DATABASE {name_of(postgres)} SET synchronous_commit = off")
        db = await connect(postgres)
        assert (await db.fetch("SHOW synchronous_commit"))[0][0] == "on"
        await db.close()

    run(test())


def test_a_connection_lost_in_the_middle_of_a_write_is_told(postgres: str, postgres_cluster: str) -> None:
    waiting = f"SELECT 1 FROM pg_stat_activity WHERE datname = '{name_of(postgres)}' AND wait_event_type = 'Lock'"

    async def test() -> None:
        async with using(PostgresStore(postgres)) as store:
            assert await store.append("a", 1, b"x")
            other, onlooker = await connect(postgres), await connect(postgres_cluster)
            await other.execute("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE")
            pending = asyncio.gather(store.append("a", 2, b"y"), store.append("b", 1, b"y"), return_exceptions=True)
            while not await onlooker.fetch(waiting):
                await asyncio.sleep(0.01)
            await onlooker.execute(f"{CUT}'{name_of(postgres)}'")
            assert [type(outcome) for outcome in await pending] == [StoreDown, StoreDown]
            assert await store.heads(["a", "b"]) == {"a": 1}
            await until_stored(store, "a", 2)
            await onlooker.close()

    run(test())


def test_lost_connections_are_told_and_come_back(postgres: str, postgres_cluster: str) -> None:
    async def test() -> None:
        async with using(PostgresStore(postgres)) as store:
            stored = dict.fromkeys((f"log {n}" for n in range(8)), 0)

            async def fill(log: str) -> None:
                while stored[log] < 60:
                    await until_stored(store, log, stored[log] + 1)
                    stored[log] += 1

            async def cut() -> None:
                for wanted in (10, 30, 50):
                    while min(stored.values()) < wanted:
                        await asyncio.sleep(0.001)
                    await execute(postgres_cluster, f"{CUT}'{name_of(postgres)}'")

            await asyncio.gather(*map(fill, stored), cut())
            found = await store.read_many(dict.fromkeys(stored, 0))  # although its connections were cut
            assert all(entries == [str(n).encode() for n in range(1, 61)] for entries in found.values())
            await store.ping()

    run(test())


def test_facts_are_lost_with_their_entry(postgres: str) -> None:
    async def test() -> None:
        async with using(PostgresStore(postgres)) as store:
            assert await store.append("a", 1, b"x", Facts(table=table("a")))
            await execute(postgres, "ALTER TABLE tables ADD CONSTRAINT small CHECK (touched_at < 5000)")
            with pytest.raises(Exception, match="small"):
                await store.append("a", 2, b"y", Facts(table=table("a", touched_at=9000)))
            assert await store.read("a") == [b"x"]
            assert await store.append("a", 2, b"z", Facts(table=table("a", touched_at=3000)))

    run(test())


def test_a_database_that_may_only_be_read_is_told_and_forgotten(postgres: str, postgres_cluster: str) -> None:
    """As after a failover, when the one that answers is not yet the one that writes."""

    async def set_read_only(value: str) -> None:
        await execute(
            postgres_cluster, f"ALTER DATABASE {name_of(postgres)} SET default_transaction_read_only = {value}"
        )
        await execute(postgres_cluster, f"{CUT}'{name_of(postgres)}'")

    async def outcome(store: PostgresStore) -> bool | str:
        try:
            return await store.append("a", 2, b"y")
        except StoreDown as down:
            return str(down)

    async def test() -> None:
        async with using(PostgresStore(postgres)) as store:
            assert await store.append("a", 1, b"x")
            await set_read_only("on")
            while "read-only" not in str(told := await outcome(store)):
                assert told is not True
            await set_read_only("off")
            while (told := await outcome(store)) is not True:
                assert isinstance(told, str)

    run(test())


def test_a_silent_database_is_taken_for_gone(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program has locked the table, and the database does not answer."""
    monkeypatch.setattr("skulduggery.server.store.postgres_client.ANSWERING_S", 0.3)

    async def test() -> None:
        async with using(PostgresStore(postgres)) as store:
            assert await store.append("a", 1, b"x")
            other = await connect(postgres)
            async with other.transaction():
                await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                with pytest.raises(StoreDown):
                    await store.append("a", 2, b"y")
                with pytest.raises(StoreDown):
                    await store.read("a")
            await other.close()
            assert await store.read("a") == [b"x"]
            assert await store.append("a", 2, b"z")

    run(test())
