"""The standard streams, made safe: no character stops the program, and a closed pipe is no accident."""

import io
import os
import sys


def tame() -> None:
    """Characters that a terminal cannot show are replaced; bytes that are no text are read as a question mark."""
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
