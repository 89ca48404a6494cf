"""Search a rulebook for words."""

import re
import unicodedata
from collections.abc import Sequence

from skulduggery.rulebooks.parsing import Entry, Rulebook


def mentioning(book: Rulebook, words: Sequence[str]) -> list[Entry]:
    """The rules in which each search word begins some word, regardless of case and accents."""
    wanted = [re.compile(r"\b" + re.escape(_plain(word))) for word in words]
    return [entry for entry in book.entries if all(one.search(_plain(_said(entry))) for one in wanted)]


def vocabulary(book: Rulebook) -> frozenset[str]:
    """All words of the rules, in lower case and without accents."""
    return frozenset(word for entry in book.entries for word in re.findall(r"[^\W\d_]+", _plain(_said(entry))))


def _said(entry: Entry) -> str:
    return f"{entry.text} {entry.note or ''}"


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
