"""The supervisor with workers that serve nobody and do what is ordered: end, hang, refuse to start or to stop."""

import asyncio
import io
import json
import signal
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from skulduggery.server.config import ServerConfig
from skulduggery.server.logs import configure_logging
from skulduggery.server.workers import places, supervisor
from skulduggery.server.workers.supervisor import Asked, CannotStart, Supervisor
from tests.processes import is_alive
from tests.server.devices import logging_as_before
from tests.server.workers.fakeworker import STATUS

PATIENCE = 60.0
FAKE = (str(Path(__file__).with_name("fakeworker.py")),)


class Stage:
    """A supervisor with one worker, and what it has logged."""

    def __init__(self, folder: Path, orders: str, log: io.StringIO) -> None:
        (folder / "orders").write_text(orders, encoding="utf-8")
        config = ServerConfig(port=0, workers=1, stop_seconds=1, database="postgresql://nobody@here/none")
        asked = Asked({"orders": str(folder / "orders")}, None, FAKE)
        configure_logging(config, log)
        self.listening = places.listen_for("127.0.0.1", 0, 1)
        self.ready = asyncio.Event()
        self.supervisor = Supervisor(config, asked, self.listening, self.ready.set)
        self._log = log

    @property
    def pid(self) -> int:
        worker = self.supervisor._places[0].worker
        assert worker is not None
        return worker.pid

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self._log.getvalue().splitlines()]
        return [line for line in lines if line["event"] == event]

    async def until(self, fits: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not fits():
                await asyncio.sleep(0.01)


@pytest.fixture
def log() -> Generator[io.StringIO]:
    with logging_as_before():
        yield io.StringIO()


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(supervisor, "TO_STOP", 0.0)


def staged(folder: Path, orders: str, log: io.StringIO, play: Callable[[Stage], Awaitable[None]]) -> int:
    """The exit status of the supervisor; it is told to stop when the play is over."""

    async def run() -> int:
        stage = Stage(folder, orders, log)
        running = asyncio.create_task(stage.supervisor.run())
        playing = asyncio.ensure_future(play(stage))
        await asyncio.wait([running, playing], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        playing.cancel()
        stage.supervisor.stop(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await running

    return asyncio.run(run())


async def forever(_: Stage) -> None:
    await asyncio.Event().wait()


def test_a_worker_that_ends_is_followed_by_another(tmp_path: Path, log: io.StringIO) -> None:
    async def play(stage: Stage) -> None:
        await stage.until(lambda: len(stage.logged("worker_ended")) == 2)
        await stage.until(lambda: stage.supervisor._places[0].restarts == 2)
        assert stage.ready.is_set()
        assert [line["status"] for line in stage.logged("worker_ended")] == [STATUS, STATUS]

    assert staged(tmp_path, "end end serve", log, play) == 0


def test_a_worker_that_answers_no_more_is_replaced(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "BEAT_SECONDS", 0.01)

    async def play(stage: Stage) -> None:
        await stage.until(lambda: stage.logged("worker_hangs"))
        hung = stage.logged("worker_hangs")[0]["worker_pid"]
        await stage.until(lambda: stage.pid != hung)
        monkeypatch.setattr(supervisor, "BEAT_SECONDS", 3600)
        assert stage.logged("worker_ended")[0]["status"] == -signal.SIGKILL

    assert staged(tmp_path, "hang serve", log, play) == 0


def test_the_first_worker_that_cannot_start_says_why(tmp_path: Path, log: io.StringIO) -> None:
    with pytest.raises(CannotStart) as fault:
        staged(tmp_path, "unfit", log, forever)
    assert (fault.value.key, fault.value.args_) == ("database", {"problem": "it is full of water"})


def test_a_worker_that_keeps_failing_ends_the_server_with_its_status(tmp_path: Path, log: io.StringIO) -> None:
    assert staged(tmp_path, "end fail", log, forever) == STATUS
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [line["event"] for line in lines].count("worker_ended") == 1 + supervisor.MOST_FAILURES


def test_an_upgrade_that_fails_leaves_the_old_worker(tmp_path: Path, log: io.StringIO) -> None:
    async def play(stage: Stage) -> None:
        await stage.ready.wait()
        old = stage.pid
        stage.supervisor.upgrade()
        await stage.until(lambda: stage.logged("upgrade_failed"))
        assert stage.logged("upgrade_failed")[0]["problem"] == "it is full of water"
        assert stage.pid == old
        assert is_alive(old)
        stage.supervisor.upgrade()
        await stage.until(lambda: stage.logged("upgraded"))
        assert stage.pid != old
        assert not is_alive(old)
        assert stage.supervisor._places[0].restarts == 0

    assert staged(tmp_path, "serve unfit serve", log, play) == 0


def test_a_worker_that_does_not_stop_is_killed(tmp_path: Path, log: io.StringIO) -> None:
    pids: list[int] = []

    async def play(stage: Stage) -> None:
        await stage.ready.wait()
        pids.append(stage.pid)

    assert staged(tmp_path, "stubborn", log, play) == 0
    assert not is_alive(pids[0])


def test_a_second_ctrl_c_is_passed_on(tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "TO_STOP", 3600.0)  # nothing but the second Ctrl-C ends it

    async def play(stage: Stage) -> None:
        await stage.ready.wait()
        stage.supervisor.stop(signal.SIGINT)
        await stage.until(lambda: stage.logged("stopping"))
        stage.supervisor.stop(signal.SIGINT)

    assert staged(tmp_path, "stubborn", log, play) == 0


def test_workers_wait_the_longer_the_more_of_them_end_early() -> None:
    assert [supervisor._pause_after(early) for early in (0, 1, 2, 3, 4, 9)] == [0, 0, 0.01, 0.02, 0.04, 1.28]
