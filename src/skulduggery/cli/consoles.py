"""Rich consoles: texts from outside are never read as markup."""

import sys

from rich.console import Console

PLAIN_WIDTH = 100
"""How wide tables may be where there is no terminal to ask."""


def on_stdout() -> Console:
    return _console(to_stderr=False)


def on_stderr() -> Console:
    return _console(to_stderr=True)


def _console(*, to_stderr: bool) -> Console:
    stream = sys.stderr if to_stderr else sys.stdout
    width = None if stream.isatty() else PLAIN_WIDTH
    return _OurConsole(file=stream, width=width, highlight=False, markup=False, emoji=False)


class _OurConsole(Console):
    def on_broken_pipe(self) -> None:
        """Whoever read our output has seen enough: a matter for `main`, not for Rich, which would call it a failure."""
        raise BrokenPipeError
