"""Files of the page in memory, with what is said of them when they are given out."""

import gzip
import hashlib
from collections.abc import Mapping
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

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
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Files with other endings are not given out."""

PACKED_WELL = ("text/", "application/", "image/svg")
"""Pictures, fonts and sounds are packed already."""
WORTH_PACKING = 512

NAMED_BY_CONTENT = "/assets/"
"""Under other names when their content changes: whoever has one need never ask again."""
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
"""Kept, but asked about each time: a new version of the program is there at once."""


class File(Struct, frozen=True):
    content: bytes
    media_type: str
    etag: str
    modified: float
    cache_control: str

    @property
    def can_be_packed(self) -> bool:
        return self.media_type.startswith(PACKED_WELL) and len(self.content) >= WORTH_PACKING

    @property
    def headers(self) -> dict[str, str]:
        """In every answer about it, also in one that sends nothing."""
        vary = {"vary": "accept-encoding"} if self.can_be_packed else {}
        return {"cache-control": self.cache_control, "last-modified": formatdate(self.modified, usegmt=True), **vary}

    def packed(self) -> tuple[bytes, str]:
        """Compressed, with a tag of its own."""
        return _packed(self.content), f'{self.etag[:-1]}-gzip"'


def all_files(folder: Path) -> Mapping[str, File]:
    """By the path under which each is asked for."""
    found = (file for file in folder.rglob("*") if file.suffix in TYPES and file.is_file())
    return {(path := f"/{file.relative_to(folder).as_posix()}"): _read(file, path) for file in found}


def plain(content: bytes, media_type: str, modified: float = 0, path: str = "") -> File:
    return File(
        content=content,
        media_type=media_type,
        etag=f'"{hashlib.blake2s(content, digest_size=12).hexdigest()}"',
        modified=modified,
        cache_control=FOR_GOOD if path.startswith(NAMED_BY_CONTENT) else ASK_EACH_TIME,
    )


def _read(file: Path, path: str) -> File:
    status = file.stat()
    return _content(file, path, status.st_mtime, status.st_size)


@lru_cache(maxsize=1024)
def _content(file: Path, path: str, modified: float, size: int) -> File:
    """Many applications may be made in one process: a file is read again only when it has changed."""
    return plain(file.read_bytes(), TYPES[file.suffix], modified, path)


@lru_cache(maxsize=1024)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, compresslevel=9, mtime=0)
