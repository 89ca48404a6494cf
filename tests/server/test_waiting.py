"""A database that is away or hangs while a server starts or stops: it waits, but not for ever."""

import asyncio
import json
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from skulduggery.cli.faults import BAD_INPUT, TRY_LATER
from skulduggery.server.listening import listen
from skulduggery.server.store import DatabaseAway, StoreDown
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.waiting import until_open
from tests.cli.servers import Running, serving
from tests.processes import children_of
from tests.server import troubled
from tests.server.api.playing import open_table
from tests.server.devices import at
from tests.server.house import pick
from tests.server.postgres import database_named
from tests.server.serving import PATIENCE
from tests.server.store.stores import run

WAITS = "waiting_for_database"


@pytest.fixture(scope="module")
def own_postgres() -> Generator[str]:
    with troubled.postgres_of_ones_own() as address:
        yield address


def folder_of(address: str) -> Path:
    return Path(parse_qs(urlsplit(address).query)["host"][0])


def nowhere(folder: Path) -> str:
    """The address of a PostgreSQL that does not run."""
    return f"postgresql://somebody@/games?host={folder}"


def waits(server: Running, times: int = 1) -> list[dict[str, object]]:
    """What it has said of its waiting, once it has said it so often."""
    troubled.wait_until(lambda: sum(WAITS in line for line in server.errors) >= times)
    return [json.loads(line) for line in server.errors if WAITS in line]


# --- starting -----------------------------------------------------------------------------------------------------


def test_a_server_waits_for_a_postgresql_that_is_started_later(tmp_path: Path, own_postgres: str) -> None:
    folder = folder_of(own_postgres)
    troubled.end(folder)
    with serving(tmp_path, "--json", "--port", "0", "--database", own_postgres) as server:
        first, again, *_ = waits(server, times=2)
        assert (first["level"], again["level"]) == ("warning", "info")
        assert "PostgreSQL cannot be reached" in str(first["problem"])
        troubled.start_again(folder)
        told = server.ready()
        assert httpx.get(f"{told['url']}/health", timeout=PATIENCE).json()["status"] == "ok"
        assert server.stop() == 0


def test_who_asks_meanwhile_is_told_that_it_starts() -> None:
    async def test() -> None:
        sockets = listen("127.0.0.1", 0)
        url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}"
        is_back = asyncio.Event()

        async def start() -> None:
            if not is_back.is_set():
                raise DatabaseAway("just now")

        opening = asyncio.create_task(until_open(start, sockets, within=3600))
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            for path in ("/health", "/", "/api/games"):
                answer = await client.get(url + path)
                assert (answer.status_code, answer.json()["status"]) == (503, "starting")
                assert int(answer.headers["retry-after"]) > 0
        is_back.set()
        await opening
        for opened in sockets:
            assert opened.fileno() >= 0, "the server itself needs it now"
            opened.close()

    asyncio.run(test())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_waiting(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path, "--database", nowhere(tmp_path), "--start-seconds", "86400") as server:
        waits(server)
        assert server.stop(number) == 0
        assert "Traceback" not in "\n".join(server.errors)


def test_it_gives_up_in_one_line_and_with_a_status_of_its_own(tmp_path: Path) -> None:
    address = "postgresql://me:hush@127.0.0.1:1/games"  # pragma: allowlist secret
    arguments = ("--database", address, "--start-seconds", "1")
    with serving(tmp_path, *arguments) as server:
        assert server.end() == TRY_LATER == 75
        assert server.rest() == []
        *waiting, said = server.errors
        assert all(WAITS in line for line in waiting)
        assert said.startswith("skulduggery serve: ")
        assert "PostgreSQL cannot be reached" in said
        assert "hush" not in "".join(server.errors)


def test_what_does_not_heal_by_itself_ends_it_at_once(tmp_path: Path, own_postgres: str) -> None:
    for address, problem in (
        (database_named(own_postgres, "unknown"), "no such database"),
        (own_postgres.replace("skulduggery@", "nobody_knows@"), "refuses this user"),
        ("postgresql://u:p@h:port/d", "cannot be read"),
    ):
        with serving(tmp_path, "--database", address, "--start-seconds", "86400") as server:
            assert server.end() == BAD_INPUT
            [said] = server.errors
            assert problem in said


# --- stopping -----------------------------------------------------------------------------------------------------


@contextmanager
def frozen(folder: Path) -> Generator[None]:
    """PostgreSQL and all its processes stand still; their connections stay open."""
    leader = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    everybody = [leader, *children_of(leader)]
    for pid in everybody:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everybody:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_stop_does_not_wait_for_a_database_that_hangs(tmp_path: Path, own_postgres: str) -> None:
    """Five times as long as promised is still less than any timeout of the database."""
    with serving(tmp_path, "--json", "--database", own_postgres, "--stop-seconds", "2") as server:
        url = server.ready()["url"]
        guest = httpx.Client(base_url=url, timeout=PATIENCE)
        guest.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        table = open_table(guest, bots=1, seats=2, game="skull-king", start=True)
        with at(guest, table) as device:
            prompt = device.prompt
            with frozen(folder_of(own_postgres)):
                move = {"type": "intent", "id": "in vain", "prompt": prompt["id"], "move": pick(prompt)}
                device.send(json.dumps(move))
                server.process.send_signal(signal.SIGTERM)
                assert server.process.wait(10) == 0
                assert device.closed() == (1012, "")
        guest.close()
        assert "Traceback" not in "\n".join(server.errors)


def test_a_store_that_hangs_is_closed_without_it(tmp_path: Path) -> None:
    """Its thread is stuck in the system, as with a disk that does not answer."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        released = threading.Event()
        stuck = store._opened.writing.ask(lambda db: released.wait())
        await store.close(within=0.05)
        with pytest.raises(StoreDown):
            await store.append("a", 1, b"x")
        assert not stuck.done()
        released.set()
        assert await stuck, "what was accepted is still done if it can be"

    run(test())
