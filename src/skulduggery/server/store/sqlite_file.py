"""The file of a SQLite store: for its owner's eyes only, used by one server at a time, missed when gone."""

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
"""The database holds secrets: of the shuffles, and the key that signs cookies."""
TryLock: TypeAlias = Callable[[int], bool]

FLOCK = "hhqqi4x"
"""The system's `struct flock`: kind, from where, first byte, how many, process."""
OUR_BYTE = 2**62
"""Far behind the end of any database, and behind the bytes that SQLite locks."""


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
    """Held by one process at a time; the system frees it when the holder ends, however it ends.

    There are two: on a file beside the database, and on the database itself where the system can do that, which counts
    under whatever name it is opened (a hard link, a file that is mounted twice).
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
        """Returns when the database is on the disk, if nothing is wrong with it. Takes a handle that stays open: when
        any is closed, POSIX takes SQLite's locks away."""
        with contextlib.suppress(OSError, IndexError):
            os.fsync(self._handles[-1])

    def release(self) -> None:
        """After all connections to the database are closed: POSIX takes its locks away when any handle is closed."""
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
    """SQLite keeps what is new in a file beside the database and named after it: under another name it is not found."""
    names = os.stat(path).st_nlink
    if names > 1:
        raise BadDatabase(f"{path} has {names} names (hard links); remove the others, or copy the file instead")


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


def is_locked(path: Path) -> bool:
    """Whether a server has the database open. Only reads, and locks nothing for longer than it takes to look. Not for
    a process that has the database open itself."""
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
    """Locks a byte that SQLite never uses, for this very handle: `flock` would shut SQLite out on some systems, and a
    lock of the process would go with any of SQLite's handles. True where the system has no such lock."""
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
