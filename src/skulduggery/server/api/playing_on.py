"""Play on from any step of a game, against bots, at a new practice table that does not count."""

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
    """Where to play on. Name either a table or a record, not both."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After which step of the record; 0 is before the first. The game must not be over at this step."""
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    """My seat. Bots take the other seats."""
    table: str | None = None
    """A table that is over, whose record I may see."""
    record: RecordFile | None = None
    """A record from anywhere else."""
    bot: str | None = None
    """The kind of the bots; the strongest by default."""


class _Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """The same as it is decoded. The record stays raw: the record reader explains best what is wrong with it."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    table: str | None = None
    record: msgspec.Raw | UnsetType = UNSET
    bot: str | None = None

    @property
    def has_record(self) -> bool:
        return self.record is not UNSET and bytes(self.record) != b"null"


class _Position(Struct, frozen=True):
    """A position in a game, and the game itself, replayed by the rules."""

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
    """Opens a table with the same game, options and seats. The game starts at once, after this step of the record.
    Later draws come from the new table's own secret. The game does not count: it is in no history and no statistics,
    the table has `practice`, and its record has `continued` in `meta`. A rematch of it is an ordinary game from the
    beginning."""
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
    """The record, and the summary of its table if it is one of ours."""
    if sent.table is None:
        quotas_of(request).request(caller_of(request), COST)
        return bytes(sent.record or b""), None
    if not is_table_id(sent.table):
        raise Refused(No("no-such-table"))
    found = await finished_game_for(request, TableId(sent.table))
    return found.record, found.summary


def _followed(line: bytes, sent: _Sent) -> _Position:
    """Replay the game up to the step; raises `Refused`."""
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
    """Settings of the new table: no clock, because people who try things out want to think, and no more open than
    the original game."""
    config = found.record.config
    return Settings(
        game=found.game.NAME,
        seats=config.seats,
        options=config.options,
        spectators=True if summary is None else summary.settings.spectators,
    )


def _seats(record: Record, summary: Summary | None, guest: Guest, mine: int, bot: str) -> Iterator[log.Happening]:
    """The caller on their seat. The other seats get bots with the players' names, except a name equal to the
    caller's."""
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
    """The guest whose name was on the seat, if the table is ours. We then store only the guest's id, not the name."""
    if summary is None:
        return None
    namesake = summary.after[seat] if summary.after else None
    return summary.guests[seat] or namesake
