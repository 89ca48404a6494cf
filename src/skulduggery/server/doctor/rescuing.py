"""Writes a new, sound database with everything readable of a damaged one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from skulduggery.server import entries as log
from skulduggery.server import lists
from skulduggery.server.doctor.examining import Examined, folded, opened
from skulduggery.server.doctor.reading import ENTRIES, GAMES, OTHERS, Layout, Reading
from skulduggery.server.ids import GuestId, TableId, is_table_id
from skulduggery.server.records import book_of, finished_game
from skulduggery.server.store import BadDatabase, Facts, queries
from skulduggery.server.store.backup import into_new_file
from skulduggery.server.store.facts import statements
from skulduggery.server.store.queries import for_sqlite
from skulduggery.server.store.sqlite_connections import why
from skulduggery.server.store.sqlite_opening import connect_and_migrate

PATIENCE = 10.0
FINISHED_WITHOUT_GAME = "SELECT id FROM tables WHERE status = 'finished' AND id NOT IN (SELECT table_id FROM games)"
FOLLOW_FROM_LOGS = frozenset({"tables", "members"})


class Rescued(Struct, frozen=True, kw_only=True):
    """What the new file contains."""

    file: str
    tables: int
    cut: int
    """Tables that continue from an earlier entry."""
    games: int


def rescue(examined: Examined, to: Path) -> Rescued:
    """Rescue into a new file. Raises `BadDatabase`, or `FileExistsError` rather than overwrite anything."""
    done: list[Rescued] = []
    into_new_file(to, lambda: done.append(_rescue(examined, to)))
    return done[0]


def _rescue(examined: Examined, to: Path) -> Rescued:
    with opened(Path(examined.file)) as source, closing(connect_and_migrate(to, patience=PATIENCE)) as copy:
        try:
            copy.execute("BEGIN")
            for layout in (*OTHERS, GAMES):
                _copy(source, layout, copy)
            _copy_logs(source, copy, {bad.log: bad.sound for bad in examined.bad_logs})
            _put_in_order(examined, copy)
            copy.execute("COMMIT")
            copy.execute("PRAGMA journal_mode = DELETE").fetchall()
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadDatabase(f"{to} could not be written without faults: is this disk sound?")
            return Rescued(
                file=str(to),
                tables=_count(copy, "tables"),
                cut=sum(bad.sound > 0 and is_table_id(bad.log) for bad in examined.bad_logs),
                games=_count(copy, "games"),
            )
        except sqlite3.Error as error:
            raise BadDatabase(f"cannot write {to}: {why(error)}") from error


def _copy(source: sqlite3.Connection, layout: Layout, copy: sqlite3.Connection) -> None:
    marks = ", ".join("?" * len(layout.columns.split(", ")))
    query = f"INSERT OR IGNORE INTO {layout.name}({layout.columns}) VALUES ({marks})"
    copy.executemany(query, Reading(source, layout))


def _copy_logs(source: sqlite3.Connection, copy: sqlite3.Connection, sound: dict[str, int]) -> None:
    """Copy the logs. Of a damaged log only its beginning: entries after a gap make no sense."""
    rows = (row for row in Reading(source, ENTRIES) if row[1] <= sound.get(row[0], row[1]))
    copy.executemany("INSERT OR IGNORE INTO entries(log, seq, body) VALUES (?, ?, ?)", rows)


def _put_in_order(examined: Examined, copy: sqlite3.Connection) -> None:
    """Derive rows from the logs again where they may differ."""
    gone = [bad.log for bad in examined.bad_logs if not bad.sound]
    for table in gone:
        copy.execute("DELETE FROM tables WHERE id = ?", (table,))
        copy.execute("DELETE FROM members WHERE table_id = ?", (table,))
    for table in _to_be_listed_anew(examined, copy):
        _list_anew(TableId(table), copy)
    _record_anew(examined, copy)


def _to_be_listed_anew(examined: Examined, copy: sqlite3.Connection) -> Iterator[str]:
    is_all = bool(FOLLOW_FROM_LOGS.intersection(examined.damaged))
    cut = {bad.log for bad in examined.bad_logs}
    known = {table for (table,) in copy.execute("SELECT id FROM tables")}
    logs = [name for (name,) in copy.execute("SELECT DISTINCT log FROM entries")]
    return (name for name in logs if is_table_id(name) and (is_all or name in cut or name not in known))


def _list_anew(name: TableId, copy: sqlite3.Connection) -> None:
    bodies = [body for _, body in copy.execute(for_sqlite(queries.ENTRIES), (name, 0))]
    table = None
    with suppress(Exception):  # with other rules, for example, the row stays as it was
        table = folded(name, bodies)
    if table is None:
        return
    row = lists.table_row(table)
    if row.code is not None and copy.execute(for_sqlite(queries.TABLE_BY_CODE), (row.code,)).fetchone() != (name,):
        is_taken = copy.execute(for_sqlite(queries.TABLE_BY_CODE), (row.code,)).fetchone() is not None
        row = replace(row, code=None) if is_taken else row
    for query, values in statements(Facts(table=row, members=table.people), name):
        copy.execute(for_sqlite(query), values)


def _record_anew(examined: Examined, copy: sqlite3.Connection) -> None:
    """Replay finished games with a damaged record from their logs."""
    bad = {game.table for game in examined.bad_games}
    for table in bad:
        copy.execute("DELETE FROM games WHERE table_id = ?", (table,))
    if GAMES.name in examined.damaged:
        bad |= {row[0] for row in copy.execute(FINISHED_WITHOUT_GAME)}
    names: dict[GuestId, str] = dict(copy.execute("SELECT id, name FROM guests").fetchall()) if bad else {}
    for table in sorted(bad):
        with suppress(Exception):  # the log is damaged too, or has other rules
            _put_game(TableId(table), names, copy)
    copy.execute("DELETE FROM results WHERE table_id NOT IN (SELECT table_id FROM games)")


def _put_game(name: TableId, names: dict[GuestId, str], copy: sqlite3.Connection) -> None:
    bodies = [body for _, body in copy.execute(for_sqlite(queries.ENTRIES), (name, 0))]
    table = folded(name, bodies)
    if table is None or table.status != "finished" or table.is_practice:
        return
    entries = [log.decode(body) for body in bodies]
    ended_at = max(entry.at for entry in entries if isinstance(entry.what, log.Moved | log.PauseOver))
    row = finished_game(table, book_of(table, entries), names, ended_at)
    players = tuple(player for player in row.players if player.guest in names)  # nobody who was forgotten comes back
    for query, values in statements(Facts(finished=replace(row, players=players)), name):
        copy.execute(for_sqlite(query), values)


def _count(db: sqlite3.Connection, table: str) -> int:
    ((number,),) = db.execute(f"SELECT count(*) FROM {table}")
    return number
