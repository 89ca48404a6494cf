"""One setting: its name, its type, and whether a value fits it."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from ipaddress import ip_network
from typing import Any

import msgspec
from msgspec import Struct, inspect

from skulduggery.server.config import ServerConfig, is_postgres, masked
from skulduggery.server.security.origins import parse_origin

ANY_HOST = "*"
HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9_.-]{0,251}[a-z0-9])?")
LONGEST_SHOWN = 60
DIGITS = 20


class BadSetting(Exception):
    """A value in a source is wrong: a key for the sentence (`cli-bad-<reason>`), and its parameters."""

    def __init__(self, reason: str, **args: str) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_ = args


class Given(Struct, frozen=True, kw_only=True):
    """A value for a setting, and the flag, variable or file that sets it."""

    key: str
    source: str
    value: Any
    in_file: bool = False
    """Whether the source has types. In the environment and in flags everything is text."""

    @property
    def where(self) -> str:
        return f"{self.source}: {self.key}" if self.in_file else self.source


@cache
def settings() -> Mapping[str, inspect.Type]:
    """Every setting by its name, such as `limits.tables`, with its type."""
    return dict(_fields(ServerConfig, ""))


def _fields(struct: type[Struct], prefix: str) -> Iterator[tuple[str, inspect.Type]]:
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        if isinstance(field.type, inspect.StructType):
            yield from _fields(field.type.cls, f"{prefix}{field.name}.")
        else:
            yield prefix + field.name, field.type


def checked(given: Given) -> Any:
    """The value as the configuration stores it. `BadSetting` says what is allowed."""
    kind = settings()[given.key]
    value = given.value if given.in_file else _from_text(kind, given.value)
    match kind:
        case inspect.IntType(ge=int(lowest), le=int(highest)):
            return _number(value, lowest, highest, given)
        case inspect.BoolType():
            return _choice(value, (True, False), given)
        case inspect.LiteralType(values=allowed):
            return _choice(_spelled(value) if isinstance(value, bool) else value, allowed, given)
        case inspect.VarTupleType():
            return tuple(_item(item, given) for item in _list(value, given))
        case _:
            return _text(value, given)


def _from_text(kind: inspect.Type, text: str) -> Any:
    """The value that the text would be in a file; the text itself if it is none."""
    match kind:
        case inspect.IntType() if text.isascii() and text.isdigit() and len(text) <= DIGITS:
            return int(text)
        case inspect.BoolType() if text in ("true", "false"):
            return text == "true"
        case inspect.VarTupleType():
            return [part for part in text.split(",") if part.strip()]
        case _:
            return text


def _number(value: Any, lowest: int, highest: int, given: Given) -> int:
    if type(value) is int and lowest <= value <= highest:  # True is an int, too
        return value
    raise _bad("config-number", given, lowest=str(lowest), highest=str(highest))


def _choice(value: Any, allowed: Sequence[Any], given: Given) -> Any:
    if any(value is word or (isinstance(value, str) and value == word) for word in allowed):
        return value
    raise _bad("config-choice", given, allowed=", ".join(_spelled(word) for word in allowed))


def _list(value: Any, given: Given) -> list[str]:
    if isinstance(value, list) and all(isinstance(item, str) for item in msgspec.convert(value, list[Any])):
        return msgspec.convert(value, list[str])
    raise _bad("config-list", given)


def _item(item: str, given: Given) -> str:
    if given.key == "hosts":
        return _host(item, given)
    if given.key == "origins":
        origin = parse_origin(item)
        if origin is None:
            raise _bad("config-origins", given)
        return origin
    try:
        return str(ip_network(item.strip(), strict=False))
    except ValueError:
        raise _bad("config-proxies", given) from None


def _host(item: str, given: Given) -> str:
    """A host name as browsers send it, without scheme and port."""
    name = item.strip().lower().removesuffix(".")
    if name != ANY_HOST and not HOST_NAME.fullmatch(name):
        raise _bad("config-hosts", given)
    return name


def _text(value: Any, given: Given) -> str:
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise _bad("config-text", given)
    if given.key != "database" or is_postgres(value):
        return value.strip()
    if "://" in value:
        raise _bad("config-database", given)
    return os.path.expanduser(value)


def _bad(reason: str, given: Given, **args: str) -> BadSetting:
    shown: str = msgspec.json.encode(given.value, enc_hook=str).decode() if given.in_file else given.value
    if given.key == "database":
        shown = masked(shown)
    return BadSetting(reason, where=given.where, value=shown[:LONGEST_SHOWN], **args)


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
