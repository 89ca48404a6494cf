"""Skull King."""

from skulduggery.lessons.script import Script
from skulduggery.lessons.scripts.skull_king.examples import EXAMPLES
from skulduggery.lessons.scripts.skull_king.first import FIRST

SCRIPTS: tuple[Script, ...] = (FIRST, *EXAMPLES)
