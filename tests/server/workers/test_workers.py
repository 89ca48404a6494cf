"""A real server of two workers on a real PostgreSQL: it is one server to everybody who comes."""

import asyncio
import http.client
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.people import Person
from skulduggery.server.drills.sittings import GRACE
from skulduggery.server.workers.exchange import home_of
from tests.cli.running import assert_one_clear_line, skulduggery
from tests.cli.servers import PATIENCE, Running, at_home, serving
from tests.processes import children_of, is_alive
from tests.seeds import rng
from tests.server.postgres import new_database

WORKERS = 2


class Reachable(Struct):
    url: str | None


class Together:
    """A server with workers, seen by its clients and through /proc."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.told = running.ready()
        self.url: str = self.told["url"]
        self.pid: int = self.told["pid"]

    @property
    def workers(self) -> set[int]:
        return set(children_of(self.pid))

    def get(self, path: str) -> tuple[int, bytes]:
        """By a connection of its own, so that any worker may answer."""
        connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=PATIENCE)
        try:
            connection.request("GET", path, headers={"connection": "close"})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def metrics(self) -> dict[tuple[str, ...], float]:
        """By name and values of labels."""
        families = text_string_to_metric_families(self.get("/metrics")[1].decode())
        return {
            (sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples
        }

    def logged(self, event: str) -> list[dict[str, object]]:
        lines = [json.loads(line) for line in list(self.running.errors)]
        return [line for line in lines if line["event"] == event]


def until(fits: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(scope="module")
def together(postgres_cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Together]:
    with new_database(postgres_cluster) as database, started(database, tmp_path_factory.mktemp("together")) as server:
        yield server


@contextmanager
def started(database: str, folder: Path) -> Generator[Together]:
    settings = ("--workers", str(WORKERS), "--database", database, "--limits-requests-per-minute", "1000000")
    with serving(folder, "--json", *settings) as running:
        yield Together(running)


def test_all_workers_are_one_server(together: Together) -> None:
    assert together.pid == together.running.process.pid
    assert len(together.workers) == WORKERS
    assert together.get("/health")[0] == 200
    found = together.metrics()
    assert found["skulduggery_workers",] == WORKERS
    for number in range(1, WORKERS + 1):
        assert ("skulduggery_tables", "playing", str(number)) in found
        assert ("skulduggery_worker_restarts_total", str(number)) in found
    ready = {line["worker"]: line["pid"] for line in together.logged("ready") if "worker" in line}
    assert set(ready) == set(range(1, WORKERS + 1))


def test_people_of_one_table_meet_at_its_worker(together: Together) -> None:
    """Whichever worker accepts their connections. Tables are at home at different workers."""

    async def play() -> list[list[Person]]:
        doors, chance = Doors([Reachable(together.url)]), rng("workers")
        cookies = [await doors.guest(name) for name in ("Anna", "Ben", "Cleo")]
        homes: dict[int, str] = {}
        while len(homes) < WORKERS:
            table = await doors.table(cookies[0], {"game": "skull-king", "seats": 3, "grace": GRACE})
            homes.setdefault(home_of(table.encode(), WORKERS), table)
        tables = [[Person(doors, cookie, table, home=0, rng=chance) for cookie in cookies] for table in homes.values()]
        lines = [asyncio.create_task(person.run()) for people in tables for person in people]
        async with asyncio.timeout(3 * PATIENCE):
            for people in tables:
                await asyncio.gather(*(person.ask("sit-down") for person in people[1:]))
                await asyncio.gather(*(person.ask("ready") for person in people))
            there = await asyncio.to_thread(sockets, together)
            for people in tables:
                await people[0].ask("start")
            await asyncio.gather(*lines)
        assert there == dict.fromkeys(range(1, WORKERS + 1), 3.0)
        return tables

    for people in asyncio.run(play()):
        assert all(person.finished for person in people)


def sockets(together: Together) -> dict[int, float]:
    found, kinds = together.metrics(), ("seat", "spectator", "tv")
    return {
        number: sum(found["skulduggery_sockets", kind, str(number)] for kind in kinds)
        for number in range(1, WORKERS + 1)
    }


def test_a_worker_that_dies_is_replaced(together: Together) -> None:
    before = together.metrics()
    pid = max(together.workers)
    os.kill(pid, signal.SIGKILL)
    until(lambda: not is_alive(pid) and len(together.workers) == WORKERS)
    until(lambda: together.metrics()["skulduggery_workers",] == WORKERS)
    after = together.metrics()
    restarts = [name for name in after if name[0] == "skulduggery_worker_restarts_total"]
    assert sum(after[name] for name in restarts) == sum(before[name] for name in restarts) + 1
    assert together.logged("worker_ended")[-1]["status"] == -signal.SIGKILL


def test_an_upgrade_refuses_nobody(together: Together) -> None:
    """Every answer comes over a connection of its own, so every moment of the upgrade is seen by somebody."""
    answers: list[int | str] = []
    over = threading.Event()

    def visit() -> None:
        while not over.is_set():
            try:
                answers.append(together.get("/api/games")[0])
            except (OSError, http.client.HTTPException) as fault:
                answers.append(repr(fault))

    before, upgrades = together.workers, len(together.logged("upgraded"))
    visitors = [threading.Thread(target=visit) for _ in range(3)]
    for visitor in visitors:
        visitor.start()
    try:
        os.kill(together.pid, signal.SIGUSR2)
        until(lambda: len(together.logged("upgraded")) > upgrades)
    finally:
        over.set()
        for visitor in visitors:
            visitor.join()
    assert set(answers) == {200}
    assert len(answers) > 20
    assert len(together.workers) == WORKERS
    assert not together.workers & before


def test_a_parent_that_is_killed_takes_its_workers_with_it(postgres: str, tmp_path: Path) -> None:
    with started(postgres, tmp_path) as server:
        workers = server.workers
        assert len(workers) == WORKERS
        os.kill(server.pid, signal.SIGKILL)
        until(lambda: not any(map(is_alive, workers)))
        with pytest.raises(ConnectionRefusedError):
            server.get("/health")


def test_what_is_wrong_with_the_database_is_said_once(postgres_cluster: str, tmp_path: Path) -> None:
    missing = postgres_cluster.replace("/postgres?", "/not_there?")
    done = skulduggery("serve", "--port", "0", "--workers", "2", "--database", missing, more=at_home(tmp_path))
    assert_one_clear_line(done, "createdb")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_workers_need_postgres(language: str, tmp_path: Path) -> None:
    done = skulduggery(
        "serve", "--port", "0", "--lang", language, more={**at_home(tmp_path), "SKULDUGGERY_WORKERS": "3"}
    )
    assert_one_clear_line(done, "--workers 3", "PostgreSQL", "SQLite")
