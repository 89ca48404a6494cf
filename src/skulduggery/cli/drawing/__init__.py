"""Building blocks for drawing the games' tables."""
