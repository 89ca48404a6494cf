"""The log of a table's chat, next to the table's own: `<table>:talk`. Also finds and deletes a guest's lines."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from skulduggery.kernel.protocol import kebab
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.store import Store
from skulduggery.server.wire import Room


class What(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """The type of an entry."""


class Said(What, frozen=True):
    """A chat line: one of the three kinds, or empty if its author asked to be forgotten."""

    room: Room
    seat: int | None = None
    """The speaker's seat at that time."""
    phrase: str | None = None
    emote: str | None = None
    text: str | None = None


class Hushed(What, frozen=True):
    """The host silenced somebody, or allowed them to speak again."""

    guest: GuestId | None
    hushed: bool


class MutesChanged(What, frozen=True):
    """Somebody muted or unmuted somebody. The entry does not say whom: that is private and stored elsewhere."""


class Reported(What, frozen=True):
    """Somebody sent a report to the people who run the server."""


class Rewritten(What, frozen=True):
    """Earlier entries were changed: servers that hold them have to read them again."""


class Illegible(What, frozen=True):
    """An entry that perhaps another version of this program wrote."""


Happening: TypeAlias = Said | Hushed | MutesChanged | Reported | Rewritten | Illegible


class Entry(Struct, frozen=True, omit_defaults=True):
    """When (milliseconds since 1970), what, by whom, and the id of the request."""

    at: int
    what: Happening
    by: GuestId | None = None
    id: str | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def log_of(table: TableId) -> str:
    return f"{table}:talk"


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """Decode an entry. An unreadable chat line must not keep anybody from playing."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Entry(at=0, what=Illegible())


FORGOTTEN = ""
"""Replaces a table that no longer holds anything of the guest."""

# --- deleting -----------------------------------------------------------------------------------------------------


async def leave_trace(store: Store, guest: GuestId, table: TableId) -> None:
    """Note a guest's first entry at a table. Only this note finds people again who merely watched."""
    trace = _encoder.encode(table)
    while True:
        known = await store.read(_traces(guest))
        if trace in known or await store.append(_traces(guest), len(known) + 1, trace):
            return


async def tables_talked_at(store: Store, guest: GuestId) -> list[TableId]:
    """Every table in whose chat the guest occurs."""
    found = [msgspec.json.decode(row, type=str) for row in await store.read(_traces(guest))]
    return [TableId(table) for table in found if table != FORGOTTEN]


async def forget_lines(store: Store, guest: GuestId, tables: Sequence[TableId]) -> None:
    """Blank what the guest said at these tables. Chats in memory drop it by `Talk.forget`, or when they read that
    the log was rewritten."""
    for table in tables:
        await _forget_at(store, guest, log_of(table))
    traces = {_encoder.encode(table) for table in tables}
    for seq, trace in enumerate(await store.read(_traces(guest)), start=1):
        if trace in traces:
            await store.rewrite(_traces(guest), seq, _encoder.encode(FORGOTTEN))


async def _forget_at(store: Store, guest: GuestId, log: str) -> None:
    entries = [decode(row) for row in await store.read(log)]
    changed = False
    for seq, entry in enumerate(entries, start=1):
        rest = without(entry, guest)
        if rest != entry:
            changed = True
            await store.rewrite(log, seq, encode(rest))
    seq = len(entries) + 1
    at = max((entry.at for entry in entries), default=0)
    while changed and not await store.append(log, seq, encode(Entry(at=at, what=Rewritten()))):
        seq += 1


def without(entry: Entry, guest: GuestId) -> Entry:
    """The entry with nothing of the guest left but its place."""
    if isinstance(entry.what, Hushed) and entry.what.guest == guest:
        entry = replace(entry, what=replace(entry.what, guest=None))
    if entry.by != guest:
        return entry
    what = Said(room=entry.what.room) if isinstance(entry.what, Said) else entry.what
    return Entry(at=entry.at, what=what)


def _traces(guest: GuestId) -> str:
    return f"guest:{guest}:talked"
