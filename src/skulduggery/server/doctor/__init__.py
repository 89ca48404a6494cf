"""Examines a SQLite database without changing it, and rescues what can be read of a damaged one.

`reading` reads rows around damaged pages, `examining` finds what is sound, `rescuing` writes a new file. Only the
command `doctor` uses this package, never a server.
"""
