"""Checks the logs after a drill: nothing that was acknowledged or shown is missing, nothing is there twice, and
everybody was told the same history."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from skulduggery.games import find
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames
from skulduggery.server.drills.line import Acknowledged
from skulduggery.server.drills.people import Look
from skulduggery.server.drills.sittings import Sitting
from skulduggery.server.entries import Entry
from skulduggery.server.ids import TableId
from skulduggery.server.store import Store
from skulduggery.server.table import fold
from skulduggery.server.table.state import Table

AT_ONCE = 50
"""Logs that are read at a time."""


class Tally(Struct):
    """The results. All but the first four should be 0."""

    acknowledged: int = 0
    """Requests whose acknowledgement arrived."""
    repeated: int = 0
    """Those acknowledged only after a retry, because a server had died."""
    stored: int = 0
    """Entries in the logs."""
    unacknowledged: int = 0
    """Stored requests whose sender never learned of it."""
    lost: int = 0
    """Acknowledged, but missing."""
    misplaced: int = 0
    """Acknowledged, but stored with another seq or another move."""
    doubled: int = 0
    """Stored twice."""
    gaps: int = 0
    """Logs with a missing seq."""
    unreadable: int = 0
    """Logs that cannot be followed any more."""
    disputed: int = 0
    """Moments at which somebody was told something other than the log says."""
    unrecorded: int = 0
    """Finished games without a good record."""
    stuck: int = 0
    """Games that did not continue after a kill."""
    errors: int = 0
    """Errors that servers logged, and stops that were not in order."""
    faults: list[str] = []

    @property
    def good(self) -> bool:
        return not self.faults

    def blame(self, kind: str, sitting: Sitting | None, what: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        where = "" if sitting is None else f"{sitting.kind.game} at table {sitting.table[:6]}: "
        self.faults.append(f"{kind}: {where}{what}")


async def examine(store: Store, sittings: Sequence[Sitting], tally: Tally) -> None:
    """Read the logs of these tables and compare them with what everybody was told."""
    for start in range(0, len(sittings), AT_ONCE):
        some = sittings[start : start + AT_ONCE]
        found = await store.read_many({sitting.table: 0 for sitting in some})
        heads = await store.heads([sitting.table for sitting in some])
        for sitting in some:
            rows = found.get(sitting.table, [])
            if len(rows) != heads.get(sitting.table, 0):
                tally.blame("gaps", sitting, f"{len(rows)} entries, but the last is {heads.get(sitting.table, 0)}")
            status = examine_log(sitting, [log.decode(row) for row in rows], tally)
            if status == "finished" and not await _is_recorded(store, sitting):
                tally.blame("unrecorded", sitting, "the record is missing or wrong")


def examine_log(sitting: Sitting, entries: Sequence[Entry], tally: Tally) -> str | None:
    """Add the findings to the tally. Returns the table's status, if it can be read."""
    tally.stored += len(entries)
    _every_request_is_there_once(sitting, entries, tally)
    try:
        return _everybody_saw_this_history(sitting, entries, tally)
    except Exception as error:  # whatever the error, the log cannot be followed
        tally.blame("unreadable", sitting, f"{type(error).__name__}: {error}")
        return None


def _every_request_is_there_once(sitting: Sitting, entries: Sequence[Entry], tally: Tally) -> None:
    places: dict[tuple[str | None, str], list[int]] = {}
    for seq, entry in enumerate(entries, start=1):
        if entry.id is not None:
            places.setdefault((entry.by, entry.id), []).append(seq)
    for (_, request), found in places.items():
        if len(found) > 1:
            tally.blame("doubled", sitting, f"request {request} stands at {found}")
    for person in sitting.people:
        for one in person.acknowledged:
            tally.acknowledged += 1
            tally.repeated += not one.exact
            _stands_where_it_was_said(sitting, one, places.pop((person.guest, one.id), []), entries, tally)
    tally.unacknowledged += len(places)


def _stands_where_it_was_said(
    sitting: Sitting, one: Acknowledged, found: Sequence[int], entries: Sequence[Entry], tally: Tally
) -> None:
    if not found:
        tally.blame("lost", sitting, f"request {one.id}, acknowledged at {one.seq}")
    elif (found[0] != one.seq) if one.exact else (found[0] > one.seq):
        tally.blame("misplaced", sitting, f"request {one.id}, acknowledged at {one.seq}, stands at {found[0]}")
    elif not _is_same_move(sitting, one, entries[found[0] - 1]):
        tally.blame("misplaced", sitting, f"request {one.id} stands at {found[0]} with another move")


def _is_same_move(sitting: Sitting, one: Acknowledged, entry: Entry) -> bool:
    if one.move is None or not isinstance(entry.what, log.Moved):
        return one.move is None and not isinstance(entry.what, log.Moved)
    game = find(sitting.kind.game)
    assert game is not None
    decoder = fold.move_decoder(game)
    return decoder.decode(one.move) == decoder.decode(entry.what.move)


def _everybody_saw_this_history(sitting: Sitting, entries: Sequence[Entry], tally: Tally) -> str | None:
    table: Table | None = None
    for entry in entries:
        before, events = table, ()
        if before is None:
            table = fold.opened(TableId(sitting.table), entry)
        else:
            applied = fold.apply(before, entry)
            table, events = applied.table, applied.events
        _compare(sitting, table, events, tally)
    for person in sitting.people:
        for seq in person.looks:
            if seq > len(entries):
                tally.blame("disputed", sitting, f"seat {person.seat} was told of {seq}, which is not there")
    return None if table is None else table.status


def _compare(sitting: Sitting, table: Table, events: Sequence[Any], tally: Tally) -> None:
    for person in sitting.people:
        looks = person.looks.pop(table.seq, None)
        if looks is None:
            continue
        expected = None if table.play is None or person.seat is None else _look(table, events, Seat(person.seat))
        if expected is None or any(not _agree(look, expected) for look in looks):
            tally.blame("disputed", sitting, f"seat {person.seat} was told something else of {table.seq}")


def _look(table: Table, events: Sequence[Any], viewer: Seat) -> Look:
    """What this viewer has to be told, according to the log."""
    assert table.play is not None
    seen = frames.seen(table.game, table.play, events, viewer, None, msgspec.Raw(frames.encoder.encode(events)))
    return hash(bytes(seen.events)), hash(bytes(seen.view))


def _agree(look: Look, expected: Look) -> bool:
    """Whether both agree. A client that reconnects gets the view without the events that led to it."""
    return look[1] == expected[1] and look[0] in (None, expected[0])


async def _is_recorded(store: Store, sitting: Sitting) -> bool:
    kept = await store.game(TableId(sitting.table))
    if kept is None:
        return False
    try:
        check(*parse_record(kept.record, find))
    except Exception:  # whatever is wrong with it
        return False
    return True
