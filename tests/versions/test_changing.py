"""A server is restarted with other rules: what was begun goes on as it began, what is new is new."""

import asyncio
import json
import shutil
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Struct
from msgspec.structs import replace

from skulduggery import games
from skulduggery.games import skull_king
from skulduggery.kernel.protocol import Over
from skulduggery.kernel.record import Record, parse_record
from skulduggery.kernel.replay import check
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.closing import NEWER_FOR
from skulduggery.server.hub import Hub
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.table import fold
from skulduggery.server.table.requests import No
from skulduggery.server.verification import verify
from tests.server.api.playing import finished_table
from tests.server.conftest import postgres, postgres_cluster
from tests.server.devices import Device, at, several, table_at
from tests.server.house import fresh, house, play_out, until_listening
from tests.server.serving import PATIENCE, RunningServer, running_server
from tests.versions.upgrading import NAME, upgraded

__all__ = ["postgres", "postgres_cluster"]

UNPLAYABLE = 4409
HOUR = 60 * 60 * 1000


def opened(host: httpx.Client, **settings: Any) -> str:
    wanted = {"game": NAME, "seats": 3, "bot_speed": "instant", **settings}
    answer = host.post("/api/tables", json={"settings": wanted, "bots": [{"bot": "random"}]})
    return answer.raise_for_status().json()["id"]


@contextmanager
def at_table(people: list[httpx.Client], table: str) -> Generator[list[Device]]:
    with several([at(one, table) for one in people]) as devices:
        yield devices


def begin(devices: list[Device]) -> None:
    for device in devices[1:]:
        device.ask("sit-down")
        device.ask("ready")
    devices[0].ask("start")


def play(devices: list[Device], *, rounds: int = 10) -> None:
    """Everybody answers whatever is asked: to the end, or until so many rounds are over."""
    while True:
        newest = max(last(device)["seq"] for device in devices)
        for device in devices:
            while last(device)["seq"] < newest:
                device.next()
        view = last(devices[0])["view"]
        if view["phase"]["type"] == "finished" or view["round"] > rounds:
            return
        asked = [device for device in devices if last(device).get("prompt")]
        if asked:
            asked[0].move()
        else:
            devices[0].next()


def last(device: Device) -> dict[str, Any]:
    """The last update; waits for the first."""
    while True:
        found = next((told for told in reversed(device.told) if told["type"] == "update"), None)
        if found is not None:
            return found
        device.next()


def rules_at(device: Device) -> int:
    last(device)
    return next(told["table"]["rules"] for told in reversed(device.told) if "table" in told)


def record_of(person: httpx.Client, table: str) -> Record:
    """Checked by the rules that it names."""
    game, record = parse_record(person.get(f"/api/tables/{table}/record").raise_for_status().content, games.find)
    check(game, record)
    commitment = person.get(f"/api/tables/{table}").json()["table"]["commitment"]
    assert verify(game, record, commitment).misfits == ()
    return record


class Before(Struct, frozen=True):
    """What lies in the database of a server that knows version 1 only, after it has stopped."""

    folder: Path
    begun: str
    """Two people and a bot have played two rounds here."""
    finished: str
    cookies: tuple[dict[str, str], ...]
    """Of Anna, who is the host, and of Ben."""

    def people(self, server: RunningServer) -> list[httpx.Client]:
        """At a server that has come back."""
        return [comes_back(server, cookies) for cookies in self.cookies]


@pytest.fixture(scope="module")
def _played_before(tmp_path_factory: pytest.TempPathFactory) -> Before:  # pyright: ignore[reportUnusedFunction]
    folder = tmp_path_factory.mktemp("before")
    with running_server(folder) as server:
        people = [server.guest("Anna"), server.guest("Ben")]
        begun, finished = opened(people[0]), finished_table(people[0], game=NAME)
        with at_table(people, begun) as devices:
            begin(devices)
            play(devices, rounds=2)
        return Before(folder, begun, finished, tuple(dict(one.cookies) for one in people))


@pytest.fixture
def before(_played_before: Before, tmp_path: Path) -> Before:
    folder = shutil.copytree(_played_before.folder, tmp_path / "copy")
    return replace(_played_before, folder=folder)


