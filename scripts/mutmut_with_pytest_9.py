"""A pytest plugin for scripts/mutate.py: mutmut 3.8 asks tests for a private name that pytest 9 no longer has."""

from typing import Any


def pytest_itemcollected(item: Any) -> None:
    item._nodeid = item.nodeid
