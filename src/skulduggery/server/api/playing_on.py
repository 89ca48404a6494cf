"""Playing on from any step of a game, against bots, at a new table that counts for nothing."""

import asyncio
import secrets
from collections.abc import Iterator
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import post
from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery.film.files import Entry
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import BadRecord, Record
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.api.asking import (
    Asked,
    accepted,
    body_of,
    caller_of,
    hub_of,
    known_guest,
    quotas_of,
    reviewing_of,
)
from skulduggery.server.api.describing import described
from skulduggery.server.api.filming import FILM_REFUSES, MOST_STEPS, RecordRefused, read_record
from skulduggery.server.api.films import RecordFile
from skulduggery.server.api.finished import COST, REFUSES, finished_game_for
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.sizes import MOST_RECORD_BYTES, PLAYING_ON
from skulduggery.server.api.tables import EXAMPLE, ID, OpenedTable
from skulduggery.server.ids import GuestId, TableId, is_table_id
from skulduggery.server.lists import Summary
from skulduggery.server.security.plaintext import clean_name
from skulduggery.server.settings import Settings
from skulduggery.server.store import Guest
from skulduggery.server.table.position import Reached, last_open_step, reached
from skulduggery.server.table.requests import BOT_NAMES, No, bot_for
from skulduggery.telling.settings import MOST_SEATS


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to play on. Either a table or a record is named, not both."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After which step of the record; 0 is before the first. Something must be left to play there."""
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    """Where I sit; bots take the other seats."""
    table: str | None = None
    """A table that is over, of which I may see the record."""
    record: RecordFile | None = None
    """A record of any other origin."""
    bot: str | None = None
    """The kind of the bots; the strongest unless named."""


class _Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """The same as it is read: a record is looked at by the one who knows best what is wrong with it."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    table: str | None = None
    record: msgspec.Raw | UnsetType = UNSET
    bot: str | None = None

    @property
    def has_record(self) -> bool:
        return self.record is not UNSET and bytes(self.record) != b"null"


class _Position(Struct, frozen=True):
    """A place in a game, found and followed by the rules."""

    game: AnyGame
    record: Record
    start: Reached


@post(PLAYING_ON, status_code=HTTPStatus.CREATED, request_max_body_size=MOST_RECORD_BYTES)
@described(
    "Play on from a position",
    tag="tables",
    body=PlayOn,
    body_example={"table": ID, "step": 40, "seat": 1, "bot": "sailor"},
    answer=OpenedTable,
    example=EXAMPLE,
    status=HTTPStatus.CREATED,
    refuses=(
        *REFUSES,
        *FILM_REFUSES,
        No("one-source"),
        No("no-such-step", {"value": 400, "highest": 216}),
        No("position-over", {"value": 217, "highest": 215}),
        No("bot-unknown", {"value": "parrot", "allowed": "random, sailor"}),
        No("too-many-tables-opened", {"minutes": 1}),
        No("too-many-tables"),
    ),
    guest=True,
)
async def play_on(request: Asked) -> OpenedTable:
    """Opens a table of the same game, options and seats, which begins after this step of the record, and starts at
    once. What is drawn from there on comes from the new table's own secret. It counts for nothing: it is in no history
    and no statistics, the table says `practice`, and its record has `continued` in `meta`. A rematch of it is an
    ordinary game from the beginning."""
    guest = await known_guest(request)
    sent = await body_of(request, _Sent)
    if (sent.table is None) != sent.has_record:
        raise Refused(No("one-source"))
    line, summary = await _source(request, sent)
    async with reviewing_of(request):
        found = await asyncio.to_thread(_followed, line, sent)
    bot = accepted(bot_for(found.game.NAME, sent.bot))
    quotas_of(request).tables.spend(guest.id)
    seats = tuple(_seats(found.record, summary, guest, sent.seat, bot))
    live = accepted(await hub_of(request).open_position(guest.id, _settings(found, summary), found.start, seats))
    accepted(await live.ask(guest.id, wire.Start(id=secrets.token_hex(8))))
    return OpenedTable(id=live.table.id, code=live.table.code, link=f"/t/{live.table.id}")


async def _source(request: Asked, sent: _Sent) -> tuple[bytes, Summary | None]:
    """The record, and what we know of its table if it is one of ours."""
    if sent.table is None:
        quotas_of(request).request(caller_of(request), COST)
        return bytes(sent.record or b""), None
    if not is_table_id(sent.table):
        raise Refused(No("no-such-table"))
    found = await finished_game_for(request, TableId(sent.table))
    return found.record, found.summary


def _followed(line: bytes, sent: _Sent) -> _Position:
    """Plays up to the step; raises `Refused`."""
    game, record = read_record(Entry(1, 1, line))
    steps = len(record.log)
    if steps > MOST_STEPS:
        raise Refused(No("film-too-long", {"steps": steps, "most": MOST_STEPS}))
    if sent.seat >= record.config.seats:
        raise Refused(No("no-such-seat", {"value": str(sent.seat), "highest": record.config.seats - 1}))
    if sent.step > steps:
        raise Refused(No("no-such-step", {"value": sent.step, "highest": steps}))
    try:
        start = reached(game, record.config, record.log[: sent.step])
    except BadRecord as fault:
        raise RecordRefused(fault, game, record) from None
    if start.is_over(game):
        highest = last_open_step(game, record.config, record.log[: sent.step])
        raise Refused(No("position-over", {"value": sent.step, "highest": highest}))
    return _Position(game=game, record=record, start=start)


def _settings(found: _Position, summary: Summary | None) -> Settings:
    """Without a clock, for whoever tries something out wants to think; and no more open than the game was."""
    config = found.record.config
    return Settings(
        game=found.game.NAME,
        seats=config.seats,
        options=config.options,
        spectators=True if summary is None else summary.settings.spectators,
    )


def _seats(record: Record, summary: Summary | None, guest: Guest, mine: int, bot: str) -> Iterator[log.Happening]:
    """Me on my seat; on the others bots that are called as the players were, unless that is my name."""
    free = iter([name for name in BOT_NAMES if name not in {player.name for player in record.players}] or BOT_NAMES)
    for seat, player in enumerate(record.players):
        if seat == mine:
            yield log.SatDown(seat, guest.id)
            continue
        person = _person(summary, seat)
        is_mine = guest.id == person or guest.name == player.name
        name = None if is_mine or person is not None else clean_name(player.name)
        yield log.BotSeated(seat, bot=bot, name=name or next(free, bot), after=None if is_mine else person)


def _person(summary: Summary | None, seat: int) -> GuestId | None:
    """The guest whose name was on the seat, if it is a table of ours: then only the guest is noted, not the name."""
    if summary is None:
        return None
    namesake = summary.after[seat] if summary.after else None
    return summary.guests[seat] or namesake
