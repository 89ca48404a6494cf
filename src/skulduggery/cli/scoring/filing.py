"""A small file that is written completely or not at all, by one process at a time."""

import contextlib
import errno
import os
import stat
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager

PATIENCE = 5.0
"""Seconds to wait for another writer; writing takes milliseconds."""
BETWEEN_TRIES = 0.02


class NotAFile(OSError):
    """A folder, a device or a pipe cannot store a pad."""

    def __init__(self, path: str) -> None:
        super().__init__(errno.EINVAL, os.strerror(errno.EINVAL), path)


def contents(path: str) -> bytes | None:
    """The content of the file; None if it does not exist yet."""
    try:
        # Without O_NONBLOCK, opening a pipe would block before we could refuse it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotAFile(path)
    with os.fdopen(descriptor, "rb") as stream:
        return stream.read()


def replace(path: str, data: bytes) -> None:
    """Write beside the old file first, to disk; then replace it, keeping its permissions."""
    target = os.path.realpath(path)  # a link stays a link
    folder = os.path.dirname(target)
    if os.path.exists(target) and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
    descriptor, beside = tempfile.mkstemp(prefix=f".{os.path.basename(target)[:80]}.", suffix=".part", dir=folder)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            _take_over_permissions(descriptor, target)
            os.fsync(descriptor)
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise
    _sync_folder(folder)


@contextmanager
def locked(path: str) -> Generator[None]:
    """Lock the file against other writers. Where locks are not supported, there is no wait."""
    folder = os.path.dirname(os.path.realpath(path))
    if sys.platform == "win32":
        with _locked_beside(path):
            yield
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        yield
        return
    try:
        _wait_for(descriptor, path)
        yield
    finally:
        os.close(descriptor)


def _wait_for(descriptor: int, path: str) -> None:
    """Lock the folder, because each write replaces the file itself."""
    import fcntl

    latest = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if time.monotonic() > latest:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), path) from None
            time.sleep(BETWEEN_TRIES)
        except OSError:  # a file system without locks
            return


@contextmanager
def _locked_beside(path: str) -> Generator[None]:
    """For Windows, which cannot lock folders."""
    if sys.platform != "win32":
        raise AssertionError
    import msvcrt

    descriptor = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
        yield
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
    finally:
        os.close(descriptor)


def _take_over_permissions(descriptor: int, target: str) -> None:
    """Copy the permissions of the replaced file, or use those of a new file."""
    if not hasattr(os, "fchmod"):
        return
    try:
        found = os.stat(target)
    except FileNotFoundError:
        os.fchmod(descriptor, 0o666 & ~_umask())
        return
    with contextlib.suppress(OSError):  # another user's file, which we may write but not give away
        if (found.st_uid, found.st_gid) != (os.geteuid(), os.getegid()):
            os.fchown(descriptor, found.st_uid, found.st_gid)
    os.fchmod(descriptor, stat.S_IMODE(found.st_mode))


def _umask() -> int:
    """The umask. The only way to read it is to set it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _sync_folder(folder: str) -> None:
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
