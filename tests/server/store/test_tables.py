"""What is written along with entries: the list of tables and who sits where."""

import asyncio

import pytest

from skulduggery.server.ids import Code, TableId
from skulduggery.server.store import CodeTaken, Facts, Store
from tests.server.store.stores import ANNA, BEN, CLEO, game, put, table, with_store


def test_a_table_is_found_as_it_was_put(database: str) -> None:
    async def test(store: Store) -> None:
        row = table("one", code="ABCDE", public=False)
        await put(store, row)
        assert await store.table(TableId("one")) == row
        assert await store.table(TableId("two")) is None
        played = table("one", code="ABCDE", status="playing", touched_at=2000)
        await put(store, played)
        assert await store.table(TableId("one")) == played

    with_store(database, test)


def test_facts_are_the_winners_alone(database: str) -> None:
    async def test(store: Store) -> None:
        rivals = [
            Facts(table=table("one", opened_at=n), members=(ANNA, BEN)[n % 2 :], finished=game("one", finished_at=n))
            for n in range(30)
        ]
        won = await asyncio.gather(*(store.append("one", 1, b"x", facts) for facts in rivals))
        assert sum(won) == 1
        winner = rivals[won.index(True)]
        assert await store.table(TableId("one")) == winner.table
        assert await store.game(TableId("one")) == winner.finished
        assert len(await store.tables_of(ANNA, 9)) == (ANNA in (winner.members or ()))

    with_store(database, test)


def test_a_code_belongs_to_one_live_table(database: str) -> None:
    async def test(store: Store) -> None:
        await put(store, table("one", code="ABCDE"))
        assert await store.table_by_code(Code("ABCDE")) == "one"
        assert not await store.code_is_free(Code("ABCDE"))
        assert await store.code_is_free(Code("VWXYZ"))
        with pytest.raises(CodeTaken):
            await store.append("two", 1, b"x", Facts(table=table("two", code="ABCDE")))
        assert await store.read("two") == []
        assert await store.table(TableId("two")) is None

        await put(store, table("one", status="finished"))
        assert await store.code_is_free(Code("ABCDE"))
        await put(store, table("two", code="ABCDE"))
        assert await store.table_by_code(Code("ABCDE")) == "two"

    with_store(database, test)


def test_a_taken_code_is_the_trouble_of_one_append(database: str) -> None:
    async def test(store: Store) -> None:
        codes = ["AAAAA", "BBBBB", "AAAAA", "CCCCC"]
        rows = [table(f"table {n}", code=code) for n, code in enumerate(codes)]
        outcomes = await asyncio.gather(
            *(store.append(row.id, 1, b"x", Facts(table=row)) for row in rows), return_exceptions=True
        )
        assert sorted(map(str, map(type, outcomes))) == sorted(map(str, [bool, bool, bool, CodeTaken]))
        assert len(await store.heads([row.id for row in rows])) == 3
        assert await store.count_tables() == {"waiting": 3}

    with_store(database, test)


def test_public_tables_wait_first_and_the_newest_lead(database: str) -> None:
    async def test(store: Store) -> None:
        await put(store, table("old", opened_at=1))
        await put(store, table("playing", status="playing", opened_at=9))
        await put(store, table("new", opened_at=5))
        await put(store, table("hidden", opened_at=6, public=False))
        await put(store, table("over", opened_at=7, status="finished"))
        await put(store, table("left", opened_at=8, status="abandoned"))
        assert [row.id for row in await store.public_tables(9)] == ["new", "old", "playing"]
        assert [row.id for row in await store.public_tables(2)] == ["new", "old"]

    with_store(database, test)


def test_a_guests_tables_are_those_with_a_seat_now(database: str) -> None:
    async def test(store: Store) -> None:
        await put(store, table("old", opened_at=1), ANNA, BEN)
        await put(store, table("new", opened_at=2, public=False), ANNA, BEN, CLEO)
        await put(store, table("over", opened_at=3, status="finished"), ANNA)
        assert [row.id for row in await store.tables_of(ANNA, 9)] == ["new", "old"]
        assert [row.id for row in await store.tables_of(ANNA, 1)] == ["new"]
        await put(store, table("new", opened_at=2), BEN)
        assert [row.id for row in await store.tables_of(ANNA, 9)] == ["old"]
        assert [row.id for row in await store.tables_of(BEN, 9)] == ["new", "old"]
        assert await store.append("old", 2, b"x", Facts(table=table("old", opened_at=1)))  # members unchanged
        assert [row.id for row in await store.tables_of(ANNA, 9)] == ["old"]

    with_store(database, test)


def test_idle_tables_are_those_that_nobody_touched(database: str) -> None:
    async def test(store: Store) -> None:
        await put(store, table("long ago", touched_at=10))
        await put(store, table("lately", touched_at=30, status="playing"))
        await put(store, table("now", touched_at=50))
        await put(store, table("over", touched_at=5, status="finished"))
        assert await store.idle_tables(50, 9) == ["long ago", "lately"]
        assert await store.idle_tables(50, 1) == ["long ago"]
        assert await store.idle_tables(10, 9) == []

    with_store(database, test)


def test_tables_are_counted_by_status(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.count_tables() == {}
        for name in ("one", "two", "three"):
            await put(store, table(name))
        await put(store, table("three", status="abandoned"))
        assert await store.count_tables() == {"waiting": 2, "abandoned": 1}

    with_store(database, test)
