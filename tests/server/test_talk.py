"""Chat: said exactly once, and read by those for whom it is."""

import asyncio
from pathlib import Path

import pytest

from skulduggery.server import saying, wire
from skulduggery.server.config import Limits
from skulduggery.server.conversation import KEPT, REMEMBERED, Conversation
from skulduggery.server.ids import GuestId
from skulduggery.server.phrases import EMOTES, PHRASES
from skulduggery.server.security.plaintext import LONGEST_TEXT
from skulduggery.server.store import Status, StoreDown
from skulduggery.server.talk import TAIL
from skulduggery.server.talklog import Entry, Said
from tests.server.chatting import PLENTY, Clock, heard, lines_shown, onlooker, say, shown, who, words
from tests.server.house import House, fresh, house, in_house, is_refused

# --- rooms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "seated", "room"),
    [
        ("waiting", True, "table"),
        ("waiting", False, "table"),
        ("playing", True, "table"),
        ("playing", False, "spectators"),
        ("finished", True, "table"),
        ("finished", False, "table"),
        ("abandoned", False, "table"),
    ],
)
def test_who_speaks_in_which_room(status: Status, seated: bool, room: wire.Room) -> None:
    assert saying.room_for(status, saying.Seat(0) if seated else None) == room


@pytest.mark.parametrize(
    ("status", "players", "onlookers", "screen"),
    [
        ("waiting", False, True, False),
        ("playing", False, True, False),
        ("finished", True, True, False),
        ("abandoned", True, True, False),
    ],
)
def test_who_reads_what_spectators_write(status: Status, players: bool, onlookers: bool, screen: bool) -> None:
    seat = saying.Seat(1)
    assert saying.may_read("spectators", status, seat, tv=False) is players
    assert saying.may_read("spectators", status, None, tv=False) is onlookers
    assert saying.may_read("spectators", status, None, tv=True) is screen
    assert saying.may_read("spectators", status, seat, tv=True) is screen
    assert saying.may_read("table", status, seat, tv=True)
    assert saying.may_read("table", status, None, tv=False)


def test_before_the_game_everybody_talks_to_everybody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        olga, screen = await onlooker(house, anna), await onlooker(house, anna, "Screen", tv=True)
        await say(anna, "Welcome!")
        answer = await say(olga, phrase="hello")
        assert answer["lines"][0]["room"] == "table"
        for lines in await heard(anna, ben, olga, screen):
            assert lines == ["Welcome!", "hello"]

    in_house(test, tmp_path)


def test_during_the_game_players_learn_nothing_from_those_who_watch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        olga, piet = await onlooker(house, anna), await onlooker(house, anna, "Piet")
        screen = await house.phone(anna.live, anna.guest, tv=True)
        await say(olga, "Ben has the Skull King")
        await say(anna, "Who has what?")
        everybody = await heard(anna, ben, olga, piet, screen)
        both = ["Ben has the Skull King", "Who has what?"]
        assert everybody == [both[1:], both[1:], both, both, both[1:]]
        assert [shown(phone) for phone in (anna, ben, olga, piet, screen)] == everybody
        assert not any("Skull King" in frame for phone in (anna, ben, screen) for frame in phone.frames)

    in_house(test, tmp_path)


