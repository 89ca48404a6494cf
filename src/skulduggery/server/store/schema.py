"""The database schema as an ordered list of scripts: script n migrates version n - 1 to n.

A released script is never changed. Changes go into a new script at the end of both lists. Both databases have the
same tables and columns, so that `queries.py` serves both.
"""

APPLICATION_ID = 0x534B4C44
"""Marks a SQLite file as ours ("SKLD")."""

SCHEMA = "skulduggery"
"""Our tables in PostgreSQL have a schema of their own: other programs may use the same database."""

# Text columns hold ids and names, blobs hold JSON as it was encoded. `code` is unique among open tables only.
SQLITE_1 = """
CREATE TABLE meta(name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE entries(
    log TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY(log, seq)
) WITHOUT ROWID;

CREATE TABLE tables(
    id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, is_public INTEGER NOT NULL, code TEXT,
    opened_at INTEGER NOT NULL, touched_at INTEGER NOT NULL, summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_code ON tables(code) WHERE status IN ('waiting', 'playing');
CREATE INDEX tables_public ON tables(status, opened_at) WHERE is_public AND status IN ('waiting', 'playing');
CREATE INDEX tables_idle ON tables(touched_at) WHERE status IN ('waiting', 'playing');
CREATE INDEX tables_status ON tables(status);

CREATE TABLE members(guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY(guest, table_id)) WITHOUT ROWID;
CREATE INDEX members_table ON members(table_id);

CREATE TABLE games(
    table_id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, bots INTEGER NOT NULL,
    finished_at INTEGER NOT NULL, record BLOB NOT NULL
);

CREATE TABLE results(
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL,
    finished_at INTEGER NOT NULL,
    PRIMARY KEY(table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_guest ON results(guest, finished_at);

CREATE TABLE guests(
    id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE mutes(guest TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY(guest, other)) WITHOUT ROWID;
CREATE INDEX mutes_other ON mutes(other);

CREATE TABLE reports(
    id INTEGER PRIMARY KEY, made_at INTEGER NOT NULL, made_by TEXT NOT NULL, about TEXT, table_id TEXT NOT NULL,
    words TEXT NOT NULL, excerpt TEXT NOT NULL
);
"""

# `nth` tells the entries of one batched write apart: it says which of them won their places. Presence is not worth a
# disk write: its tables are unlogged, and empty after a crash of the database.
POSTGRES_1 = """
CREATE TABLE meta(name text PRIMARY KEY, value bytea NOT NULL);

CREATE TABLE entries(
    log text COLLATE "C" NOT NULL, seq integer NOT NULL, nth smallint NOT NULL, body bytea NOT NULL,
    PRIMARY KEY(log, seq)
);

CREATE TABLE tables(
    id text PRIMARY KEY, game text NOT NULL, status text NOT NULL, is_public boolean NOT NULL, code text,
    opened_at bigint NOT NULL, touched_at bigint NOT NULL, summary bytea NOT NULL
);
CREATE UNIQUE INDEX tables_code ON tables(code) WHERE status IN ('waiting', 'playing');
CREATE INDEX tables_public ON tables(status, opened_at) WHERE is_public AND status IN ('waiting', 'playing');
CREATE INDEX tables_idle ON tables(touched_at) WHERE status IN ('waiting', 'playing');
CREATE INDEX tables_status ON tables(status);

CREATE TABLE members(guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY(guest, table_id));
CREATE INDEX members_table ON members(table_id);

CREATE TABLE games(
    table_id text PRIMARY KEY, game text NOT NULL, seats integer NOT NULL, bots integer NOT NULL,
    finished_at bigint NOT NULL, record bytea NOT NULL
);

CREATE TABLE results(
    table_id text NOT NULL, seat integer NOT NULL, guest text NOT NULL, score integer NOT NULL, place integer NOT NULL,
    finished_at bigint NOT NULL,
    PRIMARY KEY(table_id, seat)
);
CREATE INDEX results_guest ON results(guest, finished_at);

CREATE TABLE guests(id text PRIMARY KEY, name text NOT NULL, since bigint NOT NULL, seen bigint NOT NULL);

CREATE TABLE mutes(guest text NOT NULL, other text NOT NULL, PRIMARY KEY(guest, other));
CREATE INDEX mutes_other ON mutes(other);

CREATE TABLE reports(
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, made_at bigint NOT NULL, made_by text NOT NULL, about text,
    table_id text NOT NULL, words text NOT NULL, excerpt text NOT NULL
);

CREATE UNLOGGED TABLE servers(id text PRIMARY KEY, good_until bigint NOT NULL);
CREATE UNLOGGED TABLE presence(
    table_id text NOT NULL, guest text NOT NULL, server text NOT NULL REFERENCES servers ON DELETE CASCADE,
    PRIMARY KEY(table_id, guest, server)
);
CREATE INDEX presence_server ON presence(server);
"""

# Shared score pads. `game` is null once sharing has ended: viewers are told so for a while.
SQLITE_2 = """
CREATE TABLE pads(
    id TEXT PRIMARY KEY, guest TEXT NOT NULL, revision INTEGER NOT NULL, game BLOB, changed_at INTEGER NOT NULL
);
CREATE INDEX pads_guest ON pads(guest, changed_at);
CREATE INDEX pads_unused ON pads(changed_at);
"""

POSTGRES_2 = """
CREATE TABLE pads(
    id text PRIMARY KEY, guest text NOT NULL, revision bigint NOT NULL, game bytea, changed_at bigint NOT NULL
);
CREATE INDEX pads_guest ON pads(guest, changed_at);
CREATE INDEX pads_unused ON pads(changed_at);
"""

# The crest that a guest has chosen; null if the table assigns one.
SQLITE_3 = "ALTER TABLE guests ADD COLUMN crest INTEGER;"
POSTGRES_3 = "ALTER TABLE guests ADD COLUMN crest integer;"

# Comments by guests on steps of finished games.
SQLITE_4 = """
CREATE TABLE comments(
    table_id TEXT NOT NULL, step INTEGER NOT NULL, guest TEXT NOT NULL,
    written_at INTEGER NOT NULL, words TEXT NOT NULL,
    PRIMARY KEY(table_id, step, guest)
) WITHOUT ROWID;
CREATE INDEX comments_guest ON comments(guest, table_id);
"""

POSTGRES_4 = """
CREATE TABLE comments(
    table_id text NOT NULL, step integer NOT NULL, guest text NOT NULL,
    written_at bigint NOT NULL, words text NOT NULL,
    PRIMARY KEY(table_id, step, guest)
);
CREATE INDEX comments_guest ON comments(guest, table_id);
"""

SQLITE: tuple[str, ...] = (SQLITE_1, SQLITE_2, SQLITE_3, SQLITE_4)
POSTGRES: tuple[str, ...] = (POSTGRES_1, POSTGRES_2, POSTGRES_3, POSTGRES_4)

NEWEST = len(SQLITE)
