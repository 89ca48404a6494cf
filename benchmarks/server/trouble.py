"""What ends a measurement before its time."""


class Trouble(Exception):
    """The load cannot go on; the text says why."""
