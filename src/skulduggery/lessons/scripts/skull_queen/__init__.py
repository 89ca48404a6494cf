"""Skull Queen."""

from skulduggery.lessons.script import Script
from skulduggery.lessons.scripts.skull_queen.examples import EXAMPLES
from skulduggery.lessons.scripts.skull_queen.first import FIRST

SCRIPTS: tuple[Script, ...] = (FIRST, *EXAMPLES)
