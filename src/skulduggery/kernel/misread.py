"""Read the parts of a record's step strictly: an error names the wrong part and what it should be."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from skulduggery.kernel.protocol import Argument


class Misread(ValueError):
    """An invalid part of a record: a key for the sentence, the broken rule if any, and the arguments."""

    def __init__(self, reason: str, rule: str | None = None, **args: Argument) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.rule = rule
        self.args_: dict[str, Argument] = args


def shown(value: Any) -> str:
    """A wrong value as JSON, in a few characters that are safe to print."""
    match value:
        case dict():
            return "{…}"
        case list() | tuple():
            return "[…]"
        case int() if not isinstance(value, bool) and abs(value) >= 10**12:
            return "…"
        case str():
            return repr(value if len(value) <= 22 else value[:21] + "…")
        case _:
            return json.dumps(value)[:24]


def whole_number(holder: Mapping[str, Any], key: str, path: str = "") -> int:
    value = _present(holder, key, path)
    if type(value) is not int:
        raise Misread("not-a-number", where=path + key, value=shown(value))
    return value


def text(holder: Mapping[str, Any], key: str, path: str = "") -> str:
    value = _present(holder, key, path)
    if not isinstance(value, str):
        raise Misread("not-a-text", where=path + key, value=shown(value))
    return value


def texts(holder: Mapping[str, Any], key: str, path: str = "") -> tuple[str, ...]:
    return tuple(_texts(_present(holder, key, path), path + key))


def items(holder: Mapping[str, Any], key: str, path: str = "") -> Sequence[Any]:
    """A list with items of any type."""
    return _list(_present(holder, key, path), path + key)


def hands(holder: Mapping[str, Any], key: str, path: str = "") -> tuple[tuple[str, ...], ...]:
    """A list with one list of cards for each seat."""
    value = items(holder, key, path)
    return tuple(tuple(_texts(hand, f"{path}{key}[{seat}]")) for seat, hand in enumerate(value))


def mapping(holder: Mapping[str, Any], key: str, path: str = "") -> dict[str, Any]:
    value = _present(holder, key, path)
    if not isinstance(value, dict):
        raise Misread("not-an-object", where=path + key, value=shown(value))
    return value  # pyright: ignore[reportUnknownVariableType]  (JSON: keys are texts)


def true(holder: Mapping[str, Any], key: str, path: str = "") -> None:
    """A key whose only value is true."""
    value = _present(holder, key, path)
    if value is not True:
        raise Misread("not-true", where=path + key, value=shown(value))


def true_or_false(holder: Mapping[str, Any], key: str, path: str = "") -> bool:
    value = _present(holder, key, path)
    if not isinstance(value, bool):
        raise Misread("not-true-or-false", where=path + key, value=shown(value))
    return value


def _present(holder: Mapping[str, Any], key: str, path: str) -> Any:
    if key not in holder:
        raise Misread("missing", where=path + key)
    return holder[key]


def _list(value: Any, where: str) -> Sequence[Any]:
    """A list, or the tuple of a match that is not serialised yet."""
    if not isinstance(value, list | tuple):
        raise Misread("not-a-list", where=where, value=shown(value))
    return value  # pyright: ignore[reportUnknownVariableType]


def _texts(value: Any, where: str) -> Sequence[str]:
    items = _list(value, where)
    for index, item in enumerate(items):
        if not isinstance(item, str):
            raise Misread("not-a-text", where=f"{where}[{index}]", value=shown(item))
    return items
