"""Makes the standard streams safe: no character stops the program, and a closed pipe is no error."""

import io
import os
import sys


def tame() -> None:
    """Replace characters that a terminal cannot show, and bytes that are not text. A closed stream counts as empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (it lives as long as we do)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def close(status: int) -> int:
    """Close standard output if it accepts no more, so that the interpreter does not fail at exit."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)
    return status
