"""The file of a SQLite store: for its owner's eyes only, used by one server at a time, missed when gone."""

import os
import sys
from pathlib import Path

from skulduggery.server.store import BadDatabase, StoreDown

OWNER_ONLY = 0o600
"""The database holds secrets: of the shuffles, and the key that signs cookies."""


def make(path: Path) -> None:
    """Creates the file, and the folder it lies in, if they are not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise BadDatabase(f"{path} is a folder; name a file for the database")
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except OSError as error:
        raise BadDatabase(f"cannot create the database {path}: {error.strerror}") from error


class Lock:
    """Held by one process at a time; the system frees it when the holder ends, however it ends."""

    def __init__(self, path: Path) -> None:
        try:
            handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as error:
            raise BadDatabase(f"cannot create {path}.lock: {error.strerror}") from error
        if not _try_lock(handle):
            os.close(handle)
            raise BadDatabase(f"another server has {path} open; stop it, or use another database")
        self._handle: int | None = handle

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


class Identity:
    """Which files were opened. A file that was deleted can still be written to, but nobody will ever read it."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, Path(f"{path}-wal"))
        self._known = [_identity(file) for file in self._paths]

    def demand(self) -> None:
        for path, known in zip(self._paths, self._known, strict=True):
            if _identity(path) != known:
                raise StoreDown(f"{path.name} was deleted or replaced while the server ran; restart the server")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
