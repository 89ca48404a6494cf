"""Reads lines from a person, who may leave at any time."""

import contextlib
import importlib
import sys

from rich.console import Console

from skulduggery.cli.words import clean


class Left(Exception):
    """The person has left, by `quit` or Ctrl-D."""


class Asker:
    """Each prompt is one line, so that prompts work over ssh, in a pipe and with a screen reader."""

    def __init__(self, console: Console) -> None:
        self._console = console
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # enables line editing and history

    def line(self, prompt: str) -> str:
        self._console.file.flush()
        try:
            return clean(input(prompt))
        except EOFError:
            self._console.print()
            raise Left from None
