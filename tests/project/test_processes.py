"""What tests start is ended whatever happens: also when a worker is ended by a time limit, or a test forgets it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts.processes import descendants
from tests.project.nested import environment

ROOT = Path(__file__).resolve().parents[2]
STARTING = """
import subprocess, sys

def start(note):
    program = f"import os, time; open({note!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(3600)"
    subprocess.Popen([sys.executable, "-c", program], start_new_session=True)
    while not open(note, "a+").tell():
        pass
"""
FORGETFUL = f"""{STARTING}
def test_that_forgets():
    start(NOTE)
"""
HANGING = f"""{STARTING}
import os, pytest

def test_whose_worker_dies():
    start(NOTE)
    os._exit(1)

def gone(pid):
    try:
        return open(f"/proc/{{pid}}/stat").read().rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True

def test_that_comes_after_it():
    pid = int(open(NOTE).read())
    while not gone(pid):
        pass
"""
HALF_ENDED = """
import ctypes, os, subprocess, sys, threading, time

child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
threading.Thread(target=time.sleep, args=(3600,)).start()
open(sys.argv[1] + ".new", "w").write(str(child.pid))
os.rename(sys.argv[1] + ".new", sys.argv[1])
ctypes.CDLL(None).pthread_exit(None)
"""
INTERRUPTED = """
import signal, subprocess, sys

def test_that_a_process_can_be_interrupted():
    program = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).stdout == b"True\\n"
"""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, which Linux alone has")


@linux_only
def test_what_a_test_forgets_is_ended_with_the_run(tmp_path: Path) -> None:
    finished = run_tests(tmp_path, FORGETFUL, workers=0)
    assert finished.returncode == 0, finished.stdout
    assert "1 passed" in finished.stdout
    assert "ended what the tests had left running:" in finished.stdout
    assert is_gone(tmp_path / "note")


@linux_only
def test_what_a_dead_worker_leaves_is_ended_at_once(tmp_path: Path) -> None:
    """The second test waits for that."""
    finished = run_tests(tmp_path, HANGING, workers=1)
    assert "1 failed, 1 passed" in finished.stdout, finished.stdout
    assert is_gone(tmp_path / "note")


@linux_only
def test_children_are_found_whose_parent_has_only_threads_left(tmp_path: Path) -> None:
    """Its first thread has ended, so it is listed as ended; its children are still its own."""
    note = tmp_path / "note"
    with subprocess.Popen([sys.executable, "-c", HALF_ENDED, str(note)]) as parent:
        try:
            while not (note.is_file() and is_listed_as_ended(parent.pid)):
                time.sleep(0.01)
            assert int(note.read_text(encoding="utf-8")) in descendants()
            assert parent.pid not in descendants()
        finally:
            parent.kill()
            if note.is_file():
                os.kill(int(note.read_text(encoding="utf-8")), signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="no such signals on this system")
def test_a_run_in_the_background_can_interrupt_what_it_starts(tmp_path: Path) -> None:
    finished = run_tests(tmp_path, INTERRUPTED, workers=0, first=("/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh"))
    assert finished.returncode == 0, finished.stdout


def run_tests(folder: Path, tests: str, *, workers: int, first: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    for part in ("scripts", "tests"):
        (folder / part).mkdir()
    for file in ("pyproject.toml", "scripts/test.py", "scripts/processes.py"):
        shutil.copy(ROOT / file, folder / file)
    (folder / "tests" / "test_planted.py").write_text(f"NOTE = {str(folder / 'note')!r}\n{tests}", encoding="utf-8")
    command = [*first, sys.executable, "scripts/test.py", "tests"]
    alone = environment(workers=workers)
    return subprocess.run(
        command, cwd=folder, env=alone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )


def is_gone(note: Path) -> bool:
    """A process that has ended may still be listed."""
    (pid,) = note.read_text(encoding="utf-8").split()
    try:
        return is_listed_as_ended(int(pid))
    except FileNotFoundError:
        return True


def is_listed_as_ended(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] in "ZX"
