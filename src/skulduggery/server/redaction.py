"""What may be in a log. This is the second line of defence after the code that logs.

Values with a secret's name are masked, objects are never written out, and exceptions show where but not what. Ids of
tables (which are keys to them) are shortened, and addresses are hashed.
"""

import hashlib
import secrets
import sys
import traceback
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast

from structlog.typing import EventDict, WrappedLogger

from skulduggery.server.config import masked
from skulduggery.server.limits import address_key
from skulduggery.server.store import BadDatabase, StoreDown

HIDDEN = "[hidden]"
CARDS = ("card", "choice", "dice", "draw", "entry", "entrie", "event", "frame", "hand", "intent", "move", "outcome")
READ_FROM = ("payload", "prompt", "record", "state", "update", "view")
KEYS = ("authorization", "body", "code", "cookie", "database", "dsn", "header", "key", "password", "secret", "token")
WRITTEN = ("chat", "excerpt", "line", "text", "word")
SECRETS = frozenset({*CARDS, *READ_FROM, *KEYS, *WRITTEN})
"""Names, or parts of names, of values that must not be logged. Plurals match, too."""

IDS = frozenset({"table", "tables", "guest", "guests", "log"})
ADDRESSES = frozenset({"address", "client", "peer", "ip"})
SHORT = 6
LONGEST = 300
MOST_FRAMES = 12

SPEAKING_ERRORS = (OSError, StoreDown, BadDatabase)
"""Exceptions with messages about the machine. Messages of others may quote the value that failed."""

_salt = secrets.token_bytes(16)


def use_salt(salt: bytes) -> None:
    """Share a salt between processes of one server, so that an address has the same hash in all their lines."""
    global _salt
    _salt = salt


def without_secrets(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """Mask every value with a secret's name, at any depth. Of everything else keep only plain values."""
    kept = {name: entry[name] for name in entry if name.startswith("_")}  # structlog's own, removed later
    safe = {name: _safe(name, value) for name, value in entry.items() if name not in kept and name != "event"}
    return {"event": _plain(entry.get("event")), **safe, **kept}


def _safe(name: str, value: Any) -> Any:
    if _is_secret(name):
        return HIDDEN
    if name in IDS and isinstance(value, str):
        return short(value)
    return _plain(value, name)


def _is_secret(name: str) -> bool:
    parts = name.lower().replace("-", "_").split("_")
    return any(part in SECRETS or part.removesuffix("s") in SECRETS for part in parts)


def _plain(value: Any, name: str = "") -> Any:
    match value:
        case None | bool() | int() | float():
            return value
        case str():
            return (value if value.isprintable() else repr(value)[1:-1])[:LONGEST]
        case Mapping():
            facts = cast("Mapping[Any, Any]", value)
            return {str(inner): _safe(str(inner), each) for inner, each in facts.items()}
        case list() | tuple() | set() | frozenset():
            return [_safe(name, each) for each in cast("Iterable[Any]", value)]
        case _:
            return f"<{type(value).__name__}>"  # never written out: its content is unknown


def where_it_failed(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """Replace an exception by its type and the places in its traceback, innermost first."""
    error = _error(entry.pop("exc_info", None))
    entry.pop("stack_info", None)
    if error is not None:
        entry["error"] = _error_words(error)
        entry["at"] = _places(error)
        if error.__cause__ is not None:
            entry["cause"] = _error_words(error.__cause__)
    return entry


def _error(told: Any) -> BaseException | None:
    """The exception in `exc_info`: an exception, a tuple with one in the middle, or True for the current one."""
    if isinstance(told, BaseException):
        return told
    kind_error_place: tuple[Any, ...] = sys.exc_info() if told is True else told or (None, None, None)
    return kind_error_place[1]


def _error_words(error: BaseException) -> str:
    kind = type(error).__name__
    return f"{kind}: {masked(str(error))}" if isinstance(error, SPEAKING_ERRORS) else kind


def _places(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return " < ".join(f"{_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in reversed(frames))


def _file(path: str) -> str:
    """The file name with its folder, since many files are called __init__.py."""
    return "/".join(Path(path).parts[-2:])


def without_addresses(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    for name in ADDRESSES & entry.keys():
        entry[name] = hashed(str(entry[name]))
    return entry


def first_line(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """Keep only the first line. In the following lines asyncio prints whole tasks with their exceptions."""
    entry["event"] = str(entry.get("event", "")).partition("\n")[0]
    return entry


def short(long_id: str) -> str:
    """Enough of an id to recognise it, but too little to use it."""
    return long_id if len(long_id) <= SHORT else f"{long_id[:SHORT]}…"


def hashed(address: str) -> str:
    """The hash of an address. It is the same until the server stops, and cannot be reversed."""
    return "a-" + hashlib.blake2s(address_key(address).encode(), key=_salt, digest_size=4).hexdigest()
