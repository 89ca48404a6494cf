"""Score pads that are shared: one guest writes, whoever has the link reads along, and nobody waits in vain."""

import asyncio
import re
import time
from collections.abc import Awaitable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from skulduggery.locales import LANGUAGES
from skulduggery.server import hub
from skulduggery.server.api.pads import LONGEST_WAIT
from skulduggery.server.config import Limits
from skulduggery.server.drills.bus import bus_cut
from skulduggery.server.hub import Hub
from skulduggery.server.ids import ShareId
from skulduggery.server.pads import DAY, KEPT_DAYS
from skulduggery.server.store import PadRow
from skulduggery.server.store.common import MOST_SHARED_PADS
from tests.server.house import PATIENCE, House, house, until_listening
from tests.server.serving import RunningServer, running_server

SHARE = "s" * 22
GAME: dict[str, Any] = {
    "id": "k3v9q0x7m2",
    "game": "skull-king",
    "players": ["Anna", "Ben"],
    "first": 0,
    "options": {"scoring": "standard"},
    "started": "2026-11-16T19:30:00Z",
    "changed": "2026-11-16T19:31:00Z",
    "rounds": [[{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}], [{"bid": 2}, {}]],
}


def state(revision: int, **more: Any) -> dict[str, Any]:
    return {"revision": revision, "game": {**GAME, **more}}


def share(by: httpx.Client, revision: int = 1, share: str = SHARE, **more: Any) -> httpx.Response:
    return by.put(f"/api/pads/{share}", json=state(revision, **more))


def problem(answer: httpx.Response, status: int, reason: str) -> dict[str, Any]:
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (status, reason)
    assert answer.headers["cache-control"] == "no-store"
    return told


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("pads"), metrics="on") as running:
        yield running


@pytest.fixture
def server(one_server: RunningServer) -> RunningServer:
    """With no pad shared."""
    hub: Hub = one_server.app.state.hub
    (task, *_) = hub._tasks
    asyncio.run_coroutine_threadsafe(hub.services.store.forget_pads(2**60), task.get_loop()).result(PATIENCE)
    return one_server


@pytest.fixture
def background() -> Generator[ThreadPoolExecutor]:
    with ThreadPoolExecutor() as pool:
        yield pool


def waiting(server: RunningServer, number: int = 1) -> None:
    """Until so many viewers wait at the server."""
    end = time.monotonic() + PATIENCE
    while server.app.state.hub.pads.viewers != number:
        assert time.monotonic() < end, server.app.state.hub.pads.viewers
        time.sleep(0.01)


# --- writing and reading ------------------------------------------------------------------------------------------


def test_whoever_has_the_link_reads_what_was_written_last(server: RunningServer) -> None:
    anna, stranger = server.guest(), server.visitor()
    assert share(anna, 3).json() == {"revision": 3, "taken": True}
    answer = stranger.get(f"/api/pads/{SHARE}")
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert (told["revision"], told["game"]) == (3, GAME)
    assert abs(told["changed_at"] / 1000 - time.time()) < PATIENCE
    assert share(anna, 9, first=1).json() == {"revision": 9, "taken": True}
    assert stranger.get(f"/api/pads/{SHARE}").json()["game"]["first"] == 1


@pytest.mark.parametrize("revision", [8, 9])
def test_an_older_state_does_not_overwrite_a_newer_one(server: RunningServer, revision: int) -> None:
    anna = server.guest()
    share(anna, 9)
    assert share(anna, revision, first=1).json() == {"revision": 9, "taken": False}
    assert anna.get(f"/api/pads/{SHARE}").json()["game"] == GAME


def test_what_is_sent_twice_is_taken(server: RunningServer) -> None:
    """An answer may be lost on the way."""
    anna = server.guest()
    assert share(anna).json() == share(anna).json() == {"revision": 1, "taken": True}


def test_a_pad_belongs_to_whoever_shared_it_first(server: RunningServer) -> None:
    anna, ben, stranger = server.guest("Anna"), server.guest("Ben"), server.visitor()
    share(anna)
    problem(share(ben, 2), 403, "not-your-pad")
    problem(ben.delete(f"/api/pads/{SHARE}"), 403, "not-your-pad")
    problem(share(stranger, 2), 401, "not-a-guest")
    problem(stranger.delete(f"/api/pads/{SHARE}"), 401, "not-a-guest")
    assert stranger.get(f"/api/pads/{SHARE}").json()["revision"] == 1


def test_when_sharing_ends_nothing_of_it_is_left(server: RunningServer) -> None:
    anna, stranger = server.guest(), server.visitor()
    share(anna)
    for _ in range(2):
        assert anna.delete(f"/api/pads/{SHARE}").status_code == 204
    problem(stranger.get(f"/api/pads/{SHARE}"), 410, "sharing-ended")
    problem(share(anna, 5), 410, "sharing-ended")
    assert share(anna, 1, share="t" * 22).status_code == 200


