"""Pad files: strict reading, and writing. Any bytes are either games or one refusal."""

import re
from typing import Any

import msgspec
from msgspec import UNSET

from skulduggery.kernel.record import BadRecord, parse_json
from skulduggery.pad.changing import normal
from skulduggery.pad.checking import check
from skulduggery.pad.model import FORMAT, NEWER_FORMAT, PadFile, PadGame, Refusal
from skulduggery.pad.structure import structure_fault
from skulduggery.pad.texts import cut

MAX_BYTES = 5_000_000
"""Thousands of games fit in this size."""

NOT_A_PAD = Refusal("not-a-pad")
ANY_FORMAT = re.compile(r"skulduggery-pad/[0-9]+")


def read_file(data: bytes | str) -> tuple[PadGame, ...] | Refusal:
    """All games of the file, or a refusal for the whole file."""
    found = read_structure(data)
    return found if isinstance(found, Refusal) else checked(found.games)


def write_file(games: tuple[PadGame, ...] | list[PadGame]) -> bytes:
    """Write the oldest format that loses nothing, so that older programs can read what they know."""
    newer = any(map(_is_newer, games))
    return msgspec.json.encode(PadFile(NEWER_FORMAT if newer else FORMAT, tuple(games)))


def _is_newer(game: PadGame) -> bool:
    has_sums = any(entry.points is not UNSET for round in game.rounds for entry in round)
    return has_sums or game.seating is not UNSET or game.length is not UNSET


def checked(games: tuple[PadGame, ...]) -> tuple[PadGame, ...] | Refusal:
    """All games, or the first fault; with several games, also the faulty game's number."""
    known: set[str] = set()
    for number, game in enumerate(games, start=1):
        fault = check(game) or (Refusal("id") if game.id in known else None)
        if fault is not None:
            return with_args(fault, number=number) if len(games) > 1 else fault
        known.add(game.id)
    return tuple(normal(game) for game in games)


def read_structure(data: bytes | str) -> PadFile | Refusal:
    whole = _json(data)
    if not isinstance(whole, dict):
        return NOT_A_PAD
    found: Any = whole.get("format")  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    if not isinstance(found, str) or not ANY_FORMAT.fullmatch(found):
        return NOT_A_PAD
    if found not in (FORMAT, NEWER_FORMAT):
        return Refusal("newer-format", None, {"format": cut(found)})
    return structure_fault(whole) or msgspec.convert(whole, PadFile)


def with_args(fault: Refusal, **more: int) -> Refusal:
    return Refusal(fault.reason, fault.rule, {**fault.args, **more})


def _json(data: bytes | str) -> Any:
    """Strict JSON, as for records: no key twice, no NaN, no lone surrogate. None for anything else."""
    if len(data) > MAX_BYTES:
        return None
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data.removeprefix("\ufeff")
        text.encode()
        return parse_json(text)
    except (BadRecord, UnicodeError):
        return None
