"""A database in trouble in the middle of games: everybody is told, nothing is lost or done twice, and all goes on."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from skulduggery.server import wire
from skulduggery.server.refusals import sentence
from skulduggery.server.settings import MoveClock
from skulduggery.server.store import StoreDown, choose
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.requests import No
from tests.cli.running import assert_one_clear_line, skulduggery
from tests.cli.servers import at_home
from tests.server import troubled
from tests.server.api.playing import open_table
from tests.server.devices import Device, Log, at, eventually, listening_in, playing, requests_stored, table_at
from tests.server.house import house, is_refused, pick, play_out
from tests.server.postgres import execute, name_of
from tests.server.serving import PATIENCE, RunningServer, running_server
from tests.server.troubled import Trouble

UNAVAILABLE = sentence(No("unavailable"))
DOWN_AND_UP = ["the database can be written again", "the database cannot be written"]
BUS_DOWN_AND_UP = ["news of other servers are cut off", "news of other servers arrive again"]

TROUBLES: dict[str, Trouble] = {
    "full": troubled.full,
    "locked": troubled.locked,
    "gone": troubled.gone,
    "its log gone": troubled.log_gone,
    "read-only": troubled.read_only,
}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked file is waited for, but not for long."""
    monkeypatch.setattr(choose, "SqliteStore", partial(SqliteStore, patience=0.1))


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_a_file_in_trouble(tmp_path: Path, trouble: Trouble) -> None:
    with listening_in() as log, running_server(tmp_path) as server:
        live_through(server, trouble)
        assert complaints(log) == DOWN_AND_UP


@pytest.fixture(scope="module")
def own_postgres() -> Generator[str]:
    with troubled.postgres_of_ones_own() as address:
        yield address


def test_postgresql_cuts_all_connections(tmp_path: Path, postgres: str) -> None:
    with listening_in() as log, running_server(tmp_path, database=postgres) as server:
        live_through(server, troubled.connections_cut)
        assert complaints(log) == [*BUS_DOWN_AND_UP, *DOWN_AND_UP]


def test_postgresql_is_stopped_and_started_again(tmp_path: Path, own_postgres: str) -> None:
    with listening_in() as log, running_server(tmp_path, database=own_postgres) as server:
        live_through(server, troubled.stopped)
        assert complaints(log) == [*BUS_DOWN_AND_UP, *DOWN_AND_UP]


def complaints(log: Log) -> list[str]:
    """Each is made once, when the trouble begins and when it is over, and none with a traceback."""
    assert [line for line in log.lines if "at" in line or "Traceback" in str(line)] == []
    told = [line["event"] for line in log.lines if line["level"] in ("warning", "error")]
    return sorted(re.split(r" \(|:", line)[0] for line in told)


def live_through(server: RunningServer, trouble: Trouble) -> None:
    """Two people play, at another table bots are thinking, and somebody new would like to come in."""
    if server.app.state.hub.services.store.shared:
        eventually(lambda: server.app.state.hub.services.store.listening)
    late = server.guest("Late")
    with playing(server, "Anna Ben") as (anna, ben), bots_thinking(server) as (host, bots_table):
        seq = ben.move()["seq"]
        intent: dict[str, Any] = {"prompt": anna.prompt["id"], "move": pick(anna.prompt), "id": "during"}
        with trouble(server):
            is_unavailable(anna.ask("intent", **intent))
            is_unavailable(ben.ask("say", text="Are you there?"))
            is_down(server)
            comes_in_or_is_told(late, bots_table)
            eventually(lambda: table_at(server, bots_table).clerk.ledger.is_stale)  # a bot has decided in vain
        assert until_done(anna, "intent", **intent)["ack"] == "during"
        assert anna.ask("intent", **intent)["ack"] == "during", "asked once more, and still done once"
        ben.until(lambda told: told.get("seq") == seq + 1)
        assert requests_stored(server, anna.told[0]["table"]["id"]).count("during") == 1
        host.saw("fist-shown", times=2)
    eventually(lambda: httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200)
    if server.app.state.hub.services.store.shared:
        eventually(lambda: server.app.state.hub.services.store.listening)


@contextmanager
def bots_thinking(server: RunningServer) -> Generator[tuple[Device, str]]:
    """A table at which two bots are about to bid, and somebody waits for them."""
    guest = server.guest("Host")
    table = open_table(guest, bots=2, game="skull-king", bot_speed="normal", start=True)
    with at(guest, table) as device:
        device.next()
        yield device, table


