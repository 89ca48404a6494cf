"""Tests draw the same random numbers in every run, and others only when exploring is asked for."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import seeds
from tests.project.nested import environment

ROOT = Path(__file__).resolve().parents[2]
FRESH = {"SystemRandom", "urandom", "token_bytes", "token_hex", "token_urlsafe", "randbits", "uuid1", "uuid4"}
"""Calls that draw random numbers from the system, which no seed changes."""

SUSPICIOUS = (*FRESH, "random", "Random")
"""A file without any of these words has no such call, so it need not be parsed."""


def test_a_seed_follows_from_its_names_and_from_the_explored_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(seeds.EXPLORE, raising=False)
    plain = seeds.seed("pad", 3)
    assert plain == seeds.seed("pad", "3") == 1624917847
    assert len({plain, seeds.seed("pad", 4), seeds.seed("pad 3")}) == 3
    monkeypatch.setenv(seeds.EXPLORE, "7")
    explored = seeds.seed("pad", 3)
    assert explored == seeds.seed("pad", 3)
    monkeypatch.setenv(seeds.EXPLORE, "8")
    assert len({plain, explored, seeds.seed("pad", 3)}) == 3


def test_hypothesis_is_derandomised_unless_exploring() -> None:
    assert settings().derandomize is (seeds.exploring() is None)
    assert settings().database is None


EXPLORED = ("", "7", "8")
DRAWING = """
from hypothesis import given, settings, strategies as st

drawn = []

@settings(max_examples=20)
@given(st.integers())
def test_draws(number):
    drawn.append(number)

def teardown_module():
    print("\\ndrawn", drawn)
"""


RUNS = """
import os, sys
import pytest

folder, variable, *numbers = sys.argv[1:]
for at, number in enumerate(numbers):
    os.environ[variable] = number
    options = ["-s", "-q", "-p", "no:cacheprovider", "-p", "tests.conftest", "--rootdir", folder, "-c", os.devnull]
    assert pytest.main([*options, os.path.join(folder, f"test_drawing_{at}.py")]) == 0
"""


def test_the_explored_number_decides_what_hypothesis_draws(tmp_path: Path) -> None:
    once, again = (drawn(tmp_path, hash_seed) for hash_seed in ("1", "2"))
    assert once == again
    assert len(set(once)) == len(EXPLORED)


def drawn(folder: Path, hash_seed: str) -> list[str]:
    """What Hypothesis draws with each of the numbers: one process, in which pytest runs once for each of them."""
    for at in range(len(EXPLORED)):  # a module is imported once in a process
        (folder / f"test_drawing_{at}.py").write_text(DRAWING, encoding="utf-8")
    call = [sys.executable, "-c", RUNS, str(folder), seeds.EXPLORE, *EXPLORED]
    alone = environment(workers=0, PYTHONPATH=str(ROOT), PYTHONHASHSEED=hash_seed)
    done = subprocess.run(call, capture_output=True, text=True, env=alone, check=True)
    lines = [line for line in done.stdout.splitlines() if line.startswith("drawn")]
    assert len(lines) == len(EXPLORED)
    return lines


def test_no_test_draws_fresh_random_numbers() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        if any(word in (source := file.read_text(encoding="utf-8")) for word in SUSPICIOUS)
        for call in calls(ast.parse(source))
        if is_fresh(call)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "fresh"),
    [
        ("random.choice(x)", True),
        ("random.Random()", True),
        ("Random()", True),
        ("os.urandom(4)", True),
        ("secrets.token_hex()", True),
        ("random.Random(7)", False),
        ("rng.choice(x)", False),
        ("Random(seed)", False),
    ],
)
def test_fresh_numbers_are_recognised(source: str, fresh: bool) -> None:
    assert [is_fresh(call) for call in calls(ast.parse("import random\n" + source))] == [fresh]


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    """Every call; of `random.choice` only where `random` is the module and no generator of that name."""
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        of_random = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "random"
        if not of_random or "random" in modules:
            yield node


def is_fresh(call: ast.Call) -> bool:
    name = ast.unparse(call.func)
    last = name.rpartition(".")[2]
    if last == "Random":
        return not call.args and not call.keywords
    return last in FRESH or name.startswith("random.")
