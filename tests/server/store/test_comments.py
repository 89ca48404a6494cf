"""Comments on finished games: one for each guest and step, so many and no more, and gone with their guest."""

import sqlite3
from pathlib import Path

from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.store import CommentRow, Guest, Store
from skulduggery.server.store.common import MOST_COMMENTS, MOST_OWN_COMMENTS
from skulduggery.server.store.postgres_client import connect
from skulduggery.server.store.schema import APPLICATION_ID, POSTGRES_1, POSTGRES_2, SCHEMA, SQLITE_1, SQLITE_2
from tests.server.store.stores import ANNA, BEN, run, with_store

ONE, TWO = TableId("one"), TableId("two")


def comment(step: int, guest: GuestId = ANNA, *, text: str = "Ah!", at: int = 100, table: TableId = ONE) -> CommentRow:
    return CommentRow(table=table, step=step, guest=guest, written_at=at, text=text)


async def known(store: Store, *guests: GuestId) -> None:
    for guest in guests:
        await store.add_guest(Guest(id=guest, name=guest, since=1, seen=1))


def test_each_guest_has_one_for_each_step(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA, BEN)
        assert await store.comments(ONE) == []
        late, early = comment(7, text="é\nah"), comment(0, BEN, at=300)
        for row in (late, early, comment(7, BEN, at=50), comment(7, table=TWO)):
            assert await store.put_comment(row)
        assert await store.comments(ONE) == [early, comment(7, BEN, at=50), late]
        changed = comment(7, text="No.", at=400)
        assert await store.put_comment(changed)
        await store.delete_comment(ONE, 7, BEN)
        await store.delete_comment(ONE, 8, BEN)
        assert await store.comments(ONE) == [early, changed]

    with_store(database, test)


def test_there_are_only_so_many(database: str) -> None:
    async def test(store: Store) -> None:
        guests = [GuestId(f"guest {number}") for number in range(MOST_COMMENTS // MOST_OWN_COMMENTS + 1)]
        await known(store, *guests)
        for guest in guests[:-1]:
            for step in range(MOST_OWN_COMMENTS):
                assert await store.put_comment(comment(step, guest))
            assert not await store.put_comment(comment(MOST_OWN_COMMENTS, guest))
        assert not await store.put_comment(comment(0, guests[-1]))
        assert await store.put_comment(comment(0, guests[-1], table=TWO))
        assert await store.put_comment(comment(0, guests[0], text="changed"))
        assert len(await store.comments(ONE)) == MOST_COMMENTS
        await store.delete_comment(ONE, 5, guests[0])
        assert await store.put_comment(comment(0, guests[-1]))

    with_store(database, test)


def test_they_go_with_their_guest(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA, BEN)
        await store.put_comment(comment(1))
        await store.put_comment(comment(1, BEN))
        await store.forget_guest(ANNA)
        assert await store.comments(ONE) == [comment(1, BEN)]
        assert not await store.put_comment(comment(2))

    with_store(database, test)


def test_a_database_from_before_there_were_comments(database: str) -> None:
    """Version 2 is brought up to date, and keeps what it had."""
    if database.startswith("postgresql"):
        run(_old_postgres(database))
    else:
        _old_sqlite(Path(database))

    async def test(store: Store) -> None:
        assert list(await store.guests([ANNA])) == [ANNA]
        assert await store.put_comment(comment(1))

    with_store(database, test)
    assert with_store(database, lambda store: store.comments(ONE)) == [comment(1)]


def _old_sqlite(path: Path) -> None:
    db = sqlite3.connect(path)
    db.executescript(SQLITE_1 + SQLITE_2)
    db.execute("INSERT INTO guests VALUES ('anna', 'Anna', 1, 1)")
    db.executescript(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 2;")
    db.close()


async def _old_postgres(address: str) -> None:
    db = await connect(address)
    await db.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    await db.execute(POSTGRES_1)
    await db.execute(POSTGRES_2)
    await db.execute("INSERT INTO guests VALUES ('anna', 'Anna', 1, 1)")
    await db.execute("INSERT INTO meta VALUES ('version', '2')")
    await db.close()
