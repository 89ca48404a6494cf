"""Skull King."""

from skulduggery.lessons.script import Script
from skulduggery.lessons.scripts.skull_king.examples import EXAMPLES

SCRIPTS: tuple[Script, ...] = (*EXAMPLES,)
