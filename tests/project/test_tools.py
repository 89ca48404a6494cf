"""Programs that check the project are ended when they hang, and only then."""

import os
import sys
from pathlib import Path

import pytest

from tests import tools
from tests.tools import Hangs, run_tool

needs_proc = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="needs /proc to see what a program uses; enable it: run the tests on Linux"
)


def python(script: str) -> list[str]:
    return [sys.executable, "-c", script]


def test_status_and_output_come_back(tmp_path: Path) -> None:
    script = "import sys; print('one', flush=True); print('two', file=sys.stderr); sys.exit(3)"
    assert run_tool(python(script), tmp_path, os.environ) == (3, "one\ntwo\n")


@needs_proc
def test_what_stands_still_is_ended(tmp_path: Path) -> None:
    with pytest.raises(Hangs, match="stood still"):
        run_tool(python("import time; time.sleep(3600)"), tmp_path, os.environ, standstill=2.0)


@needs_proc
def test_what_runs_in_circles_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "MOST_PROCESSOR_TIME", 0.5)
    with pytest.raises(Hangs, match="seconds of the processor"):
        run_tool(python("while True: pass"), tmp_path, os.environ)


@needs_proc
def test_a_slow_machine_is_given_more_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "MOST_PROCESSOR_TIME", 0.1)
    monkeypatch.setattr(tools, "slowness", lambda: 1000.0)
    script = "import time\nwhile time.process_time() < 1.5: pass"
    assert run_tool(python(script), tmp_path, os.environ) == (0, "")


def test_no_machine_is_given_less_time_than_a_fast_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "FAST_S", 3600.0)
    assert tools.slowness() == 1.0
    monkeypatch.setattr(tools, "FAST_S", 1e-9)
    assert tools.slowness() > 1.0
