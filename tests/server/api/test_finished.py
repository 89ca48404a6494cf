"""Records and reviews of games that are over."""

import json
from typing import Any

import httpx
import msgspec
import pytest

from skulduggery.games import find
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check, replay
from skulduggery.kernel.seats import Seat
from skulduggery.server.verification import verify
from tests.server.api.playing import abandoned_table, finished_table, open_table
from tests.server.serving import RunningServer

SL = {"game": "sleeping-queens"}


@pytest.fixture(scope="module")
def player(server: RunningServer) -> httpx.Client:
    return server.guest("Mary Read")


@pytest.fixture(scope="module")
def finished(player: httpx.Client) -> str:
    return finished_table(player)


def review(visitor: httpx.Client, table: str, **wanted: Any) -> dict[str, Any]:
    answer = visitor.get(f"/api/tables/{table}/review", params=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_record_of_a_finished_game_is_whole_and_proves_its_draws(player: httpx.Client, finished: str) -> None:
    answer = player.get(f"/api/tables/{finished}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"].startswith('attachment; filename="skulduggery-skull-king-dice-20')
    game, record = parse_record(answer.content, find)
    check(game, record)
    assert record.players[0].name == "Mary Read"
    assert record.result is not None
    shown = player.get(f"/api/tables/{finished}").json()["table"]
    assert record.result.scores == tuple(shown["scores"])
    assert verify(game, record, shown["commitment"]).misfits == ()


def test_the_record_of_an_abandoned_game_goes_as_far_as_it_went(player: httpx.Client) -> None:
    table = abandoned_table(player)
    game, record = parse_record(player.get(f"/api/tables/{table}/record").content, find)
    check(game, record)
    assert record.result is None
    assert record.players[0].name == "Mary Read"
    commitment = player.get(f"/api/tables/{table}").json()["table"]["commitment"]
    assert verify(game, record, commitment).misfits == ()
    assert review(player, table)["total"] == len(record.log) > 0


@pytest.mark.parametrize("path", ["record", "review"])
def test_what_is_not_over_stays_closed(player: httpx.Client, path: str) -> None:
    for table in (open_table(player), open_table(player, bots=2, start=True)):
        answer = player.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "still-playing")


@pytest.mark.parametrize("path", ["record", "review"])
def test_what_was_never_played_has_no_record(server: RunningServer, path: str) -> None:
    visitor = server.guest("Ben")
    table = open_table(visitor)
    visitor.delete("/api/me")  # the last one who leaves closes the table
    answer = visitor.get(f"/api/tables/{table}/{path}")
    assert (answer.status_code, answer.json()["reason"]) == (404, "never-played")


@pytest.mark.parametrize("path", ["record", "review"])
def test_who_might_have_watched_may_read(server: RunningServer, player: httpx.Client, finished: str, path: str) -> None:
    closed = finished_table(player, spectators=False)
    for other in (server.visitor(), server.guest("Ben")):
        assert other.get(f"/api/tables/{finished}/{path}").status_code == 200
        answer = other.get(f"/api/tables/{closed}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-spectators")
    assert player.get(f"/api/tables/{closed}/{path}").status_code == 200


# --- reviews ------------------------------------------------------------------------------------------------------


def test_an_open_review_hides_nothing(player: httpx.Client, finished: str) -> None:
    _, record = parse_record(player.get(f"/api/tables/{finished}/record").content, find)
    told = review(player, finished, viewer="open", count=100)
    assert told["total"] == len(record.log)
    assert [step["step"] for step in told["steps"]] == list(record.log[:100])
    assert all(len(step["views"]) == 3 and "view" not in step and "words" not in step for step in told["steps"])


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_closed_review_shows_what_was_seen_from_there(player: httpx.Client, viewer: int | None) -> None:
    table = finished_table(player, **SL)
    game, record = parse_record(player.get(f"/api/tables/{table}/record").content, find)
    told = review(player, table, viewer="spectator" if viewer is None else viewer, count=100)
    seat = None if viewer is None else Seat(viewer)
    for step, replayed in zip(told["steps"], replay(game, record), strict=False):
        seen = [event for event in (game.redact(event, seat) for event in replayed.events) if event is not None]
        assert step.keys() == {"number", "events", "view"}
        assert step["events"] == as_json(seen)
        assert step["view"] == as_json(game.view(replayed.state, seat))
    deal = told["steps"][0]["events"]
    assert json.dumps(record.log[0]["deal"]["queens"]) not in json.dumps(deal)


def test_a_review_comes_in_pages(player: httpx.Client, finished: str) -> None:
    whole = [step for start in (1, 101) for step in review(player, finished, count=100, **{"from": start})["steps"]]
    assert [step["number"] for step in whole] == list(range(1, len(whole) + 1))
    assert len(whole) == review(player, finished)["total"]
    assert review(player, finished, count=7, **{"from": 20})["steps"] == whole[19:26]
    assert review(player, finished, **{"from": 100_000})["steps"] == []
    assert len(review(player, finished)["steps"]) == 50


@pytest.mark.parametrize(("language", "word"), [("en", "bids"), ("de", "sagt"), ("fr", "annonce"), ("it", "dichiara")])
def test_a_review_has_words(player: httpx.Client, finished: str, language: str, word: str) -> None:
    steps = review(player, finished, viewer="0", lang=language)["steps"]
    assert all(len(step["words"]) == len(step["events"]) for step in steps)
    told = " ".join(sentence for step in steps for sentence in step["words"])
    assert "Mary Read" in told
    assert word in told


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"viewer": "3"}, 422, "no-such-seat"),
        ({"viewer": "-1"}, 400, "bad-message"),
        ({"viewer": "god"}, 400, "bad-message"),
        ({"count": "101"}, 400, "bad-message"),
        ({"count": "0"}, 400, "bad-message"),
        ({"from": "0"}, 400, "bad-message"),
        ({"from": "first"}, 400, "bad-message"),
        ({"lang": "la"}, 400, "bad-message"),
        ({"step": "1"}, 400, "bad-message"),
    ],
)
def test_a_wrong_wish_is_refused(
    player: httpx.Client, finished: str, wanted: dict[str, str], status: int, reason: str
) -> None:
    answer = player.get(f"/api/tables/{finished}/review", params=wanted)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
