"""The file of a SQLite store: readable for its owner only, used by one server at a time, checked for deletion."""

import contextlib
import os
import struct
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from skulduggery.server.store import BadDatabase, StoreDown

OWNER_ONLY = 0o600
"""Only the owner has access. The database holds secrets: of the shuffles, and the key that signs cookies."""
TryLock: TypeAlias = Callable[[int], bool]

FLOCK = "hhqqi4x"
"""The system's `struct flock`: kind, from where, first byte, how many, process."""
OUR_BYTE = 2**62
"""Far beyond the end of any database, and beyond the bytes that SQLite locks."""


def make(path: Path) -> None:
    """Create the file and its folder if they do not exist."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise BadDatabase(f"{path} is a folder; name a file for the database")
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except OSError as error:
        raise BadDatabase(f"cannot create the database {path}: {error.strerror}") from error


class Lock:
    """A lock for one process at a time. The system releases it when the holder ends, in whatever way.

    There are two locks. One is on a file beside the database. The other is on the database itself, if the system
    supports it; that one holds under every name of the file (a hard link, a file that is mounted twice).
    """

    def __init__(self, path: Path) -> None:
        self._handles: list[int] = []
        try:
            self._take(Path(f"{path}.lock"), path, _try_lock)
            self._take(path, path, _try_lock_itself)
            _demand_one_name(path)
        except BaseException:
            self.release()
            raise

    def ask_disk(self) -> None:
        """Return when a sound database is on disk. Uses a handle that stays open: closing any handle would release
        SQLite's locks (POSIX)."""
        with contextlib.suppress(OSError, IndexError):
            os.fsync(self._handles[-1])

    def release(self) -> None:
        """Release the lock. Close all connections to the database first: closing any handle releases its POSIX
        locks."""
        while self._handles:
            os.close(self._handles.pop())

    def _take(self, file: Path, path: Path, try_lock: TryLock) -> None:
        try:
            handle = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as error:
            raise BadDatabase(f"cannot open {file}: {error.strerror}") from error
        self._handles.append(handle)
        if not try_lock(handle):
            raise BadDatabase(f"another server has {path} open; stop it, or use another database")


def _demand_one_name(path: Path) -> None:
    """Refuse a file with several names. SQLite keeps new data in a companion file named after the database, which is
    not found under another name."""
    names = os.stat(path).st_nlink
    if names > 1:
        raise BadDatabase(f"{path} has {names} names (hard links); remove the others, or copy the file instead")


class Identity:
    """The identity of the opened files. A deleted file can still be written to, but nobody will ever read it."""

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


def is_locked(path: Path) -> bool:
    """Whether a server has the database open. Only reads, and holds no lock for longer than the check. Not for a
    process that has the database open itself."""
    return not (_is_free(Path(f"{path}.lock"), _try_lock) and _is_free(path, partial(_try_lock_itself, shared=True)))


def _is_free(file: Path, try_lock: TryLock) -> bool:
    try:
        handle = os.open(file, os.O_RDONLY)
    except OSError:
        return True
    try:
        return try_lock(handle)
    finally:
        os.close(handle)


def _try_lock_itself(handle: int, *, shared: bool = False) -> bool:
    """Lock a byte that SQLite never uses, for this handle alone: `flock` would shut SQLite out on some systems, and
    a lock of the process would be released with any of SQLite's handles. True if the system has no such lock."""
    if sys.platform != "linux":
        return True
    import fcntl

    kind = fcntl.F_RDLCK if shared else fcntl.F_WRLCK
    try:
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack(FLOCK, kind, os.SEEK_SET, OUR_BYTE, 1, 0))
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system without locks
        return True
    return True


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