def test_after_the_game_players_read_what_was_said_about_them(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        olga = await onlooker(house, anna)
        screen = await onlooker(house, anna, "Screen", tv=True)
        await say(olga, "What a hand!")
        await anna.ask(wire.Close(id=fresh()))
        await ben.live.hear(ben.peer, wire.Sync())
        told = await ben.until(lambda told: bool(told.get("chat")))
        assert [words(line) for line in told["chat"]] == ["What a hand!"]
        await say(olga, "Well done!")
        assert await heard(anna, ben) == [["Well done!"]] * 2
        assert shown(screen) == ["Well done!"]

    in_house(test, tmp_path)


def test_a_host_without_a_seat_watches_like_others(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await anna.ask(wire.PassHost(id=fresh(), seat=1))
        await anna.ask(wire.StandUp(id=fresh()))
        await ben.ask(wire.AddBot(id=fresh()))
        await ben.ask(wire.Start(id=fresh()))
        answer = await say(anna, "Good luck!")
        assert (answer["lines"][0]["room"], answer["lines"][0].get("seat")) == ("spectators", None)

    in_house(test, tmp_path)


# --- what may be said ---------------------------------------------------------------------------------------------


def test_keys_travel_so_that_everybody_reads_their_own_language(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        for phrase in PHRASES:
            assert (await say(anna, phrase=phrase))["lines"][0]["phrase"] == phrase
        for emote in EMOTES:
            assert (await say(anna, emote=emote))["lines"][0]["emote"] == emote
        assert await heard(ben) == [[*PHRASES, *EMOTES]]

    in_house(test, tmp_path, limits=PLENTY)


def test_a_line_says_who_spoke_from_which_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        request = fresh()
        answer = await say(ben, " Ahoy \n there\x07! ", id=request)
        line = {"n": 1, "room": "table", "who": who(ben), "name": "Ben", "seat": 1, "text": "Ahoy there!"}
        assert answer == {"type": "chat", "lines": [{**line, "at": answer["lines"][0]["at"]}], "ack": request}
        told = await anna.until(lambda told: told["type"] == "chat")
        assert told == {"type": "chat", "lines": answer["lines"]}

    in_house(test, tmp_path)


def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        assert is_refused(await say(anna), "chat-one-thing")
        assert is_refused(await say(anna, "Hello", phrase="hello"), "chat-one-thing")
        assert is_refused(await say(anna, phrase="hello", emote="skull"), "chat-one-thing")
        assert is_refused(await say(anna, " \u200b\n"), "chat-empty")
        unknown = await say(anna, phrase="nonsense")
        assert is_refused(unknown, "phrase-unknown")
        assert "nonsense" in unknown["message"]
        assert "yo-ho-ho" in unknown["message"]
        assert is_refused(await say(anna, emote="hello"), "emote-unknown")
        assert await heard(anna, ben) == [[], []]
        assert words((await say(anna, "x" * LONGEST_TEXT))["lines"][0]) == "x" * LONGEST_TEXT

    in_house(test, tmp_path)


def test_where_free_chat_is_off_there_are_phrases_and_emotes(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben", free_chat=False)
        assert is_refused(await say(anna, "Hello"), "chat-phrases-only")
        await say(anna, phrase="hello")
        await say(ben, emote="parrot")
        assert await heard(ben) == [["hello", "parrot"]]

    in_house(test, tmp_path)


def test_a_shared_screen_says_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.seated("Anna Ben")
        screen = await house.phone(anna.live, anna.guest, tv=True)
        assert is_refused(await say(screen, "Hello"), "chat-from-tv")
        refused = await screen.ask(wire.ReportSomebody(id=fresh(), text="Hello"))
        assert is_refused(refused, "chat-from-tv")
        assert await heard(anna) == [[]]

    in_house(test, tmp_path)


def test_refusals_come_in_the_language_of_the_device(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.seated("Anna Ben")
        german = await house.phone(anna.live, anna.guest, language="de")
        assert "eines nach dem anderen" in (await say(german))["message"]

    in_house(test, tmp_path)


def test_whoever_writes_too_fast_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        second = await house.phone(anna.live, anna.guest)
        said = [await say(phone, str(number)) for number, phone in enumerate((anna, second, anna))]
        assert [told["type"] for told in said] == ["chat"] * 3
        refused = await say(second, "four", id="four")
        assert is_refused(refused, "chat-too-fast")
        assert refused["args"] == {"seconds": 4}
        assert (await say(ben, "I have time"))["type"] == "chat"
        clock.pass_by(3.4)
        assert (await say(second, "four", id="four"))["type"] == "chat"
        assert (await say(second, "four", id="four"))["type"] == "chat", "a repeated line counts no more"
        assert is_refused(await say(anna, "five"), "chat-too-fast")
        assert await heard(ben) == [["0", "1", "2", "I have time", "four"]]

    in_house(test, tmp_path, now=clock, limits=Limits(chat_lines_per_10_seconds=3))


# --- exactly once -------------------------------------------------------------------------------------------------


def test_a_repeated_line_is_acknowledged_and_not_said_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        second = await house.phone(anna.live, anna.guest)
        answers = [await say(phone, "Ahoy", id="one") for phone in (anna, anna, second)]
        assert all(told == answers[0] for told in answers)
        assert (await say(ben, "Ahoy too", id="one"))["lines"][0]["n"] == 2, "an id is its sender's own"
        both = await asyncio.gather(say(anna, "Twins", id="twins"), say(second, "Twins", id="twins"))
        assert both[0] == both[1]
        assert await heard(ben) == [["Ahoy", "Ahoy too", "Twins"]]

    in_house(test, tmp_path)


def test_chat_survives_a_restart(tmp_path: Path) -> None:
    """Also the names of those who have no seat, and what was answered."""

    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, _ = await first.seated("Anna Ben")
            olga = await onlooker(first, anna)
            await say(olga, "Ahoy", id="one")
            await say(anna, "Welcome")
        async with house(tmp_path / "x.db") as second:
            live = await second.find(anna.live.table.id)
            ben = await second.phone(live, await second.guest("Ben"))
            assert [(line["n"], line["name"]) for line in lines_shown(ben)] == [(1, "Olga"), (2, "Anna")]
            assert [words(line) for line in ben.messages[0]["chat"]] == ["Ahoy", "Welcome"]
            back = await second.phone(live, olga.guest)
            assert (await say(back, "Ahoy", id="one"))["lines"][0]["n"] == 1
            assert (await say(back, "Again"))["lines"][0]["n"] == 3
            assert shown(ben) == ["Ahoy", "Welcome", "Again"]

    asyncio.run(test())


def test_without_its_database_the_server_says_so_and_nothing_is_said_twice(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await house.store.close()
        assert is_refused(await say(anna, "Ahoy", id="one"), "unavailable")
        await house.store.open()
        assert (await say(anna, "Ahoy", id="one"))["type"] == "chat"
        assert await heard(ben) == [["Ahoy"]]

    in_house(test, tmp_path)


def test_a_line_of_which_the_answer_was_lost_is_found_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await say(anna, "First")
        append = house.store.append

        async def append_and_break(log: str, seq: int, entry: bytes) -> bool:
            await append(log, seq, entry)
            raise StoreDown("the line broke after the commit")

        monkeypatch.setattr(house.store, "append", append_and_break)
        assert is_refused(await say(anna, "Second", id="two"), "unavailable")
        monkeypatch.undo()
        answer = await say(anna, "Second", id="two")
        assert answer["type"] == "chat", "it is no third line, for which there would have been no time yet"
        assert answer["lines"][0]["n"] == 2
        assert await heard(ben) == [["First", "Second"]]

    in_house(test, tmp_path, now=Clock(), limits=Limits(chat_lines_per_10_seconds=2))


def test_whoever_comes_is_shown_the_last_lines(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.seated("Anna Ben")
        for number in range(TAIL + 7):
            await say(anna, str(number))
        olga = await onlooker(house, anna)
        assert [words(line) for line in olga.messages[0]["chat"]] == [str(number) for number in range(7, TAIL + 7)]

    in_house(test, tmp_path, limits=PLENTY)


def test_a_long_conversation_takes_no_more_memory() -> None:
    anna = GuestId("anna")
    so_far = Conversation(Entry(n, Said("table", text=str(n)), by=anna, id=str(n)) for n in range(REMEMBERED + 100))
    assert so_far.seq == REMEMBERED + 100
    assert [spoken.said.text for spoken in so_far.last(2, lambda _: True)] == ["2098", "2099"]
    assert len(so_far.last(10**6, lambda _: True)) == KEPT
    assert not so_far.has_answered(anna, "99")
    assert so_far.has_answered(anna, "100")


def test_an_odd_line_keeps_nobody_from_playing(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, _ = await first.seated("Anna Ben")
            await say(anna, "One")
            log = anna.live.talk.log
            await first.store.append(log, 2, b'{"at":1,"what":{"type":"sung","tune":"shanty"},"by":"x"}')
            await first.store.append(log, 3, b"not even JSON")
            await first.store.append(log, 4, b'{"at":1,"what":{"type":"said","room":"table","text":"\xff"}}')
            await say(anna, "Two")
        async with house(tmp_path / "x.db") as second:
            again = await second.phone(await second.find(anna.live.table.id), anna.guest)
            assert shown(again) == ["One", "Two"]

    asyncio.run(test())
