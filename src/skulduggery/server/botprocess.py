"""The server's end of a process in which bots think (`botworker.py`)."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from skulduggery.server.botworker import LENGTH, Chose, Failed, Question, Ready, framed

STARTING = 60.0
"""Seconds that a process may take to start, on a very busy machine."""
ENDING = 5.0
"""Seconds that a killed process may take to end."""

_decoder = msgspec.msgpack.Decoder(Ready | Chose | Failed)


class BotProcess:
    """Answers one question at a time. Started on first use, and again after it died or was killed.

    A process that does not answer is killed, so a late answer is never mistaken for that to another question.
    """

    def __init__(self, extra: Path | None = None) -> None:
        self._command = [sys.executable, "-P", "-m", "skulduggery.server.botworker", *([str(extra)] if extra else [])]
        self._process: Process | None = None
        self._killed: set[Process] = set()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> bool:
        """Start the process if necessary. True if it runs."""
        if self.pid is not None:
            return True
        try:
            async with self._answering(patience=STARTING):
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
                )
                await _hear(self._process)
        except Exception:
            return False
        return True

    async def ask(self, question: Question, *, patience: float) -> Chose | Failed:
        if not await self.start() or (process := self._process) is None:
            return Failed("no-process")
        try:
            async with self._answering(patience=patience):
                return await _exchange(process, question)
        except TimeoutError:
            return Failed("too-slow")
        except Exception:  # the exception for a broken pipe depends on the event loop
            return Failed("died", error=f"exit status {process.returncode}")

    async def close(self) -> None:
        """End the process and wait until it is gone, also if an earlier call of this was cancelled."""
        process, self._process = self._process, None
        if process is not None:
            self._killed.add(process)
            _kill(process)
            if process.stdin is not None:
                process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                for process in tuple(self._killed):
                    await process.wait()
                    self._killed.discard(process)

    @asynccontextmanager
    async def _answering(self, *, patience: float) -> AsyncGenerator[None, None]:
        """Kill the process if there is no answer: too late, cut off, or cancelled."""
        answered = False
        try:
            async with asyncio.timeout(patience):
                yield
            answered = True
        finally:
            if not answered:
                await self.close()


async def _exchange(process: Process, question: Question) -> Chose | Failed:
    assert process.stdin is not None
    try:
        process.stdin.write(framed(question))
        await process.stdin.drain()
        answer = await _hear(process)
    except (ConnectionError, EOFError):
        await process.wait()  # it is dying: its exit status may tell why
        raise
    return answer if not isinstance(answer, Ready) else Failed("died")


async def _hear(process: Process) -> Ready | Chose | Failed:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return _decoder.decode(await process.stdout.readexactly(length))


def _kill(process: Process) -> None:
    """Kill the process and whatever the bot may have started: the process leads a group."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        process.kill()
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
