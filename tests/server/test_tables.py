"""A table's life: gathering, playing, answering every request exactly once, coming back, taking back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery.games import find, names
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import hub, wire
from skulduggery.server.entries import Entry
from skulduggery.server.herald import Herald
from skulduggery.server.hub import LET_GO_AFTER, Hub
from skulduggery.server.ids import TableId
from skulduggery.server.settings import THINKING, GameClock, MoveClock, Settings
from skulduggery.server.table import requests
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table
from tests.server.house import House, Phone, fresh, house, in_house, is_refused, play_out, raw


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_and_recorded(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben Cleo", game)
        await play_out(phones)
        table = phones[0].live.table
        kept = await house.store.game(table.id)
        assert kept is not None
        module, record = parse_record(kept.record, find)
        check(module, record)
        assert [player.name for player in record.players] == ["Anna", "Ben", "Cleo"]
        last = [told for told in phones[1].told() if "table" in told][-1]["table"]
        assert last["status"] == "finished"
        assert last["scores"] == [row.score for row in kept.players]
        assert json.loads(kept.record)["meta"]["fairness"]["secret"] == last["secret"]

    in_house(test, tmp_path)


@pytest.mark.parametrize("game", names())
def test_people_and_bots_finish_a_game_together(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna", game, bots=2)
        await play_out(phones)
        kept = await house.store.game(phones[0].live.table.id)
        assert kept is not None
        assert [player["bot"] for player in json.loads(kept.record)["players"][1:]] == ["sailor", "sailor"]

    in_house(test, tmp_path)


def test_the_secret_is_shown_only_at_the_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", "sleeping-queens")
        secret = phones[0].live.table.secret
        assert all(secret not in frame for phone in phones for frame in phone.frames)
        await play_out(phones)
        assert all(secret in "".join(phone.frames) for phone in phones)

    in_house(test, tmp_path)


def test_a_repeated_intent_is_acknowledged_and_played_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        intent = anna.intent()
        first = await anna.ask(intent)
        before = anna.live.table.seq
        again = [await anna.ask(intent) for _ in range(3)]
        assert first["ack"] == intent.id
        assert [told["ack"] for told in again] == [intent.id] * 3
        assert anna.live.table.seq == before
        assert len([told for told in ben.told() if told["events"]]) == 2  # the deal, and one fist

    in_house(test, tmp_path)


def test_a_repeated_intent_is_known_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as first:
            anna, _ = await first.playing("Anna Ben")
            intent = anna.intent()
            await anna.ask(intent)
            seq = anna.live.table.seq
        async with house(tmp_path / "x.db") as second:
            live = await second.find(anna.live.table.id)
            again = await second.phone(live, anna.guest)
            assert (await again.ask(intent))["ack"] == intent.id
            assert live.table.seq == seq

    asyncio.run(test())


def test_one_players_bid_never_outdates_anothers_question(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben Cleo")
        intents = [phone.intent() for phone in phones]
        for phone, intent in zip(reversed(phones), reversed(intents), strict=True):
            assert (await phone.ask(intent))["ack"] == intent.id

    in_house(test, tmp_path)


def test_what_is_not_allowed_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        stranger = await house.phone(anna.live, await house.guest("Cleo"))
        old = anna.intent()
        too_high = wire.Intent(id=fresh(), prompt=old.prompt, move=raw({"type": "bid", "bid": 7}))
        answer = await anna.ask(too_high)
        assert is_refused(answer, "bid-out-of-range") or answer["rule"].startswith("SK-2")
        for move in ({"type": "juggle"}, 3, {"type": "bid", "bid": "one"}):
            assert is_refused(await anna.ask(wire.Intent(id=fresh(), prompt=old.prompt, move=raw(move))), "bad-move")
        assert is_refused(await stranger.ask(wire.Intent(id=fresh(), prompt=1, move=old.move)), "not-seated")
        wrong = wire.Intent(id=fresh(), prompt=old.prompt - 1, move=old.move)
        assert is_refused(await anna.ask(wrong), "old-prompt")
        await anna.ask(old)
        twice = await anna.ask(wire.Intent(id=fresh(), prompt=old.prompt, move=old.move))
        assert twice["rule"] == "SK-21" or twice["type"] == "refused"
        await ben.move()
        out_of_turn = anna if anna.prompt is None else ben
        card = {"type": "play", "card": out_of_turn.told()[-1]["view"]["phase"]["hands"][out_of_turn.peer.seat][0]}
        answer = await out_of_turn.ask(wire.Intent(id=fresh(), prompt=old.prompt, move=raw(card)))
        assert answer["rule"] == "SK-30"

    in_house(test, tmp_path)


def test_the_same_refusal_is_given_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.playing("Anna Ben")
        bad = wire.Intent(id=fresh(), prompt=0, move=anna.intent().move)
        first = await anna.ask(bad)
        await anna.move()
        assert await anna.ask(bad) == first

    in_house(test, tmp_path)


def test_reconnecting_is_one_message(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        await anna.move()
        await ben.move()
        last = ben.told()[-1]
        ben.leave()
        back = await house.phone(ben.live, ben.guest)
        told = back.told()[0]
        for part in ("seq", "view", "acting", "prompt"):
            assert told.get(part) == last.get(part)
        assert told["you"]["seat"] == 1
        assert told["events"] == []

    in_house(test, tmp_path)


def test_several_devices_share_a_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        tablet = await house.phone(anna.live, anna.guest)
        screen = await house.phone(anna.live, anna.guest, tv=True)
        await anna.move()
        await ben.move()
        seq = anna.live.table.seq
        for device in (anna, tablet, screen):
            await device.until(lambda told: told.get("seq") == seq)
        assert tablet.told()[-1]["view"] == anna.told()[-1]["view"]
        assert screen.told()[-1]["view"]["viewer"] is None
        assert anna.live.gathering.public().screens == 1, "so that phones can be asked to show the hand alone"
        assert is_refused(await screen.ask(wire.Intent(id=fresh(), prompt=seq, move=raw({}))), "not-seated")

    in_house(test, tmp_path)


def test_who_may_do_what_before_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        cleo = await house.phone(anna.live, await house.guest("Cleo"))
        assert is_refused(await cleo.ask(wire.SitDown(id=fresh())), "table-full")
        assert is_refused(await cleo.ask(wire.SitDown(id=fresh(), seat=0)), "seat-taken")
        assert is_refused(await cleo.ask(wire.SitDown(id=fresh(), seat=9)), "no-such-seat")
        for request in (wire.Start(id=fresh()), wire.Kick(id=fresh(), seat=0), wire.AddBot(id=fresh())):
            assert is_refused(await ben.ask(request), "not-host")
        assert is_refused(await anna.ask(wire.Kick(id=fresh(), seat=0)), "host-stays")
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        assert is_refused(await ben.ask(wire.SitDown(id=fresh())), "banned")
        assert is_refused(await anna.ask(wire.Start(id=fresh())), "seats-empty")
        await cleo.ask(wire.SitDown(id=fresh()))
        assert is_refused(await anna.ask(wire.Start(id=fresh())), "not-ready")
        await cleo.ask(wire.Ready(id=fresh()))
        await anna.ask(wire.Start(id=fresh()))
        assert anna.live.table.status == "playing"

    in_house(test, tmp_path)


def test_settings_can_change_until_the_game_begins(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")

        async def change(**settings: Any) -> dict[str, Any]:
            return await anna.ask(wire.ChangeSettings(id=fresh(), settings=Settings(**settings)))

        assert is_refused(await change(game="chess", seats=2), "game-unknown")
        assert is_refused(await change(game="skull-king", seats=7), "player-count")
        assert is_refused(await change(game="skull-king", seats=2, options={"scoring": "odd"}), "option-value")
        assert is_refused(await change(game="skull-king-dice", seats=2), "player-count")
        told = await change(game="skull-queen", seats=3)
        assert [chair["kind"] for chair in told["table"]["chairs"]] == ["person", "person", "empty"]
        assert not any(chair.get("ready") for chair in told["table"]["chairs"])
        await anna.ask(wire.AddBot(id=fresh(), name="Polly"))
        assert is_refused(await change(game="skull-queen", seats=2), "too-few-seats")
        await ben.ask(wire.Ready(id=fresh()))
        await anna.ask(wire.Start(id=fresh()))
        assert is_refused(await change(game="skull-king", seats=3), "already-playing")
        playing = anna.live.table.settings
        assert is_refused(await change(game="skull-queen", seats=3, public=True), "already-playing")
        told = await anna.ask(wire.ChangeSettings(id=fresh(), settings=replace(playing, bot_speed="slow")))
        assert told["table"]["settings"]["bot_speed"] == "slow"
        assert told["table"]["status"] == "playing"

    in_house(test, tmp_path)


def test_a_host_who_leaves_is_followed_by_the_next(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        await anna.ask(wire.StandUp(id=fresh()))
        await ben.until(lambda told: told.get("you", {}).get("host") is True)
        await ben.ask(wire.StandUp(id=fresh()))
        assert ben.live.table.status == "abandoned"

    in_house(test, tmp_path)


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        await ben.ask(wire.StandUp(id=fresh()))
        assert anna.live.table.chairs[1].stand_in == "sailor"
        bid = wire.Intent(id=fresh(), prompt=1, move=raw({"type": "bid", "bid": 0}))
        assert is_refused(await ben.ask(bid), "bot-plays")
        await anna.until(lambda told: any(event["type"] == "fist-shown" for event in told.get("events", [])))
        ben.leave()
        back = await house.phone(ben.live, ben.guest)
        await back.until(lambda told: told.get("notice", {}).get("type") == "came-back")
        assert anna.live.table.chairs[1].stand_in is None

    in_house(test, tmp_path)


def test_an_absent_player_is_stood_in_for_after_the_grace_time(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", grace=1)
        ben.leave()
        await anna.until(lambda told: told.get("notice", {}).get("type") == "taken-over")
        back = await house.phone(ben.live, ben.guest)
        await back.until(lambda told: told.get("notice", {}).get("type") == "came-back")

    in_house(test, tmp_path)


def test_nothing_moves_while_nobody_is_there(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        (anna,) = await house.playing("Anna", bots=2, grace=1, clock=MoveClock(seconds=1))
        anna.leave()
        seq = anna.live.table.seq
        await asyncio.sleep(1.6)
        assert anna.live.table.seq == seq
        assert anna.live.driver.idle
        back = await house.phone(anna.live, anna.guest)
        await back.until(lambda told: told.get("notice", {}).get("type") == "timed-out")

    in_house(test, tmp_path)


def test_a_clock_that_runs_out_lets_a_bot_decide(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", clock=MoveClock(seconds=1))
        told = await anna.until(lambda told: told.get("notice", {}).get("type") == "timed-out")
        assert told["clocks"]["left"] == [0, 0] or 0 in told["clocks"]["left"]
        await anna.until(lambda told: any(event["type"] == "bids-shown" for event in told.get("events", [])))
        await ben.until(lambda told: told.get("notice", {}).get("type") == "taken-over")

    in_house(test, tmp_path)


def test_a_game_clock_counts_down_over_the_whole_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", clock=GameClock(seconds=60))
        await asyncio.sleep(0.2)
        await phones[0].move()
        left = phones[0].told()[-1]["clocks"]["left"]
        assert left[0] <= 59_850
        await asyncio.sleep(0.2)
        await phones[1].move()
        after = phones[0].told()[-1]["clocks"]["left"]
        assert after[1] <= left[0] - 150

    in_house(test, tmp_path)


def test_a_restart_gives_the_time_back(tmp_path: Path) -> None:
    clock = 1_000_000

    def now() -> int:
        return clock

    async def test() -> None:
        nonlocal clock
        async with house(tmp_path / "x.db", now=now) as first:
            phones = await first.playing("Anna Ben", clock=GameClock(seconds=60))
            clock += 20_000
            assert (await phones[0].ask(wire.Pause(id=fresh())))["clocks"]["left"] == [40_000, 40_000]
            await phones[0].ask(wire.Resume(id=fresh()))
        clock += 3_600_000
        async with house(tmp_path / "x.db", now=now) as second:
            live = await second.find(phones[0].live.table.id)
            back = await second.phone(live, phones[0].guest)
            assert back.told()[0]["clocks"]["left"] == [60_000, 60_000]

    asyncio.run(test())


def test_a_pause_stops_moves_bots_and_clocks(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", clock=MoveClock(seconds=1))
        intent = anna.intent()
        assert is_refused(await ben.ask(wire.Pause(id=fresh())), "not-host")
        await anna.ask(wire.Pause(id=fresh()))
        assert is_refused(await anna.ask(intent), "paused")
        seq = anna.live.table.seq
        await asyncio.sleep(1.3)
        assert anna.live.table.seq == seq
        told = await anna.ask(wire.Resume(id=fresh()))
        assert told["clocks"]["left"][0] > 0

    in_house(test, tmp_path)


def test_a_rematch_brings_the_same_people_together(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", "sleeping-queens")
        assert is_refused(await anna.ask(wire.Rematch(id=fresh())), "rematch-too-early")
        await play_out([anna, ben])
        answers = await asyncio.gather(anna.ask(wire.Rematch(id=fresh())), ben.ask(wire.Rematch(id=fresh())))
        ids = {answer["table"]["rematch"] for answer in answers}
        assert len(ids) == 1
        again = await house.find(TableId(ids.pop()))
        assert again.table.people == (anna.guest.id, ben.guest.id)
        assert [chair.name for chair in again.gathering.public().chairs] == ["Anna", "Ben"]  # nobody has come yet
        assert again.table.secret != anna.live.table.secret

    in_house(test, tmp_path)


def test_whoever_has_come_in_without_a_seat_is_named_until_the_game_begins(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        host = await house.guest("Anna")
        anna = await house.phone(await house.table(host), host)
        cleo = await house.phone(anna.live, await house.guest("Cleo"))
        await house.phone(anna.live, await house.guest("Screen"), tv=True)
        assert anna.live.gathering.public().standing == ("Cleo",)
        await cleo.ask(wire.SitDown(id=fresh()))
        assert anna.live.gathering.public().standing == ()

    in_house(test, tmp_path)


def test_whoever_reads_of_a_rematch_finds_it(tmp_path: Path) -> None:
    """At once, and with everybody on their seats."""

    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", "sleeping-queens", bots=1)
        await play_out([anna, ben])

        async def follow() -> Table:
            told = await ben.until(lambda told: "rematch" in told.get("table", {}))
            return (await house.find(TableId(told["table"]["rematch"]))).table

        following = asyncio.create_task(follow())
        await anna.ask(wire.Rematch(id=fresh()))
        assert not (await following).free_seats

    in_house(test, tmp_path)


def test_spectators_see_no_hand_and_may_be_shut_out(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        watching = await house.phone(anna.live, await house.guest("Cleo"))
        hands = watching.told()[0]["view"]["phase"]["hands"]
        assert all(hand["type"] == "face-down" for hand in hands)
        closed = await house.playing("Dora Emil", spectators=False)
        stranger = Phone(closed[0].live, await house.guest("Fritz"))
        assert await closed[0].live.join(stranger.peer, "Fritz") == No("no-spectators")
        assert await closed[0].live.join(Phone(closed[0].live, closed[1].guest, tv=True).peer, "Emil") is None
        del ben

    in_house(test, tmp_path)


def test_the_host_may_send_somebody_away_during_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben")
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        assert anna.live.table.chairs[1].stand_in == "sailor"
        assert is_refused(await ben.ask(wire.ComeBack(id=fresh())), "banned")
        ben.leave()
        await house.phone(ben.live, ben.guest)
        assert anna.live.table.chairs[1].stand_in == "sailor"

    in_house(test, tmp_path)


def test_people_may_change_seats_before_the_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        settings = Settings(game="skull-king", seats=4)
        await anna.ask(wire.ChangeSettings(id=fresh(), settings=settings))
        told = await ben.ask(wire.SitDown(id=fresh(), seat=3))
        assert [chair["kind"] for chair in told["table"]["chairs"]] == ["person", "empty", "empty", "person"]
        assert told["you"]["seat"] == 3
        assert is_refused(await ben.ask(wire.SitDown(id=fresh())), "already-seated")

    in_house(test, tmp_path)


def test_a_host_who_is_away_is_followed_by_somebody_who_is_here(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben", grace=1)
        anna.leave()
        await ben.until(lambda told: told.get("you", {}).get("host") is True)

    in_house(test, tmp_path)


def test_two_tables_never_share_a_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        first = await house.table(await house.guest())
        codes = iter([first.table.code, first.table.code, "ZZZZZ"])
        monkeypatch.setattr("skulduggery.server.hub.new_code", lambda: next(codes))
        assert (await house.table(await house.guest())).table.code == "ZZZZZ"

    in_house(test, tmp_path)


def test_a_game_of_rules_that_we_do_not_know_is_left_alone(tmp_path: Path) -> None:
    """Each table keeps the version that it began with in its log."""

    async def test(house: House) -> None:
        anna, _ = await house.seated("Anna Ben")
        table = anna.live.table
        begun = log.encode(log.Entry(at=1, what=log.Started(rules=table.game.RULES + 1)))
        assert await house.store.append(table.id, table.seq + 1, begun)
        other = House(Hub(house.hub.services), house.store)
        found = await other.hub.find(table.id)
        assert found == No("rules-newer", {"value": table.game.RULES + 1, "known": table.game.RULES})

    in_house(test, tmp_path)


def test_the_log_names_the_version_of_the_rules(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.playing("Anna Ben")
        entries = [log.decode(row).what for row in await house.store.read(anna.live.table.id)]
        assert [what.rules for what in entries if isinstance(what, log.Started)] == [anna.live.table.game.RULES]

    in_house(test, tmp_path)


def test_bots_seem_to_think(tmp_path: Path) -> None:
    assert THINKING["normal"] == (0.4, 1.2)

    async def test(house: House) -> None:
        begun = asyncio.get_running_loop().time()
        (anna,) = await house.playing("Anna", bots=1, bot_speed="normal")
        await anna.until(lambda told: any(event["type"] == "fist-shown" for event in told.get("events", [])))
        assert asyncio.get_running_loop().time() - begun >= 0.4

    in_house(test, tmp_path)


def test_a_table_is_not_let_go_while_somebody_is_coming(tmp_path: Path) -> None:
    """Otherwise there would be two of it, of which neither hears of the other."""

    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        anna.leave()
        ben.leave()
        anna.live.used_at -= 10 * LET_GO_AFTER
        found = await house.find(anna.live.table.id)
        house.hub.let_go()
        back = await house.phone(found, anna.guest)
        assert await house.find(anna.live.table.id) is back.live
        back.leave()
        back.live.used_at -= 10 * LET_GO_AFTER
        async with back.live.clerk.held():
            house.hub.let_go()
        assert house.hub.held == 1
        house.hub.let_go()
        assert house.hub.held == 0

    in_house(test, tmp_path)


def test_a_host_who_has_come_back_stays_the_host_when_the_leaving_is_repeated(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", bots=1)
        leaving = wire.StandUp(id=fresh())
        await anna.ask(leaving)
        await anna.ask(wire.ComeBack(id=fresh()))
        await ben.ask(wire.PassHost(id=fresh(), seat=0))
        assert anna.live.table.host == anna.guest.id
        await anna.ask(leaving)
        assert anna.live.table.host == anna.guest.id

    in_house(test, tmp_path)


def test_a_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        anna, _ = await house.playing("Anna Ben")
        monkeypatch.setattr(requests, "MOST_ENTRIES", anna.live.table.seq + 1)
        await anna.ask(wire.Pause(id=fresh()))
        await anna.ask(wire.Resume(id=fresh()))
        assert is_refused(await anna.ask(wire.Pause(id=fresh())), "table-worn-out")
        assert "ack" in await anna.move(), "games are played to their end"
        assert "ack" in await anna.ask(wire.Close(id=fresh()))

    in_house(test, tmp_path)


def test_a_game_goes_on_even_if_somebody_cannot_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        (anna,) = await house.playing("Anna", bots=1)
        live, tell = anna.live, Herald.tell

        def tell_bots_moves(herald: Herald, events: Any, entry: Any, asked_by: Any, *, with_table: bool) -> None:
            if asked_by is not None:
                raise ZeroDivisionError
            tell(herald, events, entry, asked_by, with_table=with_table)

        monkeypatch.setattr(Herald, "tell", tell_bots_moves)
        async with asyncio.timeout(30):
            while live.table.play is not None and live.table.play.state.round < 2:
                prompt = live.table.play.prompts[0]
                if prompt is not None:
                    move = raw(live.herald.legal_moves(Seat(0))[0])
                    with pytest.raises(ZeroDivisionError):
                        await live.hear(anna.peer, wire.Intent(id=fresh(), prompt=prompt, move=move))
                await asyncio.sleep(0.01)

    in_house(test, tmp_path)


def test_a_decision_that_the_clock_took_is_not_won_back_by_going_and_coming(tmp_path: Path) -> None:
    """Otherwise somebody could go and come until the others lose patience."""

    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", bot_speed="slow", clock=MoveClock(seconds=60))
        await ben.live.clerk.do_once(log.TimedOut(1))
        await ben.ask(wire.StandUp(id=fresh()))
        await ben.ask(wire.ComeBack(id=fresh()))
        assert is_refused(await ben.move(0), "bot-plays")
        await anna.move(0)
        await ben.until(lambda told: any(event["type"] == "bids-shown" for event in told.get("events", [])))
        assert not ben.live.table.chairs[1].timed_out, "the next one is Ben's again"

    in_house(test, tmp_path)


def test_tables_that_cannot_be_read_do_not_keep_others_from_being_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_IDLE", 1)
    clock = 1_000_000

    async def test() -> None:
        nonlocal clock
        async with house(tmp_path / "x.db", now=lambda: clock) as first:
            old = await first.table(await first.guest(), bots=1)
            await first.hub.services.store.append(
                old.table.id, old.table.seq + 1, log.encode(Entry(at=clock, what=log.Started(rules=99)))
            )
            clock += 1
            young = await first.table(await first.guest(), bots=1)
        clock += 48 * 3_600_000
        async with house(tmp_path / "x.db", now=lambda: clock) as second:
            await second.hub._sweep()
            await second.hub._sweep()
            assert (await second.find(young.table.id)).table.status == "abandoned"

    asyncio.run(test())
