"""Which store a name means, and that what is refused does not repeat a password."""

from pathlib import Path

import pytest

from skulduggery.server.store import BadDatabase
from skulduggery.server.store.choose import store_for
from skulduggery.server.store.postgres import PostgresStore
from skulduggery.server.store.postgres_address import parse
from skulduggery.server.store.sqlite import SqliteStore

SECRET = "hunter2"


@pytest.mark.parametrize("name", ["skulduggery.db", "a folder/x", "./odd:name.db", "C:\\games\\s.db", ":memory:"])
def test_a_name_is_a_file(name: str) -> None:
    assert isinstance(store_for(name), SqliteStore)


@pytest.mark.parametrize("address", ["postgresql://u:p@h/d", "postgres:///d", "PostgreSQL://h:5433/d?sslmode=require"])
def test_an_address_is_postgresql(address: str) -> None:
    assert isinstance(store_for(address), PostgresStore)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a\0b",
        f"mysql://u:{SECRET}@h/d",
        f"sqlite:///{SECRET}",
        f"postgresql+asyncpg://u:{SECRET}@h/d",
        f"postgresql:u:{SECRET}@h/d",
        f"host=h user=u password={SECRET}",
        f"postgresql://u:{SECRET}/x@h/d",
        f"postgresql://u:{SECRET}?x@h/d",
        f"postgresql://u:{SECRET}#x@h/d",
        f"postgresql://[{SECRET}/d",
    ],
)
def test_anything_else_is_refused_in_one_line_without_its_secrets(name: str) -> None:
    with pytest.raises(BadDatabase, match="postgresql://user:password@host") as refused:
        store_for(name)
    assert SECRET not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_home_folder_is_understood() -> None:
    store = store_for("~/skulduggery.db")
    assert isinstance(store, SqliteStore)
    assert store.path == (Path.home() / "skulduggery.db").resolve()


def test_a_password_is_taken_out_of_an_address() -> None:
    found = parse("postgres://u:p%40ss@h:5433/d?sslmode=require")
    assert (found.without_password, found.password) == ("postgresql://u@h:5433/d?sslmode=require", "p@ss")
    found = parse("postgresql://h/d?password=secret&host=%2Frun%2Fpg")
    assert (found.without_password, found.password) == ("postgresql://h/d?host=%2Frun%2Fpg", "secret")
    assert parse("postgresql:///d").password is None
