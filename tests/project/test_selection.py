"""In which order tests run."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import selection

FILES = {"short": 40, "long": 3, "longer": 2, "longest": 6, "other": 30}
SECONDS = {"long.py::test": 2.0, "longer.py::test": 9.0, "longest.py::test": 5.0, "other.py::test": 0.5}


def items() -> list[Any]:
    return [
        SimpleNamespace(path=Path(f"tests/{file}.py"), nodeid=f"tests/{file}.py::test[{n}]")
        for file, count in FILES.items()
        for n in range(count)
    ]


def files_of(ordered: Sequence[Any]) -> list[str]:
    return [file for file, _ in groupby(item.path.stem for item in ordered)]


@pytest.mark.parametrize("workers", [1, 2, 4, 8])
def test_every_test_runs_once_and_long_files_stay_together(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "durations", lambda: SECONDS)
    given = items()
    ordered = selection.longest_first(given, workers)
    assert sorted(item.nodeid for item in ordered) == sorted(item.nodeid for item in given)
    files = files_of(ordered)
    assert [files.count(file) for file in ("long", "longer", "longest")] == [1, 1, 1]


def test_each_worker_begins_with_its_share_of_the_long_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "durations", lambda: SECONDS)
    ordered = selection.longest_first(items(), 2)
    half = len(ordered) // 2
    assert files_of(ordered[:half])[0] == "longest"
    assert files_of(ordered[half:])[:2] == ["longer", "long"]
