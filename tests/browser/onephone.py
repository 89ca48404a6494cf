"""What people do with a phone that is passed around, and what may be seen on it."""

import json
import random
from typing import Any
from unittest.mock import patch

from skulduggery.local import opening
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import decide
from tests.local.asking import Page as Rules

STAGE = "document.querySelector('[data-stage]')?.dataset.stage"
SHOWN = "document.querySelector('[data-stage=public]')?.dataset.shown === 'true'"
TOGETHER = "document.querySelector('[data-stage=public]')?.dataset.together === 'true'"
CARDS = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card).sort()"
HELD = "document.querySelectorAll('[data-card], .hand[role=group]').length"
"""Everything on the page that belongs to somebody's hand."""

STORE = "indexedDB.open('skulduggery-pass', 1)"
OPEN = f"""(what) => new Promise((resolve, reject) => {{
  const request = {STORE};
  request.onupgradeneeded = () => request.result.createObjectStore('pass', {{keyPath: 'key'}});
  request.onerror = reject;
  request.onsuccess = () => {{
    const store = request.result.transaction('pass', 'readwrite').objectStore('pass');
    const asked = what(store);
    asked.onsuccess = () => {{ request.result.close(); resolve(asked.result ?? null); }};
  }};
}})"""


def kept(page: Page) -> dict[str, Any]:
    """The table of the page, as the device keeps it."""
    return page.run(f"({OPEN})((store) => store.get(location.pathname.split('/')[2]))")


def keep(page: Page, key: str, record: dict[str, Any], *, pausing: bool = False) -> None:
    """Puts a table there, as if it had been played before."""
    wanted = {"game": record["game"], "players": record["players"], "options": record["options"]}
    save = {"record": json.dumps(record), "pausing": pausing}
    table = {"key": key, "wanted": wanted, "save": save, "decisions": 1, "next": 0, "changedAt": 1}
    page.run(f"({OPEN})((store) => store.put({json.dumps(table)})).then(() => true)")


def ahead(game: str, *, seed: int, left: int) -> dict[str, Any]:
    """A game of Anna and Ben with so many decisions left to make, or so. The cards are the same in every run."""
    rng = random.Random(seed)
    with patch.object(opening, "CHANCE", rng):
        rules = Rules()
        standing = rules.open(game, 2)
        saves = [standing["save"]["record"]]
        while standing["asked"]:
            standing = rules.decide_at_random(standing, rng)
            saves.append(standing["save"]["record"])
    assert left < len(saves), "the game was over sooner"
    return json.loads(saves[-1 - left])


def hands(page: Page) -> list[list[str]]:
    """What everybody holds, as the rules have it: Sleeping Queens or Skull King."""
    rules, saved = Rules(), kept(page)["save"]
    rules.ask("pass/take-up", table="t", save=saved)
    seats = len(json.loads(saved["record"])["players"])
    views = [rules.look(seat)["view"] for seat in range(seats)]
    held = [view.get("hands") or view["phase"]["hands"] for view in views]
    return [sorted(held[seat][seat]) for seat in range(seats)]


def seat_of(page: Page) -> int:
    return int(page.run("document.querySelector('[data-seat]').dataset.seat"))


def take(page: Page) -> int:
    """Whoever is named says so, and sees their own hand and nothing else; their seat."""
    assert_covered(page)
    seat = seat_of(page)
    page.click("[data-action=reveal]")
    page.see("[data-stage=hand] [data-board]")
    page.see("[data-turn=mine]")
    assert seat_of(page) == seat
    return seat


def play(page: Page, *, n: int = 0) -> None:
    """A decision, and whatever is to be looked at after it; up to the next cover or the end."""
    take(page)
    decide(page, n=n)
    page.until(f"{STAGE} !== 'hand'", what="the hand to go")
    while page.run(STAGE) == "public":
        assert page.run(HELD) == 0, "a hand for all to see"
        if page.run(f"({TOGETHER}) && ({SHOWN})"):
            page.click("[data-action=go-on]")
        page.until(f"{STAGE} !== 'public' || ({TOGETHER}) && ({SHOWN})", what="the phone to go on")


def assert_covered(page: Page) -> None:
    """Nothing of any hand is there for the eye, for the page's scripts or for a screen reader."""
    page.until(f"{STAGE} === 'cover'", what="the cover")
    assert page.run(HELD) == 0
    assert page.run("document.querySelectorAll('[data-board]').length") == 0
    assert page.run("document.querySelector('[role=alert]').textContent.trim()") == ""
    buttons = [name for role, name in page.heard_aloud() if role == "button"]
    assert len(buttons) == 3, buttons


def turn_to(page: Page, path: str) -> None:
    """By a link within the page: the rules stay awake."""
    link = f"Object.assign(document.createElement('a'), {{href: {json.dumps(path)}}})"
    page.run(f"(() => {{ const link = {link}; document.body.append(link); link.click(); link.remove(); }})()")
    page.until(f"location.pathname === {json.dumps(path)}", what=path)


def someone(browser: Browser, house: House, *, language: str = "en", keeps: bool = False) -> Page:
    """A device on which nothing moves. `keeps`: the page is kept on it, to be used without a server."""
    page = browser.page()
    if not keeps:
        page.save_data()
    page.open(f"{house.url}/health")
    page.run(f"localStorage.setItem('language', '{language}')")
    page.run("localStorage.setItem('preferences', JSON.stringify({motion: 'off'}))")
    return page
