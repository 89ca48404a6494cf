"""The sailor: plays sensibly by simple rules. One file a game."""
