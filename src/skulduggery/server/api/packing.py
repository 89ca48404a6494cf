"""Large, repetitive responses are compressed if the client accepts that."""

import gzip
from typing import Any

from skulduggery.server.security.clients import header

VARY = {"vary": "accept-encoding"}
QUICKLY = 5
"""Compresses nearly as well as 9 in a fraction of the time. Such a response is compressed for one reader only."""


def accepts_gzip(scope: Any) -> bool:
    for encoding in (header(scope, b"accept-encoding") or "").lower().split(","):
        name, _, quality = encoding.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or quality == ""
    return False


def packed(content: bytes, scope: Any) -> tuple[bytes, dict[str, str]]:
    """The content in an encoding that the client accepts, and the headers that name it."""
    if not accepts_gzip(scope):
        return content, VARY
    return gzip.compress(content, compresslevel=QUICKLY, mtime=0), {**VARY, "content-encoding": "gzip"}
