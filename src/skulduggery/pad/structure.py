"""The structure of a pad file: the first place where it is wrong, and what belongs there.

Keys are checked in the order of docs/pad.md. Unknown keys come after them, sorted by their UTF-16 code units as
browsers sort. The page checks in the same order.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from skulduggery.pad.model import FIELDS, Refusal
from skulduggery.pad.texts import cut


class Fault(NamedTuple):
    path: str
    """Relative to the checked object, such as `.rounds[2][0].bid`."""
    expected: str


Test = Callable[[Any], Fault | None]
MISSING = object()


def structure_fault(file: Any) -> Refusal | None:
    """The first structural fault of a file that claims to be a pad of this version."""
    fault = PAD_FILE(file)
    return fault and Refusal("structure", None, {"path": fault.path.removeprefix("."), "expected": fault.expected})


def _kind(expected: str, is_one: Callable[[Any], bool]) -> Test:
    return lambda thing: None if is_one(thing) else Fault("", expected)


def _maybe(test: Test) -> Test:
    return lambda thing: None if thing is MISSING else test(thing)


def _list_of(test: Test) -> Test:
    def first_fault(things: Any) -> Fault | None:
        return LIST(things) or _first((f"[{place}]", test, thing) for place, thing in enumerate(things))

    return first_fault


def _object_of(tests: Mapping[str, Test]) -> Test:
    """An object with exactly these keys."""

    def first_fault(thing: Any) -> Fault | None:
        return OBJECT(thing) or _first(_inside(thing, tests))

    return first_fault


def _inside(thing: dict[str, Any], tests: Mapping[str, Test]) -> Iterable[tuple[str, Test, Any]]:
    for key, test in tests.items():
        yield f".{key}", test, thing.get(key, MISSING)
    for key in sorted(thing.keys() - tests.keys(), key=lambda key: key.encode("utf-16-be")):
        yield f".{cut(key)}", NOTHING, thing


def _first(places: Iterable[tuple[str, Test, Any]]) -> Fault | None:
    for place, test, thing in places:
        fault = test(thing)
        if fault:
            return Fault(place + fault.path, fault.expected)
    return None


LIST = _kind("list", lambda thing: isinstance(thing, list))
OBJECT = _kind("object", lambda thing: isinstance(thing, dict))
TEXT = _kind("text", lambda thing: isinstance(thing, str))
NUMBER = _kind("number", lambda thing: isinstance(thing, int) and not isinstance(thing, bool))
TRUE = _kind("true", lambda thing: thing is True)
NOTHING = _kind("nothing", lambda thing: False)

ENTRY = _object_of({field: _maybe({"side": TEXT, "queens": _list_of(TEXT)}.get(field, NUMBER)) for field in FIELDS})
TABLE = _object_of({"from": NUMBER, "seats": _list_of(NUMBER), "lowest": _maybe(_list_of(NUMBER))})
GAME = _object_of(
    {
        "id": TEXT,
        "game": TEXT,
        "players": _list_of(TEXT),
        "seating": _maybe(_list_of(TABLE)),
        "length": _maybe(NUMBER),
        "first": NUMBER,
        "options": OBJECT,
        "started": TEXT,
        "changed": TEXT,
        "stopped": _maybe(TRUE),
        "rounds": _list_of(_list_of(ENTRY)),
    }
)
PAD_FILE = _object_of({"format": TEXT, "games": _list_of(GAME)})
