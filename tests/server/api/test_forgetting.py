"""Delete my data: afterwards nothing says who it was."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.api.playing import ask, finished_table, open_table, socket_of, wait_for
from tests.server.serving import PATIENCE, RunningServer, running_server

NAME = "Calico Jack"
TEXT = "my parrot is called Rackham"


def everything_in(database: str) -> Iterator[bytes]:
    """Every value of every table of the database."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in db.execute(f'SELECT * FROM "{table}"'):
                yield from (value if isinstance(value, bytes) else str(value).encode() for value in row)


def holds(database: str, text: str) -> bool:
    return any(text.encode() in value for value in everything_in(database))


def test_nothing_is_left(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        jack, ben = server.guest(NAME), server.guest("Ben")
        finished = finished_table(jack)
        waiting = open_table(jack, public=True)
        playing = open_table(jack, bots=2, start=True)
        talk(jack, waiting)
        talk(jack, open_table(ben))  # only watching
        report(ben, waiting)  # of somebody else, or of nobody: with it goes what was said around
        assert holds(server.config.database, NAME)
        assert holds(server.config.database, TEXT)
        answer = jack.delete("/api/me")
        assert (answer.status_code, answer.content) == (204, b"")
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not holds(server.config.database, NAME)
        assert not holds(server.config.database, TEXT)
        assert NAME not in ben.get(f"/api/tables/{finished}/record").text
        assert ben.get(f"/api/tables/{finished}/record").json()["players"][0]["name"] == "Guest"
        for table in (waiting, playing, finished):
            assert NAME not in ben.get(f"/api/tables/{table}").text
        assert NAME not in ben.get("/api/tables").text
    left = [file for file in tmp_path.iterdir() if file.is_file()]
    assert left
    assert not [file for file in left for text in (NAME, TEXT) if text.encode() in file.read_bytes()]


def report(guest: httpx.Client, table: str) -> None:
    with socket_of(guest, table) as socket:
        ask(socket, "report-somebody", text="something is wrong here")
        wait_for(socket, lambda frame: frame["type"] == "done")


def talk(guest: httpx.Client, table: str) -> None:
    with socket_of(guest, table) as socket:
        ask(socket, "say", text=TEXT)
        wait_for(socket, lambda frame: frame["type"] == "chat")


def test_the_cookie_is_nobodys_any_more(server: RunningServer) -> None:
    jack = server.guest(NAME)
    cookie = {"cookie": f"skulduggery_guest={jack.cookies['skulduggery_guest']}"}
    assert jack.delete("/api/me").status_code == 204
    assert "skulduggery_guest" not in jack.cookies
    for answer in (
        jack.get("/api/me"),
        server.visitor(**cookie).get("/api/me"),
        server.visitor(**cookie).delete("/api/me"),
    ):
        assert (answer.status_code, answer.json()["reason"]) == (401, "not-a-guest")


def test_open_devices_are_sent_away(server: RunningServer) -> None:
    jack = server.guest(NAME)
    with socket_of(jack, open_table(jack)) as socket:
        wait_for(socket, lambda frame: frame["type"] == "update")
        jack.delete("/api/me")
        goodbye = wait_for(socket, lambda frame: frame["type"] == "goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("forgotten", False)


def test_the_others_play_on(server: RunningServer) -> None:
    """The seat goes to a bot, the table to somebody else; the record at the end names a guest."""
    jack, ben = server.guest(NAME), server.guest("Ben")
    table = open_table(jack, bots=1)
    with socket_of(ben, table) as socket:
        ask(socket, "sit-down")
        ask(socket, "ready")
        wait_for(socket, lambda frame: frame.get("ack") == "ready")
        with socket_of(jack, table) as other:
            ask(other, "start")
            wait_for(other, lambda frame: frame.get("ack") == "start")
        jack.delete("/api/me")
        frame = wait_for(socket, lambda frame: frame.get("table", {}).get("host_seat") == 2)
        assert NAME not in str(frame)
        assert frame["table"]["chairs"][0]["name"] == "Guest"
        assert frame["table"]["chairs"][0]["stand_in"] == "sailor"
        ask(socket, "stand-up")
        wait_for(socket, lambda frame: frame.get("table", {}).get("status") == "finished")
    record = ben.get(f"/api/tables/{table}/record").json()
    assert [player["name"] for player in record["players"]] == ["Guest", "Anne", "Ben"]
    assert [game["table"] for game in ben.get("/api/me/history").json()["games"]] == [table]


@pytest.mark.parametrize("start", [False, True])
def test_a_table_with_nobody_left_is_closed(server: RunningServer, start: bool) -> None:
    jack = server.guest(NAME)
    table = open_table(jack, bots=2, start=start)
    jack.delete("/api/me")
    assert server.visitor().get(f"/api/tables/{table}").json()["table"]["status"] == "abandoned"


def test_a_waiting_seat_is_free_again(server: RunningServer) -> None:
    ben, jack = server.guest("Ben"), server.guest(NAME)
    table = open_table(ben)
    with socket_of(jack, table) as socket:
        ask(socket, "sit-down")
        wait_for(socket, lambda frame: frame.get("ack") == "sit-down")
    jack.delete("/api/me")
    chairs = ben.get(f"/api/tables/{table}").json()["table"]["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "empty", "empty"]


def test_a_table_hosted_from_outside_goes_to_somebody_who_sits_there(server: RunningServer) -> None:
    jack, ben = server.guest(NAME), server.guest("Ben")
    table = open_table(jack, sit=False)
    with socket_of(ben, table) as socket:
        ask(socket, "sit-down")
        wait_for(socket, lambda frame: frame.get("ack") == "sit-down")
        jack.delete("/api/me")
        wait_for(socket, lambda frame: frame.get("you", {}).get("host") is True)
