"""Cleans what people write, names and chat: no control characters, no tricks with the text direction.

Escaping is the job of the code that displays it. This only makes sure that one line stays one line and looks like
itself.
"""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_TEXT = 300
LONGEST_COMMENT = 2_000

UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters, lone surrogates, private and unassigned characters, line separators."""

JOINER = "\N{ZERO WIDTH JOINER}"
MOST_MARKS = 4
"""Most accents on one letter. More of them would cover the lines above and below."""

BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters and marks by category, but invisible."""


def clean_name(text: str) -> str | None:
    """A name of 1 to 24 visible characters; None if it has none or too many."""
    name = _plain(text, longest_read=8 * LONGEST_NAME)
    return name if name and len(name) <= LONGEST_NAME else None


def clean_text(text: str) -> str | None:
    """A line of chat of 1 to 300 characters, or None."""
    line = _plain(text, longest_read=8 * LONGEST_TEXT)
    return line if line and len(line) <= LONGEST_TEXT else None


def clean_comment(text: str) -> str | None:
    """1 to 2000 characters, perhaps on several lines; or None. Consecutive blank lines become one."""
    lines = [_plain(line, longest_read=8 * LONGEST_COMMENT) for line in text[: 8 * LONGEST_COMMENT].splitlines()]
    comment = re.sub(r"\n{3,}", "\n\n", "\n".join(lines).strip("\n"))
    return comment if comment and len(comment) <= LONGEST_COMMENT else None


def _plain(text: str, *, longest_read: int) -> str:
    # Line breaks and tabs become blanks first: "a\nb" is two words.
    spaced = re.sub(r"\s", " ", text[:longest_read])
    kept = "".join(letter for place, letter in enumerate(spaced) if _is_kept(spaced, place))
    line = " ".join(_without_heaps(unicodedata.normalize("NFC", kept)).split())
    return line if any(_is_visible(letter) for letter in line) else ""


def _is_kept(text: str, place: int) -> bool:
    letter = text[place]
    if letter == JOINER:
        return _joins_emoji(text, place)
    return unicodedata.category(letter) not in UNWANTED and letter not in BLANK_LETTERS


def _joins_emoji(text: str, place: int) -> bool:
    """Whether a joiner stands between emoji, as in a family or a flag. Anywhere else a joiner only hides something."""
    before = text[:place].rstrip("\N{VARIATION SELECTOR-16}")[-1:]
    return _is_emoji(before) and _is_emoji(text[place + 1 : place + 2])


def _is_emoji(letter: str) -> bool:
    """A symbol, or a modifier of skin colour."""
    return bool(letter) and unicodedata.category(letter) in ("So", "Sk") and ord(letter) >= 0x2190


def _without_heaps(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"