def comes_back(server: RunningServer, cookies: Mapping[str, str]) -> httpx.Client:
    person = server.visitor()
    person.cookies.update(dict(cookies))
    return person


def told_again(person: httpx.Client, table: str) -> tuple[int, int, list[Any]]:
    """A finished game by film, by review and by its log: the rules of the first two, and the totals at its end."""
    film = person.get(f"/api/tables/{table}/film", params={"viewer": "spectator"}).raise_for_status().json()
    review = person.get(f"/api/tables/{table}/review", params={"count": 5}).raise_for_status().json()
    lines = person.get(f"/api/tables/{table}/log").raise_for_status().json()["lines"]
    assert any(line["kind"] == "game-ended" for line in lines)
    return film["rules"], review["rules"], film["frames"][-1]["totals"]


def test_a_table_is_played_to_its_end_by_the_rules_that_it_began_with(before: Before) -> None:
    with upgraded(), running_server(before.folder) as server:
        people = before.people(server)
        with at_table(people, before.begun) as devices:
            play(devices)
            assert rules_at(devices[0]) == 1
            rematch = devices[0].ask("rematch")["table"]["rematch"]
        with at_table(people, rematch) as [anna, ben]:
            ben.ask("ready")
            anna.ask("start")
            assert rules_at(anna) == 2
            ben.ask("stand-up")
            anna.ask("stand-up")
            for device in (anna, ben):
                device.until(lambda told: told.get("table", {}).get("status") == "finished")
        for table, rules in ((before.begun, 1), (before.finished, 1), (rematch, 2)):
            record = record_of(people[0], table)
            assert record.result is not None
            assert told_again(people[0], table) == (rules, rules, list(record.result.scores))
            assert record.rules == rules
            assert ("tides" in record.config.options) == (rules == 2)
        lines = people[0].get("/api/me/records").content.splitlines()
        assert sorted(parse_record(line, games.find)[1].rules for line in lines) == [1, 1, 2]
        [counted] = people[0].get("/api/me/statistics").json()["statistics"]
        assert counted["played"] == 3


def test_a_table_that_still_waits_begins_by_the_new_rules(tmp_path: Path) -> None:
    """What its settings do not say is as usual; what cannot be chosen any more has to be chosen anew."""

    async def opens() -> tuple[TableId, TableId]:
        async with house(tmp_path / "house.db") as before:
            host = await before.guest()
            usual = await before.table(host, bots=1)
            gone = await before.table(host, bots=1, options={"scoring": "landlubber"})
            return usual.table.id, gone.table.id

    async def begins(usual: TableId, gone: TableId) -> None:
        async with house(tmp_path / "house.db") as after:
            live = await after.find(gone)
            refused = await live.ask(live.table.host, wire.Start(id=fresh()))
            assert refused is not None
            assert refused.args["value"] == "landlubber"
            plain = replace(live.table.settings, options={})
            assert await live.ask(live.table.host, wire.ChangeSettings(id=fresh(), settings=plain)) is None
            await live.ask(live.table.host, wire.Ready(id=fresh()))
            for table in (live, await after.find(usual)):
                assert await table.ask(table.table.host, wire.Start(id=fresh())) is None
                assert table.table.play is not None
                assert table.table.play.rules == 2
                assert fold.config_of(table.table.game, table.table.settings).options["tides"] == "low"

    tables = asyncio.run(opens())
    with upgraded():
        asyncio.run(begins(*tables))


def test_playing_on_from_an_old_game_goes_on_by_its_rules(before: Before) -> None:
    with upgraded(), running_server(before.folder) as server:
        anna, _ = before.people(server)
        table = anna.post("/api/tables/from", json={"table": before.finished, "step": 4, "seat": 0}).json()["id"]
        with at(anna, table) as device:
            assert rules_at(device) == 1
    with upgraded(), running_server(before.folder) as server:
        anna, _ = before.people(server)
        with at(anna, table) as device:
            assert rules_at(device) == 1
            device.ask("close")
        assert record_of(anna, table).rules == 1


# --- rules that are not there -------------------------------------------------------------------------------------


def refused(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason)
    return told


def turned_away(person: httpx.Client, table: str) -> dict[str, Any]:
    with at(person, table) as device:
        assert device.closed()[0] == UNPLAYABLE
    return device.told[-1]


