"""Guests: their games, whom they mute, what they report, and that they can be forgotten."""

import asyncio

from msgspec.structs import replace

from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.store import Guest, Report, Store
from skulduggery.server.store.common import AT_ONCE
from tests.server.store.stores import ANNA, BEN, CLEO, finish, game, names, put, table, with_store


def guest(name: GuestId) -> Guest:
    return Guest(id=name, name=f"Captain {name} ☠ 'x\"", since=1000, seen=1000)


def report(by: GuestId, about: GuestId | None) -> Report:
    return Report(at=5, by=by, about=about, table=TableId("one"), text="rude", excerpt="…")


def test_guests_are_known_by_name(database: str) -> None:
    async def test(store: Store) -> None:
        for name in (ANNA, BEN, CLEO):
            await store.add_guest(guest(name))
        assert await store.guests([ANNA, BEN, GuestId("nobody")]) == {ANNA: guest(ANNA), BEN: guest(BEN)}
        assert await store.guests([]) == {}
        await store.rename_guest(ANNA, "Zoë")
        await store.see_guest(ANNA, 3000)
        await store.see_guest(ANNA, 2000)  # told late: nobody grows younger
        assert await store.guests([ANNA]) == {ANNA: Guest(id=ANNA, name="Zoë", since=1000, seen=3000)}

    with_store(database, test)


def test_a_crest_is_kept_until_another_is_chosen(database: str) -> None:
    async def test(store: Store) -> None:
        await store.add_guest(guest(ANNA))
        await store.add_guest(replace(guest(BEN), crest=0))
        await store.rename_guest(ANNA, "Zoë", 7)
        await store.rename_guest(BEN, "Ben")
        found = await store.guests([ANNA, BEN])
        assert {one: known.crest for one, known in found.items()} == {ANNA: 7, BEN: 0}

    with_store(database, test)


def test_somebody_is_muted_and_unmuted(database: str) -> None:
    async def test(store: Store) -> None:
        for other in (BEN, BEN, CLEO):
            await store.mute(ANNA, other, muted=True)
        assert await store.muted_by(ANNA) == {BEN, CLEO}
        await store.mute(ANNA, BEN, muted=False)
        assert await store.muted_by(ANNA) == {CLEO}
        assert await store.muted_by(CLEO) == set()

    with_store(database, test)


def test_reports_come_the_newest_first(database: str) -> None:
    async def test(store: Store) -> None:
        first, second, third = report(ANNA, BEN), report(BEN, None), report(CLEO, ANNA)
        for one in (first, second, third):
            await store.add_report(one)
        assert await store.reports(9) == [third, second, first]
        assert await store.reports(1) == [third]

    with_store(database, test)


def test_lines_of_somebody_are_taken_out_of_what_others_reported(database: str) -> None:
    async def test(store: Store) -> None:
        spoken = replace(report(BEN, CLEO), excerpt="1 Anna (aa): hello\n2 Cleo (cc): (aa)\n3 Anna (aa): you (cc)")
        elsewhere = replace(spoken, table=TableId("two"))
        for one in (spoken, elsewhere, report(BEN, None)):
            await store.add_report(one)
        await store.forget_in_excerpts(TableId("one"), " (aa): ")
        await store.forget_in_excerpts(TableId("none"), " (aa): ")
        rest = replace(spoken, excerpt="2 Cleo (cc): (aa)")
        assert await store.reports(9) == [report(BEN, None), elsewhere, rest]

    with_store(database, test)


def test_a_finished_game_is_found_as_it_was_put(database: str) -> None:
    async def test(store: Store) -> None:
        row = game("one", ANNA, BEN)
        await finish(store, row)
        assert await store.game(TableId("one")) == row
        assert await store.game(TableId("two")) is None

    with_store(database, test)


