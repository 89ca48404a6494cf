"""Files of the page in memory, with what is said of them when they are given out."""

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
"""Files with other endings are not given out."""
PACKED = ".gz"
"""Behind another ending: a large file that lies here packed, and is asked for without this."""

QUICKLY = 5
PACKED_WELL = ("text/", "application/", "image/svg")
"""Pictures, fonts, sounds and archives are packed already."""
WORTH_PACKING = 512

NAMED_BY_CONTENT = ("/assets/", "/engine/")
"""Under other names when their content changes: whoever has one need never ask again."""
SAME_NAME = "/engine/engine.json"
"""The list of what there is to run the rules in a browser; all that it names is named by content."""
RUNS_PYTHON = "/engine/worker"
"""The script that runs the rules in a browser: WebAssembly is allowed to it alone."""
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
"""Kept, but asked about each time: a new version of the program is there at once."""


class File(Struct, frozen=True):
    content: bytes
    """As it lies in memory: packed already, if it is."""
    media_type: str
    etag: str
    modified: float
    cache_control: str
    is_packed: bool = False
    policy: str | None = None
    """A content security policy of its own."""

    @property
    def can_be_packed(self) -> bool:
        if self.is_packed or self.media_type == ARCHIVE:
            return self.is_packed
        return self.media_type.startswith(PACKED_WELL) and len(self.content) >= WORTH_PACKING

    @property
    def headers(self) -> dict[str, str]:
        """In every answer about it, also in one that sends nothing."""
        vary = {"vary": "accept-encoding"} if self.can_be_packed else {}
        policy = {} if self.policy is None else {"content-security-policy": self.policy}
        modified = formatdate(self.modified, usegmt=True)
        return {"cache-control": self.cache_control, "last-modified": modified, **vary, **policy}

    def packed(self) -> tuple[bytes, str]:
        """Compressed, with a tag of its own."""
        content = self.content if self.is_packed else _packed(self.content)
        return content, f'{self.etag[:-1]}-gzip"'

    def unpacked(self) -> tuple[bytes, str]:
        """For the few who cannot unpack it themselves."""
        return gzip.decompress(self.content) if self.is_packed else self.content, self.etag


def all_files(folder: Path) -> Mapping[str, File]:
    """By the path under which each is asked for."""
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
    """The page with more in its head. One that is not steady speaks of something that changes by and by."""
    content = page.unpacked()[0].replace(b"</head>", tags + b"</head>", 1)
    modified = page.modified if is_steady else time.time()
    # Packed here: there are too many such pages to remember.
    return plain(gzip.compress(content, QUICKLY, mtime=0), page.media_type, modified, is_packed=True)


def _named(file: Path) -> Path:
    return file.with_suffix("") if file.suffix == PACKED else file


def _read(file: Path, path: str) -> File:
    status = file.stat()
    return _content(file, path, status.st_mtime, status.st_size)


@lru_cache(maxsize=1024)
def _content(file: Path, path: str, modified: float, size: int) -> File:
    """Many applications may be made in one process: a file is read again only when it has changed."""
    media_type = TYPES[_named(file).suffix]
    return plain(file.read_bytes(), media_type, modified, path, is_packed=file.suffix == PACKED)


@lru_cache(maxsize=1024)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, compresslevel=9, mtime=0)
