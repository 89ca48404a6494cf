"""What is loaded while the page is open can fail. The page says so, and offers to try again."""

import re

import pytest

from tests.web.conftest import ROOT

SOURCES = ROOT / "web" / "src"
TAG = re.compile(r"\{#await|\{:catch|\{/await\}")
AWAITING = sorted(path for path in SOURCES.rglob("*.svelte") if "{#await" in path.read_text(encoding="utf-8"))


def without_a_catch(source: str) -> list[str]:
    """The first line of each block that shows nothing when what it awaits fails."""
    found: list[str] = []
    open_blocks: list[tuple[int, bool]] = []
    for tag in TAG.finditer(source):
        if tag.group() == "{#await":
            open_blocks.append((tag.start(), False))
        elif tag.group() == "{:catch":
            open_blocks.append((open_blocks.pop()[0], True))
        else:
            start, catches = open_blocks.pop()
            if not catches:
                found.append(source[start:].splitlines()[0])
    return found


@pytest.mark.parametrize("path", AWAITING, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_every_part_that_is_awaited_may_fail(path: object) -> None:
    """`ui/Lazy.svelte` does it for all parts; some pages have a message of their own."""
    source = (SOURCES / str(path)).read_text(encoding="utf-8")
    assert without_a_catch(source) == []


def test_a_block_without_a_catch_is_found() -> None:
    inner = "{#await one then}1{/await}"
    assert without_a_catch(inner) == ["{#await one then}1{/await}"]
    assert without_a_catch("{#await two then}" + inner + "{:catch}sorry{/await}") == [inner + "{:catch}sorry{/await}"]
    assert without_a_catch("{#await two}…{:then}2{:catch}sorry{/await}") == []
