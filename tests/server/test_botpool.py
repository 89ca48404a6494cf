"""Bots in processes of their own: they decide as they would here, and whatever they do, the table gets an answer."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, MutableMapping
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pytest
import uvloop
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from skulduggery import bots, games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.server.botpool import BotPool, Chosen
from skulduggery.server.botprocess import BotProcess
from skulduggery.server.botworker import LENGTH, NICENESS
from tests.processes import is_alive, running
from tests.server.questions import Asked, a_question, asked, questions

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[2]
BADBOTS = Path(__file__).parent / "badbots"
FOREVER = 3600.0
GENEROUS = 30.0


class Run(Protocol):
    def __call__(self, work: Coroutine[Any, Any, T], /) -> T: ...


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Iterator[Run]:
    """On either event loop: they start and reap processes in their own ways."""
    with asyncio.Runner(loop_factory=request.param) as runner:
        yield runner.run


@pytest.fixture
def asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Exists as soon as the bot that sleeps does so."""
    note = tmp_path / "asleep"
    monkeypatch.setenv("ASLEEP", str(note))
    return note


# --- bots that behave ---------------------------------------------------------------------------------------------


def test_two_hundred_questions_at_once_are_answered(run: Run) -> None:
    async def trial() -> None:
        async with Pool(workers=2) as pool:
            asking = [a_question(game) for game in games.names()] * 50
            answers = await asyncio.gather(*(ask(pool, "sailor", question) for question in asking))
            assert all(answer.bot == "sailor" for answer in answers)
            assert all(0 <= answer.index < question.count for answer, question in zip(answers, asking, strict=True))

    run(trial())


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_a_bot_decides_there_as_it_does_here(game: AnyGame) -> None:
    """As often for each move, that is: bots toss coins."""

    async def trial() -> None:
        async with Pool() as pool:
            for view, moves in islice(questions(game, seats=4, seed=5), 0, 60, 12):
                question = asked(game, view, moves)
                there = [(await ask(pool, "sailor", question)).index for _ in range(TOSSES)]
                assert far_apart(there, here(game, "sailor", view, moves)) < TOLERATED

    asyncio.run(trial())


def test_the_comparison_of_bots_tells_them_apart() -> None:
    game = games.all_games()[0]
    found = islice(questions(game, seats=4, seed=5), 0, 60, 12)
    apart = [far_apart(here(game, "sailor", *question), here(game, "random", *question)) for question in found]
    assert max(apart) > TOLERATED


TOSSES = 200
TOLERATED = 0.4
"""Of two samples of that size from one law the frequencies of a move are further apart less than once in 10^14."""


def here(game: AnyGame, bot: str, view: object, moves: list[object]) -> list[int]:
    player = bots.make(bot, game.NAME, random.Random(0))
    return [moves.index(player(view, moves)) for _ in range(TOSSES)]


def far_apart(some: list[int], others: list[int]) -> float:
    one, other = Counter(some), Counter(others)
    return max(abs(one[index] - other[index]) for index in one | other) / TOSSES


