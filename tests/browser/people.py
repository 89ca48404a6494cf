"""What people do in the page, by taps and keys."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from tests.browser.chromium import Browser, Page
from tests.browser.house import House

EXPECTED = ("401 (Unauthorized)",)
"""The browser notes that a stranger is not known yet."""


@contextmanager
def guest(browser: Browser, house: House, name: str, path: str = "/") -> Generator[Page]:
    """Somebody who has never been here follows a link and says their name. At the end nothing may have gone wrong."""
    page = browser.page()
    page.open(house.url + path)
    page.write("#name", name)
    page.click("form button.main")
    page.see(".games" if path == "/" else ".bar h1")
    yield page
    assert complaints(page) == []
    page.close()


def complaints(page: Page, *expected: str) -> list[str]:
    return [line for line in page.complaints if not any(part in line for part in (*EXPECTED, *expected))]


def open_table(page: Page, game: str, seats: int) -> str:
    """Opens a table for friends by the buttons of the first screen; the path of its link."""
    card = f"article[data-game={game}]"
    page.choose(f"{card} select", str(seats))
    page.click(f"{card} button", "With friends")
    page.choose("#set-bot-speed", "instant")
    page.until("document.querySelector('#set-bot-speed').value === 'instant'")
    return str(page.run("location.pathname"))


FULL = "document.querySelector('.seats') && !document.querySelector('.seats').textContent.includes('Free seat')"


def fill(page: Page) -> None:
    page.click("button", "Fill with bots")
    page.until(FULL, what="bots on all seats")


def fill_and_start(page: Page) -> None:
    fill(page)
    page.click("button", "Start the game")
    page.see(".playing")


MOST_DECISIONS = 1000
TAPPED = 4
"""Decisions that are made with the mouse; the others are quicker."""


def play_to_the_end(page: Page) -> None:
    for n in range(MOST_DECISIONS):
        page.until(f"({ASKED}) || document.querySelector('.ending') !== null", what="a decision or the end")
        if is_over(page):
            return
        if n < TAPPED:
            tap(page)
        else:
            decide(page, n=n)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def tap(page: Page) -> None:
    """Makes a decision as people do, with what can be seen and reached."""
    if page.run("document.querySelector('.dock [data-choice=legal]') === null"):
        page.click(".hand .card:last-child")
    page.click(".dock [data-choice=legal]")
    page.until("document.querySelector('[aria-busy=true]') === null", what="the answer")


def is_over(page: Page) -> bool:
    return bool(page.run("document.querySelector('.ending') !== null"))


def is_asked(page: Page) -> bool:
    return bool(page.run(ASKED))


ASKED = "document.querySelector('.turn.mine') !== null && document.querySelector('[aria-busy=true]') === null"


def decide(page: Page, *, n: int = 0) -> None:
    """Makes one decision with a tap, or with several where cards are picked first."""
    page.run(f"({CHOOSE})({n})")
    page.until("document.querySelector('[aria-busy=true]') === null", what="the answer")


CHOOSE = """(n) => {
  const taps = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const choices = () => taps('.dock [data-choice=legal], .bedroom [data-choice=legal]');
  if (choices().length === 0) {
    const cards = taps('.hand .card');
    cards[n % cards.length]?.click();
  }
  const found = choices();
  found[n % Math.max(1, found.length)]?.click();
}"""
"""Presses the n-th choice: the same buttons as for a mouse, and quicker."""


def cards_in(page: Page, selector: str) -> list[str]:
    found: list[str] = page.run(
        f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.dataset.card)"
    )
    return found


def fetched(page: Page, path: str) -> Any:
    """What the server answers this person."""
    return page.run(f"fetch({json.dumps(path)}).then((answer) => answer.json())")
