"""A game in the terminal: reading what is typed, asking, following the game."""
