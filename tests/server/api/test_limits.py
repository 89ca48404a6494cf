"""How often is too often, by address and by guest."""

import math
from pathlib import Path

import httpx

from skulduggery.server.config import Limits
from tests.server.api.playing import QUICK, open_table
from tests.server.devices import at
from tests.server.serving import RunningServer, running_server

PROXY = ("127.0.0.1",)
"""With a trusted proxy in front, tests can come from any address."""


def from_address(server: RunningServer, address: str) -> httpx.Client:
    return server.visitor(**{"x-forwarded-for": address})


def refused(answer: httpx.Response, reason: str) -> None:
    assert (answer.status_code, answer.json()["reason"]) == (429, reason)
    seconds = int(answer.headers["retry-after"])
    assert seconds >= 1
    hourly = reason in ("too-many-guests", "too-many-tables-opened")
    told = {"minutes": math.ceil(seconds / 60)} if hourly else {"seconds": seconds}
    assert answer.json()["args"] == told
    assert all(str(number) in answer.json()["message"] for number in told.values())


def test_requests_of_one_address(tmp_path: Path) -> None:
    with running_server(tmp_path, trusted_proxies=PROXY, limits=Limits(requests_per_minute=3)) as server:
        visitor = from_address(server, "203.0.113.1")
        for path in ("/api/games", "/api/nothing", "/api/games"):
            assert visitor.get(path).status_code in (200, 404)
        refused(visitor.get("/api/games"), "too-many-requests")
        assert visitor.get("/health").status_code == 200
        assert from_address(server, "203.0.113.2").get("/api/games").status_code == 200
        # One household has a whole network of IPv6.
        for host in range(3):
            assert from_address(server, f"2001:db8::{host}").get("/api/games").status_code == 200
        refused(from_address(server, "2001:db8::ffff").get("/api/games"), "too-many-requests")


def test_files_of_the_page_cost_little(tmp_path: Path) -> None:
    """A whole class may open it behind one address."""
    with running_server(tmp_path, limits=Limits(requests_per_minute=1)) as server:
        visitor = server.visitor()
        answers = [visitor.get("/").status_code for _ in range(40)]
        assert answers[:20] == [200] * 20
        assert 429 in answers


def test_whole_games_cost_more(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(requests_per_minute=25)) as server:
        visitor = server.visitor()
        for _ in range(2):
            assert visitor.get(f"/api/tables/{'A' * 22}/review").status_code == 404
        refused(visitor.get(f"/api/tables/{'A' * 22}/review"), "too-many-requests")
        assert visitor.get("/api/games").status_code == 200


def test_new_guests_of_one_address(tmp_path: Path) -> None:
    with running_server(tmp_path, trusted_proxies=PROXY, limits=Limits(guests_per_hour=2)) as server:
        visitor = from_address(server, "203.0.113.1")
        assert visitor.post("/api/guests", json={"name": ""}).status_code == 422  # what was refused does not count
        for _ in range(2):
            assert visitor.post("/api/guests", json={"name": "Anna"}).status_code == 201
        refused(visitor.post("/api/guests", json={"name": "Anna"}), "too-many-guests")
        assert visitor.get("/api/me").status_code == 200
        other = from_address(server, "203.0.113.2")
        assert other.post("/api/guests", json={"name": "Ben"}).status_code == 201


def test_tables_of_one_guest(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tables_per_hour=2)) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        for _ in range(2):
            assert anna.post("/api/tables", json={"settings": QUICK}).status_code == 201
        refused(anna.post("/api/tables", json={"settings": QUICK}), "too-many-tables-opened")
        assert ben.post("/api/tables", json={"settings": QUICK}).status_code == 201


def test_tables_of_a_server(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tables=1)) as server:
        anna = server.guest("Anna")
        assert anna.post("/api/tables", json={"settings": QUICK}).status_code == 201
        answer = anna.post("/api/tables", json={"settings": QUICK})
        assert (answer.status_code, answer.json()["reason"]) == (503, "too-many-tables")


def test_tables_that_are_over_do_not_count(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(tables=1)) as server:
        anna = server.guest("Anna")
        for _ in range(3):
            with at(anna, open_table(anna)) as device:
                device.ask("close")
        assert server.app.state.hub.held == 3


