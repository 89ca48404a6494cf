"""Skulduggery: the home of Skull King, its dice game, Skull Queen and Sleeping Queens."""

__version__ = "0.1.0"
