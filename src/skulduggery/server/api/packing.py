"""Answers that are large and repeat themselves travel packed, where the other side can unpack them."""

import gzip
from typing import Any

from skulduggery.server.security.clients import header

VARY = {"vary": "accept-encoding"}
QUICKLY = 5
"""Nearly as small as at 9, in a fraction of the time: such an answer is packed for one reader only."""


def accepts_gzip(scope: Any) -> bool:
    for encoding in (header(scope, b"accept-encoding") or "").lower().split(","):
        name, _, quality = encoding.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or quality == ""
    return False


def packed(content: bytes, scope: Any) -> tuple[bytes, dict[str, str]]:
    """The content as whoever asks can read it, and the headers that say so."""
    if not accepts_gzip(scope):
        return content, VARY
    return gzip.compress(content, compresslevel=QUICKLY, mtime=0), {**VARY, "content-encoding": "gzip"}
