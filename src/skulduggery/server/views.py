"""Views as JSON. Most of a view is the same for every viewer, and parts such as the score sheet stay for many moves.
Each field is encoded once for as long as it is the very same object.

Nothing else is cached, and nothing in a view ever changes. So each viewer gets exactly their own view.
"""

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

encoder = msgspec.json.Encoder()


class ViewEncoder:
    """The encoder of one table."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[type[Struct], _Kept] = {}

    def encode(self, part: Struct) -> bytes:
        """Encode a view, or a struct within it."""
        kind = type(part)
        kept = self._kept.get(kind)
        if kept is None:
            if not _goes_by_fields(kind):
                return encoder.encode(part)
            kept = self._kept[kind] = _Kept(kind)
        values = astuple(part)
        for n in compress(kept.numbers, map(is_not, values, kept.values)):
            value = values[n]
            kept.json[n] = kept.names[n] + (self.encode(value) if isinstance(value, Struct) else encoder.encode(value))
        kept.values = values
        return b"".join(kept.json)


class _Kept:
    """The last values of a struct's fields, and their encoding."""

    __slots__ = ("json", "names", "numbers", "values")

    def __init__(self, kind: type[Struct]) -> None:
        fields = kind.__struct_encode_fields__
        self.numbers = range(len(fields))
        self.names = [b',"%b":' % name.encode() for name in fields]
        """What precedes each value."""
        self.names[0] = _opening(kind) + self.names[0].removeprefix(b",")
        self.values: tuple[Any, ...] = (_NOTHING,) * len(fields)
        self.json = [b""] * len(fields) + [b"}"]


_NOTHING = object()


def _opening(kind: type[Struct]) -> bytes:
    config = kind.__struct_config__
    return b"{" if config.tag_field is None else b'{"%b":%b,' % (config.tag_field.encode(), encoder.encode(config.tag))


def _goes_by_fields(kind: type[Struct]) -> bool:
    """Whether the struct is immutable and its JSON lists all fields in order."""
    config = kind.__struct_config__
    return config.frozen and bool(kind.__struct_fields__) and not config.omit_defaults and not config.array_like
