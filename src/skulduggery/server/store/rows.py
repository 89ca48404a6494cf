"""Rows of the database as the types that the rest of the server knows."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from skulduggery.server.store import CommentRow, GameRow, Guest, HistoryRow, PadRow, PlayerRow, Report, TableRow

Row: TypeAlias = Sequence[Any]


def table_row(row: Row) -> TableRow:
    table, game, status, is_public, code, opened_at, touched_at, summary = row
    return TableRow(
        id=table,
        game=game,
        status=status,
        public=bool(is_public),
        code=code,
        opened_at=opened_at,
        touched_at=touched_at,
        summary=summary,
    )


def game_row(row: Row, players: Sequence[Row]) -> GameRow:
    table, game, seats, bots, finished_at, record = row
    return GameRow(
        table=table,
        game=game,
        seats=seats,
        bots=bots,
        finished_at=finished_at,
        record=record,
        players=tuple(map(player_row, players)),
    )


def player_row(row: Row) -> PlayerRow:
    guest, seat, score, place = row
    return PlayerRow(guest=guest, seat=seat, score=score, place=place)


def history_row(row: Row) -> HistoryRow:
    table, game, seats, bots, finished_at, seat, score, place = row
    return HistoryRow(
        table=table,
        game=game,
        seats=seats,
        bots=bots,
        finished_at=finished_at,
        seat=seat,
        score=score,
        place=place,
    )


def guest_row(row: Row) -> Guest:
    guest, name, since, seen, crest = row
    return Guest(id=guest, name=name, since=since, seen=seen, crest=crest)


def report_row(row: Row) -> Report:
    at, by, about, table, text, excerpt = row
    return Report(at=at, by=by, about=about, table=table, text=text, excerpt=excerpt)


def pad_row(row: Row) -> PadRow:
    share, guest, revision, game, changed_at = row
    return PadRow(id=share, guest=guest, revision=revision, game=game, changed_at=changed_at)


def comment_row(row: Row) -> CommentRow:
    table, step, guest, written_at, text = row
    return CommentRow(table=table, step=step, guest=guest, written_at=written_at, text=text)
