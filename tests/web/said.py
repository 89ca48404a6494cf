"""What the page's sources say: every call of `say`, `sayOf` and `maybe`, with its key and the arguments it gives."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALL = re.compile(r"\b(say|sayOf|maybe)\(")
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
        of_game = call[1] != "say"
        key, given = arguments[of_game : of_game + 1], arguments[of_game + 1 :]
        found = STRING.fullmatch(key[0].rstrip()) if key else None
        keys = [found[2]] if found else re.findall(r'[?:]\s*"([\w-]+)"(?=\s*(?:[:]|$))', key[0]) if key else []
        for one in keys:
            start, joint, _ = one.partition("${")
            part = STRING.fullmatch(arguments[0].rstrip()) if of_game else None
            yield Said(file, of_game, start, not joint, names(given), part[2] if part else None)


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