def test_a_table_of_rules_that_were_dropped_is_closed_by_its_host(before: Before) -> None:
    with upgraded(first_is_kept=False), running_server(before.folder) as server:
        anna, ben = before.people(server)
        goodbye = turned_away(anna, before.begun)
        assert goodbye == {
            "type": "goodbye",
            "reason": "rules-unknown",
            "message": (
                "This table plays by version 1 of the rules, which this server does not have any more "
                "(its newest is 2). Nobody can go on here; the host can close the table."
            ),
            "again": False,
            "may_close": True,
        }
        assert "may_close" not in turned_away(ben, before.begun)
        for path in ("", "/log"):
            refused(anna.get(f"/api/tables/{before.begun}{path}"), 409, "rules-unknown")
        for path in ("film", "review"):
            told = refused(anna.get(f"/api/tables/{before.finished}/{path}"), 409, "rules-unknown")
            assert told["args"] == {"value": "1", "known": 2}
        assert anna.get(f"/api/tables/{before.finished}/record").json()["rules"] == 1

        refused(ben.delete(f"/api/tables/{before.begun}"), 422, "not-host")
        assert anna.delete(f"/api/tables/{before.begun}").status_code == 204
        refused(anna.delete(f"/api/tables/{before.begun}"), 422, "table-over")
        assert anna.get("/api/me/tables").json()["tables"] == []
        assert "may_close" not in turned_away(anna, before.begun)
        refused(anna.get(f"/api/tables/{before.begun}/film"), 409, "rules-unknown")
    with upgraded(), running_server(before.folder) as server:  # should the version come back
        anna, _ = before.people(server)
        assert anna.get(f"/api/tables/{before.begun}").json()["table"]["status"] == "abandoned"
        assert record_of(anna, before.begun).result is None


