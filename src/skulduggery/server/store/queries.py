"""The SQL that both databases understand. Parameters are $1, $2 as in PostgreSQL; `for_sqlite` translates them."""

from functools import cache

ADD_ENTRY = "INSERT INTO entries(log, seq, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
ENTRIES = "SELECT seq, body FROM entries WHERE log = $1 AND seq > $2 ORDER BY seq"
REWRITE = "UPDATE entries SET body = $3 WHERE log = $1 AND seq = $2"

PUT_TABLE = """
INSERT INTO tables(id, game, status, is_public, code, opened_at, touched_at, summary)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT(id) DO UPDATE SET game = excluded.game, status = excluded.status, is_public = excluded.is_public,
    code = excluded.code, opened_at = excluded.opened_at, touched_at = excluded.touched_at, summary = excluded.summary
"""
CLEAR_MEMBERS = "DELETE FROM members WHERE table_id = $1"
ADD_MEMBER = "INSERT INTO members(table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING"
PUT_GAME = """
INSERT INTO games(table_id, game, seats, bots, finished_at, record) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT(table_id) DO UPDATE SET game = excluded.game, seats = excluded.seats, bots = excluded.bots,
    finished_at = excluded.finished_at, record = excluded.record
"""
CLEAR_RESULTS = "DELETE FROM results WHERE table_id = $1"
ADD_RESULT = """
INSERT INTO results(table_id, seat, guest, score, place, finished_at) VALUES ($1, $2, $3, $4, $5, $6)
"""

_TABLE = "id, game, status, is_public, code, opened_at, touched_at, summary"
_LIVE = "status IN ('waiting', 'playing')"

TABLE = f"SELECT {_TABLE} FROM tables WHERE id = $1"
TABLE_BY_CODE = f"SELECT id FROM tables WHERE code = $1 AND {_LIVE}"
PUBLIC_TABLES = f"""
SELECT {_TABLE} FROM tables WHERE is_public AND {_LIVE} ORDER BY status DESC, opened_at DESC, id LIMIT $1
"""  # "waiting" sorts after "playing"
TABLES_OF = f"""
SELECT {_TABLE} FROM members JOIN tables ON id = table_id WHERE guest = $1 AND {_LIVE}
ORDER BY opened_at DESC, id LIMIT $2
"""
IDLE_TABLES = f"SELECT id FROM tables WHERE {_LIVE} AND touched_at < $1 ORDER BY touched_at, id LIMIT $2"
COUNT_TABLES = "SELECT status, count(*) FROM tables GROUP BY status"

GAME = "SELECT table_id, game, seats, bots, finished_at, record FROM games WHERE table_id = $1"
PLAYERS = "SELECT guest, seat, score, place FROM results WHERE table_id = $1 ORDER BY seat"
HISTORY = """
SELECT games.table_id, game, seats, bots, games.finished_at, seat, score, place
FROM results JOIN games ON games.table_id = results.table_id
WHERE guest = $1 AND results.finished_at < $2
ORDER BY results.finished_at DESC, games.table_id, seat LIMIT $3
"""
# First select the games, then their records: sorting does not have to carry the records along.
RECORDS = """
SELECT page.finished_at, page.table_id, record FROM (
    SELECT DISTINCT finished_at, table_id FROM results
    WHERE guest = $1 AND (finished_at, table_id) > ($2, $3)
    ORDER BY finished_at, table_id LIMIT $4
) AS page JOIN games ON games.table_id = page.table_id ORDER BY page.finished_at, page.table_id
"""

ADD_GUEST = "INSERT INTO guests(id, name, since, seen, crest) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
RENAME_GUEST = "UPDATE guests SET name = $2, crest = COALESCE($3, crest) WHERE id = $1"
SEE_GUEST = "UPDATE guests SET seen = $2 WHERE id = $1 AND seen < $2"
MUTE = "INSERT INTO mutes(guest, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE guest = $1 AND other = $2"
MUTED_BY = "SELECT other FROM mutes WHERE guest = $1"
ADD_REPORT = """
INSERT INTO reports(made_at, made_by, about, table_id, words, excerpt) VALUES ($1, $2, $3, $4, $5, $6)
"""
EXCERPTS_AT = "SELECT id, excerpt FROM reports WHERE table_id = $1"
PUT_EXCERPT = "UPDATE reports SET excerpt = $2 WHERE id = $1"
REPORTS = "SELECT made_at, made_by, about, table_id, words, excerpt FROM reports ORDER BY id DESC LIMIT $1"

