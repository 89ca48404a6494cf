"""`skulduggery drill`, as hosts use it."""

import json
import signal
import subprocess
import time
from collections.abc import Callable

import pytest

from skulduggery.cli.commands import drill
from skulduggery.cli.faults import BadInput, sentence
from skulduggery.cli.parser import parse
from skulduggery.locales import Speech
from tests.cli.running import COMMAND, assert_one_clear_line, environment, skulduggery
from tests.processes import children_of, is_alive, running

PATIENCE = 60.0


def test_the_crash_drill_tells_people_what_it_found() -> None:
    done = skulduggery("drill", "crash", "--games", "2", "--kills", "1", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "mit sqlite, 2 gleichzeitig; 1-mal wurde ein Server getötet" in done.stdout
    assert "Nichts ist verloren, nichts steht doppelt da" in done.stdout
    assert done.stderr == ""


def test_the_leak_drill_tells_programs_what_it_found() -> None:
    done = skulduggery("drill", "leak", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["drill"], found["good"], found["leaks"]) == ("leak", True, 0)
    assert (found["games"], found["pairs"]) == (1, 8)
    assert found["rebuilt"] > found["frames"] > 100
    assert found["findings"] == found["errors"] == []


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        ("", "DRILL"),
        ("fire", "crash, leak, soak, flood"),
        ("crash --games many", "--games"),
        ("crash --games 0", "1 to 5000"),
        ("crash --kills -1", "--kills"),
        ("crash --servers 9", "1 to 4"),
        ("crash --database oracle", "sqlite or postgres"),
        ("crash --database sqlite --servers 2", "--database postgres"),
        ("crash --database sqlite --workers 2", "--database postgres"),
        ("crash --workers 9", "1 to 4"),
        ("crash --cut-bus --servers 1", "--servers 2"),
        ("crash --dsn here", "postgresql://"),
        ("crash --dsn postgresql://nobody@127.0.0.1:1/none", "PostgreSQL cannot be reached"),
        ("crash --minutes 3", "--minutes"),
        ("leak --games x", "--games"),
        ("leak --seed -4", "--seed"),
        ("soak --minutes nan", "0.1 to 1440"),
        ("soak --tables 0", "--tables"),
        ("soak --database sqlite --workers 2", "--database postgres"),
        ("soak --servers 0", "1 to 4"),
        ("leak --database sqlite --servers 2", "--database postgres"),
        ("flood --seconds 0.5", "1 to 600"),
        ("flood --database sqlite --workers 2", "--database postgres"),
        ("flood --only pings,rain", "pings, pongs, continuations"),
        ("page", "./skulduggery drill page"),
        ("soak --lang xx", "en, de, fr, it"),
    ],
)
def test_bad_input_is_refused_with_a_reason(arguments: str, mentioned: str) -> None:
    with pytest.raises(BadInput) as fault:
        drill.run(parse(["drill", *arguments.split()]))
    assert mentioned in sentence(fault.value, Speech("en"))


def test_bad_input_is_refused_in_one_line() -> None:
    assert_one_clear_line(skulduggery("drill", "soak", "--minutes", "soon"), "--minutes", "soon")


def test_a_database_in_use_is_not_played_with(postgres: str) -> None:
    first = skulduggery("drill", "crash", "--games", "1", "--kills", "0", "--dsn", postgres, "--json")
    assert first.returncode == 0, first.stderr
    again = skulduggery("drill", "crash", "--games", "1", "--kills", "0", "--dsn", postgres)
    assert_one_clear_line(again, "a drill needs an empty database of its own")


BACKGROUND = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")
"""How a shell starts a command in the background."""


@pytest.mark.parametrize(
    ("number", "start"),
    [(signal.SIGINT, ()), (signal.SIGTERM, ()), (signal.SIGTERM, BACKGROUND)],
    ids=["ctrl-c", "ended", "ended in the background"],
)
def test_a_drill_that_is_ended_leaves_no_server_behind(number: signal.Signals, start: tuple[str, ...]) -> None:
    command = [*start, *COMMAND, "drill", "crash", "--games", "1", "--kills", "1000"]
    with running(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as drill:
        _until(lambda: len(children_of(drill.pid)) > 0)
        (server, *_) = children_of(drill.pid)
        drill.send_signal(number)
        _, complaint = drill.communicate(timeout=PATIENCE)
        assert drill.returncode == 130
        assert complaint == b""
        _until(lambda: not is_alive(server))


def _until(fits: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.05)
