"""People who are not, or not any more, of those who play: what they may still see, say and do."""

from pathlib import Path

from skulduggery.server import wire
from tests.server.house import House, Phone, fresh, in_house, is_refused, play_out


def _hands(phone: Phone) -> list[str]:
    """Whose hands the last view shows, and how."""
    view = phone.told()[-1]["view"]
    return [hand["type"] if isinstance(hand, dict) else "shown" for hand in view["phase"]["hands"]]


def test_whoever_came_to_sit_down_does_not_stay_to_watch_where_nobody_may(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben", spectators=False)
        cleo = await house.phone(anna.live, await house.guest("Cleo"))
        screen = await house.phone(anna.live, anna.guest, tv=True)
        await anna.ask(wire.Start(id=fresh()))
        farewell = await cleo.until(lambda told: told["type"] == "goodbye")
        await cleo.peer.drained()
        assert (farewell["reason"], farewell["again"], cleo.closed) == ("no-spectators", False, 4403)
        assert all(told.get("view") is None for told in cleo.told()), "not even the deal"
        assert screen.told()[-1]["view"] is not None
        assert ben.closed is None

    in_house(test, tmp_path)


def test_whoever_is_sent_away_during_the_game_is_a_spectator_at_most(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.playing("Anna Ben Cleo", bot_speed="slow")
        assert _hands(ben) == ["face-down", "shown", "face-down"]
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        await ben.until(lambda told: told.get("notice") == {"type": "kicked", "seat": 1, "bot": "sailor"})
        assert _hands(ben) == ["face-down"] * 3
        assert ben.prompt is None
        assert ben.told()[-1]["you"]["seat"] is None
        assert (await ben.ask(wire.Say(id=fresh(), text="Psst")))["lines"][0]["room"] == "spectators"
        assert is_refused(await ben.ask(wire.AskTakeBack(id=fresh())), "not-seated")
        assert is_refused(await ben.ask(wire.ComeBack(id=fresh())), "banned")
        assert is_refused(await anna.ask(wire.PassHost(id=fresh(), seat=1)), "not-a-person")
        del cleo

    in_house(test, tmp_path)


def test_whoever_is_sent_away_sees_nothing_more_where_nobody_may_watch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.playing("Anna Ben", spectators=False, bot_speed="slow")
        seen = len(ben.told())
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        await ben.until(lambda told: told["type"] == "goodbye")
        assert len(ben.told()) == seen
        again = Phone(anna.live, ben.guest)
        assert is_refused(await anna.live.join(again.peer, "Ben") or {"type": ""}, "no-spectators")

    in_house(test, tmp_path)


def test_whoever_is_sent_away_never_becomes_the_host(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.playing("Anna Ben Cleo", bot_speed="slow", grace=5)
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        anna.leave()
        await cleo.until(lambda told: told.get("notice", {}).get("type") == "host-passed")
        assert cleo.live.table.host == cleo.guest.id
        await cleo.ask(wire.StandUp(id=fresh()))
        assert cleo.live.table.host != ben.guest.id

    in_house(test, tmp_path)


def test_whoever_was_sent_away_has_no_seat_in_the_rematch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben, cleo = await house.playing("Anna Ben Cleo", "sleeping-queens")
        await anna.ask(wire.Kick(id=fresh(), seat=1))
        await play_out([anna, cleo])
        assert is_refused(await ben.ask(wire.Rematch(id=fresh())), "not-seated")
        await anna.ask(wire.Rematch(id=fresh()))
        rematch = anna.live.table.rematch
        assert rematch is not None
        table = (await house.find(rematch)).table
        assert [chair.guest for chair in table.chairs] == [anna.guest.id, None, cleo.guest.id]

    in_house(test, tmp_path)


def test_whoever_sat_here_for_a_moment_only_can_still_be_named_in_a_complaint(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        anna, ben = await house.seated("Anna Ben")
        who = anna.live.gathering.who(ben.guest.id)
        await ben.ask(wire.StandUp(id=fresh()))
        ben.leave()
        assert (await anna.ask(wire.ReportSomebody(id=fresh(), who=who, text="rude")))["type"] == "done"
        (report,) = await house.store.reports(10)
        assert report.about == ben.guest.id
        assert is_refused(await anna.ask(wire.Mute(id=fresh(), who="0" * 12)), "who-unknown")

    in_house(test, tmp_path)
