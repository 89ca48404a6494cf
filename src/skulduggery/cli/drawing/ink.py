"""Cards, dice and figures as chips: in colour, and always with letters, so that nothing depends on the colour."""

from rich.console import Console
from rich.text import Text

YELLOW = "bold black on yellow"
RED = "bold white on red"
BLUE = "bold white on blue"
GREEN = "bold black on green"
BLACK = "bold white on grey19"
WHITE = "bold black on white"
TEAL = "bold black on cyan"
PURPLE = "bold white on magenta"
GOLD = "bold yellow on grey19"

BACK = "white on grey37"
"""A face-down card or die."""

QUIET = "dim"
LOUD = "bold"


class Ink:
    """How chips look on a console: coloured, or in brackets without colour."""

    def __init__(self, *, coloured: bool) -> None:
        self.coloured = coloured

    @classmethod
    def on(cls, console: Console) -> "Ink":
        return cls(coloured=console.color_system is not None and not console.no_color)

    def chip(self, code: str, style: str) -> Text:
        return Text(f" {code} ", style=style) if self.coloured else Text(f"[{code}]")


def joined(texts: list[Text], between: str = " ") -> Text:
    return Text(between).join(texts)