PAD = "SELECT id, guest, revision, game, changed_at FROM pads WHERE id = $1"
PADS_OF = "SELECT id FROM pads WHERE guest = $1 AND game IS NOT NULL ORDER BY changed_at DESC, id"
# An older revision never overwrites a newer one, in whatever order they arrive. An ended pad stays ended. A guest who
# is being forgotten leaves no pad behind.
PUT_PAD = """
INSERT INTO pads(id, guest, revision, game, changed_at)
SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2)
ON CONFLICT(id) DO UPDATE SET revision = excluded.revision, game = excluded.game, changed_at = excluded.changed_at
WHERE pads.guest = excluded.guest AND pads.revision < excluded.revision AND pads.game IS NOT NULL
"""
END_PAD = """
UPDATE pads SET game = NULL, revision = revision + 1, changed_at = $3
WHERE id = $1 AND guest = $2 AND game IS NOT NULL
"""
END_OTHER_PADS = """
UPDATE pads SET game = NULL, revision = revision + 1 WHERE guest = $1 AND game IS NOT NULL AND id NOT IN (
    SELECT id FROM pads WHERE guest = $1 AND game IS NOT NULL ORDER BY changed_at DESC, id LIMIT $2
)
"""
FORGET_ENDED_PADS = """
DELETE FROM pads WHERE guest = $1 AND game IS NULL AND id NOT IN (
    SELECT id FROM pads WHERE guest = $1 AND game IS NULL ORDER BY changed_at DESC, id LIMIT $2
)
"""
FORGET_PADS = "DELETE FROM pads WHERE changed_at < $1"

_COMMENT = "table_id, step, guest, written_at, words"

COMMENTS = f"SELECT {_COMMENT} FROM comments WHERE table_id = $1 ORDER BY step, written_at, guest"
COMMENT = f"SELECT {_COMMENT} FROM comments WHERE table_id = $1 AND step = $2 AND guest = $3"
# An existing comment may be changed, whatever the limit.
PUT_COMMENT = f"""
INSERT INTO comments({_COMMENT})
SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM guests WHERE id = $3) AND (
    EXISTS (SELECT 1 FROM comments WHERE table_id = $1 AND step = $2 AND guest = $3)
    OR (SELECT count(*) FROM comments WHERE table_id = $1 AND guest = $3) < $6
    AND (SELECT count(*) FROM comments WHERE table_id = $1) < $7
)
ON CONFLICT(table_id, step, guest) DO UPDATE SET written_at = excluded.written_at, words = excluded.words
"""
DELETE_COMMENT = "DELETE FROM comments WHERE table_id = $1 AND step = $2 AND guest = $3"

NAMED_RECORDS = """
SELECT results.table_id, seat, record FROM results JOIN games ON games.table_id = results.table_id
WHERE guest = $1 LIMIT $2
"""
# Two guests of one game may be forgotten at the same time: a record is replaced only if it is still the one that was
# read.
REPLACE_RECORD = "UPDATE games SET record = $3 WHERE table_id = $1 AND record = $2"
FORGET_RESULT = """
DELETE FROM results WHERE table_id = $1 AND seat = $2
AND EXISTS (SELECT 1 FROM games WHERE games.table_id = $1 AND record = $3)
"""
FORGET = (
    "DELETE FROM results WHERE guest = $1",
    "DELETE FROM members WHERE guest = $1",
    "DELETE FROM mutes WHERE guest = $1 OR other = $1",
    "DELETE FROM reports WHERE made_by = $1 OR about = $1",
    "DELETE FROM pads WHERE guest = $1",
    "DELETE FROM comments WHERE guest = $1",
    "DELETE FROM guests WHERE id = $1",
)

ADD_META = "INSERT INTO meta(name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
PUT_META = "INSERT INTO meta(name, value) VALUES ($1, $2) ON CONFLICT(name) DO UPDATE SET value = excluded.value"
META = "SELECT value FROM meta WHERE name = $1"


@cache
def for_sqlite(query: str) -> str:
    return query.replace("$", "?")
