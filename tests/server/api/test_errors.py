"""Whatever goes wrong has one shape, a clear sentence in four languages, and nothing of our insides."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from skulduggery.kernel.protocol import Argument
from skulduggery.locales import LANGUAGES
from skulduggery.server.api.languages import best_language
from skulduggery.server.api.sizes import MOST_BODY_BYTES
from skulduggery.server.refusals import sentence
from skulduggery.server.table.requests import No
from tests.server.api.playing import QUICK, open_table
from tests.server.serving import RunningServer, running_server

NEW_GUEST = {"name": "Anna"}


def problem(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason)
    assert {"reason", "message", "args"} <= told.keys() <= {"reason", "message", "args", "rule"}
    assert told["message"].endswith((".", "`", ")", "Bad Request"))
    assert answer.headers["cache-control"] == "no-store"
    return told


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c", "/api/me/%2e%2e/x", "/api/%ff"])
def test_what_does_not_exist(stranger: httpx.Client, path: str) -> None:
    problem(stranger.get(path), 404, "no-such-page")
    problem(stranger.post(path, json={}), 404, "no-such-page")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/me", "DELETE, GET, HEAD, PATCH"),
        ("GET", "/api/guests", "POST"),
        ("OPTIONS", "/api/tables", "GET, HEAD, POST"),
        ("DELETE", "/health", "GET, HEAD"),
        ("BREW", "/api/games", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_there(stranger: httpx.Client, method: str, path: str, allowed: str) -> None:
    answer = stranger.request(method, path)
    assert problem(answer, 405, "wrong-method")["args"] == {"allowed": allowed}
    assert answer.headers["allow"] == allowed


def test_head_is_get_without_a_body(stranger: httpx.Client) -> None:
    answer = stranger.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(stranger.get("/api/games").content)
    assert stranger.head("/api/nothing").status_code == 404


@pytest.mark.parametrize("body", [b"", b"{", b"nonsense", b"\xff\xfe", b'{"name": "\\ud800"}'])
def test_a_body_that_is_no_json(stranger: httpx.Client, body: bytes) -> None:
    answer = stranger.post("/api/guests", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] in ("not-json", "bad-message")


@pytest.mark.parametrize("body", [b"[" * 50_000, b'{"name":' + b"[" * 100 + b"]" * 100 + b"}"])
def test_a_body_that_is_nested_too_deeply(stranger: httpx.Client, body: bytes) -> None:
    answer = stranger.post("/api/guests", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "too-deep")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "missing required field `name`"),
        ({"name": 5}, "got `int` - at `$.name`"),
        ({"name": None}, "got `null` - at `$.name`"),
        ({"name": "Anna", "age": 5}, "unknown field `age`"),
        ([], "Expected `object`, got `array`"),
        ("Anna", "Expected `object`, got `str`"),
    ],
)
def test_a_body_of_a_wrong_type_is_told_where(stranger: httpx.Client, body: object, told: str) -> None:
    assert told in problem(stranger.post("/api/guests", json=body), 400, "bad-message")["message"]


def test_a_wrong_type_deep_inside_is_told_where(anna: httpx.Client) -> None:
    answer = anna.post("/api/tables", json={"settings": {**QUICK, "clock": {"type": "game", "seconds": "many"}}})
    assert "`$.settings.clock.seconds`" in problem(answer, 400, "bad-message")["message"]


def test_a_body_that_is_too_large(stranger: httpx.Client) -> None:
    large = json.dumps({"name": "x" * MOST_BODY_BYTES}).encode()
    headers = {"content-type": "application/json"}
    told = problem(stranger.post("/api/guests", content=large, headers=headers), 413, "body-too-large")
    assert told["args"] == {"most": MOST_BODY_BYTES}
    in_pieces = (large[start : start + 4096] for start in range(0, len(large), 4096))
    problem(stranger.post("/api/guests", content=in_pieces, headers=headers), 413, "body-too-large")


@pytest.mark.parametrize("media", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "*/*"])
def test_a_body_of_another_kind(stranger: httpx.Client, media: str) -> None:
    headers = {"content-type": media} if media else {}
    answer = stranger.post("/api/guests", content=json.dumps(NEW_GUEST).encode(), headers=headers)
    assert problem(answer, 415, "only-json")["args"] == {"value": media or "-"}


def test_json_may_name_its_letters(stranger: httpx.Client) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert stranger.post("/api/guests", content=json.dumps(NEW_GUEST).encode(), headers=headers).status_code == 201


# --- languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_four_languages(server: RunningServer, language: str) -> None:
    anna = server.guest(**{"accept-language": f"{language}-CH, xx;q=0.9, en;q=0.1"})
    expected = [
        (No("no-such-page"), anna.get("/api/nothing")),
        (No("bad-name", {"most": 24}), anna.patch("/api/me", json={"name": ""})),
        (No("no-such-table"), anna.get("/api/tables/x")),
        (No("no-such-code"), anna.get("/api/codes/AAAAA")),
        (No("not-json"), anna.post("/api/guests", content=b"{", headers={"content-type": "application/json"})),
        (No("still-playing"), anna.get(f"/api/tables/{open_table(anna)}/record")),
        (No("wrong-method", {"allowed": "POST"}), anna.put("/api/guests", json={})),
        (No("foreign-page"), anna.post("/api/guests", json=NEW_GUEST, headers={"origin": "https://example.org"})),
    ]
    for no, answer in expected:
        assert answer.json()["message"] == sentence(no, language=language)
        assert answer.headers["content-language"] == language
    refused = anna.post("/api/tables", json={"settings": {**QUICK, "seats": 9}}).json()["message"]
    assert "(SD-04)" in refused
    assert (refused == sentence(No("player-count", PLAYERS, "SD-04"), language="en")) == (language == "en")


PLAYERS: dict[str, Argument] = {"game": "skull-king-dice", "players": 9, "lowest": 3, "highest": 6}


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9", "de"),
        ("FR-ch", "fr"),
        ("es, it;q=0.5, fr;q=0.7", "fr"),
        ("en;q=0.1, it", "it"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=nonsense", "en"),
        ("de;q=nan", "en"),
        ("*", "en"),
        ("es-ES, pt", "en"),
        (",;,=;q", "en"),
    ],
)
def test_the_language_that_is_wished_for_most(wishes: str, language: str) -> None:
    assert best_language(wishes) == language


# --- foreign pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://example.org", "null", "http://127.0.0.1:1", "nonsense", ""])
def test_pages_of_others_change_nothing(server: RunningServer, origin: str) -> None:
    anna = server.guest()
    headers = {"origin": origin}
    problem(anna.post("/api/guests", json=NEW_GUEST, headers=headers), 403, "foreign-page")
    problem(anna.post("/api/tables", json={"settings": QUICK}, headers=headers), 403, "foreign-page")
    problem(anna.patch("/api/me", json={"name": "Ben"}, headers=headers), 403, "foreign-page")
    problem(anna.delete("/api/me", headers=headers), 403, "foreign-page")
    assert anna.get("/api/me", headers=headers).json()["name"] == "Anna"


def test_our_own_pages_and_programs_may(server: RunningServer, tmp_path: Path) -> None:
    assert server.visitor(origin=server.url).post("/api/guests", json=NEW_GUEST).status_code == 201
    assert server.visitor().post("/api/guests", json=NEW_GUEST).status_code == 201
    with running_server(tmp_path, origins=("https://play.example.org",)) as other:
        visitor = other.visitor(origin="https://play.example.org")
        assert visitor.post("/api/guests", json=NEW_GUEST).status_code == 201


# --- our own faults -----------------------------------------------------------------------------------------------


def test_a_database_that_is_gone_is_told_and_comes_back(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = server.guest()
        table = open_table(anna)
        file = Path(server.config.database)
        file.rename(tmp_path / "elsewhere")
        for answer in (
            anna.get("/api/me"),
            anna.get("/api/tables"),
            anna.post("/api/guests", json=NEW_GUEST),
            anna.post("/api/tables", json={"settings": QUICK}),
            anna.get(f"/api/tables/{table}/record"),
            anna.delete("/api/me"),
        ):
            problem(answer, 503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
        health = anna.get("/health")
        assert (health.status_code, health.json()["database"]) == (503, "unavailable")
        (tmp_path / "elsewhere").rename(file)
        assert anna.get("/api/me").json()["name"] == "Anna"
        assert anna.get("/health").json()["status"] == "ok"


def test_a_fault_of_ours_has_a_number_and_shows_nothing(
    server: RunningServer, anna: httpx.Client, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def fail(limit: int) -> None:
        raise RuntimeError("the hand is Y12 K13")

    monkeypatch.setattr(server.app.state.hub.services.store, "public_tables", fail)
    answer = anna.get("/api/tables")
    told = problem(answer, 500, "failed")
    assert told["args"]["number"] == answer.headers["x-request-id"]
    assert told["args"]["number"] in told["message"]
    assert not [word for word in ("Y12", "RuntimeError", "Traceback", ".py") if word in answer.text]
    logged = "".join(capfd.readouterr())
    assert "request_failed" in logged
    assert told["args"]["number"] in logged


def test_ids_and_codes_are_not_logged(
    server: RunningServer, anna: httpx.Client, capfd: pytest.CaptureFixture[str]
) -> None:
    opened = anna.post("/api/tables", json={"settings": QUICK, "bots": [{"bot": "random"}] * 2, "start": True}).json()
    for path in (opened["link"], f"/api/tables/{opened['id']}", f"/api/tables/{opened['id']}/record"):
        anna.get(path)
    anna.get(f"/api/codes/{opened['code']}")
    anna.get(f"/api/tables/{opened['id']}/nothing")
    logged = "".join(capfd.readouterr())
    assert "table_playing" in logged
    secrets = (opened["id"], opened["code"], *anna.cookies["skulduggery_guest"].split(".")[1:])
    assert not [secret for secret in secrets if secret in logged]
