"""A test that hangs fails with its traceback, and no process outlives the run of the tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import children_of, is_alive, running
from tests.project.nested import environment

ROOT = Path(__file__).resolve().parents[2]
SLEEPING = [sys.executable, "-c", "import time; time.sleep(3600)"]

TESTS = f"""
import signal, subprocess, time
import tests.conftest
from tests.processes import running

tests.conftest.HARD_LIMIT = 12
SLEEPING = {SLEEPING!r}

def note(process):
    with open("pids", "a") as file:
        print(process.pid, file=file)

def test_waits_for_ever():
    with running(SLEEPING) as process:
        note(process)
        process.wait()

def test_forgets_a_process():
    note(subprocess.Popen(SLEEPING, start_new_session=True))

def test_no_signal_reaches():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    note(subprocess.Popen(SLEEPING, start_new_session=True))
    time.sleep(3600)
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="what tests have left behind is found in /proc")
def test_nothing_hangs_and_nothing_is_left_behind(tmp_path: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 4\ntimeout_method = signal\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    alone = environment(workers=1, PYTHONPATH=str(ROOT))
    done = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, encoding="utf-8")
    assert re.search(r"Failed: Timeout .*4", done.stdout), done.stdout
    assert "process.wait()" in done.stdout, "where it hung"
    assert re.search(r"crashed while running .*test_no_signal_reaches", done.stdout), done.stdout
    assert "2 failed, 1 passed" in done.stdout
    pids = [int(line) for line in (tmp_path / "pids").read_text().splitlines()]
    assert len(pids) == 3
    assert not any(is_alive(pid) for pid in pids)


def test_a_process_ends_with_its_children_when_a_test_raises(tmp_path: Path) -> None:
    note = tmp_path / "child"
    code = f"import subprocess, sys; subprocess.Popen({SLEEPING!r}); open({str(note)!r}, 'x'); sys.stdin.read()"
    alive: list[int] = []
    try:
        with running([sys.executable, "-c", code], stdin=subprocess.PIPE) as process:
            while not note.exists():
                assert process.poll() is None
            alive = [process.pid, *children_of(process.pid)]
            assert len(alive) == 2
            assert all(is_alive(pid) for pid in alive)
            raise ZeroDivisionError
    except ZeroDivisionError:
        while any(is_alive(pid) for pid in alive):
            pass
