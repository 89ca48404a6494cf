"""Real server processes: started as any host starts them, killed without a warning, started again."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

SERVE = ("-m", "skulduggery", "serve")
NO_LIMITS = (
    *("--limits-messages-per-second", "10000", "--limits-message-burst", "100000"),
    *("--limits-connections-per-address", "1000000", "--limits-requests-per-minute", "1000000"),
    *("--limits-guests-per-hour", "1000000", "--limits-tables-per-hour", "1000000"),
)
"""All players of a drill come from one address."""

STARTING = 120.0
STOPPING = 60.0


class NoStart(Exception):
    """The server did not start; the text is what it said last."""


class Server:
    """A place at which there is a server most of the time."""

    def __init__(self, database: str, logs: Path, *, program: Sequence[str] = SERVE, bot_workers: int = 1) -> None:
        settings = ("--json", "--port", "0", "--database", database, "--bot-workers", str(bot_workers))
        logging = ("--log-format", "json", "--log-level", "warning")
        self._command = (sys.executable, "-P", *program, *settings, *logging, *NO_LIMITS)
        self._logs = logs
        self._process: Process | None = None
        self.url: str | None = None
        """None while there is no server here."""

    @property
    def process(self) -> Process:
        assert self._process is not None
        return self._process

    async def start(self) -> None:
        with self._logs.open("ab") as logs:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=logs, env=_plain_environment()
            )
        assert self._process.stdout is not None
        with suppress(TimeoutError, json.JSONDecodeError):
            async with asyncio.timeout(STARTING):
                self.url = json.loads(await self._process.stdout.readline())["url"]
        if self.url is None:
            await self.kill()
            lines = self._logs.read_text(errors="replace").strip().splitlines()
            raise NoStart(lines[-1] if lines else "it says nothing")

    async def kill(self) -> None:
        """As a power cut would: the process has no time to do anything."""
        self.url = None
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def stop(self) -> bool:
        """In an orderly way; False if it did not end so."""
        self.url = None
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            async with asyncio.timeout(STOPPING):
                return await self.process.wait() == 0
        except TimeoutError:
            await self.kill()
            return False

    def complaints(self) -> list[str]:
        return complaints_in(self._logs)


@asynccontextmanager
async def running(servers: Sequence[Server]) -> AsyncGenerator[None]:
    """All are started, and none is left behind."""
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


def complaints_in(logs: Path) -> list[str]:
    """The errors that a server logged: there should be none."""
    lines = logs.read_text(errors="replace").splitlines() if logs.exists() else []
    return [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]


def _plain_environment() -> dict[str, str]:
    """What a host has set for the real server is not meant for a drill."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SKULDUGGERY_")}
