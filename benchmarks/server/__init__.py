"""Moves a second with all four players told of each, side by side with boardgame.io in the same run."""
