"""Sleeping Queens."""

from skulduggery.lessons.script import Script
from skulduggery.lessons.scripts.sleeping_queens.examples import EXAMPLES
from skulduggery.lessons.scripts.sleeping_queens.first import FIRST

SCRIPTS: tuple[Script, ...] = (FIRST, *EXAMPLES)
