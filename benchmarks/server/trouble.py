"""Failures that end a measurement early."""


class Trouble(Exception):
    """The load cannot go on; the text says why."""
