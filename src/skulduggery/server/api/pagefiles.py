"""The files of the page in memory, with their response headers."""

import gzip
import hashlib
import time
from collections.abc import Mapping
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from skulduggery.server.security.headers import WORKER_POLICY

ARCHIVE = "application/zip"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": ARCHIVE,
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": ARCHIVE,
}
"""Files with other endings are not served."""
PACKED = ".gz"
"""A second ending: the large file is stored compressed, and requested without this ending."""

QUICKLY = 5
PACKED_WELL = ("text/", "application/", "image/svg")
"""Types worth compressing. Pictures, fonts, sounds and archives are compressed already."""
WORTH_PACKING = 512

NAMED_BY_CONTENT = ("/assets/", "/engine/")
"""The names of these files change with their content, so a browser never needs to revalidate them."""
SAME_NAME = "/engine/engine.json"
"""The list of what the browser needs to run the rules. The names of all files in it change with their content."""
RUNS_PYTHON = "/engine/worker"
"""The script that runs the rules in a browser. Only this script may use WebAssembly."""
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
"""Cached, but revalidated each time: clients get a new version of the program at once."""


class File(Struct, frozen=True):
    content: bytes
    """As stored in memory; compressed if `is_packed`."""
    media_type: str
    etag: str
    modified: float
    cache_control: str
    is_packed: bool = False
    policy: str | None = None
    """A content security policy for this file alone."""

    @property
    def can_be_packed(self) -> bool:
        if self.is_packed or self.media_type == ARCHIVE:
            return self.is_packed
        return self.media_type.startswith(PACKED_WELL) and len(self.content) >= WORTH_PACKING

    @property
    def headers(self) -> dict[str, str]:
        """Headers of every response about the file, also of one without a body."""
        vary = {"vary": "accept-encoding"} if self.can_be_packed else {}
        policy = {} if self.policy is None else {"content-security-policy": self.policy}
        modified = formatdate(self.modified, usegmt=True)
        return {"cache-control": self.cache_control, "last-modified": modified, **vary, **policy}

    def packed(self) -> tuple[bytes, str]:
        """The compressed content, with an ETag of its own."""
        content = self.content if self.is_packed else _packed(self.content)
        return content, f'{self.etag[:-1]}-gzip"'

    def unpacked(self) -> tuple[bytes, str]:
        """The content for the few clients that do not accept compression."""
        return gzip.decompress(self.content) if self.is_packed else self.content, self.etag


def all_files(folder: Path) -> Mapping[str, File]:
    """All files, by the path of their URL."""
    found = (file for file in folder.rglob("*") if _named(file).suffix in TYPES and file.is_file())
    return {(path := f"/{_named(file).relative_to(folder).as_posix()}"): _read(file, path) for file in found}


def plain(content: bytes, media_type: str, modified: float = 0, path: str = "", *, is_packed: bool = False) -> File:
    is_for_good = path.startswith(NAMED_BY_CONTENT) and path != SAME_NAME
    return File(
        content=content,
        media_type=media_type,
        etag=f'"{hashlib.blake2s(content, digest_size=12).hexdigest()}"',
        modified=modified,
        cache_control=FOR_GOOD if is_for_good else ASK_EACH_TIME,
        is_packed=is_packed,
        policy=WORKER_POLICY if path.startswith(RUNS_PYTHON) else None,
    )


def with_tags(page: File, tags: bytes, *, is_steady: bool) -> File:
    """The page with more tags in its head. If not `is_steady`, they describe something that changes over time."""
    content = page.unpacked()[0].replace(b"</head>", tags + b"</head>", 1)
    modified = page.modified if is_steady else time.time()
    # Compressed at each request: there are too many such pages to cache.
    return plain(gzip.compress(content, QUICKLY, mtime=0), page.media_type, modified, is_packed=True)


def _named(file: Path) -> Path:
    return file.with_suffix("") if file.suffix == PACKED else file


def _read(file: Path, path: str) -> File:
    status = file.stat()
    return _content(file, path, status.st_mtime, status.st_size)


@lru_cache(maxsize=1024)
def _content(file: Path, path: str, modified: float, size: int) -> File:
    """Read a file again only if it has changed. One process may create many applications."""
    media_type = TYPES[_named(file).suffix]
    return plain(file.read_bytes(), media_type, modified, path, is_packed=file.suffix == PACKED)


@lru_cache(maxsize=1024)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, compresslevel=9, mtime=0)
