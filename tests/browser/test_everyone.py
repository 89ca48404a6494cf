"""For everyone: the keyboard alone, a screen reader, big print, calm pictures. axe looks at every page."""

from collections.abc import Callable

import pytest

from tests.browser.autoplay import play, post, start_in_the_middle, start_table
from tests.browser.axe import violations, violations_by_theme
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import ASKED, decide, guest, stranger, until_asked

GAMES = {"skull-king": 4, "skull-king-dice": 4, "skull-queen": 4, "sleeping-queens": 4}
DECISIONS = {"skull-king": 4, "skull-king-dice": 4, "skull-queen": 4, "sleeping-queens": 1}
TOO_SMALL = """[...document.querySelectorAll('button, select, summary, input:not([type=checkbox]):not([type=radio])')]
  .filter((one) => one.getClientRects().length > 0 && !one.closest('.unseen'))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
  .map(([, one]) => one.outerHTML.slice(0, 120))"""
WIDE = "document.documentElement.scrollWidth - innerWidth"


def in_the_middle(page: Page, house: House, game: str) -> None:
    table = start_in_the_middle(page, game, GAMES[game], decisions=DECISIONS[game])
    page.open(f"{house.url}/t/{table}")
    page.see(f"[data-board={game}]")
    page.until(ASKED)


def waiting(page: Page, house: House) -> None:
    opened = post(page, "/api/tables", {"settings": {"game": "skull-queen", "seats": 5}, "bots": [{}]})
    page.open(f"{house.url}/t/{opened['id']}")
    page.see("main[data-page=waiting]")


def ending(page: Page, house: House) -> None:
    table = start_table(page, "skull-king-dice", 3)
    assert play(page, table, decisions=1000)
    page.open(f"{house.url}/t/{table}")
    page.see("[data-page=ending]")


def at(path: str) -> Callable[[Page, House], None]:
    def go(page: Page, house: House) -> None:
        page.open(house.url + path)
        page.see("main h1")

    return go


PAGES: dict[str, Callable[[Page, House], None]] = {
    "home": at("/"),
    "mine": at("/mine"),
    "credits": at("/credits"),
    "not-found": at("/nowhere"),
    "no-such-table": at(f"/t/{'x' * 22}"),
    "waiting": waiting,
    "ending": ending,
    **{game: lambda page, house, game=game: in_the_middle(page, house, game) for game in GAMES},
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(browser: Browser, house: House, name: str) -> None:
    with guest(browser, house, "Anna") as anna:
        PAGES[name](anna, house)
        assert violations_by_theme(anna) == {}
        assert anna.run(TOO_SMALL) == []
        assert anna.run(WIDE) <= 0
        anna.resize((320, 640))  # as a phone of 640 pixels at 200 %
        assert anna.run(WIDE) <= 0
        anna.complaints[:] = [line for line in anna.complaints if "404" not in line]


def test_axe_finds_what_is_wrong(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.see("main h1")
        anna.run("document.querySelector('h1').style.color = '#3a2a1c'")
        anna.run("document.querySelector('[data-game]').removeAttribute('aria-label')")
        anna.run("document.querySelector('main').append(document.createElement('button'))")
        assert {"color-contrast", "button-name"} <= {rule for rule, _ in violations(anna)}


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_finds_the_table_the_hand_and_what_happens(browser: Browser, house: House, game: str) -> None:
    with guest(browser, house, "Anna") as anna:
        in_the_middle(anna, house, game)
        heard = anna.heard_aloud()
        assert len({name for role, name in heard if role == "button"}) > 3
        assert not any(role in ("button", "slider", "link") and not name.strip() for role, name in heard)
        assert any("Your turn" in name for _, name in heard)
        assert anna.run("document.querySelector('[aria-live=polite]') !== null")


LISTEN = """() => {
  window.said = [];
  const listen = () => document.querySelectorAll('[aria-live=polite]').forEach((one) => said.push(one.textContent));
  new MutationObserver(listen).observe(document.body, {characterData: true, subtree: true, childList: true});
}"""


def test_what_happens_is_said(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        in_the_middle(anna, house, "skull-king")
        anna.run(f"({LISTEN})()")
        decide(anna)
        anna.until("said.some((text) => text.includes('Anna'))", what="one's own move to be said")


MOST_PRESSES = 20


def test_a_game_begins_and_is_played_by_keyboard_alone(browser: Browser, house: House) -> None:
    with stranger(browser, house) as page:
        page.run("localStorage.setItem('preferences', JSON.stringify({motion: 'off'}))")
        page.open(house.url)
        go_to(page, "[data-game=skull-king]")
        keyboard(page, "Enter")
        page.see("dialog")
        go_to(page, "[data-action=play-now]")
        keyboard(page, "Enter")
        page.see("main[data-page=playing]")
        for _ in range(6):
            until_asked(page)
            go_to(page, ":is([data-board], dialog) [data-choice=legal]")
            for _ in range(MOST_PRESSES):
                if not (page.run(ASKED) and page.run("document.activeElement.matches('[data-choice]')")):
                    break
                keyboard(page, "Enter")
            else:
                raise AssertionError(f"Enter does not choose:\n{page.text()}")


CARDS_TO_CHOOSE_FROM = """document.activeElement?.matches('[data-card]')
  && document.querySelector('[data-card][data-choice=legal]') !== null"""


def go_to(page: Page, selector: str) -> None:
    """Tab by Tab, and with arrows within the hand, until the wanted one has the focus."""
    for _ in range(60):
        if page.run(f"document.activeElement?.matches({selector!r}) ?? false"):
            return
        keyboard(page, "ArrowRight" if page.run(CARDS_TO_CHOOSE_FROM) else "Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard:\n{page.text()}")


def keyboard(page: Page, *keys: str) -> None:
    for key in keys:
        page.press(key)


def test_reduced_motion_is_respected(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", motion="auto") as anna:
        anna.prefer(prefers_reduced_motion="reduce")
        anna.open(house.url)
        anna.until("document.documentElement.dataset.motion === 'off'", what="the page to keep still")
        in_the_middle(anna, house, "skull-king")
        assert anna.run("document.getAnimations().filter((one) => one.effect.getTiming().duration > 50).length") == 0
