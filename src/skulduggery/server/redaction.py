"""What may stand in a log: the second line of defence, behind the care of whoever writes to it.

Anything with a name on the list of secrets is masked, objects are never written out, exceptions tell where but not
what, ids of tables (which are keys to them) are shortened, and addresses are hashed.
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
"""Names, or parts of names, of what is not for logs; the plural counts, too."""

IDS = frozenset({"table", "tables", "guest", "guests", "log"})
ADDRESSES = frozenset({"address", "client", "peer", "ip"})
SHORT = 6
LONGEST = 300
MOST_FRAMES = 12

SPEAKING_ERRORS = (OSError, StoreDown, BadDatabase)
"""Whose words are about the machine. Those of others may quote what they choked on."""

_salt = secrets.token_bytes(16)


def use_salt(salt: bytes) -> None:
    """For processes of one server: the same address looks the same in the lines of all of them."""
    global _salt
    _salt = salt


def without_secrets(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """Masks what has the name of a secret, wherever it stands, and keeps of everything else only plain values."""
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
            return f"<{type(value).__name__}>"  # never written out: who knows what is in it


def where_it_failed(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """An exception becomes its type and the places it went through, innermost first."""
    error = _error(entry.pop("exc_info", None))
    entry.pop("stack_info", None)
    if error is not None:
        entry["error"] = _error_words(error)
        entry["at"] = _places(error)
        if error.__cause__ is not None:
            entry["cause"] = _error_words(error.__cause__)
    return entry


def _error(told: Any) -> BaseException | None:
    """`exc_info` is an exception, a tuple with one in the middle, or True for the one that is being handled."""
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
    """With its folder, since many files are called __init__.py."""
    return "/".join(Path(path).parts[-2:])


def without_addresses(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    for name in ADDRESSES & entry.keys():
        entry[name] = hashed(str(entry[name]))
    return entry


def first_line(_: WrappedLogger, method: str, entry: EventDict) -> EventDict:
    """asyncio writes whole tasks into the lines that follow, with what went wrong in them."""
    entry["event"] = str(entry.get("event", "")).partition("\n")[0]
    return entry


def short(long_id: str) -> str:
    """Enough of an id to recognise it by, and not enough to use it."""
    return long_id if len(long_id) <= SHORT else f"{long_id[:SHORT]}…"


def hashed(address: str) -> str:
    """The same for the same address until the server stops, and not to be turned back."""
    return "a-" + hashlib.blake2s(address_key(address).encode(), key=_salt, digest_size=4).hexdigest()
