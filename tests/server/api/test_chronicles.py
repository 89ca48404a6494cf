"""What has happened at a table so far: the same sentences that its sockets carried, and nothing that is hidden."""

import json
import re
from typing import Any

import httpx
import pytest

from skulduggery.locales import Speech
from tests.server.api.playing import ask, finished_table, open_table, socket_of, wait_for
from tests.server.serving import PATIENCE, RunningServer


def log_of(visitor: httpx.Client, table: str, **wanted: Any) -> dict[str, Any]:
    answer = visitor.get(f"/api/tables/{table}/log", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def begun(guest: httpx.Client, **settings: Any) -> str:
    """A game of Skull King that has come to the guest's bid in the third round or later is long enough."""
    table = open_table(guest, bots=2, start=True, game="skull-king", **settings)
    with socket_of(guest, table) as socket:
        seen: set[int] = set()
        while True:
            frame = wait_for(socket, lambda frame: frame.get("prompt") is not None)
            if frame["view"]["round"] >= 4:
                return table
            if frame["prompt"]["id"] not in seen:
                seen.add(frame["prompt"]["id"])
                move = frame["prompt"]["legal"][0]
                socket.send(json.dumps({"type": "intent", "id": f"{len(seen)}", "prompt": max(seen), "move": move}))


def test_the_log_says_what_the_socket_said(anna: httpx.Client) -> None:
    table = open_table(anna)
    told: list[tuple[int, str, str]] = []
    with socket_of(anna, table, words="de") as socket:
        json.loads(socket.recv(PATIENCE))
        for bot in "12":
            socket.send(json.dumps({"type": "add-bot", "id": bot}))
        ask(socket, "start")
        ask(socket, "stand-up")
        over = False
        while not over:
            frame = json.loads(socket.recv(PATIENCE))
            over = frame.get("table", {}).get("status") == "finished"
            told += told_by(frame)
    log = log_of(anna, table, words="de")
    assert [(line["seq"], line["kind"], line["text"]) for line in log["lines"][-len(told) :]] == told
    assert [line["kind"] for line in log["lines"][: -len(told)]] == ["opened", "sat-down"]
    assert log["seq"] == told[-1][0]


def told_by(frame: dict[str, Any]) -> list[tuple[int, str, str]]:
    """The sentences of one update, the notice first."""
    if frame["type"] != "update":
        return []
    words, notice = frame.get("words", {}), frame.get("notice")
    around = [] if notice is None else [(frame["seq"], notice["type"], words["notice"])]
    events = zip(frame.get("events", []), words.get("events", []), strict=True)
    return [*around, *((frame["seq"], event["type"], text) for event, text in events)]


@pytest.mark.parametrize("viewer", ["player", "other", "stranger", "tv"])
def test_nothing_hidden_is_told(server: RunningServer, anna: httpx.Client, viewer: str) -> None:
    table = begun(anna)
    reader = {"player": anna, "tv": anna, "other": server.guest("Ben"), "stranger": server.visitor()}[viewer]
    text = "\n".join(line["text"] for line in log_of(reader, table, tv=viewer == "tv")["lines"])
    hands = server.app.state.hub._tables[table].table.play.state.phase.hands
    seen = set(hands[0]) if viewer == "player" else set[object]()  # there are several of some cards
    hidden = [card for hand in hands for card in hand if card not in seen]
    names = [Speech("en", "skull-king").noun("card", str(card)) for card in hidden]
    dealt_now = text[text.index("Round 4") :]
    assert "Anna" in dealt_now
    assert [name for name in names if re.search(rf"\b{name}\b", dealt_now)] == []


def test_the_player_reads_of_the_own_hand(anna: httpx.Client) -> None:
    table = begun(anna)
    deals = [line["text"] for line in log_of(anna, table)["lines"] if line["kind"] == "dealt"]
    public = [line["text"] for line in log_of(anna, table, tv="true")["lines"] if line["kind"] == "dealt"]
    assert len(deals) == len(public) == 4
    assert deals != public


def test_everybody_reads_their_own_language(anna: httpx.Client) -> None:
    table = finished_table(anna)
    told = {language: log_of(anna, table, words=language)["lines"] for language in ("en", "de", "fr", "it")}
    assert len({len(lines) for lines in told.values()}) == 1
    assert len({lines[-1]["text"] for lines in told.values()}) == 4


def test_whoever_has_left_is_called_by_name(server: RunningServer, anna: httpx.Client) -> None:
    ben, table = server.guest("Ben"), open_table(anna)
    with socket_of(anna, table, words="en") as told, socket_of(ben, table) as socket:
        ask(socket, "sit-down")
        ask(socket, "stand-up")
        news = wait_for(told, lambda frame: frame.get("notice", {}).get("type") == "stood-up")
    assert news["words"]["notice"] == "Ben leaves the table."
    assert log_of(anna, table)["lines"][-1]["text"] == "Ben leaves the table."


def test_who_may_not_watch_may_not_read(server: RunningServer, anna: httpx.Client) -> None:
    table = open_table(anna, bots=2, start=True, spectators=False)
    for other in (server.guest("Ben"), server.visitor()):
        answer = other.get(f"/api/tables/{table}/log")
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-spectators")
    assert log_of(anna, table)["lines"]


@pytest.mark.parametrize("wanted", [{"words": "la"}, {"tv": "perhaps"}, {"viewer": "0"}])
def test_a_wrong_wish_is_refused(anna: httpx.Client, wanted: dict[str, str]) -> None:
    answer = anna.get(f"/api/tables/{open_table(anna)}/log", params=wanted)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")


@pytest.mark.parametrize("table", ["A" * 22, "nothing"])
def test_a_table_that_is_not_there_has_no_log(anna: httpx.Client, table: str) -> None:
    answer = anna.get(f"/api/tables/{table}/log")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
