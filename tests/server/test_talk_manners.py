"""Not wanting to read somebody, taking the word from somebody, telling those who run the server."""

import asyncio
from pathlib import Path
from typing import Any

from skulduggery.server import reporting, wire
from skulduggery.server.manners import REPORTS_PER_HOUR
from skulduggery.server.talk import EXCERPT
from tests.server.chatting import PLENTY, Clock, heard, onlooker, say, shown, who
from tests.server.house import House, Phone, fresh, house, in_house, is_refused


async def mute(phone: Phone, other: Phone, *, muted: bool = True) -> dict[str, Any]:
    return await phone.ask(wire.Mute(id=fresh(), who=who(other), muted=muted))


async def hush(phone: Phone, other: Phone, *, hushed: bool = True) -> dict[str, Any]:
    return await phone.ask(wire.Hush(id=fresh(), who=who(other), hushed=hushed))


async def report(phone: Phone, about: Phone | None = None, text: str = "", request: str = "") -> dict[str, Any]:
    named = None if about is None else who(about)
    return await phone.ask(wire.ReportSomebody(id=request or fresh(), who=named, text=text))


# --- mute ---------------------------------------------------------------------------------------------------------


def test_muted_people_are_not_read_on_any_device(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.seated("Anna Ben Cleo")
        second, screen = await house.phone(anna.live, anna.guest), await house.phone(anna.live, anna.guest, tv=True)
        await say(ben, "Bla")
        answer = await mute(anna, ben)
        assert answer["type"] == "done"
        await say(ben, "Bla bla")
        await say(cleo, "Ahoy")
        assert await heard(anna, second, screen, cleo) == [["Bla", "Ahoy"]] * 3 + [["Bla", "Bla bla", "Ahoy"]]
        third = await house.phone(anna.live, anna.guest)
        for phone in (anna, second, screen, third):
            assert shown(phone) == ["Ahoy"]
        assert shown(ben) == ["Bla", "Bla bla", "Ahoy"], "nobody notices being muted"
        await mute(anna, ben, muted=False)
        assert shown(anna) == ["Bla", "Bla bla", "Ahoy"]

    in_house(test, tmp_path)


def test_a_mute_holds_at_other_tables_and_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, ben = await first.seated("Anna Ben")
            elsewhere = await first.table(anna.guest, seats=2)
            there = await first.phone(elsewhere, anna.guest)
            ben_there = await first.phone(elsewhere, ben.guest)
            await mute(anna, ben)
            await say(ben_there, "Follow me")
            assert await heard(there, ben_there) == [[], ["Follow me"]]
        async with house(tmp_path / "x.db") as second:
            anna_again = await second.phone(await second.find(elsewhere.table.id), anna.guest)
            assert anna_again.messages[0].get("chat", []) == []

    asyncio.run(test())


def test_one_mutes_people_who_came_sat_or_wrote_here_and_nobody_else(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.seated("Anna Ben Cleo")
        olga, piet = await onlooker(house, anna), await onlooker(house, anna, "Piet")
        await say(piet, "Ahoy")
        await cleo.ask(wire.StandUp(id=fresh()))
        for phone in (piet, cleo):
            phone.leave()
        for other in (ben, olga, piet, cleo):
            assert (await mute(anna, other))["type"] == "done"
        assert is_refused(await mute(anna, anna), "who-yourself")
        stranger = (await house.seated("Stranger Ben"))[0]
        assert is_refused(await mute(anna, stranger), "who-unknown")
        assert is_refused(await anna.ask(wire.Mute(id=fresh(), who="")), "who-unknown")
        others = {phone.guest.id for phone in (ben, olga, piet, cleo)}
        assert await house.store.muted_by(anna.guest.id) == others

    in_house(test, tmp_path)


def test_a_late_repetition_does_not_mute_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        first = wire.Mute(id="first", who=who(ben))
        await anna.ask(first)
        await mute(anna, ben, muted=False)
        assert (await anna.ask(first))["type"] == "done"
        assert await house.store.muted_by(anna.guest.id) == frozenset()

    in_house(test, tmp_path)


def test_the_numbers_of_lines_do_not_tell_of_mutes_and_reports(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await say(ben, "Bla")
        await mute(anna, ben)
        await report(anna, ben)
        assert (await say(ben, "Bla"))["lines"][0]["n"] == 2

    in_house(test, tmp_path)


# --- hush ---------------------------------------------------------------------------------------------------------


def test_the_host_takes_the_word_from_somebody_and_gives_it_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        olga = await onlooker(house, anna)
        assert is_refused(await hush(ben, olga), "not-host")
        assert (await hush(anna, olga))["type"] == "done"
        assert is_refused(await say(olga, "Why?"), "chat-hushed")
        assert is_refused(await say(olga, emote="cry"), "chat-hushed")
        await say(ben, "Thank you")
        await hush(anna, olga, hushed=False)
        await say(olga, "Sorry")
        assert await heard(ben) == [["Thank you", "Sorry"]]
        assert is_refused(await hush(anna, anna), "who-yourself")

    in_house(test, tmp_path)


def test_the_hushed_stay_so_after_a_restart_and_a_host_never_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, ben = await first.seated("Anna Ben")
            await hush(anna, ben)
        async with house(tmp_path / "x.db") as second:
            live = await second.find(anna.live.table.id)
            anna, ben = await second.phone(live, anna.guest), await second.phone(live, ben.guest)
            assert is_refused(await say(ben, "Ahoy"), "chat-hushed")
            await anna.ask(wire.PassHost(id=fresh(), seat=1))
            assert (await say(ben, "My table now"))["type"] == "chat"

    asyncio.run(test())


# --- reports ------------------------------------------------------------------------------------------------------


def test_a_report_comes_with_the_last_lines(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        for number in range(EXCERPT + 3):
            await say(ben, f"Insult {number}")
        await mute(anna, ben)
        await say(anna, phrase="oh-no")
        assert (await report(anna, ben, "He is\x1b[2J rude\u202e"))["type"] == "done"
        (kept,) = await house.store.reports(10)
        lines = kept.excerpt.split("\n")
        assert (kept.at, kept.by, kept.about, kept.table) == (clock.at, anna.guest.id, ben.guest.id, anna.live.table.id)
        assert kept.text == "He is[2J rude"
        assert len(lines) == EXCERPT
        assert lines[0] == f"5 table, Ben ({who(ben)}): Insult 4"
        assert lines[-1] == f"24 table, Anna ({who(anna)}): [oh-no]"

    in_house(test, tmp_path, now=clock, limits=PLENTY)


def test_a_report_shows_no_more_than_the_reporter_may_read(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        olga = await onlooker(house, anna)
        await say(olga, "Ben has the Skull King")
        await report(anna, ben, "Too slow")
        (kept,) = await house.store.reports(10)
        assert kept.excerpt == ""

    in_house(test, tmp_path)


def test_a_report_says_something_and_counts_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        assert is_refused(await report(anna), "report-empty")
        assert is_refused(await report(anna, text=" \n"), "report-empty")
        assert is_refused(await report(anna, anna), "who-yourself")
        for _ in range(3):
            assert (await report(anna, text="Somebody cheats", request="one"))["type"] == "done"
        assert (await report(anna, ben))["type"] == "done"
        kept = await house.store.reports(10)
        assert sorted((one.about is None, one.text) for one in kept) == [(False, ""), (True, "Somebody cheats")]
        assert await heard(ben) == [[]]

    in_house(test, tmp_path)


def test_whoever_reports_a_lot_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        for _ in range(REPORTS_PER_HOUR):
            await report(anna, ben)
        refused = await report(anna, ben)
        assert is_refused(refused, "report-too-often")
        assert refused["args"] == {"minutes": 60 // REPORTS_PER_HOUR}
        assert (await report(ben, anna))["type"] == "done"
        clock.pass_by(3600 / REPORTS_PER_HOUR + 1)
        assert (await report(anna, ben))["type"] == "done"
        assert len(await house.store.reports(100)) == REPORTS_PER_HOUR + 2

    in_house(test, tmp_path, now=clock)


def test_long_reports_are_cleaned_and_kept_whole() -> None:
    text = " ".join(f"word{number}" for number in range(140))
    assert len(text) > 900
    assert reporting.plain(text).split() == text.split()
    assert reporting.plain("\x00\x1b") == ""
    assert len(reporting.plain("e" + "\u0301" * 999)) < 10
    assert reporting.plain("x" * 1000).replace("\n", "") == "x" * 1000
