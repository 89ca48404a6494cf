"""Make text from outside (names, file names, typed lines, records) safe to show."""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_LINE = 5000
"""Room for the longest path that a system allows, with a sentence around it."""
BREAKS = re.compile(r"[\t-\r\x1c-\x1f\x85\u2028\u2029]\s*")
UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Control characters, marks that turn the direction of writing, lone surrogates, private ones, line separators."""


def clean(text: str) -> str:
    """The text without characters that move the cursor, change colours or change the writing direction."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(letter) in UNSAFE else letter for letter in text)


def one_line(text: str) -> str:
    """Make the text one line. Spaces stay, because a path may contain them."""
    return cut(clean(BREAKS.sub(" ", text.strip())), LONGEST_LINE)


def clean_name(name: str) -> str:
    """A player's name as we show it; a name without a visible character becomes a question mark."""
    return cut(one_line(" ".join(name[:LONGEST_LINE].split())), LONGEST_NAME) or "?"


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
