"""The page that is played in, from files that come with the program."""

import hashlib
import os
from email.utils import formatdate, parsedate_to_datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar.response.base import ASGIResponse
from msgspec import Struct

from skulduggery.server.security.clients import header

BUILT = Path(__file__).parent.parent / "static"
FOLDER = Path(os.environ.get("SKULDUGGERY_STATIC") or BUILT)
"""The built client. Developers may name another folder."""
INDEX = "/index.html"
ROUTES = ("/", "/mine", "/credits")
"""Pages of the client: its one file finds out by the address which is meant."""
TABLE_PAGE = "/t/"
"""Links to tables lead here; the page itself finds out which table it is."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Files with other endings are not given out."""

WITHOUT_PAGE = b"Skulduggery is running, but this installation has no page to play in. The API is under /api.\n"


class File(Struct, frozen=True):
    content: bytes
    media_type: str
    etag: str
    modified: float


class Pages:
    """ASGI middleware: answers what is asked for by name, and leaves everything else to the application."""

    def __init__(self, app: Any, folder: Path = FOLDER) -> None:
        self._app = app
        found = (file for file in folder.rglob("*") if file.suffix in TYPES and file.is_file())
        self._files = {f"/{file.relative_to(folder).as_posix()}": file for file in found}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        found = self._find(scope["path"]) if scope["type"] == "http" and scope["method"] == "GET" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            await _answer(found, scope)(scope, receive, send)

    def _find(self, path: str) -> File | None:
        """Only what lay in the folder when the server started, whatever the path says."""
        if path in ROUTES or (path.startswith(TABLE_PAGE) and path.count("/") == 2):
            return self._read(INDEX) or _NO_PAGE
        return self._read(path)

    def _read(self, path: str) -> File | None:
        file = self._files.get(path)
        if file is None or not file.is_file():
            return None
        status = file.stat()
        return _content(file, status.st_mtime, status.st_size)


@lru_cache(maxsize=256)
def _content(file: Path, modified: float, size: int) -> File:
    """Read once, and again when the file has changed."""
    content = file.read_bytes()
    etag = hashlib.blake2s(content, digest_size=12).hexdigest()
    return File(content=content, media_type=TYPES[file.suffix], etag=f'"{etag}"', modified=modified)


_NO_PAGE = File(content=WITHOUT_PAGE, media_type=TYPES[".txt"], etag='"none"', modified=0)


def _answer(file: File, scope: Any) -> ASGIResponse:
    headers = {
        # Kept, but asked about each time: a new version of the program is there at once.
        "cache-control": "no-cache",
        "etag": file.etag,
        "last-modified": formatdate(file.modified, usegmt=True),
    }
    if _is_known(file, scope):
        return ASGIResponse(body=b"", status_code=304, headers=headers, media_type=file.media_type)
    return ASGIResponse(body=file.content, status_code=200, headers=headers, media_type=file.media_type)


def _is_known(file: File, scope: Any) -> bool:
    """Whether the browser has this very version already. Its tag counts more than its date."""
    tags = header(scope, b"if-none-match")
    if tags is not None:
        return any(tag.strip().removeprefix("W/") in (file.etag, "*") for tag in tags.split(","))
    since = header(scope, b"if-modified-since")
    try:
        return since is not None and parsedate_to_datetime(since).timestamp() >= int(file.modified)
    except (ValueError, OverflowError):
        return False
