"""What a table shows to people who have only its link, before they open it: in words, and in a picture.

Links travel through apps that request a preview and cache it. So the preview of a table that waits or plays has its
game, its seats and its code, and nobody's name. The preview of a finished game has the result if everybody who has
the link may read its record; otherwise only that it is over.
"""

from functools import lru_cache

import msgspec
from msgspec import Struct

from skulduggery import games
from skulduggery.film.scenes import scene_of
from skulduggery.kernel.record import BadRecord, Player, Result, parse_record
from skulduggery.kernel.replay import replay
from skulduggery.locales import Speech
from skulduggery.server.ids import TableId, is_table_id
from skulduggery.server.lists import Summary
from skulduggery.server.pictures.subjects import Outcome, Poster, Row, Subject
from skulduggery.server.security.plaintext import clean_name
from skulduggery.server.store import Status, Store


class Ended(Struct, frozen=True):
    """The part of a record about its end."""

    players: tuple[Player, ...]
    result: Result

    @property
    def order(self) -> list[int]:
        """The seats, the best first."""
        return sorted(range(len(self.players)), key=lambda seat: (self.result.places[seat], -self.result.scores[seat]))

    @property
    def rows(self) -> tuple[Row, ...]:
        scores, places = self.result.scores, self.result.places
        return tuple(Row(places[seat], clean_name(self.players[seat].name) or "?", scores[seat]) for seat in self.order)


class Shown(Struct, frozen=True):
    """The part of a table that may be shown."""

    game: str
    status: Status
    seats: int
    free: int
    code: str | None
    record: bytes | None
    """The end of a finished game, if everybody who has the link may read it."""

    @property
    def ended(self) -> Ended | None:
        return None if self.record is None else msgspec.json.decode(self.record, type=Ended)

    @property
    def version(self) -> str:
        """Changes when the content changes."""
        return f"{self.status}-{self.free}"


async def shown(store: Store, table: str) -> Shown | None:
    """The preview; None if there is no such table. Raises `StoreDown`."""
    row = await store.table(TableId(table)) if is_table_id(table) else None
    if row is None:
        return None
    summary = msgspec.json.decode(row.summary, type=Summary)
    is_open = row.status == "finished" and summary.settings.spectators
    game = await store.game(row.id) if is_open else None
    taken = sum(
        guest is not None or chair.bot is not None for guest, chair in zip(summary.guests, summary.chairs, strict=True)
    )
    return Shown(
        game=row.game,
        status=row.status,
        seats=len(summary.chairs),
        free=len(summary.chairs) - taken,
        code=row.code if row.status == "waiting" else None,
        record=None if game is None else game.record,
    )


def said(table: Shown, speech: Speech) -> tuple[str, ...]:
    """The state of the table, in a few words each."""
    ended = table.ended
    if ended is not None:
        return (victory(ended, speech), standing(ended))
    match table.status:
        case "waiting":
            return (speech.say("preview-seats", seats=table.seats, free=table.free), speech.say("preview-join"))
        case "playing":
            return (speech.say("preview-playing"),)
        case "finished" | "abandoned":
            return (speech.say("preview-over"),)


def victory(ended: Ended, speech: Speech) -> str:
    winners = [row.name for row in ended.rows if row.place == 1]
    return speech.say("preview-wins", name=", ".join(winners), count=len(winners))


def standing(ended: Ended) -> str:
    return " · ".join(f"{row.place}. {row.name} {row.shown_points}" for row in ended.rows)


def table_picture(table: Shown, language: str) -> Subject:
    """The picture. For a finished game this takes a while: the game is replayed for its chart."""
    speech = Speech(language, table.game)
    ended = table.ended
    if table.record is None or ended is None:
        return Poster(game=table.game, title=speech.say("title"), lines=said(table, speech), plate=table.code or "")
    course = tuple(tuple(totals[seat] for seat in ended.order) for totals in _course(table.record))
    return Outcome(game=table.game, title=victory(ended, speech), rows=ended.rows, course=course)


def game_picture(game: str, language: str, line: str) -> Subject:
    speech = Speech(language, game)
    return Poster(game=game, title=speech.say("title"), lines=(speech.say(line),))


@lru_cache(maxsize=64)
def _course(record: bytes) -> tuple[tuple[int, ...], ...]:
    """Everybody's points after each change; nothing if we do not have the game's version of the rules."""
    try:
        game, read = parse_record(record, games.find)
        totals = scene_of(game.NAME).totals
        found = [totals(game.setup(read.config)), *(totals(step.state) for step in replay(game, read))]
    except BadRecord:
        return ()
    return tuple(now for before, now in zip([None, *found], found, strict=False) if now != before)
