"""What is forked behaves like what is started."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from tests import zygote
from tests.cli.records import a_record, written
from tests.cli.running import COMMAND, environment
from tests.processes import ended_at_last, is_alive

pytestmark = pytest.mark.skipif(not zygote.POSSIBLE, reason="this system cannot fork; nothing enables it")

WAYS: dict[str, tuple[list[str], dict[str, str], bytes]] = {
    "words": (["games"], {}, b""),
    "other words": (["games"], {"SKULDUGGERY_LANG": "fr"}, b""),
    "a complaint": (["play", "chess"], {}, b""),
    "a file of the folder": (["check", "game.jsonl"], {}, b""),
    "standard input": (["check", "-"], {}, b"{"),
    "bytes that are no text": (["check", "-"], {}, b"\xff\xfe"),
    "several processes": (
        ["simulate", "skull-king", "--players", "2", "--games", "8", "--jobs", "2", "--seed", "1"],
        {},
        b"",
    ),
    "help": (["serve", "--help"], {}, b""),
}


@pytest.mark.parametrize(("arguments", "more", "given"), WAYS.values(), ids=WAYS)
def test_it_says_and_returns_the_same(arguments: list[str], more: dict[str, str], given: bytes, tmp_path: Path) -> None:
    written(tmp_path / "game.jsonl", a_record())
    real = subprocess.run([*COMMAND, *arguments], env=environment(more), cwd=tmp_path, input=given, capture_output=True)
    forked = zygote.start(arguments, environment(more), tmp_path, given=True)
    with ended_at_last(forked):
        out, error = forked.communicate(given)
        assert (out, without_seconds(error)) == (real.stdout, without_seconds(real.stderr))
        assert forked.wait() == real.returncode


SAYS = "import sys; print(__name__, sys.argv[1:]); print('no', file=sys.stderr); sys.exit(3)"


@pytest.mark.parametrize("way", ["code", "file", "module"])
def test_any_program_can_be_run(way: str, tmp_path: Path) -> None:
    (tmp_path / "says.py").write_text(SAYS, encoding="utf-8")
    program = {"code": ["-c", SAYS], "file": [str(tmp_path / "says.py")], "module": ["-m", "says"]}[way]
    with (tmp_path / "errors").open("w+b") as errors:
        forked = zygote.start_python([*program, "a b"], environment(), tmp_path, given=False, errors=errors.fileno())
        with ended_at_last(forked):
            assert forked.communicate(b"") == (b"__main__ ['a b']\n", b"")
            assert forked.wait() == 3
    assert (tmp_path / "errors").read_bytes() == b"no\n"


def without_seconds(told: bytes) -> bytes:
    return re.sub(rb"in [\d.]+ s", b"in 0 s", told)


def test_it_ends_by_signals_and_has_a_session_of_its_own(tmp_path: Path) -> None:
    forked = zygote.start(["score", "pad.json", "--game", "skull-king"], environment(), tmp_path, given=True)
    with ended_at_last(forked):
        assert forked.poll() is None
        assert os.getsid(forked.pid) == forked.pid
        forked.send_signal(signal.SIGKILL)
        assert forked.wait() == -signal.SIGKILL
    assert not is_alive(forked.pid)
    forked.communicate(b"")


def test_nothing_of_the_tests_is_open_in_it(tmp_path: Path) -> None:
    """Otherwise a command would keep files and pipes of others open."""
    folder = Path("/proc")
    if not folder.is_dir():
        pytest.skip("this system does not tell which files are open; nothing enables it")
    forked = zygote.start(["score", "pad.json", "--game", "skull-king"], environment(), tmp_path, given=True)
    with ended_at_last(forked):
        assert forked.stdout.read(1), "it runs"
        files = {int(file.name) for file in (folder / str(forked.pid) / "fd").iterdir()}
        assert files <= {0, 1, 2}
    forked.communicate(b"")