def is_unavailable(answer: dict[str, Any]) -> None:
    assert (answer["type"], answer["reason"], answer["message"]) == ("refused", "unavailable", UNAVAILABLE)


def is_down(server: RunningServer) -> None:
    health = httpx.get(f"{server.url}/health", timeout=PATIENCE)
    assert (health.status_code, health.json()["database"]) == (503, "unavailable")
    refused = httpx.post(f"{server.url}/api/guests", json={"name": "Late"}, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["reason"]) == (503, "unavailable")


def comes_in_or_is_told(guest: httpx.Client, table: str) -> None:
    """Some troubles let the server read, so that people may at least look."""
    with at(guest, table) as device:
        told = device.next()
        if told["type"] != "update":
            assert told == {"type": "goodbye", "reason": "unavailable", "message": UNAVAILABLE, "again": True}
            assert device.closed() == (1013, "unavailable")


def until_done(device: Device, kind: str, **request: Any) -> dict[str, Any]:
    """The same request again and again, as a client does that is told to try again in a moment."""
    while True:
        answer = device.ask(kind, **request)
        if answer.get("reason") != "unavailable":
            return answer


# --- clocks and absent players ------------------------------------------------------------------------------------


def test_a_clock_that_ran_out_meanwhile_is_noticed_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as opened:
            anna, _ = await opened.playing("Anna Ben", clock=MoveClock(seconds=1))
            other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            await until(lambda: anna.live.clerk.ledger.is_stale)  # the server has tried to note it
            other.execute("ROLLBACK")
            other.close()
            await anna.until(lambda told: told.get("notice", {}).get("type") == "timed-out")

    with listening_in() as log:
        asyncio.run(test())
        complaints(log)


def test_somebody_who_left_meanwhile_is_stood_in_for_afterwards(postgres: str) -> None:
    async def test() -> None:
        async with house(postgres) as opened:
            anna, ben = await opened.playing("Anna Ben", grace=1)
            name = name_of(postgres)
            cluster = postgres.replace(f"/{name}?", "/postgres?")
            await execute(cluster, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await execute(cluster, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            ben.leave()
            await until(
                lambda: not any(key[0] == "absent" for key in anna.live.driver._chores._timers)
            )  # the time is up
            assert anna.told()[-1].get("notice", {}).get("type") != "taken-over"
            await execute(cluster, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await anna.until(lambda told: told.get("notice", {}).get("type") == "taken-over")

    with listening_in() as log:
        asyncio.run(test())
        complaints(log)


def test_a_rematch_asked_for_at_the_wrong_moment_takes_place(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "x.db") as opened:
            anna, ben = await opened.playing("Anna Ben", "sleeping-queens")
            await play_out([anna, ben])
            fail_once(opened.store, when=lambda log, seq: seq == 1)
            assert is_refused(await anna.ask(wire.Rematch(id="again")), "unavailable")
            told = await anna.ask(wire.Rematch(id="again"))
            again = await opened.find(told["table"]["rematch"])
            assert again.table.people == (anna.guest.id, ben.guest.id)

    with listening_in() as log:
        asyncio.run(test())
        complaints(log)


def fail_once(store: Any, *, when: Callable[[str, int], bool]) -> None:
    """The next append of this kind meets a database that is away."""
    append = store.append

    async def failing(log: str, seq: int, *more: Any) -> bool:
        if when(log, seq):
            store.append = append
            raise StoreDown("just now")
        return await append(log, seq, *more)

    store.append = failing


async def until(fits: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


# --- databases with which a server does not even begin ------------------------------------------------------------


def of_a_newer_program(file: Path) -> None:
    asyncio.run(open_and_close(file))
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 999")


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def no_database(file: Path) -> None:
    file.write_text("Dear diary, " * 100)


async def open_and_close(file: Path) -> None:
    store = SqliteStore(file)
    await store.open()
    await store.close()


@pytest.mark.parametrize(
    ("make", "mentioned"),
    [(of_a_newer_program, "newer"), (of_another_program, "another program"), (no_database, "not a database")],
)
def test_a_file_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, make: Callable[[Path], None], mentioned: str
) -> None:
    file = tmp_path / "games.db"
    make(file)
    before = file.read_bytes()
    done = skulduggery("serve", "--port", "0", "--database", str(file), more=at_home(tmp_path))
    assert_one_clear_line(done, "games.db", mentioned)
    assert file.read_bytes() == before, "it is left as it was"
