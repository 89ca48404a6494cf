"""Texts from outside (names, file names, typed lines, records) made safe to show."""

import unicodedata

LONGEST_NAME = 24
LONGEST_LINE = 1000
UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Control characters, marks that turn the direction of writing, lone surrogates, private ones, line separators."""


def clean(text: str) -> str:
    """The text without anything that could move the cursor, change colours or turn the direction of writing."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(letter) in UNSAFE else letter for letter in text)


def one_line(text: str) -> str:
    return cut(clean(" ".join(text.split())), LONGEST_LINE)


def clean_name(name: str) -> str:
    """A player's name as we show it; one without a visible character becomes a question mark."""
    return cut(one_line(name[:LONGEST_LINE]), LONGEST_NAME) or "?"


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
