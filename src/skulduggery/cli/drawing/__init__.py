"""What the tables of the games are drawn with."""
