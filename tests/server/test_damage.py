"""Damaged pages of the database: said in the log, at /health, in the metrics and to players; the rest goes on."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
import httpx
import pytest

from skulduggery.server import entries as log
from skulduggery.server.live import Live
from skulduggery.server.refusals import sentence
from skulduggery.server.services import wall_clock
from skulduggery.server.store import StoreDamaged
from skulduggery.server.store.postgres_client import translated
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table.requests import No
from tests.server.api.playing import QUICK, open_table
from tests.server.damaging import PAGE, overwrite, pages_of
from tests.server.devices import Log, at, listening_in, table_at
from tests.server.house import house
from tests.server.serving import RunningServer, running_server
from tests.server.store.stores import run

ENTRIES = 60
"""So many fill several pages of the database."""
TOLD = sentence(No("table-damaged"))
ONE_DAY_MS = 24 * 60 * 60 * 1000


async def fill(live: Live) -> None:
    """Until the log of the table has pages of its own."""
    for _ in range(ENTRIES):
        assert await live.clerk.do_once(log.SettingsChanged(live.table.settings))


def own_page(file: Path, table: str, *, last: bool = False) -> int:
    """A page in which nothing but the log of this table stands."""
    pages = pages_of(file, "entries")
    content = file.read_bytes()
    found = [page for page in pages if table.encode() in content[(page - 1) * PAGE : page * PAGE]]
    assert len(found) >= 3, "the table is too short for this"
    return found[-1] if last else found[1]


def damaged(heard: Log) -> list[str]:
    """The tables of which the log says so."""
    return [line["table"].rstrip("…") for line in heard.lines if line["event"] == "table_damaged"]


def health(server: RunningServer) -> tuple[int, str, int]:
    answer = httpx.get(f"{server.url}/health")
    return answer.status_code, answer.json()["status"], answer.json()["damaged"]


def in_loop(server: RunningServer, live: Live, what: Callable[[Live], Any]) -> Any:
    loop = server.app.state.hub.services.store._opened.writing._loop
    return asyncio.run_coroutine_threadsafe(what(live), loop).result(30)


def test_a_table_that_cannot_be_read_is_reported_and_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running_server(tmp_path) as server:
        anna = server.guest("Anna")
        bad, good = open_table(anna), open_table(anna)
        in_loop(server, table_at(server, bad), fill)
        cookies = anna.cookies
    overwrite(file, [own_page(file, bad)])
    with listening_in() as heard, running_server(tmp_path, metrics="on") as server:
        anna = server.visitor()
        anna.cookies = cookies
        assert health(server) == (200, "ok", 0)
        for _ in range(3):
            with at(anna, bad, "?words=en") as device:
                told = device.next()
                assert (told["type"], told["reason"], told["message"]) == ("goodbye", "table-damaged", TOLD)
                assert told["again"] is False
                assert device.closed() == (1011, "table-damaged")
        answer = anna.get(f"/api/tables/{bad}/log", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["reason"]) == (500, "table-damaged")
        assert answer.json()["message"] == sentence(No("table-damaged"), language="de")
        assert health(server) == (200, "damaged", 1)
        assert "skulduggery_damaged 1.0" in anna.get("/metrics").text
        with at(anna, good) as device:
            assert device.ask("ready", word="x")["type"] == "update"
        assert damaged(heard) == [bad[:6]], "once, however often somebody asks"


def test_a_table_that_breaks_in_play_sends_everybody_away(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with listening_in() as heard, running_server(tmp_path) as server:
        anna, ben = server.guest("Anna"), server.guest("Ben")
        good, bad = sorted((open_table(anna), open_table(anna)))  # nothing comes behind the log that is damaged
        in_loop(server, table_at(server, bad), fill)
        with at(anna, bad) as host, at(ben, bad) as player, at(ben, good) as elsewhere:
            player.next()
            overwrite(file, [own_page(file, bad, last=True)])
            server.app.state.hub.services.store._opened.writer._is_suspect = True  # it reads the file anew
            host.send('{"type": "ready", "id": "in vain", "word": "x"}')
            for device in (host, player):
                told = device.until(lambda told: told["type"] == "goodbye")
                assert (told["reason"], told["message"], told["again"]) == ("table-damaged", TOLD, False)
                assert device.closed() == (1011, "table-damaged")
            assert elsewhere.ask("sit-down")["type"] == "update"
        assert health(server) == (200, "damaged", 1)
        assert damaged(heard) == [bad[:6]]
        assert [line["event"] for line in heard.lines if "cannot be written" in line["event"]] == []


def test_what_is_written_together_with_damage_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def test() -> None:
        store = SqliteStore(file)
        await store.open()
        for seq in range(1, 10):
            assert await store.append("a", seq, b"x" * 1000)
            assert await store.append("b", seq, b"x" * 1000)
        overwrite(file, [pages_of(file, "entries")[0]])
        store._opened.writer._is_suspect = True
        jobs = [store.append("a", 1, b"x"), store.append("b", 10, b"x"), store.append("a", 2, b"x")]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreDamaged, bool, StoreDamaged]
        assert store._opened.writer.works
        await store.ping()
        await store.close()

    run(test())


def test_where_nothing_can_be_appended_the_server_is_not_well(tmp_path: Path) -> None:
    """The root of all logs is damaged, not one of their pages."""
    with running_server(tmp_path) as server:
        anna = server.guest("Anna")
        table = open_table(anna)
        in_loop(server, table_at(server, table), fill)
        overwrite(tmp_path / "tables.db", pages_of(tmp_path / "tables.db", "entries", leaf=False))
        server.app.state.hub.services.store._opened.writer._is_suspect = True
        answer = anna.post("/api/tables", json={"settings": QUICK})
        assert (answer.status_code, answer.json()["reason"]) == (500, "damaged")
        assert health(server)[:2] == (503, "unavailable")
        assert anna.get("/api/me").status_code == 200, "what is sound can be used"


# --- other damage than that of a page -----------------------------------------------------------------------------


HARM = {
    "no JSON": "UPDATE entries SET body = x'7b22' WHERE log = ? AND seq = 3",
    "another entry": """UPDATE entries SET body = '{"at":1,"what":{"type":"pause-over"}}' WHERE log = ? AND seq = 3""",
    "a gap": "DELETE FROM entries WHERE log = ? AND seq = 3",
    "the beginning": "DELETE FROM entries WHERE log = ? AND seq < 3",
}


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
def test_a_log_that_makes_no_sense(tmp_path: Path, harm: str) -> None:
    file = tmp_path / "x.db"

    async def test() -> None:
        async with house(file) as opened:
            bad = (await opened.seated("Anna Ben"))[0].live.table.id
        with closing(sqlite3.connect(file)) as db:
            db.execute(harm, (bad,))
            db.commit()
        async with house(file) as opened:
            for _ in range(2):
                assert await opened.hub.find(bad) == No("table-damaged")
            assert opened.hub.services.damage.tables == {bad}

    with listening_in() as heard:
        asyncio.run(test())
        assert len(damaged(heard)) == 1


def test_damage_that_postgresql_finds() -> None:
    for kind in (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError):
        assert isinstance(translated(kind("invalid page in block 3")), StoreDamaged)


# --- housekeeping -------------------------------------------------------------------------------------------------


def test_the_sweep_goes_on_past_damaged_tables_and_pads(tmp_path: Path) -> None:
    """The damaged table comes first, and pads are looked at before tables."""
    file = tmp_path / "x.db"

    async def test() -> None:
        async with house(file) as opened:
            bad = await opened.table(await opened.guest())
            await fill(bad)
            good = await opened.table(await opened.guest())
            ids = bad.table.id, good.table.id
        overwrite(file, [own_page(file, ids[0]), *pages_of(file, "pads_unused")])
        async with house(file, now=lambda: wall_clock() + 2 * ONE_DAY_MS) as opened:
            await opened.hub._sweep()
            assert (await opened.find(ids[1])).table.status == "abandoned"
            assert opened.hub.services.damage.tables == {ids[0]}
            await opened.hub._sweep()

    with listening_in() as heard:
        asyncio.run(test())
        told = [line["event"] for line in heard.lines if line["level"] == "error"]
        assert sorted(told) == ["database_damaged", "table_damaged"], "once each"
