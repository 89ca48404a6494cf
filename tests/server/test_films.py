"""Films over HTTP: of tables that are over, and of files."""

import gzip
import json
from collections.abc import Generator
from http import HTTPStatus
from typing import Any

import httpx
import msgspec
import pytest

from skulduggery import games
from skulduggery.film import film
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.seats import Seat
from skulduggery.locales import LANGUAGES
from skulduggery.server.api import filming
from skulduggery.server.api.sizes import MOST_RECORD_BYTES
from tests.games.test_golden import kept
from tests.server.api.playing import abandoned_table, finished_table, open_table
from tests.server.serving import RunningServer, running_server

SKULL_KING = next(game for game in games.all_games() if game.NAME == "skull-king")
GOLDEN = kept(SKULL_KING)
HEADERS = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("films")) as running:
        yield running


@pytest.fixture(scope="module")
def player(server: RunningServer) -> httpx.Client:
    return server.guest("Mary Read")


@pytest.fixture(scope="module")
def finished(player: httpx.Client) -> str:
    return finished_table(player)


@pytest.fixture
def visitor(server: RunningServer) -> Generator[httpx.Client]:
    server.app.state.quotas._requests._buckets._buckets.clear()  # films are dear, and all tests share one address
    with server.visitor() as visitor:
        yield visitor


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def sent(
    visitor: httpx.Client, body: bytes, *, headers: dict[str, str] = HEADERS, params: dict[str, Any] | None = None
) -> httpx.Response:
    return visitor.post("/api/films", content=body, headers=headers, params=params)


def problem(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told: dict[str, Any] = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason), answer.text
    return told


def spoilt(**changes: Any) -> bytes:
    return json.dumps({**json.loads(GOLDEN[0]), **changes}).encode()


# --- of a table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["spectator", "0", "2"])
def test_a_finished_table_has_a_film(player: httpx.Client, finished: str, visitor: httpx.Client, viewer: str) -> None:
    answer = visitor.get(f"/api/tables/{finished}/film", params={"viewer": viewer, "lang": "de"})
    assert answer.status_code == HTTPStatus.OK
    assert answer.headers["cache-control"] == "no-store"
    game, record = parse_record(player.get(f"/api/tables/{finished}/record").content, games.find)
    seat = None if viewer == "spectator" else Seat(int(viewer))
    assert answer.json() == as_json(film(game, record, viewer=seat, language="de"))


def test_a_spectator_reads_in_the_browsers_language_unless_told_otherwise(finished: str, visitor: httpx.Client) -> None:
    plain = visitor.get(f"/api/tables/{finished}/film", headers={"accept-language": "fr"}).json()
    assert plain == visitor.get(f"/api/tables/{finished}/film?viewer=spectator&lang=fr").json()


def test_an_abandoned_game_has_a_film_as_far_as_it_went(player: httpx.Client, visitor: httpx.Client) -> None:
    told = visitor.get(f"/api/tables/{abandoned_table(player)}/film").json()
    assert told["result"] is None
    assert len(told["frames"]) > 1


def test_the_same_people_see_it_as_the_record(player: httpx.Client, visitor: httpx.Client) -> None:
    closed = finished_table(player, spectators=False)
    assert player.get(f"/api/tables/{closed}/film").status_code == HTTPStatus.OK
    problem(visitor.get(f"/api/tables/{closed}/film"), 403, "no-spectators")
    problem(player.get(f"/api/tables/{open_table(player)}/film"), 409, "still-playing")
    problem(visitor.get("/api/tables/nowhere/film"), 404, "no-such-table")


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"viewer": "3"}, 422, "no-such-seat"),
        ({"viewer": "open"}, 400, "bad-message"),
        ({"viewer": "-1"}, 400, "bad-message"),
        ({"lang": "la"}, 400, "bad-message"),
        ({"step": "1"}, 400, "bad-message"),
    ],
)
def test_a_wrong_wish_is_refused(
    visitor: httpx.Client, finished: str, wanted: dict[str, str], status: int, reason: str
) -> None:
    problem(visitor.get(f"/api/tables/{finished}/film", params=wanted), status, reason)
    problem(sent(visitor, GOLDEN[1], params=wanted), status, reason)


