"""What people write, names and chat, made plain: no control characters, no tricks with the direction of writing.

Escaping is for whoever shows it. Here it is only made certain that one line stays one line and looks like itself.
"""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_TEXT = 300
LONGEST_COMMENT = 2_000

UNWANTED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters, lone surrogates, private and unassigned ones, separators of lines."""

JOINER = "\N{ZERO WIDTH JOINER}"
MOST_MARKS = 4
"""Accents upon one letter. More of them are a heap that covers the lines above and below."""

BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Letters and marks by category, but nothing to see."""


def clean_name(text: str) -> str | None:
    """A name of 1 to 24 visible characters, or None if there is none in it or too many."""
    name = _plain(text, longest_read=8 * LONGEST_NAME)
    return name if name and len(name) <= LONGEST_NAME else None


def clean_text(text: str) -> str | None:
    """A line of chat of 1 to 300 characters, or None."""
    line = _plain(text, longest_read=8 * LONGEST_TEXT)
    return line if line and len(line) <= LONGEST_TEXT else None


def clean_comment(text: str) -> str | None:
    """1 to 2000 characters, perhaps on several lines; or None. Of blank lines in a row one is left."""
    lines = [_plain(line, longest_read=8 * LONGEST_COMMENT) for line in text[: 8 * LONGEST_COMMENT].splitlines()]
    comment = re.sub(r"\n{3,}", "\n\n", "\n".join(lines).strip("\n"))
    return comment if comment and len(comment) <= LONGEST_COMMENT else None


def _plain(text: str, *, longest_read: int) -> str:
    # Lines and tabs become blanks first: "a\nb" is two words.
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
    """A family or a flag is several emoji with a joiner in between; anywhere else a joiner only hides."""
    before = text[:place].rstrip("\N{VARIATION SELECTOR-16}")[-1:]
    return _is_emoji(before) and _is_emoji(text[place + 1 : place + 2])


def _is_emoji(letter: str) -> bool:
    """Symbols, and the modifiers of skin colour."""
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
