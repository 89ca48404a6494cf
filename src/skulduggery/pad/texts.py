"""Names and timestamps as a pad writes them, the same in Python and in a browser."""

import re
from datetime import datetime

LONGEST_NAME = 24
LONGEST_QUOTE = 40

SPACE = (
    "\t\n\v\f\r \N{NO-BREAK SPACE}\N{OGHAM SPACE MARK}"
    + "".join(chr(code) for code in range(0x2000, 0x200B))
    + "\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}\N{NARROW NO-BREAK SPACE}\N{MEDIUM MATHEMATICAL SPACE}"
    + "\N{IDEOGRAPHIC SPACE}\N{ZERO WIDTH NO-BREAK SPACE}"
)
"""What a browser trims, so that a name is as long here as there."""

MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


def trimmed(text: str) -> str:
    return text.strip(SPACE)


def is_name(name: str) -> bool:
    return 1 <= len(trimmed(name)) <= LONGEST_NAME


def key_of(name: str) -> str:
    """Names with the same key are the same name."""
    return trimmed(name).lower()


def is_moment(text: str) -> bool:
    """UTC, as in 2026-11-16T19:30:00Z."""
    if not MOMENT.fullmatch(text):
        return False
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return False
    return moment.isoformat() == text.replace("Z", "+00:00")  # newer Pythons read 24:00:00 as the next day


def cut(text: str) -> str:
    """The beginning of a text from outside, enough to recognise it."""
    return text[:LONGEST_QUOTE]
