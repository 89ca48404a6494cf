"""The standard streams, made safe: no character stops the program, and a closed pipe is no accident."""

import io
import os
import sys


def tame() -> None:
    """Characters that a terminal cannot show are replaced, as are bytes that are no text; a stream that was closed
    is as good as an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (it lives as long as we do)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close(status: int) -> int:
    """Lets go of standard output if it takes no more, so that the interpreter does not stumble over it when it ends."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)
    return status
