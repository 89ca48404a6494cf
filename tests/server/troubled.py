"""Databases in trouble, while a server uses them: each trouble begins, lasts as long as one likes, and ends."""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlsplit

from skulduggery.server.store import sqlite_connections, temporary
from tests.server.postgres import execute, name_of
from tests.server.serving import PATIENCE, RunningServer

Trouble: TypeAlias = Callable[[RunningServer], AbstractContextManager[None]]


# --- SQLite -------------------------------------------------------------------------------------------------------


@contextmanager
def full(server: RunningServer) -> Generator[None]:
    """The system lets no file grow any more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(f"{server.config.database}-wal"), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def locked(server: RunningServer) -> Generator[None]:
    """Another program writes, and takes its time."""
    other = sqlite3.connect(server.config.database, isolation_level=None, timeout=PATIENCE)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def gone(server: RunningServer) -> Generator[None]:
    with moved_away(Path(server.config.database)):
        yield


@contextmanager
def log_gone(server: RunningServer) -> Generator[None]:
    """The file in which SQLite notes what is not yet in the other one."""
    with moved_away(Path(f"{server.config.database}-wal")):
        yield


@contextmanager
def moved_away(file: Path) -> Generator[None]:
    away = file.with_name("away")
    file.rename(away)
    yield
    assert not file.exists(), "nobody makes another one in its place"
    away.rename(file)


@contextmanager
def read_only(server: RunningServer) -> Generator[None]:
    """Whatever connection is made: nothing can be written."""
    writable = sqlite_connections.WRITER
    sqlite_connections.WRITER = (*writable, "PRAGMA query_only = ON")
    on_writer(server, "PRAGMA query_only = ON")
    yield
    sqlite_connections.WRITER = writable


def on_writer(server: RunningServer, statement: str) -> None:
    """By the connection with which the server writes."""
    writing = server.app.state.hub.services.store._opened.writing

    def work(db: sqlite3.Connection) -> Any:
        return db.execute(statement).fetchone()

    async def ask() -> Any:
        return await writing.ask(work)

    asyncio.run_coroutine_threadsafe(ask(), writing._loop).result(PATIENCE)


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


@contextmanager
def connections_cut(server: RunningServer) -> Generator[None]:
    """All at once, and no new ones for a while."""
    name = name_of(server.config.database)
    cluster = server.config.database.replace(f"/{name}?", "/postgres?")
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    asyncio.run(execute(cluster, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
    asyncio.run(execute(cluster, cut))
    yield
    asyncio.run(execute(cluster, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))


@contextmanager
def stopped(server: RunningServer) -> Generator[None]:
    """PostgreSQL itself ends, and is started again."""
    folder = Path(parse_qs(urlsplit(server.config.database).query)["host"][0])
    os.kill(int((folder / "data" / "postmaster.pid").read_text().split()[0]), signal.SIGINT)
    wait_until(lambda: not (folder / "data" / "postmaster.pid").exists())
    yield
    start_again(folder)


def start_again(folder: Path) -> None:
    servant = temporary._servant()
    settings = [f"--{name.replace('_', '-')}={value}" for name, value in temporary.SETTINGS.items()]
    subprocess.Popen(
        [temporary._programs() / "postgres", "-D", folder / "data", "-k", folder, *settings],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        user=servant,
        group=None if servant is None else temporary._group(servant),
    )
    wait_until(lambda: temporary._is_ready(folder))


@contextmanager
def postgres_of_ones_own() -> Generator[str]:
    """One that may be stopped: the second start is ours to end, since its keeper knows only of the first."""
    with ExitStack() as stack:
        address = stack.enter_context(temporary.temporary_postgres(in_memory=True))
        stack.callback(end, Path(parse_qs(urlsplit(address).query)["host"][0]))
        yield address


def end(folder: Path) -> None:
    pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    os.kill(pid, signal.SIGINT)
    wait_until(lambda: not (folder / "data" / "postmaster.pid").exists())


def wait_until(fits: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < limit
        time.sleep(0.02)
