"""Rich consoles: texts from outside are never read as markup, and paths are printed in one piece.

On a terminal, sentences are wrapped between words. In a pipe or a file nothing is wrapped, and tables are as wide as
their contents.
"""

import os
import pydoc
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

PLAIN_WIDTH = 100
"""The width of lines and of rows of choices without a terminal."""

LESS = "-R"
"""Makes `less` show colours."""

UNLIMITED = 100_000
"""Wider than anything that we draw."""

_PRIVATE = 0xF0000
"""While a sentence is wrapped, spaces in paths are replaced by private characters, at which it is not wrapped."""


class OurConsole(Console):
    """A console that wraps and folds on terminals only."""

    def __init__(self, *, to_stderr: bool) -> None:
        stream = sys.stderr if to_stderr else sys.stdout
        self.is_plain = not stream.isatty()
        """Whether the output is a pipe or a file. Rich's own `is_terminal` follows FORCE_COLOR as well."""
        width = PLAIN_WIDTH if self.is_plain else None
        super().__init__(file=stream, width=width, highlight=False, markup=False, emoji=False)

    def print(self, *objects: Any, **how: Any) -> None:
        if not self.is_plain:
            super().print(*objects, **how)
        elif all(isinstance(thing, str | Text) for thing in objects):
            how["soft_wrap"] = True
            super().print(*objects, **how)
        else:
            self.width = max(PLAIN_WIDTH, *(self._natural_width(thing) for thing in objects))
            try:
                super().print(*objects, **how)
            finally:
                self.width = PLAIN_WIDTH

    def _natural_width(self, drawn: RenderableType) -> int:
        match drawn:
            case Rule(title=title):
                return (title.cell_len if isinstance(title, Text) else len(title)) + len("── ──")
            case Columns(renderables=entries):
                return max((self._natural_width(entry) for entry in entries), default=0)
            case str() | Text() | Table():
                return self.measure(drawn, options=self.options.update(width=UNLIMITED)).maximum
            case _:
                return 0

    def on_broken_pipe(self) -> None:
        """The reader of our output has closed the pipe. `main` handles that; Rich would report a failure."""
        raise BrokenPipeError


def on_stdout() -> OurConsole:
    return OurConsole(to_stderr=False)


@contextmanager
def paged() -> Generator[Console]:
    """A console whose output goes through the user's pager if it is longer than the screen. In a pipe or a file it
    does not."""
    console = on_stdout()
    if console.is_plain:
        yield console
        return
    with console.capture() as captured:
        yield console
    text = captured.get()
    if text.count("\n") < console.height:
        console.file.write(text)
        return
    os.environ.setdefault("LESS", LESS)
    pydoc.pager(text)


def on_stderr() -> OurConsole:
    return OurConsole(to_stderr=True)


def room(console: Console) -> int:
    """The width available for sheets and tables."""
    return UNLIMITED if isinstance(console, OurConsole) and console.is_plain else console.width


def print_sentence(console: Console, sentence: str, *, paths: Iterable[str] = (), style: str = "") -> None:
    """Print a sentence. On a terminal it is wrapped, but never inside one of the paths."""
    if not any(paths):
        console.print(Text(sentence, style=style))
        return
    for path in filter(None, paths):
        sentence = sentence.replace(path, _without_spaces(path))
    lines = Text(sentence, style=style).wrap(console, room(console), overflow="ignore")
    for line in lines:
        line.plain = _with_spaces(line.plain)
        console.print(line, soft_wrap=True)


def _without_spaces(path: str) -> str:
    return "".join(chr(_PRIVATE + ord(letter)) if letter.isspace() else letter for letter in path)


def _with_spaces(text: str) -> str:
    return "".join(_moved_back(letter) for letter in text)


def _moved_back(letter: str) -> str:
    meant = chr(max(0, ord(letter) - _PRIVATE) & 0xFFFF)
    return meant if ord(letter) >= _PRIVATE and meant.isspace() else letter
