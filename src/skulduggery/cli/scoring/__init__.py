"""The score pad in a terminal: reading what is typed, keeping the file, drawing sheets."""
