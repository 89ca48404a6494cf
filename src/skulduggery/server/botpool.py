"""Bots that decide outside the event loop. If a bot fails, the next weaker one decides, so a table never waits."""

import asyncio
import secrets
from asyncio import LifoQueue, Task
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import structlog
from msgspec import Struct
from msgspec.structs import replace
from prometheus_client import Counter, Histogram
from structlog.typing import FilteringBoundLogger

from skulduggery import bots
from skulduggery.server.botprocess import BotProcess
from skulduggery.server.botworker import Chose, Failed, Question

T = TypeVar("T")

LAST_RESORT = "random"
"""Decides in the server process if no bot could."""

DECISIONS = Counter("skulduggery_bot_decisions", "Decisions made by bots.", ["game", "bot"])
FAILURES = Counter("skulduggery_bot_failures", "Bots that did not decide, and why.", ["game", "bot", "kind"])
SECONDS = Histogram(
    "skulduggery_bot_decision_seconds",
    "From the question to the decision, waiting for a free process included.",
    ["game"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
)


class Chosen(Struct, frozen=True):
    """A decision, as an index into the legal moves, and the bot that actually made it."""

    index: int
    bot: str


class BotPool:
    """A few processes in which bots think, started on first use (or by `start`).

    `patience` is how long a bot may think, in seconds; `longest_wait` how long a question may wait for a free
    process. `extra` is a folder with further bots; then `ladder`, which names the bots for a game, weakest first,
    has to know them.
    """

    def __init__(
        self,
        workers: int = 1,
        patience: float = 10.0,
        *,
        longest_wait: float = 30.0,
        extra: Path | None = None,
        ladder: Callable[[str], Sequence[str]] = bots.ladder,
        log: FilteringBoundLogger | None = None,
    ) -> None:
        self._patience = patience
        self._longest_wait = longest_wait
        self._ladder = ladder
        self._log: FilteringBoundLogger = log or structlog.get_logger("skulduggery.bots")
        self._processes = tuple(BotProcess(extra) for _ in range(workers))
        self._free: LifoQueue[BotProcess] = LifoQueue()
        for process in self._processes:
            self._free.put_nowait(process)
        self._tasks: set[Task[Any]] = set()
        self._stopped = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The running processes."""
        return tuple(process.pid for process in self._processes if process.pid is not None)

    async def start(self) -> None:
        """Start the processes now rather than on first use. Also works after a `stop`."""
        self._stopped = False
        await asyncio.gather(*(self._until_stopped(self._warm_up()) for _ in self._processes))

    async def choose(self, game: str, bot: str, view: bytes, moves: bytes, count: int) -> Chosen:
        """The bot's decision, given its view and its `count` legal moves in JSON. Every failure still gives an
        answer. Only `stop` cancels the wait instead, so that no bot moves in haste."""
        if count < 1:
            raise ValueError("a bot is asked only where there is a legal move")
        began = perf_counter()
        question = Question(game=game, bot=bot, view=view, moves=moves)
        chosen = await self._until_stopped(self._decide(question, count))
        SECONDS.labels(game).observe(perf_counter() - began)
        DECISIONS.labels(game, chosen.bot).inc()
        return chosen

    async def stop(self) -> None:
        """End the processes, and cancel every wait for an answer."""
        self._stopped = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _until_stopped(self, work: Coroutine[Any, Any, T]) -> T:
        if self._stopped:
            work.close()
            raise asyncio.CancelledError
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await task

    async def _warm_up(self) -> None:
        process = await self._free.get()
        try:
            await process.start()
        finally:
            self._free.put_nowait(process)

    async def _decide(self, question: Question, count: int) -> Chosen:
        if count == 1:
            return Chosen(index=0, bot=question.bot)  # nothing to think about
        try:
            async with asyncio.timeout(self._longest_wait):
                process = await self._free.get()
        except TimeoutError:
            self._report(question, Failed("busy"))
            return _any(count)
        try:
            return await self._descend(process, question, count)
        finally:
            self._free.put_nowait(process)

    async def _descend(self, process: BotProcess, question: Question, count: int) -> Chosen:
        """Ask the bot, then those below it, strongest first."""
        chosen = await self._ask(process, question, count)
        if chosen is not None:
            return chosen
        for bot in await self._below(question):
            chosen = await self._ask(process, replace(question, bot=bot), count)
            if chosen is not None:
                return chosen
        return _any(count)

    async def _ask(self, process: BotProcess, question: Question, count: int) -> Chosen | None:
        answer = await process.ask(question, patience=self._patience)
        if isinstance(answer, Chose) and answer.index < count:
            return Chosen(index=answer.index, bot=question.bot)
        self._report(question, answer if isinstance(answer, Failed) else Failed("impossible"))
        return None

    async def _below(self, question: Question) -> tuple[str, ...]:
        """The weaker bots; all bots if this one is not on the ladder, such as a bot of an older version. In a
        thread, because some bots are slow to import."""
        try:
            ladder = tuple(await asyncio.to_thread(self._ladder, question.game))
        except Exception as error:
            self._log.error("bot_ladder_failed", game=question.game, error=type(error).__name__)
            return ()
        rung = ladder.index(question.bot) if question.bot in ladder else len(ladder)
        return ladder[:rung][::-1]

    def _report(self, question: Question, failed: Failed) -> None:
        FAILURES.labels(question.game, question.bot, failed.kind).inc()
        self._log.warning(
            "bot_failed",
            game=question.game,
            bot=question.bot,
            kind=failed.kind,
            error=failed.error,
            where=failed.where,
        )


def _any(count: int) -> Chosen:
    return Chosen(index=secrets.randbelow(count), bot=LAST_RESORT)
