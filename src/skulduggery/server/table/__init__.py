"""A table as its log makes it. Pure: no clock, no socket, no database, no chance of its own."""