def test_a_single_move_needs_no_thought(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            assert await pool.choose("skull-king", "sleeps", b"{}", b"[{}]", 1) == Chosen(0, "sleeps")
            assert pool.pids == ()

    run(trial())


def test_no_move_at_all_is_a_mistake_of_the_caller(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            await pool.choose("skull-king", "sailor", b"{}", b"[]", 0)

    with pytest.raises(ValueError):
        run(trial())


def test_a_bot_may_print(run: Run) -> None:
    assert decided_by("prints", run) == "prints"


def test_a_process_for_bots_has_nothing_of_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.set_inheritable(True)
        monkeypatch.setenv("OPEN", str(listening.fileno()))
        assert decided_by("looks", run) == "looks"


def test_signals_for_the_server_do_not_end_a_bot_and_the_server_comes_first(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            await pool.start()
            (pid,) = pool.pids
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                os.kill(pid, number)
            assert (await ask(pool, "sailor", a_question())).bot == "sailor"
            assert pool.pids == (pid,)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)

    run(trial())


# --- bots that do not ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "kind", "error", "file"),
    [
        ("raises", "raised", "ValueError", "raises.py"),
        ("exits", "raised", "SystemExit", "exits.py"),
        ("nobody", "raised", "LookupError", "__init__.py"),
        ("cheats", "impossible", "", ""),
        ("dies", "died", "exit status 3", ""),
    ],
)
def test_the_next_lower_bot_decides_and_the_log_says_why(bot: str, kind: str, error: str, file: str, run: Run) -> None:
    before = failures(bot, kind)
    with capture_logs() as logs:
        assert decided_by(bot, run) == "sailor"
    assert failures(bot, kind) == before + 1
    (entry,) = logs
    where, _, line = entry.pop("where").partition(":")
    assert (where, line.isdecimal()) == (file, file != "")
    assert entry == failure(bot, kind, error)


def test_a_bot_that_thinks_too_long_gives_way_and_the_event_loop_goes_on_meanwhile(run: Run) -> None:
    async def trial() -> int:
        async with Pool(patience=2) as pool:
            choice = asyncio.create_task(ask(pool, "sleeps", a_question()))
            ticks = 0
            while not choice.done():
                await asyncio.sleep(0.01)
                ticks += 1
            assert choice.result().bot == "sailor"
            return ticks

    with capture_logs() as logs:
        assert run(trial()) > 10
    assert logs == [{**failure("sleeps", "too-slow"), "where": ""}]


def test_where_all_fail_any_move_is_played(run: Run) -> None:
    def ladder(game: str) -> tuple[str, ...]:
        return ("cheats", "dies", "raises")

    before = decisions("random")
    with capture_logs() as logs:
        assert decided_by("raises", run, ladder=ladder) == "random"
    assert [(entry["bot"], entry["kind"]) for entry in of_failures(logs)] == [
        ("raises", "raised"),
        ("dies", "died"),
        ("cheats", "impossible"),
    ]
    assert decisions("random") == before + 1


def test_a_ladder_that_cannot_be_read_is_no_ladder(run: Run) -> None:
    def ladder(game: str) -> tuple[str, ...]:
        raise ImportError("a bot without a level")

    with capture_logs() as logs:
        assert decided_by("raises", run, ladder=ladder) == "random"
    assert [entry["event"] for entry in logs] == ["bot_failed", "bot_ladder_failed"]


def test_an_unreadable_view_is_a_failure_like_any_other(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            chosen = await pool.choose("skull-king", "sailor", b"[", b"[", 3)
            assert chosen.bot == "random"
            assert chosen.index in range(3)

    run(trial())


def test_without_any_process_games_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(ROOT / "no-such-python"))
    with capture_logs() as logs:
        assert decided_by("sailor", run) == "random"
    assert [entry["kind"] for entry in of_failures(logs)] == ["no-process"] * len(bots.ladder("skull-king"))


def test_a_question_that_waits_too_long_is_answered_at_random(run: Run, asleep: Path) -> None:
    async def trial() -> None:
        async with Pool(patience=FOREVER, longest_wait=0.2) as pool:
            endless = asyncio.create_task(ask(pool, "sleeps", a_question()))
            await until(asleep.exists)
            assert (await ask(pool, "sailor", a_question())).bot == "random"
            assert not endless.done()

    with capture_logs() as logs:
        run(trial())
    assert [(entry["bot"], entry["kind"]) for entry in of_failures(logs)] == [("sailor", "busy")]


# --- processes come and go ----------------------------------------------------------------------------------------


def test_a_process_killed_while_a_bot_thinks_is_replaced(run: Run, asleep: Path) -> None:
    async def trial() -> None:
        async with Pool(patience=FOREVER) as pool:
            await pool.start()
            (pid,) = pool.pids
            choice = asyncio.create_task(ask(pool, "sleeps", a_question()))
            await until(asleep.exists)
            os.kill(pid, signal.SIGKILL)
            assert (await choice).bot == "sailor"
            assert len(pool.pids) == 1
            assert pid not in pool.pids

    with capture_logs() as logs:
        run(trial())
    assert [(entry["kind"], entry["error"]) for entry in of_failures(logs)] == [("died", "exit status -9")]


def test_a_process_killed_between_questions_costs_nobody_a_move(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            await pool.start()
            os.kill(pool.pids[0], signal.SIGKILL)
            await until(lambda: not pool.pids)
            assert (await ask(pool, "sailor", a_question())).bot == "sailor"

    with capture_logs() as logs:
        run(trial())
    assert logs == []


def test_an_answer_that_is_no_longer_wanted_ends_the_thinking(run: Run, asleep: Path) -> None:
    async def trial() -> None:
        async with Pool(patience=FOREVER) as pool:
            await pool.start()
            (pid,) = pool.pids
            thinking = asyncio.create_task(ask(pool, "sleeps", a_question()))
            waiting = asyncio.create_task(ask(pool, "sailor", a_question()))
            unwanted = asyncio.create_task(ask(pool, "sailor", a_question()))
            await until(asleep.exists)
            for choice in (unwanted, thinking):
                choice.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await choice
            assert (await waiting).bot == "sailor"
            await until(lambda: gone(pid))

    with capture_logs() as logs:
        run(trial())
    assert logs == []


def test_what_a_bot_has_started_ends_with_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = tmp_path / "child"
    monkeypatch.setenv("CHILD", str(note))

    async def trial() -> None:
        async with Pool(patience=FOREVER) as pool:
            choice = asyncio.create_task(ask(pool, "breeds", a_question()))
            await until(note.exists)
            child = int(note.read_text(encoding="utf-8"))
            assert not gone(child)
            choice.cancel()
            await until(lambda: gone(child))

    run(trial())


def test_stop_leaves_no_process_and_nobody_waiting(run: Run, asleep: Path) -> None:
    async def trial() -> None:
        pool = BotPool(workers=2, patience=FOREVER, extra=BADBOTS)
        await pool.start()
        pids = pool.pids
        assert len(pids) == 2
        choices = [asyncio.create_task(ask(pool, "sleeps", a_question())) for _ in range(5)]
        await until(asleep.exists)
        await pool.stop()
        assert all(gone(pid) for pid in pids)
        assert pool.pids == ()
        for choice in (*choices, ask(pool, "sailor", a_question())):
            with pytest.raises(asyncio.CancelledError):
                await choice
        await pool.stop()

    run(trial())


def test_stop_waits_for_a_process_whose_killing_was_cancelled(
    run: Run, asleep: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that is not wanted any more kills its process and waits; `stop` cancels that wait."""
    start = asyncio.create_subprocess_exec
    started: list[asyncio.subprocess.Process] = []

    async def note(*command: Any, **options: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **options))
        return started[-1]

    async def trial() -> None:
        pool = BotPool(patience=FOREVER, extra=BADBOTS)
        choice = asyncio.create_task(ask(pool, "sleeps", a_question()))
        await until(asleep.exists)
        monkeypatch.setattr(BotProcess, "close", told_when_called(BotProcess.close, closing := asyncio.Event()))
        choice.cancel()
        await closing.wait()
        await pool.stop()
        assert [process.returncode for process in started] == [-signal.SIGKILL]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)
    run(trial())


def test_a_stopped_pool_can_start_again(run: Run) -> None:
    async def trial() -> None:
        async with Pool() as pool:
            await pool.stop()
            await pool.start()
            assert (await ask(pool, "sailor", a_question())).bot == "sailor"

    run(trial())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_killed_server_leaves_no_process_behind(loop: str, tmp_path: Path) -> None:
    note = tmp_path / "child"
    command = [sys.executable, "-m", "tests.server.doomed", loop]
    with running(command, cwd=ROOT, env={**os.environ, "CHILD": str(note)}, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        processes = [int(pid) for pid in server.stdout.readline().split()]
        asyncio.run(until(note.exists))
        processes.append(int(note.read_text(encoding="utf-8")))
        assert not any(gone(pid) for pid in processes)
        server.kill()
        server.wait()
        asyncio.run(until(lambda: all(gone(pid) for pid in processes)))


def test_a_question_cut_short_ends_the_process() -> None:
    command = [sys.executable, "-m", "skulduggery.server.botworker"]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.read(LENGTH.size)
        process.stdin.write(LENGTH.pack(1000) + b"half")
        process.stdin.close()
        assert process.wait(GENEROUS) == -signal.SIGKILL


def told_when_called(
    method: Callable[[BotProcess], Coroutine[Any, Any, None]], called: asyncio.Event
) -> Callable[[BotProcess], Coroutine[Any, Any, None]]:
    def tell(process: BotProcess) -> Coroutine[Any, Any, None]:
        called.set()
        return method(process)

    return tell


# --- helpers ------------------------------------------------------------------------------------------------------


class Pool(BotPool):
    """Knows the bad bots, and stops at the end of the test."""

    def __init__(self, workers: int = 1, patience: float = GENEROUS, **kwargs: Any) -> None:
        super().__init__(workers, patience, extra=BADBOTS, **kwargs)

    async def __aenter__(self) -> "Pool":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()


async def ask(pool: BotPool, bot: str, question: Asked) -> Chosen:
    return await pool.choose(question.game, bot, question.view, question.moves, question.count)


def decided_by(bot: str, run: Run, **kwargs: Any) -> str:
    async def trial() -> str:
        async with Pool(**kwargs) as pool:
            return (await ask(pool, bot, a_question())).bot

    return run(trial())


def failure(bot: str, kind: str, error: str = "") -> dict[str, str]:
    """All that the log says of it, but where: the bot that raised told its cards."""
    said = {"event": "bot_failed", "log_level": "warning", "game": "skull-king"}
    return {**said, "bot": bot, "kind": kind, "error": error}


def of_failures(logs: list[MutableMapping[str, Any]]) -> list[MutableMapping[str, Any]]:
    return [entry for entry in logs if entry["event"] == "bot_failed"]


def failures(bot: str, kind: str) -> float:
    labels = {"game": "skull-king", "bot": bot, "kind": kind}
    return REGISTRY.get_sample_value("skulduggery_bot_failures_total", labels) or 0


def decisions(bot: str) -> float:
    return REGISTRY.get_sample_value("skulduggery_bot_decisions_total", {"game": "skull-king", "bot": bot}) or 0


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + GENEROUS
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def gone(pid: int) -> bool:
    return not is_alive(pid)
