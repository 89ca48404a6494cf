"""Playing on from a position: it is the very one, the log alone makes the same table, and it counts for nothing."""

import json
from collections.abc import Generator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame, Decide, Over
from skulduggery.kernel.record import Record, format_record, parse_record
from skulduggery.kernel.replay import check, replay
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.live import Live
from skulduggery.server.records import book_of, record_of
from skulduggery.server.settings import Settings
from skulduggery.server.store import Guest
from skulduggery.server.table import fold
from skulduggery.server.table.position import Reached, reached
from skulduggery.server.verification import verify
from tests.games.test_golden import every_game, kept
from tests.server.api.playing import ask, finished_table, open_table, socket_of, wait_for
from tests.server.house import House, fresh, in_house, is_refused, play_out
from tests.server.serving import RunningServer, running_server

MINE = Seat(1)


def golden(game: AnyGame) -> Record:
    """Of three players, the fewest that all games have in common with more than one other."""
    found = (parse_record(line, games.find)[1] for line in kept(game))
    return next(record for record in found if record.config.seats == 3)


def places(game: AnyGame, record: Record) -> Mapping[str, int]:
    """Steps after which things stand differently: who has decided, and what is to come."""
    moments = list(replay(game, record))
    owing = [_owing(game, one.state) for one in moments]
    steps = len(moments)
    late = range(steps * 7 // 8, steps)
    alike = [n + 1 for n in range(1, steps) if 0 < owing[n] < owing[n - 1]]
    scored = [n + 1 for n in range(steps) if "score" in moments[n].step]
    played = [n for n in late if owing[n - 1] == 1]
    found = {"beginning": 0, "dealt": 1, "late": played[0]}
    return found | ({"sealed": alike[-1]} if alike else {}) | ({"scored": scored[0]} if len(scored) > 1 else {})


def _owing(game: AnyGame, state: Any) -> int:
    awaiting = game.awaiting(state)
    return len(awaiting.seats) if isinstance(awaiting, Decide) else 0


def every_place() -> list[Any]:
    return [
        pytest.param(game, step, id=f"{game.NAME}-{name}")
        for game in games.all_games()
        for name, step in places(game, golden(game)).items()
    ]


def without_legal(step: dict[str, Any]) -> dict[str, Any]:
    """A golden record lists what was legal, which nobody needs to store again."""
    return {name: value for name, value in step.items() if name != "legal"}


async def played_on(house: House, guest: Guest, start: Reached, record: Record) -> Live:
    settings = Settings(game=record.game, seats=record.config.seats, options=record.config.options, bot_speed="instant")
    seats = [
        log.SatDown(seat, guest.id) if seat == MINE else log.BotSeated(seat, bot="random", name=player.name)
        for seat, player in enumerate(record.players)
    ]
    live = await house.hub.open_position(guest.id, settings, start, seats)
    assert isinstance(live, Live)
    assert await live.ask(guest.id, wire.Start(id=fresh())) is None
    return live


async def entries_of(house: House, live: Live) -> list[log.Entry]:
    return [log.decode(row) for row in await house.store.read(live.table.id)]


@pytest.mark.parametrize(("game", "step"), every_place())
def test_it_begins_in_that_very_position(game: AnyGame, step: int, tmp_path: Path) -> None:
    record = golden(game)
    (moment,) = islice(replay(game, record), step - 1, step) if step else (None,)
    state = game.setup(record.config) if moment is None else moment.state
    start = reached(game, record.config, record.log[:step])
    assert start.state == state
    due = start.steps[step:]
    assert [*start.steps] == [without_legal(one) for one in record.log[: step + len(due)]]

    async def test(house: House) -> None:
        guest = await house.guest()
        live = await played_on(house, guest, start, record)
        play = live.table.play
        assert play is not None
        assert isinstance(play.awaiting, Decide) or play.acting
        if isinstance(game.awaiting(state), Decide):
            assert (play.state, play.draws) == (state, 0)
            phone = await house.phone(live, guest)
            told = phone.told()[0]
            assert told["table"]["practice"] is True
        assert fold.read(live.table.id, await entries_of(house, live)) == live.table

    in_house(test, tmp_path)


@every_game
def test_a_game_that_went_on_is_whole_and_counts_for_nothing(game: AnyGame, tmp_path: Path) -> None:
    record = golden(game)
    step = places(game, record)["late"]
    start = reached(game, record.config, record.log[:step])

    async def test(house: House) -> None:
        guest = await house.guest()
        live = await played_on(house, guest, start, record)
        phone = await house.phone(live, guest)
        await play_out([phone])
        entries = await entries_of(house, live)
        assert fold.read(live.table.id, entries) == live.table
        assert live.table.status == "finished"
        assert await house.store.game(live.table.id) is None
        assert await house.store.history(guest.id, 10) == []
        assert await house.store.tables_of(guest.id, 10) == []
        whole = record_of(live.table, book_of(live.table, entries), live.gathering.names, 0)
        check_whole(game, whole, given=len(start.steps))
        rematch = await phone.ask(wire.Rematch(id=fresh()))
        again = await house.find(rematch["table"]["rematch"])
        assert not again.table.is_practice

    in_house(test, tmp_path)


def check_whole(game: AnyGame, made: Record, *, given: int) -> None:
    """By the rules throughout; the proof covers what was drawn here, and nothing else."""
    whole = parse_record(format_record(made), games.find)[1]
    check(game, whole)
    assert whole.meta["continued"] == {"from_step": given}
    finding = verify(game, whole)
    assert (finding.misfits, finding.given) == ((), given)
    without = replace(whole, meta={key: value for key, value in whole.meta.items() if key != "continued"})
    assert verify(game, without).misfits, "the first steps were not drawn from this secret"
    outside = {**whole.meta, "continued": {"from_step": len(whole.log) + 1}}
    assert verify(game, replace(whole, meta=outside)).misfits[0].reason == "from-step-outside"


@every_game
def test_nobody_sees_more_than_at_any_table(game: AnyGame, tmp_path: Path) -> None:
    """What each device is told is the view of its seat, and of no other."""
    record = golden(game)
    step = places(game, record).get("sealed", places(game, record)["late"])
    start = reached(game, record.config, record.log[:step])

    async def test(house: House) -> None:
        guest, other = await house.guest(), await house.guest("Otto")
        live = await played_on(house, guest, start, record)
        before = live.table.play
        assert before is not None
        mine, theirs = await house.phone(live, guest), await house.phone(live, other)
        for phone, seat in ((mine, MINE), (theirs, None)):
            told = phone.told()[0]
            assert told["events"] == []
            assert told["view"] == json.loads(msgspec.json.encode(game.view(before.state, seat))), seat

    in_house(test, tmp_path)


SKULL_KING = next(game for game in games.all_games() if game.NAME == "skull-king")


def test_what_led_to_the_position_cannot_be_taken_back(tmp_path: Path) -> None:
    game, record = SKULL_KING, golden(SKULL_KING)
    start = reached(game, record.config, record.log[: places(game, record)["late"]])

    async def test(house: House) -> None:
        guest = await house.guest()
        live = await played_on(house, guest, start, record)
        phone = await house.phone(live, guest)
        assert is_refused(await phone.ask(wire.AskTakeBack(id=fresh())), "take-back-too-late")

    in_house(test, tmp_path)


def test_the_settings_of_the_position_stay(tmp_path: Path) -> None:
    record = golden(SKULL_KING)
    start = reached(SKULL_KING, record.config, record.log[:3])

    async def test(house: House) -> None:
        guest = await house.guest()
        live = await house.hub.open_table(guest.id, Settings(game=record.game, seats=3), start=start)
        assert isinstance(live, Live)
        phone = await house.phone(live, guest)
        other = wire.ChangeSettings(id=fresh(), settings=Settings(game=record.game, seats=4))
        assert is_refused(await phone.ask(other), "position-fixed")

    in_house(test, tmp_path)


def test_old_logs_are_read_as_before() -> None:
    line = b'{"at":1,"what":{"type":"bot-seated","seat":1,"bot":"random","name":"Jack"}}'
    assert log.decode(line).what == log.BotSeated(1, bot="random", name="Jack")
    assert log.encode(log.decode(line)) == line


# --- over HTTP ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("playing-on")) as running:
        yield running


@pytest.fixture
def anna(server: RunningServer) -> httpx.Client:
    server.app.state.quotas._requests._buckets._buckets.clear()  # games are dear, and all tests share one address
    return server.guest("Anna")


def problem(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason), answer.text
    return told


def post(guest: httpx.Client, **wanted: Any) -> httpx.Response:
    return guest.post("/api/tables/from", json={"step": 0, "seat": 0, **wanted})


@every_game
def test_a_record_is_played_on(anna: httpx.Client, game: AnyGame) -> None:
    line = json.loads(kept(game)[0])
    opened = post(anna, record=line, step=3, seat=1, bot="random")
    assert opened.status_code == 201, opened.text
    shown = anna.get(f"/api/tables/{opened.json()['id']}").json()
    assert (shown["table"]["status"], shown["table"]["practice"], shown["you"]["seat"]) == ("playing", True, 1)
    assert shown["table"]["chairs"][1]["name"] == "Anna"
    assert (
        shown["table"]["chairs"][0] | {"name": line["players"][0]["name"], "bot": "random"}
        == shown["table"]["chairs"][0]
    )


def test_a_table_is_played_on_by_those_who_may_see_it(server: RunningServer, anna: httpx.Client) -> None:
    """Bots bear the names that people have today; nobody's name stands in the log."""
    closed, stranger = finished_table(anna, spectators=False), server.guest("Otto")
    problem(post(stranger, table=closed), 403, "no-spectators")
    open_game = finished_table(anna)
    opened = post(stranger, table=open_game, seat=2, step=5).json()["id"]
    names = [chair["name"] for chair in stranger.get(f"/api/tables/{opened}").json()["table"]["chairs"]]
    assert (names[0], names[2]) == ("Anna", "Otto")
    anna.patch("/api/me", json={"name": "Annabel"})
    listed = stranger.get("/api/me/tables").json()["tables"][0]["table"]
    assert listed["chairs"][0]["name"] == "Annabel"
    assert anna.delete("/api/me").status_code < 300
    listed = stranger.get("/api/me/tables").json()["tables"][0]["table"]
    assert listed["chairs"][0]["name"] not in ("Anna", "Annabel", "")


def test_whoever_takes_another_seat_does_not_sit_opposite_to_their_own_name(anna: httpx.Client) -> None:
    opened = post(anna, table=finished_table(anna), seat=1, step=5).json()["id"]
    names = [chair["name"] for chair in anna.get(f"/api/tables/{opened}").json()["table"]["chairs"]]
    assert names.count("Anna") == 1
    assert names[1] == "Anna"


def test_it_is_in_no_history_and_no_statistics(anna: httpx.Client) -> None:
    table = finished_table(anna)
    history, statistics = (anna.get(f"/api/me/{what}").json() for what in ("history", "statistics"))
    steps = len(anna.get(f"/api/tables/{table}/record").json()["log"])
    opened = post(anna, table=table, step=steps - 3, seat=0).json()["id"]
    with socket_of(anna, opened) as socket:
        ask(socket, "stand-up")
        wait_for(socket, lambda frame: frame.get("table", {}).get("status") == "finished")
    assert anna.get("/api/me/history").json() == history
    assert anna.get("/api/me/statistics").json() == statistics
    assert len(anna.get("/api/me/records").text.splitlines()) == 1
    assert anna.get(f"/api/tables/{opened}/record").json()["meta"]["continued"]["from_step"] >= steps - 3
    assert anna.get(f"/api/tables/{opened}/film").json()["result"] is not None


def test_what_cannot_be_is_said(server: RunningServer, anna: httpx.Client) -> None:
    game = games.all_games()[0]
    line = json.loads(kept(game)[0])
    steps = len(line["log"])
    table = finished_table(anna)
    problem(post(anna), 422, "one-source")
    problem(post(anna, table=table, record=line), 422, "one-source")
    assert problem(post(anna, record=line, step=steps + 1), 422, "no-such-step")["args"]["highest"] == steps
    told = problem(post(anna, record=line, step=steps), 422, "position-over")
    highest = told["args"]["highest"]
    assert post(anna, record=line, step=highest).status_code == 201
    problem(post(anna, record=line, step=highest + 1), 422, "position-over")
    problem(post(anna, record=line, seat=len(line["players"])), 422, "no-such-seat")
    problem(post(anna, record=line, step=-1), 400, "bad-message")
    problem(post(anna, record=line, bot="parrot"), 422, "bot-unknown")
    problem(post(anna, table="nowhere"), 404, "no-such-table")
    problem(post(anna, table=open_table(anna)), 409, "still-playing")
    problem(post(server.visitor(), record=line), 401, "not-a-guest")
    problem(post(anna, record={**line, "rules": 9}), 409, "rules-unknown")


def test_only_the_steps_that_are_played_on_from_must_be_legal(anna: httpx.Client) -> None:
    game = games.all_games()[0]
    line = json.loads(kept(game)[0])
    line["log"][4] = {"nonsense": 1}
    assert post(anna, record=line, step=4).status_code == 201
    assert problem(post(anna, record=line, step=5), 422, "no-action")["step"] == 5


def test_an_unfinished_record_is_played_on_from_its_end(anna: httpx.Client) -> None:
    game = SKULL_KING
    line = json.loads(kept(game)[0])
    cut = {**line, "log": line["log"][:9]}
    del cut["result"]
    assert not isinstance(game.awaiting(reached(game, golden(game).config, golden(game).log[:9]).state), Over)
    assert post(anna, record=cut, step=9).status_code == 201
