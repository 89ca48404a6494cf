"""Skull King, the dice game."""

from skulduggery.lessons.script import Script
from skulduggery.lessons.scripts.skull_king_dice.examples import EXAMPLES
from skulduggery.lessons.scripts.skull_king_dice.first import FIRST

SCRIPTS: tuple[Script, ...] = (FIRST, *EXAMPLES)
