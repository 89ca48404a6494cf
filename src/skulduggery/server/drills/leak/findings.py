"""What leaked, to whom, and how it shows."""

import json
from collections.abc import Generator
from typing import Any, cast

from msgspec import Struct

LONGEST = 120
"""Most characters shown of a value."""


class Finding(Struct, frozen=True):
    """Somebody was told something that depends on hidden facts."""

    game: str
    seats: int
    seq: int
    to: str
    """A seat, a spectator or a screen."""
    where: str
    """The part of the message, such as `update.view.hands[2]`."""
    told: str
    otherwise: str
    """The value in another truth that the receiver could not tell apart; or what is wrong."""

    def __str__(self) -> str:
        return (
            f"{self.game}, {self.seats} players, entry {self.seq}, to {self.to}: {self.where} "
            f"is {self.told}, and would be {self.otherwise} in another truth"
        )


def first_difference(told: bytes, otherwise: bytes) -> tuple[str, str, str]:
    """The place of the first difference between two messages, and both values there."""
    one, other = json.loads(told), json.loads(otherwise)
    kind: str = one.get("type", "message")
    for where, here, there in _differences(one, other, kind):
        return where, _short(here), _short(there)
    return kind, _short(one), "the same in other words"


def _differences(one: Any, other: Any, where: str) -> Generator[tuple[str, Any, Any]]:
    parts, others = _parts(one), _parts(other)
    if parts is not None and others is not None and (isinstance(one, dict) or len(parts) == len(others)):
        for name in dict.fromkeys((*parts, *others)):
            yield from _differences(parts.get(name), others.get(name), where + name)
    elif one != other:
        yield where, one, other


def _parts(value: Any) -> dict[str, Any] | None:
    if isinstance(value, dict):
        return {f".{name}": part for name, part in cast("dict[str, Any]", value).items()}
    if isinstance(value, list):
        return {f"[{number}]": part for number, part in enumerate(cast("list[Any]", value))}
    return None


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
