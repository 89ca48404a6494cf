"""Waiting for several pages at once."""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from tests.browser.driver.page import PAUSE, Page
from tests.browser.driver.processes import PATIENCE

T = TypeVar("T")


def until_any(pages: Sequence[Page], script: str, *, what: str) -> list[bool]:
    """Waits until the expression is true in one of the pages at least; in which ones it is."""

    def ask() -> list[bool]:
        answers = [bool(page.run(script)) for page in pages]
        return answers if any(answers) else []

    return until_true(ask, what=what, pages=pages)


def until_true(ask: Callable[[], T], *, what: str, pages: Sequence[Page]) -> T:
    """Waits for something that no page knows by itself, such as what all of them have been told."""
    deadline = time.monotonic() + PATIENCE
    while not (answer := ask()):
        if time.monotonic() > deadline:
            said = "\n---\n".join(page.text() for page in pages)
            raise AssertionError(f"gave up waiting for {what}; the pages say:\n{said}")
        time.sleep(PAUSE / 2)
    return answer