@pytest.mark.parametrize("unknown", ["x", "x" * 21, "x" * 22, "x" * 23, "%20" * 22, "ä" * 22])
def test_an_unknown_link_shows_nothing(server: RunningServer, unknown: str) -> None:
    visitor = server.guest()
    problem(visitor.get(f"/api/pads/{unknown}?wait=25"), 404, "no-such-pad")
    problem(visitor.delete(f"/api/pads/{unknown}"), 404, "no-such-pad")
    problem(visitor.get(f"/api/pads/{unknown}/link"), 404, "no-such-pad")
    if unknown != SHARE and len(unknown) != 22:
        problem(share(visitor, share=unknown), 404, "no-such-pad")


def test_a_pad_that_cannot_be_is_refused_whole(server: RunningServer) -> None:
    anna = server.guest(**{"accept-language": "de"})
    share(anna)
    wrong = [[{"bid": 2, "tricks": 1}, {"bid": 0, "tricks": 0}]]
    told = problem(share(anna, 2, rounds=wrong), 422, "bid-range")
    assert (told["rule"], told["args"]) == ("SK-21", {"highest": 1, "round": 1, "name": "Anna"})
    assert told["message"].endswith("(SK-21)")
    problem(share(anna, 2, game="chess"), 422, "unknown-game")
    problem(share(anna, 2, secret=True), 422, "structure")
    for body in ({"revision": 0, "game": GAME}, {"revision": 2}, {"revision": "2", "game": GAME}, {**state(2), "x": 1}):
        problem(anna.put(f"/api/pads/{SHARE}", json=body), 400, "bad-message")
    large = state(2, players=["Anna", "B" * 70_000])
    problem(anna.put(f"/api/pads/{SHARE}", json=large), 413, "body-too-large")
    assert anna.get(f"/api/pads/{SHARE}").json()["revision"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences_in_every_language(server: RunningServer, language: str) -> None:
    anna = server.guest(**{"accept-language": language})
    wrong = share(anna, rounds=[[{"bid": 2}, {}]])
    for status, answer in ((422, wrong), (404, anna.get(f"/api/pads/{SHARE}"))):
        assert (answer.status_code, answer.headers["content-language"]) == (status, language)
        assert answer.json()["message"].count(" ") > 3


def test_the_link_is_told_as_others_reach_it(server: RunningServer) -> None:
    anna = server.guest()
    share(anna)
    assert anna.get(f"/api/pads/{SHARE}/link").json() == {"link": f"{server.url}/pad/live-{SHARE}"}
    picture = anna.get(f"/api/pads/{SHARE}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in picture.content
    anna.delete(f"/api/pads/{SHARE}")
    problem(anna.get(f"/api/pads/{SHARE}/qr.svg"), 410, "sharing-ended")


def test_a_preview_of_the_link_names_nobody(server: RunningServer) -> None:
    anna = server.guest("Zacharias")
    share(anna, players=["Quentin", "Zacharias"])
    page = server.visitor().get(f"/pad/live-{SHARE}")
    assert page.status_code == 200
    assert not re.search("Quentin|Zacharias|bid", page.text)


# --- limits -------------------------------------------------------------------------------------------------------


def test_changes_are_counted(tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(pad_changes_per_minute=3)) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        for revision in range(1, 4):
            assert share(anna, revision).status_code == 200
        answer = share(anna, 4)
        assert problem(answer, 429, "too-many-pad-changes")["args"]["seconds"] <= 60
        assert int(answer.headers["retry-after"]) > 0
        assert share(ben, share="t" * 22).status_code == 200


def test_of_too_many_pads_the_oldest_ends(server: RunningServer) -> None:
    anna = server.guest()
    for n in range(MOST_SHARED_PADS + 1):
        assert share(anna, share=f"{n:022}").status_code == 200
    problem(anna.get(f"/api/pads/{0:022}"), 410, "sharing-ended")
    assert anna.get(f"/api/pads/{1:022}").status_code == 200


def test_unused_pads_are_forgotten(tmp_path: Path) -> None:
    now = 1_800_000_000_000

    async def test() -> None:
        async with house(tmp_path / "house.db", now=lambda: now) as opened:
            guest = await opened.guest()
            for name, days in (("old", KEPT_DAYS + 1), ("young", KEPT_DAYS - 1)):
                await opened.store.put_pad(row(name, guest.id, at=now - days * DAY))
            await opened.hub._sweep()
            assert await opened.store.pads_of(guest.id) == [ShareId("young")]

    asyncio.run(test())


def row(name: str, guest: Any, revision: int = 1, at: int = 1) -> PadRow:
    return PadRow(id=ShareId(name), guest=guest, revision=revision, game=b"{}", changed_at=at)


# --- waiting ------------------------------------------------------------------------------------------------------


def look(server: RunningServer, query: str) -> httpx.Response:
    return server.visitor().get(f"/api/pads/{SHARE}?{query}")


def test_whoever_waits_is_answered_at_the_change(server: RunningServer, background: ThreadPoolExecutor) -> None:
    anna = server.guest()
    share(anna)
    viewers = [background.submit(look, server, f"after=1&wait={LONGEST_WAIT}") for _ in range(3)]
    waiting(server, 3)
    assert "skulduggery_pad_viewers 3.0" in anna.get("/metrics").text
    changes = server.app.state.hub.services.metrics.pad_changes
    before = changes.collect()[0].samples[0].value
    share(anna, 2, first=1)
    assert [viewer.result(PATIENCE).json()["game"]["first"] for viewer in viewers] == [1, 1, 1]
    waiting(server, 0)
    assert changes.collect()[0].samples[0].value == before + 1


def test_nothing_new_is_an_empty_answer(server: RunningServer) -> None:
    share(server.guest(), 5)
    for query in ("after=5", "after=5&wait=1"):
        answer = look(server, query)
        assert (answer.status_code, answer.content) == (204, b"")
    for query in ("after=4&wait=25", "after=0&wait=25", "wait=25", ""):
        assert look(server, query).json()["revision"] == 5
    assert look(server, "after=6&wait=25").json()["revision"] == 5  # of a database that went back to a backup
    for query in ("wait=26", "wait=-1", "after=-1", "after=x", "more=1"):
        problem(look(server, query), 400, "bad-message")


@pytest.mark.parametrize(
    ("deleted", "status", "reason"),
    [(f"/api/pads/{SHARE}", 410, "sharing-ended"), ("/api/me", 404, "no-such-pad")],
)
def test_viewers_are_told_of_the_end(
    server: RunningServer, background: ThreadPoolExecutor, deleted: str, status: int, reason: str
) -> None:
    anna = server.guest()
    share(anna)
    viewer = background.submit(look, server, "after=1&wait=25")
    waiting(server)
    assert anna.delete(deleted).status_code == 204
    problem(viewer.result(PATIENCE), status, reason)
    problem(look(server, ""), status, reason)


def test_whoever_hangs_up_frees_their_place(tmp_path: Path, background: ThreadPoolExecutor) -> None:
    with running_server(tmp_path, limits=Limits(connections_per_address=1)) as server:
        share(server.guest())
        lost = server.visitor()
        background.submit(_lost, lost, f"/api/pads/{SHARE}?after=1&wait=25")
        waiting(server)
        full = look(server, "after=1&wait=25")
        problem(full, 429, "too-many-sockets")
        assert int(full.headers["retry-after"]) > 0
        assert look(server, "").status_code == 200  # who does not wait needs no place
        lost.close()
        began = time.monotonic()
        waiting(server, 0)
        assert time.monotonic() - began < LONGEST_WAIT / 2
        assert look(server, "after=1&wait=1").status_code == 204


def _lost(client: httpx.Client, path: str) -> None:
    with pytest.raises(httpx.HTTPError):
        client.get(path, timeout=httpx.Timeout(PATIENCE, read=0.5))


def test_a_stop_ends_the_waiting(tmp_path: Path, background: ThreadPoolExecutor) -> None:
    with running_server(tmp_path) as server:
        share(server.guest())
        viewer = background.submit(httpx.get, f"{server.url}/api/pads/{SHARE}?after=1&wait=25", timeout=PATIENCE)
        waiting(server)
        began = time.monotonic()
    problem(viewer.result(PATIENCE), 503, "stopping")
    assert time.monotonic() - began < LONGEST_WAIT / 2


# --- several servers ----------------------------------------------------------------------------------------------


async def never() -> None:
    await asyncio.Event().wait()


async def changes_arrive(first: House, second: House) -> None:
    """Anna writes at the first server, somebody looks at the second."""
    anna = await first.guest()
    await first.hub.pads.put(row("one", anna.id))

    async def seen(has: int) -> PadRow:
        told = await second.hub.pads.after(ShareId("one"), has, seconds=PATIENCE, gone=never)
        assert isinstance(told, PadRow)
        return told

    async def told_of(change: Awaitable[Any], has: int) -> PadRow:
        viewer = asyncio.create_task(seen(has))
        while not second.hub.pads.viewers:
            await asyncio.sleep(0.01)
        await change
        return await viewer

    assert (await told_of(first.hub.pads.put(row("one", anna.id, 2)), has=1)).revision == 2
    assert (await told_of(first.hub.pads.end(ShareId("one"), anna.id), has=2)).game is None


def at_two(database: str, *, cut: bool) -> None:
    async def test() -> None:
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as around:
            if cut:
                await around.enter_async_context(bus_cut(database))
            first = await around.enter_async_context(house(database))
            second = await around.enter_async_context(house(database))
            if not cut:
                await until_listening(first, second)
            await changes_arrive(first, second)

    asyncio.run(test())


def test_viewers_at_another_server_see_changes_at_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT_SECONDS", 2 * PATIENCE)
    at_two(postgres, cut=False)


def test_what_the_bus_does_not_bring_comes_with_the_beat(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.2)
    at_two(postgres, cut=True)
