"""Opening, listing and showing tables; codes and QR codes."""

import io
import re
import sqlite3
from contextlib import closing

import httpx
import pytest
import segno

from skulduggery.server.ids import CODE_LETTERS
from skulduggery.server.listening import network_addresses
from tests.server.api.playing import QUICK, ask, finished_table, open_table, socket_of, wait_for
from tests.server.serving import PATIENCE, RunningServer, running_server

BOT = {"bot": "random"}


def test_a_table_has_a_link_and_a_code(anna: httpx.Client) -> None:
    answer = anna.post("/api/tables", json={"settings": QUICK})
    assert answer.status_code == 201
    opened = answer.json()
    assert opened.keys() == {"id", "code", "link"}
    assert opened["link"] == f"/t/{opened['id']}"
    assert len(opened["code"]) == 5
    assert set(opened["code"]) <= set(CODE_LETTERS)
    shown = anna.get(f"/api/tables/{opened['id']}").json()
    assert shown["table"]["code"] == opened["code"]
    assert shown["table"]["status"] == "waiting"
    assert shown["table"]["settings"]["options"] == {"scoring": "standard"}
    assert [chair["kind"] for chair in shown["table"]["chairs"]] == ["person", "empty", "empty"]
    assert (shown["you"]["seat"], shown["you"]["host"]) == (0, True)
    assert shown["you"]["who"] == shown["table"]["host"]


def test_two_taps_to_play_against_bots(anna: httpx.Client) -> None:
    wanted = {"settings": QUICK, "bots": [{}, {"bot": "random", "name": "Polly"}], "start": True}
    table = anna.post("/api/tables", json=wanted).json()["id"]
    shown = anna.get(f"/api/tables/{table}").json()["table"]
    assert shown["status"] == "playing"
    assert [(chair["kind"], chair.get("bot")) for chair in shown["chairs"][1:]] == [
        ("bot", "sailor"),
        ("bot", "random"),
    ]
    assert shown["chairs"][2]["name"] == "Polly"
    assert "secret" not in shown
    with socket_of(anna, table) as socket:
        assert wait_for(socket, lambda frame: frame.get("prompt") is not None)["prompt"]["legal"]


def test_a_host_may_only_watch(anna: httpx.Client) -> None:
    table = open_table(anna, bots=3, sit=False, start=True)
    shown = anna.get(f"/api/tables/{table}").json()
    assert (shown["you"]["seat"], shown["you"]["host"]) == (None, True)
    assert shown["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"settings": {**QUICK, "game": "chess"}}, 422, "game-unknown"),
        ({"settings": {**QUICK, "seats": 2}}, 422, "player-count"),
        ({"settings": {**QUICK, "options": {"scoring": "cheap"}}}, 422, "option-value"),
        ({"settings": {**QUICK, "options": {"speed": "fast"}}}, 422, "option-unknown"),
        ({"bots": [{"bot": "parrot"}]}, 422, "bot-unknown"),
        ({"bots": [BOT] * 3}, 422, "table-full"),
        ({"bots": [BOT], "start": True}, 422, "seats-empty"),
        ({"settings": {**QUICK, "seats": "three"}}, 400, "bad-message"),
        ({"settings": {**QUICK, "seats": 10**30}}, 400, "bad-message"),
        ({"settings": {**QUICK, "clock": {"type": "sand"}}}, 400, "bad-message"),
        ({"settings": {**QUICK, "clock": {"type": "move", "seconds": 1}}}, 400, "bad-message"),
        ({"settings": {**QUICK, "secret": "mine"}}, 400, "bad-message"),
        ({"bots": "three"}, 400, "bad-message"),
    ],
)
def test_a_wrong_table_is_refused(anna: httpx.Client, change: dict[str, object], status: int, reason: str) -> None:
    answer = anna.post("/api/tables", json={"settings": QUICK, **change})
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert len(answer.json()["message"]) > 20
    assert anna.get("/api/me/tables").json() == {"tables": []}


def test_a_rule_that_forbids_is_named(anna: httpx.Client) -> None:
    problem = anna.post("/api/tables", json={"settings": {**QUICK, "seats": 7}}).json()
    assert problem["rule"] == "SD-04"
    assert problem["message"].endswith("(SD-04)")


def test_only_guests_open_tables(stranger: httpx.Client) -> None:
    answer = stranger.post("/api/tables", json={"settings": QUICK})
    assert (answer.status_code, answer.json()["reason"]) == (401, "not-a-guest")


def test_public_tables_are_listed_and_others_are_not(server: RunningServer, stranger: httpx.Client) -> None:
    ben = server.guest("Ben")
    hidden = open_table(ben)
    waiting = open_table(ben, public=True, bots=1)
    playing = open_table(ben, public=True, bots=2, start=True)
    closed = open_table(ben, public=True, bots=2, start=True, spectators=False)
    ben.patch("/api/me", json={"name": "Benjamin"})
    answer = stranger.get("/api/tables")
    found = {table["id"]: table for table in answer.json()["tables"]}
    assert {waiting, playing} <= found.keys()
    assert not {hidden, closed} & found.keys()
    assert [chair.get("name", "") for chair in found[waiting]["chairs"]] == ["Benjamin", "Anne", ""]
    order = [table["status"] for table in answer.json()["tables"]]
    assert order == sorted(order, reverse=True)
    assert "code" not in found[waiting]
    assert "guests" not in answer.text


def test_whoever_has_the_link_sees_the_table(anna: httpx.Client, stranger: httpx.Client) -> None:
    shown = stranger.get(f"/api/tables/{open_table(anna)}").json()
    assert shown["table"]["chairs"][0]["name"] == "Anna"
    assert shown["you"] is None