def test_every_host_may_close_a_table_without_a_device_at_it(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        table = opened(anna)
        refused(ben.delete(f"/api/tables/{table}"), 422, "not-host")
        assert anna.delete(f"/api/tables/{table}").status_code == 204
        assert anna.get(f"/api/tables/{table}").json()["table"]["status"] == "abandoned"
        refused(anna.delete(f"/api/tables/{'A' * 22}"), 404, "no-such-table")


def test_an_older_server_leaves_the_tables_of_a_newer_one_as_they_are(tmp_path: Path) -> None:
    with upgraded(), running_server(tmp_path) as server:
        anna = server.guest("Anna")
        table, cookies = opened(anna, seats=2), dict(anna.cookies)
        with at(anna, table) as device:
            device.ask("start")
    with running_server(tmp_path) as server:
        anna = comes_back(server, cookies)
        goodbye = turned_away(anna, table)
        assert (goodbye["reason"], goodbye["again"]) == ("rules-newer", False)
        refused(anna.get(f"/api/tables/{table}"), 409, "rules-newer")
    with upgraded(), running_server(tmp_path) as server, at(comes_back(server, cookies), table) as device:
        play([device], rounds=1)
        assert rules_at(device) == 2


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


async def swept(database: Path, clock: Clock, table: TableId, *, present: GuestId | None = None) -> str:
    """What has become of the table after a round of housekeeping, with somebody at another server or nobody."""
    async with house(database, clock) as opened:
        if present is not None:
            await opened.store.here("another server", {table: [present]}, clock.now + HOUR)
        await opened.hub._sweep()
        row = await opened.store.table(table)
        assert row is not None
        return row.status


async def begun_in(database: Path, clock: Clock) -> TableId:
    async with house(database, clock) as opened:
        anna, _ = await opened.playing("Anna Ben")
        return anna.live.table.id


def test_the_sweep_closes_what_nobody_can_play_on(tmp_path: Path) -> None:
    clock, database = Clock(), tmp_path / "house.db"
    table = asyncio.run(begun_in(database, clock))
    clock.now += 23 * HOUR
    with upgraded(first_is_kept=False):
        assert asyncio.run(swept(database, clock, table)) == "playing"
        clock.now += 2 * HOUR
        assert asyncio.run(swept(database, clock, table, present=GuestId("somebody"))) == "playing"
        clock.now += 2 * HOUR
        assert asyncio.run(swept(database, clock, table)) == "abandoned"


@pytest.mark.parametrize("is_new", ["rules", "game"])
def test_the_sweep_leaves_to_newer_servers_for_a_month_what_may_be_theirs(
    is_new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, database = Clock(), tmp_path / "house.db"
    with upgraded():
        table = asyncio.run(begun_in(database, clock))
    if is_new == "game":
        monkeypatch.setattr(games, "names", lambda: ("skull-queen",))
    clock.now += NEWER_FOR - 1
    assert asyncio.run(swept(database, clock, table)) == "playing"
    clock.now += 1
    assert asyncio.run(swept(database, clock, table)) == "abandoned"


# --- servers of both versions at one table ------------------------------------------------------------------------


def test_devices_are_sent_on_when_a_newer_server_begins_the_game(postgres: str) -> None:
    """During an upgrade of several servers the older ones hold tables at which a newer one begins."""

    async def test() -> None:
        async with house(postgres) as older, house(postgres) as newer:
            await until_listening(older, newer)
            anna, ben = await older.seated("Anna Ben")
            table = anna.live.table
            begun = log.encode(log.Entry(at=1, what=log.Started(rules=table.game.RULES + 1)))
            assert await newer.store.append(table.id, table.seq + 1, begun)
            for phone in (anna, ben):
                told = await phone.until(lambda told: told["type"] == "goodbye")
                assert (told["reason"], told["again"]) == ("rules-newer", True)
            found = await older.hub.find(table.id)
            assert found == No("rules-newer", {"value": table.game.RULES + 1, "known": table.game.RULES})
            assert len(await older.store.read(table.id)) == table.seq + 1

    asyncio.run(test())


def test_a_newer_server_goes_on_with_what_an_older_one_has_begun(tmp_path: Path) -> None:
    """It held the table when everybody still waited, and would have begun by version 2 itself."""

    async def test() -> None:
        async with house(tmp_path / "house.db") as newer:
            anna, ben = await newer.seated("Anna Ben")
            live, first = anna.live, games.find(NAME, rules=1)
            assert first is not None
            begun = fold.start(replace(live.table, game=first))
            entry = log.Entry(at=live.table.touched_at, what=log.Started(rules=1, outcomes=begun.outcomes))
            assert await newer.store.append(live.table.id, live.table.seq + 1, log.encode(entry))
            await anna.ask(wire.Start(id=fresh()))
            assert live.table.game is first
            before = live.table.play
            await anna.move()
            await anna.ask(wire.AskTakeBack(id=fresh()))
            await ben.ask(wire.AnswerTakeBack(id=fresh(), agreed=True))
            assert live.table.play is not None
            assert before is not None
            assert live.table.play.state == before.state
            await play_out([anna, ben])
            kept = await newer.store.game(live.table.id)
            assert kept is not None
            game, record = parse_record(kept.record, games.find)
            check(game, record)
            assert (game, live.table.over) == (first, over(record))

    with upgraded():
        asyncio.run(test())


def over(record: Record) -> Over:
    assert record.result is not None
    return Over(scores=record.result.scores, places=record.result.places)


def test_a_request_that_comes_too_late_for_the_older_server_ends_the_line(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = server.guest("Anna")
        table = opened(anna)
        with at(anna, table) as device:
            begun_by_a_newer_server(server, TableId(table))
            refused(anna.delete(f"/api/tables/{table}"), 409, "rules-newer")
            device.send(json.dumps({"type": "add-bot", "id": fresh()}))
            device.closed()
            assert device.told[-1]["type"] == "goodbye"
            assert (device.told[-1]["reason"], device.told[-1]["again"]) == ("rules-newer", True)
        assert turned_away(anna, table)["reason"] == "rules-newer"


def begun_by_a_newer_server(server: RunningServer, table: TableId) -> None:
    """Before this server hears of it."""
    hub: Hub = server.app.state.hub
    begun = log.encode(log.Entry(at=1, what=log.Started(rules=skull_king.RULES + 1)))
    entry = hub.services.store.append(table, table_at(server, table).table.seq + 1, begun)
    loop = next(iter(hub._tasks)).get_loop()  # pyright: ignore[reportPrivateUsage]
    assert asyncio.run_coroutine_threadsafe(entry, loop).result(PATIENCE)
