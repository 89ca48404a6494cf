"""Examines a database of SQLite without changing it, and saves what can be read of a damaged one.

`reading` reads rows around damaged pages, `examining` says what is sound, `rescuing` writes a new file. Used by the
command `doctor` alone, never by a server.
"""
