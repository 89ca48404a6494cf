"""A score pad and somebody who writes in it: in this very process, line after line."""

import io
import json
import signal
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from skulduggery import cli
from skulduggery.pad import PadGame, Refusal, read_file

START = {
    "skull-king": ("--game", "skull-king", "--players", "Anna,Ben,Cleo", "--dealer", "Ben"),
    "skull-king-dice": ("--game", "skull-king-dice", "--players", "Anna,Ben,Cleo", "--dealer", "Ben"),
    "skull-queen": ("--game", "skull-queen", "--players", "Anna,Ben,Cleo", "--dealer", "Ben"),
    "sleeping-queens": ("--game", "sleeping-queens", "--players", "Anna,Ben,Cleo", "--dealer", "Ben"),
}


class Done(NamedTuple):
    status: int
    out: str
    err: str


def scored(*arguments: str | Path, lines: Sequence[str] = ()) -> Done:
    """What `skulduggery score` answers to these lines."""
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
    given = io.StringIO("".join(f"{line}\n" for line in lines))
    with signals_kept(), mock.patch.multiple("sys", stdin=given, stdout=out, stderr=err):
        status = cli.main(["score", *map(str, arguments)])
        out.flush()
    return Done(status, out.buffer.getvalue().decode(), err.getvalue())  # type: ignore[attr-defined]


def games_of(path: Path) -> tuple[PadGame, ...]:
    """A file that `skulduggery.pad` reads is a complete one."""
    found = read_file(path.read_bytes())
    assert not isinstance(found, Refusal), found
    return found


def sheets_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in scored(path, "--json").out.splitlines()]


def assert_refused(done: Done, *mentioned: str) -> None:
    """Exit status 2, one line on standard error, nothing on standard output."""
    assert done.status == 2, done
    assert done.out == ""
    assert done.err.startswith("skulduggery score: ")
    assert len(done.err.splitlines()) == 1
    assert "Traceback" not in done.err
    for word in mentioned:
        assert word in done.err, done.err


@contextmanager
def signals_kept() -> Generator[None]:
    """The command listens for being told to leave; the tests do not."""
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
