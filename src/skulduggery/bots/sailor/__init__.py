"""The sailor: plays sensibly by simple rules. One file for each game."""

LEVEL = 1
"""Its rank among the bots."""
