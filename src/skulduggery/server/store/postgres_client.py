"""The part of asyncpg that the store uses, with types, and the meaning of its many errors."""

import ssl
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Protocol, TypeAlias, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from skulduggery.server.store import BadDatabase, CodeTaken, DatabaseAway, StoreDamaged, StoreDown
from skulduggery.server.store.postgres_address import UNREADABLE
from skulduggery.server.store.rows import Row
from skulduggery.server.store.schema import SCHEMA

Heard: TypeAlias = Callable[[object, int, str, str], None]

CONNECTING_S = 10.0
ANSWERING_S = 20.0
"""Seconds of silence after which a database counts as lost: a cut cable gives no error."""

SESSION = {
    "application_name": "skulduggery",
    "search_path": SCHEMA,
    "synchronous_commit": "on",  # an append is answered only once it is on disk, whatever the cluster's default is
    "jit": "off",
}


class Connection(Protocol):
    async def fetch(self, query: str, *values: object) -> list[Row]: ...

    async def execute(self, query: str, *values: object) -> str: ...

    async def executemany(self, query: str, values: Sequence[Sequence[object]]) -> None: ...

    def transaction(self) -> AbstractAsyncContextManager[object]: ...

    async def add_listener(self, channel: str, heard: Heard) -> None: ...

    def add_termination_listener(self, ended: Callable[[object], None]) -> None: ...

    def is_closed(self) -> bool: ...

    async def close(self, *, timeout: float | None = None) -> None: ...

    def terminate(self) -> None: ...


class Pool(Protocol):
    def acquire(self, *, timeout: float) -> AbstractAsyncContextManager[Connection]: ...

    async def close(self) -> None: ...

    def terminate(self) -> None: ...


# asyncpg has no types of its own.
_asyncpg: Any = asyncpg

UNREACHABLE: tuple[type[Exception], ...] = (
    OSError,  # includes timeouts
    EOFError,
    _asyncpg.PostgresConnectionError,
    _asyncpg.InternalClientError,
    _asyncpg.OperatorInterventionError,
    _asyncpg.TooManyConnectionsError,
    # Possible on a new connection long after others succeeded: the database is closed, renamed or dropped, or its user
    # is no longer let in.
    _asyncpg.ObjectNotInPrerequisiteStateError,
    _asyncpg.InvalidCatalogNameError,
    _asyncpg.InvalidAuthorizationSpecificationError,
)
"""The connection is broken, and it is unknown whether the last command was executed."""

UNWILLING: tuple[type[Exception], ...] = (
    _asyncpg.InsufficientResourcesError,
    _asyncpg.PostgresSystemError,
    _asyncpg.ReadOnlySQLTransactionError,
    _asyncpg.TransactionRollbackError,
    _asyncpg.LockNotAvailableError,
)
"""The database answered that it cannot do it now; nothing was done."""

DAMAGED: tuple[type[Exception], ...] = (_asyncpg.DataCorruptedError, _asyncpg.IndexCorruptedError)

WHY_NOT: dict[type[Exception], str] = {
    _asyncpg.InvalidPasswordError: "PostgreSQL refuses this user or password",
    _asyncpg.InvalidAuthorizationSpecificationError: "PostgreSQL refuses this user or password",
    _asyncpg.InvalidCatalogNameError: "PostgreSQL has no such database; create it: createdb --encoding=UTF8 NAME",
    _asyncpg.InsufficientPrivilegeError: (
        f"the user may not create our tables; as a superuser: CREATE SCHEMA {SCHEMA} AUTHORIZATION <user>"
    ),
}


async def connect(address: str, *, answering_s: float | None = None) -> Connection:
    found = await _asyncpg.connect(
        address, timeout=CONNECTING_S, command_timeout=answering_s or ANSWERING_S, server_settings=dict(SESSION)
    )
    return cast("Connection", found)


async def make_pool(address: str, *, size: int) -> Pool:
    found = await _asyncpg.create_pool(
        address,
        min_size=0,  # with more, the pool would connect by itself, and fill the log during an outage
        max_size=size,
        timeout=CONNECTING_S,
        command_timeout=ANSWERING_S,
        server_settings=dict(SESSION),
        reset=_keep,
    )
    return cast("Pool", found)


async def _keep(_connection: object) -> None:
    """Skip the reset. Nothing that we do changes a session, so this saves a round trip per query."""


def discard(db: Connection) -> None:
    """Close the connection. A pool takes back broken connections by itself, sometimes before we can."""
    with suppress(_asyncpg.InterfaceError):
        db.terminate()


def is_lost(error: Exception) -> bool:
    return isinstance(error, UNREACHABLE) or _is_closed_connection(error)


def translated(error: Exception) -> Exception:
    """The exception for the caller. Messages of the database are kept only if they contain no values."""
    if is_lost(error):
        return StoreDown(f"PostgreSQL cannot be reached: {_short(error)}")
    if isinstance(error, DAMAGED):
        return StoreDamaged(f"PostgreSQL found damage: {_short(error)}")
    if isinstance(error, UNWILLING):
        return StoreDown(f"PostgreSQL cannot do it now: {_short(error)}")
    if isinstance(error, _asyncpg.UniqueViolationError) and getattr(error, "constraint_name", "") == "tables_code":
        return CodeTaken()
    return error


@contextmanager
def translating() -> Generator[None]:
    try:
        yield
    except Exception as error:
        told = translated(error)
        if told is error:
            raise
        raise told from error


def refusal(error: Exception) -> BadDatabase:
    """Why a store cannot be opened. An invalid address is never repeated: it may contain a password."""
    for kind, text in WHY_NOT.items():
        if isinstance(error, kind):
            return BadDatabase(text)
    if isinstance(error, ssl.SSLError):
        return BadDatabase(f"PostgreSQL cannot be reached by TLS: {_short(error)}")
    if is_lost(error):
        return DatabaseAway(f"PostgreSQL cannot be reached ({_short(error)}); is it running, and is the address right?")
    if isinstance(error, UNWILLING):
        return DatabaseAway(f"PostgreSQL cannot do it now: {_short(error)}")
    if isinstance(error, ValueError):
        return BadDatabase(UNREADABLE)
    return BadDatabase(f"PostgreSQL cannot be used: {_short(error)}")


def _is_closed_connection(error: Exception) -> bool:
    """Whether the connection was closed. asyncpg uses the same class for values that it cannot send."""
    return isinstance(error, _asyncpg.InterfaceError) and not isinstance(error, ValueError)


def _short(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    text = str(error).strip()
    return text.splitlines()[0] if text else type(error).__name__