def test_wrong_codes_tried_from_one_address(tmp_path: Path) -> None:
    """Right ones are no guesses; but after too many guesses nobody is told any more whether a code is right."""
    with running_server(tmp_path, trusted_proxies=PROXY, limits=Limits(code_guesses_per_minute=3)) as server:
        right = server.guest().post("/api/tables", json={"settings": QUICK}).json()["code"]
        visitor = from_address(server, "203.0.113.1")
        for wrong in range(6):
            assert visitor.get(f"/api/codes/{right}").status_code == 200
            assert visitor.get("/api/codes/ZZZZZ" if wrong else "/api/codes/nonsense").status_code == 404
        refused(visitor.get("/api/codes/ZZZZZ"), "too-many-codes")
        refused(visitor.get(f"/api/codes/{right}"), "too-many-codes")
        assert from_address(server, "203.0.113.2").get(f"/api/codes/{right}").status_code == 200


def test_wrong_codes_of_one_guest_are_no_matter_of_others_at_the_address(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(code_guesses_per_minute=3)) as server:
        ben = server.guest("Ben")
        right = ben.post("/api/tables", json={"settings": QUICK}).json()["code"]
        for other in (server.guest("Anna"), server.guest("Cleo")):
            while (answer := other.get("/api/codes/ZZZZZ")).status_code == 404:
                pass
            refused(answer, "too-many-codes")
        assert ben.get("/api/codes/ZZZZZ").status_code == 404
        assert ben.get(f"/api/codes/{right}").status_code == 200


def test_many_guests_of_one_address_cannot_try_many_codes(tmp_path: Path) -> None:
    """Each has a few tries; what goes beyond them is counted for the address."""
    with running_server(tmp_path, limits=Limits(code_guesses_per_minute=3)) as server:
        tried = 0
        for guest in [server.guest() for _ in range(4)]:
            while guest.get("/api/codes/ZZZZZ").status_code == 404:
                tried += 1
        assert 4 * 3 <= tried <= 4 * 3 + 6 + 1, "three of their own, and twice three together"


def test_codes_tried_by_one_guest_from_many_addresses(tmp_path: Path) -> None:
    with running_server(tmp_path, trusted_proxies=PROXY, limits=Limits(code_guesses_per_minute=3)) as server:
        anna = server.guest()
        for host in range(6):
            assert anna.get("/api/codes/ZZZZZ", headers={"x-forwarded-for": f"203.0.113.{host}"}).status_code == 404
        refused(anna.get("/api/codes/ZZZZZ", headers={"x-forwarded-for": "203.0.113.99"}), "too-many-codes")


# --- guests behind one address ------------------------------------------------------------------------------------


def test_requests_of_one_guest_are_no_matter_of_others_at_the_address(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(requests_per_minute=5)) as server:
        anna, ben, stranger = server.guest("Anna"), server.guest("Ben"), server.visitor()
        while (answer := anna.get("/api/games")).status_code == 200:
            pass
        refused(answer, "too-many-requests")
        assert ben.get("/api/me").status_code == 200
        assert stranger.get("/api/games").status_code == 200
        while stranger.get("/api/games").status_code == 200:
            pass
        assert ben.get("/api/me").status_code == 200


def test_a_cookie_that_is_not_ours_makes_nobody_a_guest(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(requests_per_minute=3)) as server:
        answers = [
            server.visitor(cookie=f"skulduggery_guest=1.guest-{number}.AAAA").get("/api/games") for number in range(4)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def test_whoever_makes_many_guests_keeps_only_further_new_ones_waiting_for_a_minute(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(guests_per_hour=60)) as server:
        ben = server.guest("Ben")
        maker = server.visitor()
        while (answer := maker.post("/api/guests", json={"name": "Anna"})).status_code == 201:
            maker.cookies.clear()
        refused(answer, "too-many-guests")
        assert answer.json()["args"] == {"minutes": 1}
        assert ben.get("/api/me").status_code == 200
        assert ben.post("/api/tables", json={"settings": QUICK}).status_code == 201
