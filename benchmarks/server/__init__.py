"""Moves a second with every move sent to all four players, next to boardgame.io in the same run."""