def test_no_guest_id_is_in_any_answer(anna: httpx.Client) -> None:
    guest = anna.cookies["skulduggery_guest"].split(".")[1]
    table = finished_table(anna, public=True)
    paths = ("", "/record", "/review")
    answers = [anna.get(f"/api/tables/{table}{path}") for path in paths]
    answers += [anna.get(f"/api/{path}") for path in ("tables", "me", "me/tables", "me/history", "me/records")]
    assert all(answer.status_code == 200 for answer in answers)
    assert not [answer.url for answer in answers if guest in answer.text]


def test_without_spectators_only_players_look(
    server: RunningServer, anna: httpx.Client, stranger: httpx.Client
) -> None:
    waiting = open_table(anna, spectators=False)
    playing = open_table(anna, bots=2, start=True, spectators=False)
    assert stranger.get(f"/api/tables/{waiting}").status_code == 200  # who follows a link then comes to sit down
    for other in (stranger, server.guest("Ben")):
        answer = other.get(f"/api/tables/{playing}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-spectators")
    assert anna.get(f"/api/tables/{playing}").status_code == 200


@pytest.mark.parametrize("table", ["x", "A" * 22, "A" * 22 + ":talk", "..", "%00", "\N{SKULL}", "A" * 5000])
def test_a_table_that_does_not_exist(anna: httpx.Client, table: str) -> None:
    for path in ("", "/link", "/qr.svg", "/record", "/review"):
        answer = anna.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 404, (path, answer.text)


def test_a_table_that_is_finished_shows_its_secret(anna: httpx.Client) -> None:
    shown = anna.get(f"/api/tables/{finished_table(anna)}").json()["table"]
    assert shown["status"] == "finished"
    assert shown["secret"]
    assert "code" not in shown


# --- codes and QR codes -------------------------------------------------------------------------------------------


def test_a_code_leads_to_its_table(anna: httpx.Client, stranger: httpx.Client) -> None:
    opened = anna.post("/api/tables", json={"settings": QUICK}).json()
    code: str = opened["code"]
    for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}", f" {code} "):
        assert stranger.get(f"/api/codes/{typed}").json() == {"id": opened["id"]}


def test_wrong_codes_get_the_same_answer(anna: httpx.Client, stranger: httpx.Client) -> None:
    code = anna.post("/api/tables", json={"settings": QUICK}).json()["code"]
    other = ("B" if code[0] != "B" else "C") + code[1:]
    wrong = [stranger.get(f"/api/codes/{text}") for text in (other, "AAAA", "OOOOO", "12345", "A" * 500)]
    assert {answer.status_code for answer in wrong} == {404}
    assert len({answer.text for answer in wrong}) == 1
    assert wrong[0].json()["reason"] == "no-such-code"


def test_a_code_grows_old_and_its_table_does_not(server: RunningServer, anna: httpx.Client) -> None:
    opened = anna.post("/api/tables", json={"settings": QUICK}).json()
    twelve_hours = 12 * 60 * 60 * 1000
    with closing(sqlite3.connect(server.config.database, timeout=PATIENCE)) as db, db:
        db.execute("UPDATE tables SET opened_at = opened_at - ? WHERE id = ?", (twelve_hours, opened["id"]))
    old, never = anna.get(f"/api/codes/{opened['code']}"), anna.get("/api/codes/ZZZZZ")
    assert (old.status_code, old.text) == (404, never.text)
    assert anna.get(f"/api/tables/{opened['id']}").status_code == 200


def test_a_code_ends_with_the_game(server: RunningServer, anna: httpx.Client) -> None:
    opened = anna.post("/api/tables", json={"settings": QUICK, "bots": [BOT, BOT], "start": True}).json()
    assert anna.get(f"/api/codes/{opened['code']}").status_code == 200
    with socket_of(anna, opened["id"]) as socket:
        ask(socket, "close")
        wait_for(socket, lambda frame: frame.get("table", {}).get("status") == "abandoned")
    assert anna.get(f"/api/codes/{opened['code']}").status_code == 404


def test_the_qr_code_is_a_picture_of_the_link(anna: httpx.Client) -> None:
    table = open_table(anna)
    answer = anna.get(f"/api/tables/{table}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"].startswith("private")
    assert re.match(r"<svg [^>]*viewBox", answer.text)
    assert "#000" in answer.text
    assert "#fff" in answer.text
    assert "style=" not in answer.text


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_link_for_friends_is_one_that_they_can_use(host: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A server for the whole house names its address in the network, even to whoever plays on the same machine."""
    with running_server(tmp_path_factory.mktemp("link"), host=host) as server:
        anna = server.guest()
        table = open_table(anna)
        port = anna.base_url.port
        elsewhere = network_addresses() if host == "0.0.0.0" else []
        expected = next(iter(elsewhere), "127.0.0.1")
        assert anna.get(f"/api/tables/{table}/link").json() == {"link": f"http://{expected}:{port}/t/{table}"}
        assert anna.get(f"/api/tables/{table[::-1]}/link").status_code == 404


def test_the_qr_code_names_the_public_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The same picture whoever asks, once the configuration says how the server is reached."""
    with running_server(tmp_path_factory.mktemp("qr"), origins=("https://play.example.org",)) as server:
        anna = server.guest()
        table = open_table(anna)
        picture = io.BytesIO()
        segno.make(f"https://play.example.org/t/{table}", micro=False).save(
            picture, kind="svg", scale=8, border=4, dark="#000000", light="#ffffff", xmldecl=False, omitsize=True
        )
        assert anna.get(f"/api/tables/{table}/qr.svg").content == picture.getvalue()
