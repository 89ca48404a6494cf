"""Starts the command line without waiting for its imports: a process that has made them forks once for every command.

What runs is `python -m skulduggery`, or another program of ours, in a process and a session of its own, with the
environment, the folder and the files it is given. Only what an interpreter does before the program begins is missing;
tests of that start a real one.
Each worker of xdist has one zygote, which ends with it."""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import IO, Any, NoReturn

from skulduggery.cli import commands
from tests import samedeals

ROOT = Path(__file__).resolve().parents[1]
POSSIBLE = hasattr(os, "fork") and hasattr(socket, "send_fds")
LENGTH = struct.Struct("<Q")
NUMBER = struct.Struct("<i")
FILES = 4
"""Standard input, output and error of the command, and where its exit status is told."""


class Forked:
    """What tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, status: int, stdin: IO[bytes] | None, stdout: IO[bytes], stderr: IO[bytes]) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.stdin, self.stdout, self.stderr = stdin, stdout, stderr
        self._status = status

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            ending = select.poll()  # select() takes no file numbers above 1023
            ending.register(self._status, select.POLLIN)
            if not ending.poll(None if timeout is None else 1000 * timeout):
                raise subprocess.TimeoutExpired("skulduggery", timeout or 0)
            told = os.read(self._status, NUMBER.size)
            os.close(self._status)
            assert told, "the zygote has ended"
            self.returncode = NUMBER.unpack(told)[0]
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def communicate(self, data: bytes) -> tuple[bytes, bytes]:
        """Writes all of it, and gives what comes back when the command has ended."""
        with ThreadPoolExecutor(2) as readers:
            told = [readers.submit(pipe.read) for pipe in (self.stdout, self.stderr)]
            if self.stdin is not None:
                with suppress(BrokenPipeError), self.stdin:
                    self.stdin.write(data)
            out, error = (reader.result() for reader in told)
        self.stdout.close()
        self.stderr.close()
        self.wait()
        return out, error


_ours: tuple[int, socket.socket] | None = None
"""The process that started the zygote, and the line to it."""

_asking = threading.Lock()
"""Some tests start commands in several threads."""


def can_start(more: Mapping[str, str]) -> bool:
    """Not with variables that are read only once, by the interpreter at its start or by what is imported already."""
    return POSSIBLE and not any(name.startswith(("PYTHON", "LC_")) for name in more)


def start(
    arguments: Sequence[str], environment: Mapping[str, str], folder: Path | None = None, *, given: bool
) -> Forked:
    """The command line with these arguments; `given` says whether something will be written to it."""
    return start_python(["-m", "skulduggery", *arguments], environment, folder, given=given)


def start_python(
    program: Sequence[str],
    environment: Mapping[str, str],
    folder: Path | None = None,
    *,
    given: bool,
    errors: int | None = None,
) -> Forked:
    """`python` with these arguments: `-m` and a module, `-c` and code, or a file. `errors` is the descriptor of an open
    file for standard error, which is a pipe otherwise."""
    heard, said = os.pipe() if given else (os.open(os.devnull, os.O_RDONLY), None)
    out, out_there = os.pipe()
    error, error_there = os.pipe() if errors is None else (os.open(os.devnull, os.O_RDONLY), os.dup(errors))
    status, status_there = os.pipe()
    theirs = [heard, out_there, error_there, status_there]
    task = json.dumps([list(program), dict(environment), str(folder or Path.cwd())]).encode()
    try:
        with _asking:
            line = _line()
            socket.send_fds(line, [LENGTH.pack(len(task))], theirs)
            line.sendall(task)
            pid = NUMBER.unpack(_exactly(line, NUMBER.size))[0]
    finally:
        for file in theirs:
            os.close(file)
    stdin = None if said is None else os.fdopen(said, "wb")
    return Forked(pid, status, stdin, os.fdopen(out, "rb"), os.fdopen(error, "rb"))


def _line() -> socket.socket:
    global _ours
    if _ours is None or _ours[0] != os.getpid():
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-m", "tests.zygote", str(theirs.fileno())]
        variables = {**os.environ, "PYTHONUTF8": "1"}
        process = subprocess.Popen(
            command, cwd=ROOT, env=variables, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, process_group=0
        )
        theirs.close()
        atexit.register(_end, process, ours)
        _ours = os.getpid(), ours
    return _ours[1]


def _end(process: "subprocess.Popen[bytes]", line: socket.socket) -> None:
    line.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
    process.kill()


def _exactly(line: socket.socket, size: int) -> bytes:
    read = b""
    while len(read) < size:
        more = line.recv(size - len(read))
        assert more, "the zygote has ended"
        read += more
    return read


# --- the zygote itself --------------------------------------------------------------------------------------------


def serve(line: socket.socket) -> list[str]:
    """Returns in the process of a command, with what it is to run; ends with the process that asked for it."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, _wake)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    running: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([line, woken], [], [])
        if woken in ready:
            os.read(woken, 4096)
            _tell_ended(running)
        if line not in ready:
            continue
        header, files, _, _ = socket.recv_fds(line, LENGTH.size, FILES)
        if not header:
            os._exit(0)
        program, environment, folder = json.loads(_exactly(line, LENGTH.unpack(header)[0]))
        pid = os.fork()
        if pid == 0:
            os.setsid()  # before anybody knows of it and may end its group
            line.sendall(NUMBER.pack(os.getpid()))
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for file in (line.detach(), woken, wake, files[3], *running.values()):
                os.close(file)
            _become(environment, folder, files[:3])
            return program
        running[pid] = files[3]
        for file in files[:3]:
            os.close(file)


