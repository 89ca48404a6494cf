"""A person at a terminal who always takes the first choice."""

import os
import re
import sys
from collections.abc import Mapping
from typing import Any

import pexpect

from skulduggery.locales import Speech
from tests.cli.running import COMMAND, environment

PROMPT = r"(?:\x1b\[\?2004h)?> "
LIVE: list[Any] = []
"""Terminals of the present test; tests/cli/conftest.py ends those that are left."""
PLACING = "front 3 3 3 3"


class Terminal:
    """A pseudo-terminal with the command line in it; `screen` is all that it has shown."""

    def __init__(self, *arguments: str, columns: int = 100, more: Mapping[str, str] | None = None) -> None:
        settings: Any = environment({"TERM": "xterm-256color", **(more or {})})
        self.child: Any = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=settings,
            encoding="utf-8",
            codec_errors="strict",
            timeout=100,
            dimensions=(40, columns),
            echo=False,
        )
        self.child.delaybeforesend = None
        LIVE.append(self.child)
        self.screen = ""

    def prompted(self) -> bool:
        """Waits for the next prompt; False at the end of the program."""
        found: int = self.child.expect([PROMPT, pexpect.EOF])
        self.shown: str = self.child.before
        self.screen += self.child.before
        return found == 0

    def type(self, line: str) -> str:
        """What comes back before the next prompt."""
        self.child.sendline(line)
        self.prompted()
        return self.shown

    def end(self) -> int:
        """Waits for the program to end, and gives its exit status."""
        while self.prompted():
            raise AssertionError(f"still asking: {self.shown}")
        self.child.close()
        status: int = self.child.exitstatus
        return status

    def play_on(self, language: str) -> None:
        """To the end, always with the first choice."""
        title = Speech(language).say("cli-your-turn")
        while self.prompted():
            self.child.sendline(first_choice(self.shown, title))


def first_choice(shown: str, title: str) -> str:
    lines = plain(shown).splitlines()
    assert title in lines, shown
    found = re.match(r" *(\w+)  ", lines[lines.index(title) + 1])
    return found[1] if found else PLACING


def plain(text: str) -> str:
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r\n", "\n")


if __name__ == "__main__":  # python -m tests.cli.terminal skull-king: look at a whole game
    looked_at = Terminal("play", *sys.argv[1:], columns=int(os.environ.get("COLUMNS", "80")))
    looked_at.play_on("en")
    print(looked_at.screen)
