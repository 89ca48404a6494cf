"""The history of a table in sentences, as one viewer may know it."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server import entries as log
from skulduggery.server import frames
from skulduggery.server.entries import Entry
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.table import fold
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.state import Table


class LogLine(Struct, frozen=True):
    """One event."""

    seq: int
    """The entry of the table's log to which it belongs, as in an `update`."""
    kind: str
    """The type of the event or of the notice."""
    text: str


class Reader(Struct, frozen=True):
    """The viewer for whom it is told. It has nothing that is hidden from this viewer."""

    viewer: Seat | None
    language: str
    names: Mapping[GuestId, str]


def chronicle(table_id: TableId, entries: Sequence[Entry], reader: Reader) -> Iterator[LogLine]:
    """The lines in order. Raises `fold.Unreadable`."""
    table: Table | None = None
    for entry in entries:
        before = table
        applied = Applied(fold.opened(table_id, entry)) if before is None else fold.apply(before, entry)
        table = applied.table
        yield from _told(before or table, applied, entry, reader)


def guests_of(entries: Sequence[Entry]) -> list[GuestId]:
    """Everybody who ever sat at the table, its first host, and those after whom bots are named."""
    opened = (entry.what.host for entry in entries if isinstance(entry.what, log.Opened))
    seated = (entry.what.guest for entry in entries if isinstance(entry.what, log.SatDown))
    namesakes = (entry.what.after for entry in entries if isinstance(entry.what, log.BotSeated) and entry.what.after)
    return sorted({*opened, *seated, *namesakes})


def _told(before: Table, applied: Applied, entry: Entry, reader: Reader) -> Iterator[LogLine]:
    """First the notices around the game, then the game's own events."""
    now = applied.table
    speech = Speech(reader.language, now.game.NAME, frames.names_after(before, now, reader.names))
    notice = frames.notice(entry.what)
    if notice is not None:
        yield LogLine(seq=now.seq, kind=notice.type, text=frames.noticed(speech, now, notice))
    for event in applied.events:
        seen = now.game.redact(event, reader.viewer)
        if seen is not None:
            yield LogLine(seq=now.seq, kind=str(seen.__struct_config__.tag), text=speech.event(seen))
