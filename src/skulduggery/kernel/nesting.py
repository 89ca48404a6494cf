"""Nesting limit for JSON from outside. We have our own because decoders stop at the interpreter's.

`web/src/pad/core/strict.ts` has the same limit.
"""

import re
from itertools import accumulate

DEEPEST = 100
"""Lists and objects inside each other. Our own messages and files need fewer than ten."""

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def is_too_deep(text: bytes | str) -> bool:
    """Whether lists and objects in any text are nested deeper than allowed. Brackets in strings do not count."""
    if not _has_many_brackets(text):
        return False
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    brackets = _STRING.sub(b"", data).translate(None, _NO_BRACKETS)
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > DEEPEST


def _has_many_brackets(text: bytes | str) -> bool:
    """Few messages have many: counting brackets is much cheaper than reading every character."""
    if isinstance(text, str):
        return text.count("[") + text.count("{") > DEEPEST
    return text.count(b"[") + text.count(b"{") > DEEPEST
