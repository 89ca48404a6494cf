"""Becoming a guest, having another name."""

import httpx
import pytest

from tests.server.api.playing import open_table, socket_of, wait_for
from tests.server.serving import RunningServer, running_server


def test_a_name_makes_a_guest(server: RunningServer) -> None:
    visitor = server.visitor()
    answer = visitor.post("/api/guests", json={"name": "  Anna\n Bonny "})
    assert (answer.status_code, answer.json()) == (201, {"name": "Anna Bonny"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    me = visitor.get("/api/me")
    assert (me.status_code, me.json()["name"]) == (200, "Anna Bonny")
    assert me.json()["since"] > 1_700_000_000_000


def test_behind_tls_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("tls")
    with running_server(folder, trusted_proxies=("127.0.0.1",)) as server:
        visitor = server.visitor(**{"x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https"})
        answer = visitor.post("/api/guests", json={"name": "Anna"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u202e\u202d"])
def test_a_name_has_to_be_one(stranger: httpx.Client, name: str) -> None:
    answer = stranger.post("/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-name")
    assert answer.json()["message"] == "A name needs 1 to 24 visible characters."
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/tables", "/api/me/history", "/api/me/records", "/api/me/statistics"]
)
def test_whoever_is_no_guest_is_told_so(stranger: httpx.Client, path: str) -> None:
    answer = stranger.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (401, "not-a-guest")


@pytest.mark.parametrize("change", ["", "x", "1", "1.x", "1.x.y"])
def test_a_cookie_that_we_did_not_sign_is_nobodys(server: RunningServer, anna: httpx.Client, change: str) -> None:
    cookie = anna.cookies["skulduggery_guest"]
    forged = change or cookie[:-1] + ("A" if cookie[-1] != "A" else "B")
    visitor = server.visitor(cookie=f"skulduggery_guest={forged}")
    assert visitor.get("/api/me").status_code == 401


def test_another_name_is_seen_at_once(anna: httpx.Client) -> None:
    table = open_table(anna)
    with socket_of(anna, table) as socket:
        wait_for(socket, lambda frame: frame["type"] == "update")
        answer = anna.patch("/api/me", json={"name": "Captain"})
        assert (answer.status_code, answer.json()["name"]) == (200, "Captain")
        frame = wait_for(socket, lambda frame: frame["type"] == "table-changed")
        assert frame["table"]["chairs"][0]["name"] == "Captain"
    assert anna.get("/api/me").json()["name"] == "Captain"


def test_a_crest_is_chosen_with_the_name_and_seen_at_once(server: RunningServer, anna: httpx.Client) -> None:
    ben = server.visitor()
    assert ben.post("/api/guests", json={"name": "Ben", "crest": 5}).json() == {"name": "Ben", "crest": 5}
    assert ben.get("/api/me").json()["crest"] == 5
    table = open_table(anna)
    with socket_of(anna, table) as socket:
        wait_for(socket, lambda frame: frame["type"] == "update")
        assert anna.patch("/api/me", json={"name": "Anna", "crest": 3}).json()["crest"] == 3
        frame = wait_for(socket, lambda frame: frame["type"] == "table-changed")
        assert frame["table"]["chairs"][0]["crest"] == 3
    assert anna.patch("/api/me", json={"name": "Captain"}).json()["crest"] == 3


@pytest.mark.parametrize("crest", [-1, 8, "anchor", 1.5])
def test_a_crest_has_to_be_one(anna: httpx.Client, crest: object) -> None:
    assert anna.patch("/api/me", json={"name": "Anna", "crest": crest}).status_code in (400, 422)
    assert anna.get("/api/me").json()["crest"] is None


def test_another_name_has_to_be_one(anna: httpx.Client) -> None:
    answer = anna.patch("/api/me", json={"name": " "})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-name")
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_two_guests_are_two(server: RunningServer) -> None:
    one, other = server.guest("Anna"), server.guest("Anna")
    assert one.cookies["skulduggery_guest"] != other.cookies["skulduggery_guest"]
