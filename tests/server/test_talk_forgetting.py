"""Whoever wants to be forgotten leaves nothing in any chat, wherever they wrote."""

import asyncio
from pathlib import Path

from skulduggery.server import talklog, wire
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.live import Live
from skulduggery.server.store import Store
from skulduggery.server.talk import forget_lines, tables_talked_at
from skulduggery.server.talklog import Entry, Hushed, Reported, Said
from tests.server.chatting import lines_shown, onlooker, say, shown, who, words
from tests.server.house import House, fresh, house, in_house

ANNA, BEN = GuestId("anna"), GuestId("ben")


def test_of_a_forgotten_guest_only_the_place_in_the_log_is_left() -> None:
    said = Entry(5, Said("spectators", seat=2, text="Ahoy"), by=ANNA, id="one")
    assert talklog.without(said, ANNA) == Entry(5, Said("spectators"))
    assert talklog.without(said, BEN) is said
    hushed = Entry(6, Hushed(ANNA, hushed=True), by=BEN, id="two")
    assert talklog.without(hushed, ANNA) == Entry(6, Hushed(None, hushed=True), by=BEN, id="two")
    assert talklog.without(hushed, BEN) == Entry(6, Hushed(ANNA, hushed=True))
    assert talklog.without(Entry(7, Reported(), by=ANNA, id="three"), ANNA) == Entry(7, Reported())


def test_entries_survive_their_encoding() -> None:
    for what in (Said("table", text="Ähm"), Said("spectators", seat=1, phrase="hello"), Hushed(ANNA, hushed=False)):
        entry = Entry(1, what, by=BEN, id="x")
        assert talklog.decode(talklog.encode(entry)) == entry


def test_everybody_is_found_at_every_table_where_they_wrote(tmp_path: Path) -> None:
    """People who only watch have no seat by which they could be found."""

    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        cleo, _ = await house.seated("Cleo Dora")
        olga = await onlooker(house, anna)
        olga_there = await house.phone(cleo.live, olga.guest)
        assert await tables_talked_at(house.store, olga.guest.id) == []
        for phone in (olga, olga_there, olga, ben):
            await say(phone, phrase="hello")
        assert await tables_talked_at(house.store, olga.guest.id) == [anna.live.table.id, cleo.live.table.id]
        assert await tables_talked_at(house.store, ben.guest.id) == [anna.live.table.id]
        silent = await onlooker(house, anna, "Silent")
        await anna.ask(wire.Hush(id=fresh(), who=who(silent)))
        assert await tables_talked_at(house.store, silent.guest.id) == [anna.live.table.id], "the log names her"

    in_house(test, tmp_path)


def test_two_first_lines_at_once_are_both_traced(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        tables = [TableId(f"table-{number}") for number in range(8)]
        await asyncio.gather(*(talklog.leave_trace(house.store, ANNA, table) for table in tables * 2))
        assert sorted(await tables_talked_at(house.store, ANNA)) == tables

    in_house(test, tmp_path)


def test_forgotten_lines_are_gone_from_the_log_and_from_every_screen_that_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, ben = await first.seated("Anna Ben")
            olga = await onlooker(first, anna)
            await say(olga, "My name is Olga")
            await say(ben, "Nice to meet you")
            await say(olga, emote="wink")
            await anna.ask(wire.Hush(id=fresh(), who=who(olga)))
            live, gone = anna.live, olga.guest.id
            live.talk.forget(gone)
            assert shown(ben) == ["Nice to meet you"]
            await forget_lines(first.store, gone, await tables_talked_at(first.store, gone))
            await first.store.forget_guest(gone)
            assert await traces_of(gone, live, first.store) == []
            assert (await say(ben, "Where is she?"))["lines"][0]["n"] == 4
            assert shown(anna) == ["Nice to meet you", "Where is she?"]
        async with house(tmp_path / "x.db") as second:
            again = await second.phone(await second.find(live.table.id), ben.guest)
            assert [(line["n"], words(line)) for line in lines_shown(again)] == [
                (2, "Nice to meet you"),
                (4, "Where is she?"),
            ]

    asyncio.run(test())


async def traces_of(guest: GuestId, live: Live, store: Store) -> list[bytes]:
    """Entries in which something of the guest is left."""
    rows = await store.read(live.talk.log)
    return [row for row in rows if guest.encode() in row or b"Olga" in row or b"wink" in row]


def test_forgetting_at_one_table_leaves_the_others_to_be_found(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        here, there = TableId("here"), TableId("there")
        for table in (here, there):
            await talklog.leave_trace(house.store, ANNA, table)
        await forget_lines(house.store, ANNA, [here])
        assert await tables_talked_at(house.store, ANNA) == [there]
        await forget_lines(house.store, ANNA, [here, there])
        await forget_lines(house.store, ANNA, [here, there])
        assert await tables_talked_at(house.store, ANNA) == []
        await talklog.leave_trace(house.store, ANNA, there)
        assert await tables_talked_at(house.store, ANNA) == [there]
        assert await house.store.read("here:talk") == [], "nothing was said there, so nothing was rewritten"

    in_house(test, tmp_path)


def test_a_guest_who_is_gone_is_called_guest(tmp_path: Path) -> None:
    """Should the lines have outlived their author."""

    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, _ = await first.seated("Anna Ben")
            olga = await onlooker(first, anna)
            await say(olga, "Ahoy")
            await first.store.forget_guest(olga.guest.id)
        async with house(tmp_path / "x.db") as second:
            again = await second.phone(await second.find(anna.live.table.id), anna.guest)
            assert [line["name"] for line in lines_shown(again)] == ["Guest"]

    asyncio.run(test())


def test_a_table_that_is_told_to_forget_somebody_forgets_their_lines(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        olga = await onlooker(house, anna)
        await say(olga, "Ahoy")
        late = wire.Say(id=fresh(), text="One more thing")
        anna.live.forget(olga.guest.id)
        assert shown(ben) == []
        await olga.live.hear(olga.peer, late)
        assert len(await house.store.read(anna.live.talk.log)) == 1, "what was still on its way is not said"
        assert shown(ben) == []

    in_house(test, tmp_path)
