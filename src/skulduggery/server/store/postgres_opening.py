"""Migrates the tables in PostgreSQL, however many servers start at the same moment."""

from skulduggery.server.store import BadDatabase, queries
from skulduggery.server.store.postgres_client import Connection, connect
from skulduggery.server.store.schema import APPLICATION_ID, NEWEST, POSTGRES, SCHEMA

VERSION = "version"
MIGRATING_S = 3600.0
"""Seconds. A large database takes long, and so does a server that waits for another one's migration."""

OBJECTS = "SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace($1)"


async def migrate(address: str) -> None:
    db = await connect(address, answering_s=MIGRATING_S)
    try:
        await _migrate(db)
    finally:
        db.terminate()


async def _migrate(db: Connection) -> None:
    """Migrate in one transaction. A server that starts later waits for the lock, and finds everything done."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", APPLICATION_ID)
        await _demand_utf8(db)
        await _make_schema(db)
        version = await _version(db)
        for script in POSTGRES[version:]:
            await db.execute(script)
        if version < NEWEST:
            await db.execute(queries.PUT_META, VERSION, str(NEWEST).encode())


async def _make_schema(db: Connection) -> None:
    """Create the schema if it is missing. A user who may not create schemas may still use an existing one."""
    ((is_there,),) = await db.fetch("SELECT to_regnamespace($1) IS NOT NULL", SCHEMA)
    if not is_there:
        await db.execute(f"CREATE SCHEMA {SCHEMA}")


async def _demand_utf8(db: Connection) -> None:
    ((encoding,),) = await db.fetch("SHOW server_encoding")
    if encoding != "UTF8":
        raise BadDatabase(f"the database is encoded in {encoding}; create one with: createdb --encoding=UTF8 NAME")


async def _version(db: Connection) -> int:
    """The version of the schema; 0 if there is none yet."""
    ((objects,),) = await db.fetch(OBJECTS, SCHEMA)
    if objects == 0:
        return 0
    ((is_ours,),) = await db.fetch("SELECT to_regclass($1) IS NOT NULL", f"{SCHEMA}.meta")
    found = await db.fetch(queries.META, VERSION) if is_ours else []
    if not found:
        raise BadDatabase(f"the schema {SCHEMA} of the database belongs to another program; use another database")
    version = int(found[0][0])
    if version > NEWEST:
        raise BadDatabase(
            f"the database has version {version} of our tables and this program knows versions up to {NEWEST}: "
            "it was written by a newer Skulduggery; use that one"
        )
    return version
