"""Comments on the steps of finished games: who writes, who reads, who deletes, and what is refused."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from skulduggery.server.hub import Hub
from skulduggery.server.ids import TableId
from skulduggery.server.security.plaintext import LONGEST_COMMENT
from skulduggery.server.store import Store
from skulduggery.server.store.common import MOST_OWN_COMMENTS
from tests.server.api.playing import finished_table, open_table
from tests.server.serving import PATIENCE, RunningServer


@pytest.fixture(scope="module")
def player(server: RunningServer) -> httpx.Client:
    return server.guest("Mary Read")


@pytest.fixture(scope="module")
def finished(player: httpx.Client) -> str:
    return finished_table(player)


def write(by: httpx.Client, table: str, step: int | str, text: str) -> httpx.Response:
    return by.put(f"/api/tables/{table}/comments/{step}", json={"text": text})


def read(by: httpx.Client, table: str) -> list[dict[str, Any]]:
    answer = by.get(f"/api/tables/{table}/comments")
    assert answer.status_code == 200, answer.text
    return answer.json()["comments"]


def shown(by: httpx.Client, table: str) -> list[tuple[int, str, str]]:
    return [(told["step"], told["name"], told["text"]) for told in read(by, table)]


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_whoever_opens_the_link_reads_them(server: RunningServer, player: httpx.Client) -> None:
    table, ben = finished_table(player), server.guest("Ben")
    mine = write(player, table, 12, "  The Mermaid!\n\n\n\nReally?\x07  ").json()
    assert (mine["text"], mine["mine"], mine["deletable"]) == ("The Mermaid!\n\nReally?", True, True)
    assert write(ben, table, 0, "Good luck").status_code == 200
    assert shown(server.visitor(), table) == [(0, "Ben", "Good luck"), (12, "Mary Read", "The Mermaid!\n\nReally?")]
    assert [told["mine"] for told in read(ben, table)] == [True, False]
    assert [told["deletable"] for told in read(ben, table)] == [True, False]
    assert [told["deletable"] for told in read(player, table)] == [True, True]
    assert not any(told["deletable"] or told["mine"] for told in read(server.visitor(), table))
    assert write(ben, table, 0, "Changed").status_code == 200
    assert shown(player, table)[0] == (0, "Ben", "Changed")


def test_their_writer_deletes_them_and_so_does_who_played(server: RunningServer, player: httpx.Client) -> None:
    table, ben, cleo = finished_table(player), server.guest("Ben"), server.guest("Cleo")
    write(player, table, 1, "mine")
    for step in (1, 2):
        write(ben, table, step, "Ben's")
    whose = {told["name"]: told["who"] for told in read(cleo, table)}
    path = f"/api/tables/{table}/comments"
    assert reason(cleo.delete(f"{path}/1", params={"who": whose["Ben"]})) == (403, "not-your-comment")
    assert reason(cleo.delete(f"{path}/1")) == (404, "no-such-comment")
    assert reason(ben.delete(f"{path}/1", params={"who": whose["Mary Read"]})) == (403, "not-your-comment")
    assert reason(server.visitor().delete(f"{path}/1")) == (401, "not-a-guest")
    assert ben.delete(f"{path}/1").status_code == 204
    assert player.delete(f"{path}/2", params={"who": whose["Ben"]}).status_code == 204
    assert shown(cleo, table) == [(1, "Mary Read", "mine")]


def test_what_is_refused_is_said_in_a_sentence(player: httpx.Client, server: RunningServer, finished: str) -> None:
    highest = len(player.get(f"/api/tables/{finished}/record").json()["log"])
    answer = write(player, finished, highest + 1, "x")
    assert (reason(answer), answer.json()["args"]) == (
        (422, "no-such-step"),
        {"value": str(highest + 1), "highest": highest},
    )
    assert write(player, finished, highest, "The end").status_code == 200
    for text in ("", " \n\t\u200b", "x" * (LONGEST_COMMENT + 1)):
        answer = write(player, finished, 1, text)
        assert reason(answer) == (422, "bad-comment")
        assert answer.json()["message"] == f"A comment has 1 to {LONGEST_COMMENT:,} visible characters."
    assert write(player, finished, 1, "x" * LONGEST_COMMENT).status_code == 200
    assert reason(write(player, finished, 10**30, "x")) == (422, "no-such-step")
    assert reason(player.delete(f"/api/tables/{finished}/comments/{10**30}")) == (404, "no-such-comment")
    assert reason(write(player, finished, "one", "x")) == (404, "no-such-page")
    assert reason(write(player, "nowhere", 1, "x")) == (404, "no-such-table")
    assert reason(write(server.visitor(), finished, 1, "x")) == (401, "not-a-guest")
    assert reason(write(player, open_table(player), 1, "x")) == (409, "still-playing")


def test_whoever_may_not_see_the_game_sees_no_comments(server: RunningServer, player: httpx.Client) -> None:
    table = finished_table(player, spectators=False)
    assert write(player, table, 1, "Among us").status_code == 200
    for other in (server.visitor(), server.guest("Ben")):
        assert reason(other.get(f"/api/tables/{table}/comments")) == (403, "no-spectators")
    assert reason(write(server.guest("Ben"), table, 1, "x")) == (403, "no-spectators")


def test_nobody_fills_a_game_with_comments(server: RunningServer, player: httpx.Client) -> None:
    table, ben = finished_table(player), server.guest("Ben")
    write(ben, table, 1, "first")

    async def fill(store: Store) -> None:
        (first,) = await store.comments(TableId(table))
        for step in range(1000, 1000 + MOST_OWN_COMMENTS):
            await store.put_comment(replace(first, step=step))

    in_store(server, fill)
    answer = write(ben, table, 2, "one more")
    assert reason(answer) == (409, "too-many-comments")
    assert f"{MOST_OWN_COMMENTS} comments from each person" in answer.json()["message"]
    assert write(ben, table, 1, "changed").status_code == 200


def test_who_is_muted_or_forgotten_is_not_read(server: RunningServer, player: httpx.Client) -> None:
    table, ben = finished_table(player), server.guest("Ben")
    write(player, table, 1, "of the player")
    write(ben, table, 3, "of Ben")

    async def mute(store: Store) -> None:
        mine, other = await store.comments(TableId(table))
        await store.mute(mine.guest, other.guest, muted=True)

    in_store(server, mute)
    assert (len(shown(player, table)), len(shown(ben, table)), len(shown(server.visitor(), table))) == (1, 2, 2)
    assert ben.delete("/api/me").status_code == 204
    assert len(shown(server.visitor(), table)) == 1


def in_store(server: RunningServer, change: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    hub: Hub = server.app.state.hub
    (task, *_) = hub._tasks
    asyncio.run_coroutine_threadsafe(change(hub.services.store), task.get_loop()).result(PATIENCE)
