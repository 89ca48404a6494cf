"""A real PostgreSQL for the tests: one for each pytest process, and a fresh empty database for each test."""

import asyncio
import os
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count

import pytest

from skulduggery.server.store.postgres_client import connect
from skulduggery.server.store.temporary import NoPostgres, temporary_postgres

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_cluster() -> Generator[str]:
    """The address of its own database, from which others are made."""
    try:
        running = temporary_postgres(in_memory=True)
        address = running.__enter__()
    except NoPostgres as reason:
        if os.environ.get("CI"):
            pytest.fail(f"continuous integration tests with PostgreSQL: {reason}")
        pytest.skip(f"{reason}; enable it: apt install postgresql")
    try:
        yield address
    finally:
        running.__exit__(None, None, None)


@pytest.fixture
def postgres(postgres_cluster: str) -> Generator[str]:
    with new_database(postgres_cluster) as address:
        yield address


@contextmanager
def new_database(cluster: str) -> Generator[str]:
    name = f"test_{next(_numbers)}"
    asyncio.run(execute(cluster, f"CREATE DATABASE {name}"))
    yield database_named(cluster, name)
    asyncio.run(execute(cluster, f"DROP DATABASE {name} WITH (FORCE)"))


def database_named(address: str, name: str) -> str:
    return address.replace("/postgres?", f"/{name}?")


def name_of(address: str) -> str:
    return address.split("/")[3].split("?")[0]


async def execute(address: str, statement: str) -> None:
    db = await connect(address)
    await db.execute(statement)
    await db.close()
