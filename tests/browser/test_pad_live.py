"""Others look on while a score pad is written: by its link, through lost lines, until its writer ends it."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from tests.browser.axe import violations
from tests.browser.driver import PHONE, Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints

ID = "sharedpad1"
GAME: dict[str, Any] = {
    "id": ID,
    "game": "skull-king",
    "players": ["Anna", "Ben", "Carla"],
    "first": 0,
    "options": {"scoring": "standard"},
    "started": "2026-11-16T19:30:00Z",
    "changed": "2026-11-16T19:31:00Z",
    "rounds": [[{"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 1, "tricks": 0}], [{}, {}, {}]],
}
TELEVISION = (1440, 900)
NOTED = ("ERR_BLOCKED_BY_CLIENT", "410 (Gone)", "404 (Not Found)")
"""What the browser says of requests that we cut off, and of what is not shared any more."""
PADS = "*/api/pads/*"
LINK = "document.querySelector('dialog input').value"
BIDS = "[...document.querySelectorAll('ol .round')].filter((one) => one.textContent.includes('bids ')).length"


@contextmanager
def visitor(browser: Browser, house: House, path: str, size: tuple[int, int] = PHONE) -> Generator[Page]:
    """Somebody without a name. The writer's pad lies on their phone already."""
    page = browser.page(size=size)
    lies = json.dumps({"version": 1, "game": GAME, "revision": 1, "marks": ["a"], "undo": [], "redo": []})
    page.open(f"{house.url}/health")
    page.run(f"localStorage.setItem('pad:{ID}', {json.dumps(lies)}), localStorage.setItem('language', 'en')")
    page.open(house.url + path)
    yield page
    assert complaints(page, *NOTED) == []
    page.close()


def open_dialog(page: Page) -> None:
    page.click("[data-action=menu]")
    page.click("[data-action=live]")
    page.see("dialog [data-sharing]")


def bid(page: Page, number: int) -> None:
    page.click(f"[data-key='{number}']")


def bids_seen(page: Page, number: int) -> None:
    page.until(f"{BIDS} === {number}", what=f"{number} bids")


def test_others_look_on_while_a_pad_is_written(browser: Browser, house: House) -> None:
    with visitor(browser, house, f"/pad/{ID}") as anna:
        open_dialog(anna)
        anna.see("dialog", "Whoever has the link sees the names")
        anna.click("dialog [data-action=share]")
        anna.see("dialog [data-state=sent]")
        anna.see("dialog img[src$='/qr.svg']")
        assert violations(anna) == []
        path = urlsplit(str(anna.run(LINK))).path
        anna.press("Escape")
        anna.see("header [data-live=sent]")
        with visitor(browser, house, path, size=TELEVISION) as tv:
            tv.see("main[data-line=live] [data-place='1']", "Anna")
            assert violations(tv) == []
            bid(anna, 1)
            bids_seen(tv, 1)

            # What is under way still comes; then the viewer's line is cut.
            tv.block(PADS)
            bid(anna, 2)
            tv.see("main[data-line=lost] [role=status]", "As of")
            bids_seen(tv, 2)
            bid(anna, 0)
            tv.block()
            bids_seen(tv, 3)
            tv.see("main[data-line=live]")

            # The writer's own line, and a reload. Writing goes on without it.
            anna.block(PADS)
            anna.click("[data-action=undo]")
            open_dialog(anna)
            anna.see("dialog [data-state=waiting]", "Waiting for the network")
            anna.reload()
            anna.see("[data-key]")
            anna.block()
            bids_seen(tv, 2)
            open_dialog(anna)
            anna.see("dialog [data-state=sent]")

            anna.click("dialog [data-action=stop]")
            tv.see("main[data-line=ended] [role=status]", "Sharing has ended")
            anna.until("document.querySelector('[data-live]') === null", what="the dot to go")
            bids_seen(tv, 2)
        with visitor(browser, house, path) as late:
            late.see("main[data-line=ended]", "not shared any more")
            assert violations(late) == []


def test_a_link_that_leads_nowhere_says_so(browser: Browser, house: House) -> None:
    with visitor(browser, house, f"/pad/live-{'x' * 22}") as page:
        page.see("main[data-line=unknown]", "No score pad is shared under this link")
        page.click("main a", "Write a pad of your own")
        page.see("main[data-part=home]")