def test_history_is_read_page_by_page(database: str) -> None:
    async def test(store: Store) -> None:
        for n in range(25):
            await finish(store, game(f"table {n}", *((ANNA, BEN) if n % 5 else (BEN, ANNA)), finished_at=n))
        await finish(store, game("without her", BEN, finished_at=99))
        first = await store.history(ANNA, 10)
        second = await store.history(ANNA, 10, before=first[-1].finished_at)
        third = await store.history(ANNA, 10, before=second[-1].finished_at)
        assert [row.finished_at for row in first + second + third] == list(reversed(range(25)))
        assert len(third) == 5
        assert await store.history(ANNA, 10, before=0) == []
        oldest = third[-1]
        assert (oldest.table, oldest.seats, oldest.bots, oldest.game) == ("table 0", 3, 1, "skull-king")
        assert (oldest.seat, oldest.score, oldest.place) == (1, 99, 2)

    with_store(database, test)


def test_all_records_of_a_guest_come_the_oldest_first(database: str) -> None:
    async def test(store: Store) -> None:
        many = AT_ONCE * 2 + 3
        rows = [game(f"table {n}", ANNA, finished_at=1000 - n // 3) for n in range(many)]  # some end together
        for row in rows:
            await finish(store, row)
        await finish(store, game("without her", BEN))
        records = [record async for record in store.records_of(ANNA)]
        in_order = sorted(rows, key=lambda row: (row.finished_at, row.table))
        assert records == [row.record for row in in_order]

    with_store(database, test)


def test_a_guest_who_is_forgotten_leaves_no_trace(database: str) -> None:
    async def test(store: Store) -> None:
        for name in (ANNA, BEN):
            await store.add_guest(guest(name))
        await put(store, table("live"), ANNA, BEN)
        for n in range(AT_ONCE + 5):
            await finish(store, game(f"table {n}", ANNA, BEN, finished_at=n))
        await store.mute(ANNA, BEN, muted=True)
        await store.mute(BEN, ANNA, muted=True)
        await store.mute(BEN, CLEO, muted=True)
        await store.add_report(report(ANNA, BEN))
        await store.add_report(report(BEN, ANNA))
        await store.add_report(report(BEN, CLEO))
        await store.here("server", {TableId("live"): [ANNA, BEN]}, 100)

        await store.forget_guest(ANNA)

        assert await store.guests([ANNA, BEN]) == {BEN: guest(BEN)}
        assert await store.tables_of(ANNA, 9) == []
        assert await store.history(ANNA, 9) == []
        assert [record async for record in store.records_of(ANNA)] == []
        assert await store.muted_by(ANNA) == set()
        assert await store.muted_by(BEN) == {CLEO}
        assert await store.reports(9) == [report(BEN, CLEO)]
        assert await store.present(TableId("live"), 50) == {BEN}

        records = [record async for record in store.records_of(BEN)]
        assert len(records) == AT_ONCE + 5
        assert {tuple(names(record)) for record in records} == {("Guest", "Captain ben", "Bot")}
        kept = await store.game(TableId("table 7"))
        assert kept is not None
        assert [player.guest for player in kept.players] == [BEN]
        assert kept.record == game("table 7", ANNA, BEN).record.replace(b"Captain anna", b"Guest")

    with_store(database, test)


def test_people_of_one_game_may_be_forgotten_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        for n in range(20):
            await finish(store, game(f"table {n}", ANNA, BEN, CLEO))
        await asyncio.gather(*(store.forget_guest(name) for name in (ANNA, BEN, CLEO)))
        for n in range(20):
            kept = await store.game(TableId(f"table {n}"))
            assert kept is not None
            assert names(kept.record) == ["Guest", "Guest", "Guest", "Bot"]
            assert kept.players == ()

    with_store(database, test)


def test_whoever_was_never_here_can_be_forgotten(database: str) -> None:
    async def test(store: Store) -> None:
        await store.forget_guest(GuestId("nobody"))

    with_store(database, test)
