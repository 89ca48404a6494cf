"""The score pad in a terminal: reading input, storing the file, drawing sheets."""
