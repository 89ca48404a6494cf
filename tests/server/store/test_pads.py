"""Score pads that are shared: the newest state counts, what has ended stays so, and nothing stays for ever."""

import sqlite3
from pathlib import Path

from skulduggery.server.ids import GuestId, ShareId
from skulduggery.server.store import Guest, PadRow, Store
from skulduggery.server.store.common import MOST_ENDED_PADS, MOST_SHARED_PADS
from skulduggery.server.store.postgres_client import connect
from skulduggery.server.store.schema import APPLICATION_ID, POSTGRES_1, SCHEMA, SQLITE_1
from tests.server.store.stores import ANNA, BEN, run, with_store

ONE, TWO = ShareId("one"), ShareId("two")


def pad(share: ShareId = ONE, guest: GuestId = ANNA, revision: int = 1, at: int = 100, game: bytes = b"{}") -> PadRow:
    return PadRow(id=share, guest=guest, revision=revision, game=game, changed_at=at)


async def known(store: Store, *guests: GuestId) -> None:
    for guest in guests:
        await store.add_guest(Guest(id=guest, name=guest, since=1, seen=1))


def test_the_newest_revision_stands(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA)
        assert await store.pad(ONE) is None
        first = pad(revision=5, game=b'{"first": "\xc3\xa9"}')
        assert await store.put_pad(first) == first
        for late in (pad(revision=4, at=200, game=b"late"), pad(revision=5, at=200, game=b"twice")):
            assert await store.put_pad(late) == first
        second = pad(revision=2**53, at=300, game=b"second")
        assert await store.put_pad(second) == second
        assert await store.pad(ONE) == second
        assert await store.pad_revisions([ONE, TWO]) == {ONE: 2**53}
        assert await store.pad_revisions([]) == {}

    with_store(database, test)


def test_nobody_else_writes_or_ends_it(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA, BEN)
        mine = pad()
        await store.put_pad(mine)
        assert await store.put_pad(pad(guest=BEN, revision=9, game=b"false")) == mine
        await store.end_pad(ONE, BEN, 200)
        assert await store.pad(ONE) == mine
        assert (await store.pads_of(ANNA), await store.pads_of(BEN)) == ([ONE], [])

    with_store(database, test)


def test_what_has_ended_stays_so(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA)
        await store.put_pad(pad(revision=7))
        await store.end_pad(ONE, ANNA, 200)
        ended = PadRow(id=ONE, guest=ANNA, revision=8, game=None, changed_at=200)
        assert await store.pad(ONE) == ended
        assert await store.put_pad(pad(revision=99)) == ended
        await store.end_pad(ONE, ANNA, 300)
        assert await store.pad(ONE) == ended
        assert (await store.pads_of(ANNA), await store.pad_revisions([ONE])) == ([], {})

    with_store(database, test)


def test_of_too_many_the_longest_unchanged_end(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA, BEN)
        await store.put_pad(pad(ShareId("bens"), BEN, at=0))
        shares = [ShareId(f"share {n:03}") for n in range(MOST_SHARED_PADS + MOST_ENDED_PADS + 3)]
        for at, share in enumerate(shares[:MOST_SHARED_PADS]):
            await store.put_pad(pad(share, at=at))
        await store.put_pad(pad(shares[0], revision=2, at=50))
        await store.put_pad(pad(shares[MOST_SHARED_PADS], at=60))
        ended = await store.pad(shares[1])
        assert ended is not None
        assert ended.game is None
        assert await store.pads_of(ANNA) == [shares[20], shares[0], *reversed(shares[2:20])]
        for at, share in enumerate(shares[MOST_SHARED_PADS + 1 :], start=100):
            await store.put_pad(pad(share, at=at))
        found = [share for share in shares if await store.pad(share) is not None]
        assert len(found) == MOST_SHARED_PADS + MOST_ENDED_PADS
        assert await store.pads_of(BEN) == [ShareId("bens")]

    with_store(database, test)


def test_unused_ones_are_forgotten(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA)
        await store.put_pad(pad(ONE, at=100))
        await store.put_pad(pad(TWO, at=50))
        await store.end_pad(TWO, ANNA, 99)
        await store.forget_pads(before=99)
        assert await store.pad(TWO) is not None
        await store.forget_pads(before=100)
        assert (await store.pad(TWO), await store.pad(ONE)) == (None, pad(ONE, at=100))

    with_store(database, test)


def test_they_go_with_their_guest(database: str) -> None:
    async def test(store: Store) -> None:
        await known(store, ANNA, BEN)
        await store.put_pad(pad(ONE))
        await store.put_pad(pad(TWO, BEN))
        await store.forget_guest(ANNA)
        assert (await store.pad(ONE), await store.pad(TWO)) == (None, pad(TWO, BEN))
        assert await store.put_pad(pad(ONE, revision=2)) is None

    with_store(database, test)


def test_a_database_from_before_there_were_pads(database: str) -> None:
    """Version 1 becomes version 2, and keeps what it had."""
    if database.startswith("postgresql"):
        run(_old_postgres(database))
    else:
        _old_sqlite(Path(database))

    async def test(store: Store) -> None:
        assert list(await store.guests([ANNA])) == [ANNA]
        assert await store.put_pad(pad()) == pad()

    with_store(database, test)
    with_store(database, lambda store: store.pad(ONE))


def _old_sqlite(path: Path) -> None:
    db = sqlite3.connect(path)
    db.executescript(SQLITE_1)
    db.execute("INSERT INTO guests VALUES ('anna', 'Anna', 1, 1)")
    db.executescript(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 1;")
    db.close()


async def _old_postgres(address: str) -> None:
    db = await connect(address)
    await db.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    await db.execute(POSTGRES_1)
    await db.execute("INSERT INTO guests VALUES ('anna', 'Anna', 1, 1)")
    await db.execute("INSERT INTO meta VALUES ('version', '1')")
    await db.close()
