"""The text of a report for the people who run the server, perhaps in a terminal: plain lines, nothing hidden."""

import textwrap
from collections.abc import Iterable

from skulduggery.server.security.plaintext import LONGEST_TEXT, clean_text
from skulduggery.server.wire import Line


def plain(text: str) -> str:
    """Clean a text that is longer than a chat line, piece by piece."""
    pieces = textwrap.wrap(text, LONGEST_TEXT // 2)
    return "\n".join(filter(None, map(clean_text, pieces)))


def mark_of(who: str) -> str:
    """A mark for the lines of one guest in an excerpt. By this mark they are found if the guest asks to be
    forgotten."""
    return f" ({who}): "


def excerpt(lines: Iterable[Line]) -> str:
    return "\n".join(f"{line.n} {line.room}, {line.name}{mark_of(line.who)}{_said(line)}" for line in lines)


def _said(line: Line) -> str:
    if line.text is not None:
        return line.text
    return f"[{line.phrase or line.emote}]"
