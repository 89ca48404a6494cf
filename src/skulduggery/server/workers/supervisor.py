"""The parent of the workers: starts them, restarts those that end, replaces all of them one after another, stops all.

`SIGTERM`, `SIGINT` and `SIGHUP` stop, a second `SIGINT` hurries, `SIGUSR2` replaces the workers by new ones.
"""

import asyncio
import os
import secrets
import signal
import socket
import sys
import time
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from skulduggery.server.browser import open_soon
from skulduggery.server.config import ServerConfig
from skulduggery.server.listening import Address, address_of
from skulduggery.server.logs import configure_logging, logger
from skulduggery.server.workers import places
from skulduggery.server.workers.messages import (
    Count,
    Counted,
    Family,
    Message,
    Ping,
    Pong,
    Ready,
    Scraped,
    Start,
    Totals,
    Unfit,
    framed,
    heard,
)

STDERR = 2
WORKER = ("-P", "-m", "skulduggery.server.workers.worker")

STEADY = 60.0
"""Seconds after which a worker counts as sound: if it ends then, its successor starts at once."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0
"""Seconds between the early end of a worker and the start of its successor; doubled each time."""
MOST_FAILURES = 4
"""Starts in a row that may fail at one place, once the server was ready."""
BEAT_SECONDS = 5.0
MOST_UNANSWERED = 6
"""Pings that a worker may leave unanswered before it is killed and restarted."""
REPLACED_WITHIN = 120.0
"""Seconds that a new worker may take to be ready in an upgrade."""
SCRAPED_WITHIN = 2.0
TO_STOP = 2.0
"""Seconds beyond `stop_seconds` after which workers that have not stopped are killed."""


class Asked(Struct, frozen=True):
    """The flags of the command line. Workers read the same settings themselves."""

    flags: Mapping[str, str]
    file: str | None
    program: Sequence[str] = WORKER


class CannotStart(Exception):
    """A worker reports that no worker can start: a key for the sentence, and its parameters."""

    def __init__(self, unfit: Unfit) -> None:
        super().__init__(unfit.key, unfit.args)
        self.key = unfit.key
        self.args_ = unfit.args
        self.may_heal = unfit.may_heal


def supervise(config: ServerConfig, asked: Asked, *, open_browser: bool, tell: Callable[[Address], None]) -> int:
    """Run until told to stop; return the exit status. `tell` is called once, when all workers are ready.

    Raises `CannotListen` or `CannotStart` if it cannot begin, or if a worker ends and cannot be started again.
    """
    configure_logging(config)
    listening = places.listen_for(config.host, config.port, config.workers)

    def ready() -> None:
        address = address_of(config.host, listening[0])
        logger("supervisor").info("ready", url=address.url, pid=os.getpid(), workers=config.workers)
        tell(address)
        if open_browser:
            open_soon(address.url)

    try:
        return asyncio.run(Supervisor(config, asked, listening, ready).run())
    finally:
        places.close(listening)


class Worker:
    """A process, and the connection to it."""

    def __init__(self, number: int, process: Process, reader: StreamReader, writer: StreamWriter) -> None:
        self.number = number
        self.pid = process.pid
        self.unfit: Unfit | None = None
        self.unanswered = 0
        self.started_at = time.monotonic()
        self.ended = asyncio.Event()
        self._ready = asyncio.Event()
        self._process = process
        self._reader = reader
        self._writer = writer

    @property
    def was_ready(self) -> bool:
        return self._ready.is_set()

    @property
    def serves(self) -> bool:
        return self.was_ready and not self.ended.is_set()

    @property
    def status(self) -> int | None:
        """The exit status, or the signal that ended it as a negative number."""
        return self._process.returncode

    async def attend(self, hear: Callable[["Worker", Message], None]) -> None:
        """Handle its messages until it has ended."""
        async for message in heard(self._reader):
            match message:
                case Ready():
                    self._ready.set()
                case Unfit():
                    self.unfit = message
                case Pong():
                    self.unanswered = 0
                case _:
                    hear(self, message)
        await self._process.wait()
        self._writer.close()
        self.ended.set()

    async def starts(self) -> bool:
        """Wait until it is ready; False if it ended before."""
        waiting = [asyncio.create_task(event.wait()) for event in (self._ready, self.ended)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
        return self.was_ready

    def say(self, message: Message) -> None:
        if not self._writer.is_closing():
            self._writer.write(framed(message))

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(number)


class Place:
    """One of the N places for a worker. Workers change; the number and the sockets stay."""

    def __init__(self, number: int, sockets: Sequence[socket.socket]) -> None:
        self.number = number
        self.sockets = sockets
        self.worker: Worker | None = None
        self.restarts = 0
        self.starting = asyncio.Lock()

    async def vacant(self) -> Worker:
        """Wait until the last worker here has ended, and return it. A worker that was replaced does not count."""
        while True:
            worker = self.worker
            assert worker is not None
            await worker.ended.wait()
            if self.worker is worker:
                return worker


class Scrape:
    """The metrics of the workers, while they are collected."""

    def __init__(self, asked: int) -> None:
        self.counted: dict[int, Sequence[Family]] = {}
        self.complete = asyncio.Event()
        self._asked = asked

    def add(self, worker: int, families: Sequence[Family]) -> None:
        self.counted[worker] = families
        if len(self.counted) == self._asked:
            self.complete.set()


class Supervisor:
    def __init__(
        self,
        config: ServerConfig,
        asked: Asked,
        listening: Sequence[Sequence[socket.socket]],
        ready: Callable[[], None],
    ) -> None:
        self._config = config
        self._asked = asked
        self._inboxes = places.inboxes_for(len(listening))
        self._port: int = listening[0][0].getsockname()[1]
        self._places = [Place(number, sockets) for number, sockets in enumerate(listening, start=1)]
        self._ready = ready
        self._was_ready = False
        self._salt = secrets.token_bytes(16)
        self._workers: set[Worker] = set()
        """All processes, including those that are about to replace others."""
        self._keeping: set[asyncio.Task[None]] = set()
        """The task that starts workers. It ends when the server is told to stop."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._end = asyncio.Event()
        self._failed: Worker | BaseException | None = None
        self._upgrading = False
        self._scrapes: dict[int, Scrape] = {}
        self._last_scrape = 0
        self._log = logger("supervisor")

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            loop.add_signal_handler(number, self.stop, number)
        loop.add_signal_handler(signal.SIGUSR2, self.upgrade)
        for place in self._places:
            self._in_background(self._keep(place), self._keeping)
        self._in_background(self._beat(), self._tasks)
        await self._end.wait()
        await self._stop()
        if self._was_ready:
            self._log.info("stopped")
        match self._failed:
            case None:
                return 0
            case Worker(unfit=Unfit() as unfit):
                raise CannotStart(unfit)
            case Worker(status=status):
                return status if status is not None and status > 0 else 1
            case fault:
                raise fault

    # --- keeping workers ----------------------------------------------------------------------------------------------

    async def _keep(self, place: Place) -> None:
        """Keep a worker running at this place."""
        failures = early = 0
        while not self._end.is_set():
            async with place.starting:
                started = await self._fill(place)
            failures = 0 if started else failures + 1
            self._tell_when_all_were_ready()
            worker = await place.vacant()
            if self._end.is_set():
                return
            if not self._was_ready:
                self._give_up(worker)
                return
            self._log.warning("worker_ended", number=place.number, worker_pid=worker.pid, status=worker.status)
            if failures == MOST_FAILURES:
                self._give_up(worker)
                return
            early = early + 1 if time.monotonic() - worker.started_at < STEADY else 0
            await self._pause(_pause_after(early))

    async def _fill(self, place: Place) -> bool:
        """Start a worker. True if one serves now."""
        if place.worker is not None:
            if not place.worker.ended.is_set():  # an upgrade has started one already
                return True
            place.restarts += 1
        place.worker = await self._start(place)
        return await place.worker.starts()

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._end.wait(), seconds)

    def _tell_when_all_were_ready(self) -> None:
        """Report that the server is ready, even if one worker has ended since: it is restarted like any other."""
        if not self._was_ready and all(place.worker is not None and place.worker.was_ready for place in self._places):
            self._was_ready = True
            self._ready()

    def _give_up(self, why: Worker | BaseException) -> None:
        self._failed = self._failed or why
        self._end.set()

    async def _start(self, place: Place) -> Worker:
        ours, theirs = socket.socketpair()
        with theirs:
            listening = [opened.fileno() for opened in place.sockets]
            start = self._start_message(place.number, theirs.fileno(), listening)
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._asked.program,
                stdin=PIPE,
                stdout=STDERR,
                pass_fds=[theirs.fileno(), *listening, *(end.fileno() for ends in self._inboxes for end in ends)],
                process_group=0,  # Ctrl-C in a terminal reaches only us, and we tell the workers
            )
        worker = Worker(place.number, process, *await asyncio.open_connection(sock=ours))
        self._workers.add(worker)
        self._in_background(self._attend(worker), self._tasks)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(start) + b"\n")
        if self._end.is_set():
            worker.signal(signal.SIGTERM)
        return worker

    def _start_message(self, number: int, line: int, listening: Sequence[int]) -> Start:
        return Start(
            number=number,
            of=len(self._places),
            host=self._config.host,
            port=self._port,
            flags=self._asked.flags,
            file=self._asked.file,
            line=line,
            listening=listening,
            inboxes=[(inside.fileno(), outside.fileno()) for inside, outside in self._inboxes],
            salt=self._salt,
        )

    async def _attend(self, worker: Worker) -> None:
        try:
            await worker.attend(self._hear)
        finally:
            self._workers.discard(worker)

    async def _beat(self) -> None:
        """Ping the workers. One whose event loop is blocked serves nobody, and does not notice."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for worker in [worker for worker in self._workers if worker.serves]:
                if worker.unanswered == MOST_UNANSWERED:
                    self._log.error("worker_hangs", number=worker.number, worker_pid=worker.pid)
                    worker.signal(signal.SIGKILL)
                worker.unanswered += 1
                worker.say(Ping())

    # --- upgrade --------------------------------------------------------------------------------------------------

    def upgrade(self) -> None:
        if self._was_ready and not self._upgrading:
            self._upgrading = True
            self._in_background(self._upgrade(), self._keeping)

    async def _upgrade(self) -> None:
        """Replace one worker after another, so that the others carry on. The first new worker that does not start
        ends the upgrade."""
        self._log.info("upgrading")
        try:
            for place in self._places:
                if self._end.is_set() or not await self._replace(place):
                    return
            self._log.info("upgraded")
        finally:
            self._upgrading = False

    async def _replace(self, place: Place) -> bool:
        """Replace a worker. The old one stops only when the new one accepts connections from the same queue."""
        async with place.starting:
            old, new = place.worker, await self._start(place)
            assert old is not None
            with suppress(TimeoutError):
                async with asyncio.timeout(REPLACED_WITHIN):
                    await new.starts()
            if not new.serves:
                new.signal(signal.SIGKILL)
                problem = None if new.unfit is None else new.unfit.args.get("problem", new.unfit.key)
                self._log.error("upgrade_failed", number=place.number, problem=problem)
                return False
            place.worker = new
        await self._end_of(old)
        return True

    async def _end_of(self, worker: Worker) -> None:
        worker.signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(self._config.stop_seconds + TO_STOP):
                await worker.ended.wait()
        except TimeoutError:
            worker.signal(signal.SIGKILL)

    # --- stopping -------------------------------------------------------------------------------------------------

    def stop(self, number: int) -> None:
        if self._end.is_set() and number == signal.SIGINT:
            for worker in self._workers:
                worker.signal(signal.SIGINT)  # it was told to stop already; a second signal makes it hurry
        self._end.set()

    async def _stop(self) -> None:
        """Stop all workers at the same time. New connections are refused from now on."""
        if self._was_ready:
            self._log.info("stopping")
        places.close([place.sockets for place in self._places])
        await asyncio.gather(*(self._end_of(worker) for worker in self._workers))
        await asyncio.gather(*self._keeping)
        while self._workers:
            await next(iter(self._workers)).ended.wait()
        places.close(self._inboxes)
        for task in self._tasks:
            task.cancel()

    # --- metrics --------------------------------------------------------------------------------------------------

    def _hear(self, worker: Worker, message: Message) -> None:
        match message:
            case Scraped():
                self._in_background(self._scrape_for(worker), self._tasks)
            case Counted(number, families):
                if number in self._scrapes:
                    self._scrapes[number].add(worker.number, families)
            case _:
                raise AssertionError(message)

    async def _scrape_for(self, asking: Worker) -> None:
        """Collect the metrics of all workers, without waiting long for one that hangs."""
        asked = [place.worker for place in self._places if place.worker is not None and place.worker.serves]
        scrape = Scrape(len(asked))
        self._last_scrape = number = self._last_scrape + 1
        self._scrapes[number] = scrape
        for worker in asked:
            worker.say(Count(number))
        with suppress(TimeoutError):
            await asyncio.wait_for(scrape.complete.wait(), SCRAPED_WITHIN)
        del self._scrapes[number]
        asking.say(Totals(scrape.counted, {place.number: place.restarts for place in self._places}))

    def _in_background(self, what: Coroutine[Any, Any, None], among: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(what)
        among.add(task)
        task.add_done_callback(among.discard)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Handle a failed task. A bug here ends the server, because otherwise nobody would look after the workers."""
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._give_up(fault)


def _pause_after(early: int) -> float:
    """Seconds before the next start; 0 after the first worker that ended early."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (early - 2)) if early > 1 else 0.0