def test_films_travel_packed(visitor: httpx.Client) -> None:
    with visitor.stream(
        "POST", "/api/films", content=GOLDEN[-1], headers={**HEADERS, "accept-encoding": "gzip"}
    ) as answer:
        packed = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    plain = sent(visitor, GOLDEN[-1], headers={**HEADERS, "accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 10


# --- of a file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_a_file_becomes_a_film(visitor: httpx.Client, game: Any) -> None:
    line = kept(game)[0]
    answer = sent(visitor, line, params={"viewer": "1", "lang": "it"})
    assert answer.status_code == HTTPStatus.OK
    assert answer.headers["games-in-file"] == "1"
    assert answer.json() == as_json(film(*parse_record(line, games.find), viewer=Seat(1), language="it"))


def test_a_file_may_be_written_over_many_lines(visitor: httpx.Client) -> None:
    pretty = b"\xef\xbb\xbf" + json.dumps(json.loads(GOLDEN[0]), indent=2).encode()
    assert sent(visitor, pretty).json() == sent(visitor, GOLDEN[0]).json()


def test_one_game_of_a_file_with_several(visitor: httpx.Client) -> None:
    several = b"\n".join(GOLDEN)
    answer = sent(visitor, several, headers={"content-type": "application/jsonl"})
    assert (answer.headers["games-in-file"], answer.json()["seats"]) == ("5", 2)
    assert sent(visitor, several, params={"game": 4}).json()["seats"] == 5
    told = problem(sent(visitor, several, params={"game": 6}), 422, "no-such-game-in-file")
    assert told["args"] == {"value": 6, "highest": 5}
    problem(sent(visitor, several, params={"game": 0}), 400, "bad-message")


@pytest.mark.parametrize(
    ("body", "status", "reason", "told"),
    [
        (b"", 400, "not-json", "line 1, column 1"),
        (b"hello", 400, "not-json", "line 1, column 1"),
        (b"\xff\xfe", 422, "not-utf8", "UTF-8"),
        (b"[" * 50_000, 422, "too-deep", "nested"),
        (b"[]", 422, "not-a-record", "[…]"),
        (b"{}", 422, "missing", "format"),
        (spoilt(format="skulduggery/2"), 422, "format-unknown", "skulduggery/1"),
        (spoilt(game="chess"), 422, "game-unknown", "'chess'"),
        (spoilt(rules=9), 409, "rules-unknown", "9"),
        (spoilt(players=[]), 422, "player-count", "2 to 6"),
        (spoilt(options={}), 422, "option-missing", "scoring"),
        (GOLDEN[0][: len(GOLDEN[0]) // 2], 400, "not-json", "column"),
    ],
)
def test_what_is_no_record_is_refused(visitor: httpx.Client, body: bytes, status: int, reason: str, told: str) -> None:
    problems = problem(sent(visitor, body), status, reason)
    assert told in problems["message"]
    assert "step" not in problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_step_is_told_with_its_rule_and_what_was_allowed(visitor: httpx.Client, language: str) -> None:
    log = json.loads(GOLDEN[0])["log"]
    wrong = next(number for number, step in enumerate(log) if "play" in step)
    log[wrong]["play"] = "E" if log[wrong]["play"] != "E" else "SK"
    log[wrong].pop("as", None)
    answer = sent(visitor, spoilt(log=log), headers={**HEADERS, "accept-language": language})
    told = problem(answer, 422, "not-held")
    assert (told["step"], told["rule"]) == (wrong + 1, "SK-10")
    assert told["allowed"] == [
        json.dumps({"seat": log[wrong]["seat"], "play": json.loads(GOLDEN[0])["log"][wrong]["play"]})
    ]
    assert told["message"].endswith(".")
    assert not any(mark in told["message"] for mark in ("{", "(", str(wrong + 1))), "a sentence for people"


def test_a_file_that_is_too_large_is_not_read(visitor: httpx.Client) -> None:
    large = spoilt(meta="x" * MOST_RECORD_BYTES)
    assert problem(sent(visitor, large), 413, "body-too-large")["args"] == {"most": MOST_RECORD_BYTES}
    pieces = (large[start : start + 65536] for start in range(0, len(large), 65536))
    answer = visitor.post("/api/films", content=pieces, headers=HEADERS)
    assert problem(answer, 413, "body-too-large")["args"] == {"most": MOST_RECORD_BYTES}
    assert sent(visitor, spoilt(meta="x" * 500_000)).status_code == HTTPStatus.OK


def test_a_file_that_goes_on_and_on_is_not_played(visitor: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filming, "MOST_STEPS", 100)
    steps = len(json.loads(GOLDEN[0])["log"])
    assert problem(sent(visitor, GOLDEN[0]), 422, "film-too-long")["args"] == {"steps": steps, "most": 100}


def test_a_form_of_another_page_cannot_send_one(visitor: httpx.Client) -> None:
    problem(sent(visitor, GOLDEN[0], headers={"content-type": "text/plain"}), 415, "only-json")
    problem(sent(visitor, GOLDEN[0], headers={**HEADERS, "origin": "https://example.org"}), 403, "foreign-page")