def _wake(_signal: int, _frame: FrameType | None) -> None:
    """The signal has been noted in the pipe."""


def _tell_ended(running: dict[int, int]) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            file = running.pop(ended[0])
            with suppress(BrokenPipeError):  # nobody wants to know
                os.write(file, NUMBER.pack(os.waitstatus_to_exitcode(ended[1])))
            os.close(file)


def _become(environment: dict[str, str], folder: str, files: list[int]) -> None:
    os.chdir(folder)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    sys.path[0] = folder
    for name, number, mode, errors in (
        ("stdin", 0, "r", "surrogateescape"),
        ("stdout", 1, "w", "surrogateescape"),
        ("stderr", 2, "w", "backslashreplace"),
    ):
        opened: Any = open(number, mode, encoding="utf-8", errors=errors, closefd=False)  # noqa: SIM115 (as long as it runs)
        setattr(sys, name, opened)
        setattr(sys, f"__{name}__", opened)
    sys.stderr.reconfigure(line_buffering=True)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


def main() -> None:
    # What the commands of the tests import. Nothing here may start a thread: only one survives a fork.
    for name in ("skulduggery.games", "skulduggery.server.app", "skulduggery.server.run"):
        importlib.import_module(name)
    for command in pkgutil.iter_modules(commands.__path__, f"{commands.__name__}."):
        importlib.import_module(command.name)
    gc.freeze()  # what is here already stays as it is, and is not taken apart at the end of every command
    program = serve(socket.socket(fileno=int(sys.argv[1])))
    if samedeals.VARIABLE in os.environ:
        samedeals.begin()
    try:
        _run(program)
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            _leave(ended.code or 0)
        raise


def _run(program: Sequence[str]) -> None:
    """As an interpreter does with these arguments."""
    match program:
        case ["-m", module, *arguments]:
            sys.argv[:] = [module, *arguments]
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        case ["-c", code, *arguments]:
            sys.argv[:] = ["-c", *arguments]
            exec(compile(code, "<string>", "exec"), {"__name__": "__main__"})
        case [file, *_]:
            sys.argv[:] = program
            runpy.run_path(file, run_name="__main__")
        case _:
            raise ValueError("there is nothing to run")


def _leave(status: int) -> NoReturn:
    """As an interpreter ends, but for taking every object apart: that would copy all that the zygote has imported."""
    threading._shutdown()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status & 0xFF)


if __name__ == "__main__":
    main()
