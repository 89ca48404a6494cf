"""What the page's sources say: every call of `say` and its like, with its key and the arguments it gives."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALL = re.compile(r"\b(say|sayOf|sayPad|sayBook|maybe)\(")
NAMES_ITS_PART = ("sayOf", "maybe")
ALWAYS_OF = {"sayPad": "pad", "sayBook": "pad-book"}
STRING = re.compile(r"""\s*(["'`])((?:(?!\1).)*)\1""", re.DOTALL)
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Said(NamedTuple):
    file: Path
    of_game: bool
    key: str
    """Up to its first `${`, if it is put together."""
    is_whole: bool
    given: frozenset[str] | None
    """Names of arguments; None where they cannot be read from the call alone."""
    part: str | None = None
    """The part of the page whose words these are, where the call names it."""


def said_in(file: Path) -> Iterator[Said]:
    text = file.read_text(encoding="utf-8")
    for call in CALL.finditer(text):
        if re.search(r"(function|import)\s+$|[.\w]$", text[: call.start()][-12:]):
            continue
        arguments = split(text, call.end())
        first = int(call[1] in NAMES_ITS_PART)
        key, given = arguments[first : first + 1], arguments[first + 1 :]
        found = STRING.fullmatch(key[0].rstrip()) if key else None
        keys = [found[2]] if found else re.findall(r'[?:]\s*"([\w-]+)"(?=\s*(?:[:]|$))', key[0]) if key else []
        for one in keys:
            start, joint, _ = one.partition("${")
            named = STRING.fullmatch(arguments[0].rstrip()) if first else None
            part = named[2] if named else ALWAYS_OF.get(call[1])
            yield Said(file, call[1] != "say", start, not joint, names(given), part)


def split(text: str, start: int) -> list[str]:
    """The arguments of a call whose opening bracket ends at `start`."""
    parts, depth, begun, quote = list[str](), 0, start, ""
    for place in range(start, len(text)):
        sign = text[place]
        if quote:
            quote = "" if sign == quote and text[place - 1] != "\\" else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in PAIRS:
            depth += 1
        elif sign in PAIRS.values():
            if depth == 0:
                return [part for part in (*parts, text[begun:place]) if part.strip()]
            depth -= 1
        elif sign == "," and depth == 0:
            parts.append(text[begun:place])
            begun = place + 1
    return parts


def names(given: list[str]) -> frozenset[str] | None:
    if not given:
        return frozenset()
    literal = given[0].strip()
    if not (literal.startswith("{") and literal.endswith("}")) or "..." in literal:
        return None
    fields = (re.match(r'\s*"?([\w-]+)', field) for field in split(literal[1:-1] + ")", 0))
    return frozenset(field[1] for field in fields if field)
