"""The public row of a table in lists."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.settings import Settings
from skulduggery.server.store import Status, TableRow
from skulduggery.server.table.state import Table


class ListedChair(Struct, frozen=True, omit_defaults=True):
    """`name` is empty for a free seat; `bot` is the kind of bot."""

    name: str = ""
    bot: str | None = None


class Summary(Struct, frozen=True):
    settings: Settings
    chairs: tuple[ListedChair, ...]
    guests: tuple[GuestId | None, ...]
    """For internal use; not sent to clients."""
    after: tuple[GuestId | None, ...] = ()
    """The guests after whom bots are named."""


def may_read(settings: Settings, guests: Sequence[GuestId | None], guest: GuestId | None) -> bool:
    """Whether a guest may see the record of a table that is over. Players may, and everybody who has the link if
    watching was allowed."""
    return settings.spectators or (guest is not None and guest in guests)


class Listed(Struct, frozen=True):
    """A table in a list, as everybody may see it."""

    id: TableId
    status: Status
    settings: Settings
    chairs: tuple[ListedChair, ...]
    opened_at: int
    touched_at: int


def table_row(table: Table) -> TableRow:
    over = table.status in ("finished", "abandoned")
    chairs = tuple(
        ListedChair(name=chair.bot_name, bot=chair.bot)
        if chair.guest is None
        else ListedChair()  # names change, and people may ask to be forgotten: `listed` adds the current names
        for chair in table.chairs
    )
    summary = Summary(
        settings=table.settings,
        chairs=chairs,
        guests=tuple(chair.guest for chair in table.chairs),
        after=tuple(chair.after for chair in table.chairs) if table.namesakes else (),
    )
    return TableRow(
        id=table.id,
        game=table.game.NAME,
        status=table.status,
        public=table.settings.public,
        code=None if over else table.code,
        opened_at=table.opened_at,
        touched_at=table.touched_at,
        summary=msgspec.json.encode(summary),
    )


def listed(row: TableRow, names: Mapping[GuestId, str]) -> Listed:
    """The row with current names. A forgotten guest is called "Guest"."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    after = summary.after or (None,) * len(summary.chairs)
    chairs = tuple(
        _named_after(chair, other, names) if guest is None else ListedChair(name=names.get(guest, "Guest"))
        for chair, guest, other in zip(summary.chairs, summary.guests, after, strict=True)
    )
    return Listed(
        id=row.id,
        status=row.status,
        settings=summary.settings,
        chairs=chairs,
        opened_at=row.opened_at,
        touched_at=row.touched_at,
    )


def guests_in(rows: list[TableRow]) -> list[GuestId]:
    found = [msgspec.json.decode(row.summary, type=Summary) for row in rows]
    return sorted({guest for one in found for guest in (*one.guests, *one.after) if guest is not None})


def _named_after(chair: ListedChair, guest: GuestId | None, names: Mapping[GuestId, str]) -> ListedChair:
    return chair if guest is None or guest not in names else ListedChair(name=names[guest], bot=chair.bot)
