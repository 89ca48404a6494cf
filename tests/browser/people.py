"""What people do in the page, by taps and keys."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Protocol

from tests.browser.autoplay import be_known
from tests.browser.driver import PHONE, Browser, Page

EXPECTED = ("401 (Unauthorized)", "status=2152398850")
"""The browser notes that a stranger is not known yet; Firefox, that a font was still on its way when the page was left
(NS_BINDING_ABORTED)."""


class Place(Protocol):
    """Where a server is."""

    @property
    def url(self) -> str: ...


@contextmanager
def stranger(browser: Browser, house: Place, path: str = "/", *, size: tuple[int, int] = PHONE) -> Generator[Page]:
    """Somebody who has never been here follows a link. At the end nothing may have gone wrong."""
    page = browser.page(size=size)
    page.save_data()
    page.open(house.url + path)
    yield page
    assert complaints(page) == [], complaints(page)
    page.close()


@contextmanager
def guest(
    browser: Browser,
    house: Place,
    name: str,
    path: str = "/",
    *,
    size: tuple[int, int] = PHONE,
    language: str = "en",
    motion: str = "off",
    **preferences: Any,
) -> Generator[Page]:
    """Somebody who has been here before. Nothing moves in their page unless they wish it: that is quicker."""
    page = browser.page(size=size)
    page.save_data()
    be_known(page, house.url, name, language=language, motion=motion, **preferences)
    page.open(house.url + path)
    yield page
    assert complaints(page) == [], complaints(page)
    page.close()


def complaints(page: Page, *expected: str) -> list[str]:
    return [line for line in page.complaints if not any(part in line for part in (*EXPECTED, *expected))]


def fetched(page: Page, path: str) -> Any:
    """What the server answers this person."""
    return page.run(f"fetch({json.dumps(path)}).then((answer) => answer.json())")


def table_at(page: Page) -> str:
    """The id of the table that the page shows."""
    page.until("location.pathname.startsWith('/t/')", what="a table")
    return str(page.run("location.pathname.split('/')[2]"))


def open_for_friends(page: Page, game: str) -> str:
    """Opens a table by the buttons of the first page; its id."""
    page.click(f"[data-game={game}]")
    page.click("dialog [data-action=with-friends]")
    page.see("main[data-page=waiting]")
    return table_at(page)


# --- decisions ----------------------------------------------------------------------------------------------------

PLAYING = "document.querySelector('main[data-page=playing]') !== null"
ENDED = "document.querySelector('[data-page=ending]') !== null"
ASKED = "document.querySelector('[data-turn=mine]') !== null && document.querySelector('[aria-busy=true]') === null"
TAP_ON = """document.querySelector('main[data-page=playing] .stage')
  ?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))"""
MOST_DECISIONS = 600


def is_over(page: Page) -> bool:
    return bool(page.run(ENDED))


def until_asked(page: Page, *, hurry: bool = False) -> bool:
    """Waits for a question; false if the game is over instead. Whoever is in a hurry taps away what is being shown."""
    tapping = f"{TAP_ON}, " if hurry else ""
    page.until(f"({tapping}({ASKED}) || ({ENDED}))", what="a decision or the end")
    return not is_over(page)


def decide(page: Page, *, n: int = 0) -> None:
    """Makes one decision by the buttons that are there: the same as for a finger, and quicker."""
    assert page.run(f"({DECIDE})({n})"), f"no decision could be made:\n{page.text()}"


DECIDE = """async (n) => {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const busy = () => document.querySelector('[aria-busy=true]') !== null;
  const open = (selector) => [...document.querySelectorAll(selector)].filter((one) =>
    !one.disabled && one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0);
  const where = () => document.querySelector('dialog[open]') ? 'dialog[open]' : '[data-board]';
  for (let taps = 0; taps < 30; taps += 1) {
    if (document.querySelector('[data-turn=mine]') === null) return true;
    const choices = open(`${where()} [data-choice=legal]`);
    const cards = choices.filter((one) => one.dataset.card !== undefined);
    const others = choices.filter((one) => one.dataset.card === undefined);
    const lifted = cards.find((one) => one.getAttribute('aria-pressed') === 'true');
    const tapped = others[n % Math.max(1, others.length)] ?? lifted ?? cards[n % Math.max(1, cards.length)];
    tapped?.click();
    await pause(tapped ? 0 : 20);
    if (!busy()) continue;
    while (busy()) await pause(5);
    return true;
  }
  return false;
}"""


def play_to_the_end(page: Page) -> int:
    """How many decisions it took."""
    for n in range(MOST_DECISIONS):
        if not until_asked(page, hurry=True):
            return n
        decide(page, n=n)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def tap_through(page: Page, *, decisions: int) -> None:
    """Makes decisions with a real finger: where something lies over a button, it is not reached."""
    for _ in range(decisions):
        if not until_asked(page):
            return
        while page.run(ASKED):
            buttons = "[data-board] [data-choice=legal]:not([data-card])"
            page.click(buttons if page.run(f"document.querySelector('{buttons}') !== null") else "[data-choice=legal]")
