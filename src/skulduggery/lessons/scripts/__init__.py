"""What is taught of each game: one package a game, with its `SCRIPTS`."""
