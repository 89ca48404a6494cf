"""A table's state and rules, computed from its log. Pure: no clock, no socket, no database, no randomness of its
own."""
