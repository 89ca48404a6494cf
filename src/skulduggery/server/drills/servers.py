"""Real server processes: started as any host starts them, killed without warning, restarted."""

import asyncio
import json
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from skulduggery.server.config.sources import FILE_VARIABLE, PREFIX, variable
from skulduggery.server.drills.processes import children_of

SERVE = ("-m", "skulduggery", "serve", "--json")
SETTINGS = {
    "port": 0,
    "bot_workers": 1,
    "log_format": "json",
    "log_level": "warning",
    "limits.messages_per_second": 10_000,
    "limits.message_burst": 100_000,
    "limits.connections_per_address": 1_000_000,
    "limits.connections_per_guest": 1_000_000,
    "limits.requests_per_minute": 1_000_000,
    "limits.guests_per_hour": 1_000_000,
    "limits.tables_per_hour": 1_000_000,
    "limits.chat_lines_per_10_seconds": 10_000,
}
"""All players of a drill share one address."""


def with_workers(workers: int) -> Mapping[str, object]:
    return {**SETTINGS, "workers": workers}


STARTING = 120.0
STOPPING = 60.0


class NoStart(Exception):
    """The server did not start. The text is its last output."""


async def launch(program: Sequence[str], environment: Mapping[str, str], logs: int) -> Process:
    """Start Python with these arguments."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", *program, stdin=PIPE, stdout=PIPE, stderr=logs, env=environment
    )


class Server:
    """A place with a server most of the time."""

    def __init__(
        self,
        database: str,
        folder: Path,
        name: str = "server",
        *,
        program: Sequence[str] = SERVE,
        settings: Mapping[str, object] = SETTINGS,
    ) -> None:
        self._program = program
        self._settings = settings
        self._database = database
        self._folder = folder
        self._logs = folder / f"{name}.log"
        self._process: Process | None = None
        self.url: str | None = None
        """None while no server runs here."""

    async def start(self) -> None:
        with self._logs.open("ab") as logs:
            self._process = await launch(self._program, self._environment(), logs.fileno())
        with suppress(TimeoutError, json.JSONDecodeError):
            async with asyncio.timeout(STARTING):
                self.url = json.loads(await self._read())["url"]
        if self.url is None:
            await self.kill()
            lines = self._logs.read_text(errors="replace").strip().splitlines()
            raise NoStart(lines[-1] if lines else "it says nothing")

    async def kill(self) -> None:
        """Kill the server. The process has no time to react."""
        self.url = None
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    def kill_worker(self, rng: random.Random) -> None:
        """Kill one of several workers. The server goes on, and starts another."""
        assert self._process is not None
        workers = children_of(self._process.pid)
        if workers:
            with suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)

    async def stop(self) -> str | None:
        """Stop in an orderly way. If that fails, returns how the server ended."""
        self.url = None
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            async with asyncio.timeout(STOPPING):
                status = await self._process.wait()
        except TimeoutError:
            await self.kill()
            return f"it was still running after {STOPPING:g} s"
        return f"it ended with status {status}" if status else None

    async def ask(self) -> bytes:
        """The answer of a program that reads its standard input."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        return await self._read()

    def log_lines(self) -> list[str]:
        return self._logs.read_text(errors="replace").splitlines()

    def complaints(self) -> list[str]:
        return complaints_in(self._logs)

    async def _read(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    def _environment(self) -> dict[str, str]:
        """The environment without the host's settings for the real server, which are not meant for a drill."""
        nothing = self._folder / "nothing.toml"
        nothing.touch()
        others = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        ours = {variable(key): str(value) for key, value in ({**self._settings, "database": self._database}).items()}
        return {**others, **ours, FILE_VARIABLE: str(nothing)}


@asynccontextmanager
async def running(servers: Sequence[Server]) -> AsyncGenerator[None]:
    """Start all servers, and leave none behind."""
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


def complaints_in(logs: Path) -> list[str]:
    """The errors that a server logged. There should be none."""
    lines = logs.read_text(errors="replace").splitlines() if logs.exists() else []
    return [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]
