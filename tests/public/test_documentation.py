"""The library is what docs/library.md says: every example runs, and every name is listed."""

import doctest
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import skulduggery
from skulduggery.kernel import protocol

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
MODULES = ("bots", "finding", "records", "rulings", "tables")
FUNCTIONS = ("setup", "awaiting", "candidates", "refusal", "play", "resolve", "view", "redact")


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, as somebody reads them."""
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(examples) >= 10
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, "docs/library.md", "exec"), names)
    assert names["game"].places
    assert len(names["margins"]) == 20


def test_the_page_lists_what_is_public_and_nothing_else() -> None:
    listed = PAGE.split("## All names")[1]
    assert sorted(set(re.findall(r"`(\w+)`", listed))) == sorted(skulduggery.__all__)


def test_what_is_public_is_there_and_explained() -> None:
    public = importlib.import_module("skulduggery.public")
    for name in skulduggery.__all__:
        found = getattr(skulduggery, name)
        assert found is getattr(public, name)
        if callable(found) and name not in ("Choose", "BotLike"):
            assert found.__doc__, name
    assert set(skulduggery.__all__) <= set(dir(skulduggery))


def test_a_name_that_is_not_public_is_told_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match=r"no 'sail'.*game_names"):
        skulduggery.sail  # type: ignore[attr-defined]  # noqa: B018  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


def doctests() -> Iterator[doctest.DocTest]:
    finder = doctest.DocTestFinder(exclude_empty=True)
    for module in (skulduggery, *(importlib.import_module(f"skulduggery.public.{name}") for name in MODULES)):
        yield from (test for test in finder.find(module) if test.examples)


@pytest.mark.parametrize("test", list(doctests()), ids=lambda test: test.name)
def test_examples_in_the_code_run(test: doctest.DocTest) -> None:
    assert_runs(test)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_the_eight_functions_are_explained_by_examples(function: str) -> None:
    parser = doctest.DocTestParser()
    set_up = parser.get_examples(protocol.Game.__doc__ or "")
    own = parser.get_examples(getattr(protocol.Game, function).__doc__ or "")
    assert own
    assert_runs(doctest.DocTest([*set_up, *own], {}, function, None, None, None))


def assert_runs(test: doctest.DocTest) -> None:
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert results.attempted
    assert not results.failed, "".join(said)


def test_importing_it_loads_next_to_nothing() -> None:
    """Not even the types of the games: a program that asks only for the version pays for nothing else."""
    code = "import sys, skulduggery; print(*(name for name in sys.modules if name.startswith('skulduggery')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["skulduggery"]
