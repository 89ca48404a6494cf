"""Keeps our session cookie in a file, so that a restarted bot gets its seat back."""

import contextlib
import os
from pathlib import Path

import msgspec

from skulduggery.client.addresses import Server
from skulduggery.client.errors import ClientError


def load(file: Path, server: Server) -> str | None:
    """The cookie for this server, if the file has one."""
    return _read(file).get(server.origin)


def save(file: Path, server: Server, cookie: str) -> None:
    """Readable for this user only: the cookie gives access to the seat."""
    kept = {**_read(file), server.origin: cookie}
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(kept)))
        os.replace(beside, file)
    except OSError as fault:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise ClientError(f"Cannot write {file}: {fault.strerror}") from fault


def _read(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except OSError as fault:
        raise ClientError(f"Cannot read {file}: {fault.strerror}") from fault
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ClientError(f"{file} is no file of cookies: it should hold one JSON object") from fault
