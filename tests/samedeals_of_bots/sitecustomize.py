"""The bots' processes of a server with the same deals (tests/samedeals.py) read this: bots decide alike then."""

import secrets


def _always_the_same(_bits: int) -> int:
    return 7


secrets.randbits = _always_the_same
