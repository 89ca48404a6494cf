"""Whatever comes at the wrong moment, or does not come at all: the page goes on, or says what to do."""

import pytest

from tests.browser.autoplay import be_known, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints, decide, guest, until_asked

HOLD = """(() => {
  const usual = window.setTimeout;
  const held = window.held = [];
  window.setTimeout = (what, ms, ...more) => ms >= 100 ? held.push(what) : usual(what, ms, ...more);
  window.goOn = () => { window.setTimeout = usual; for (const what of held) usual(what, 0); };
})()"""
"""What moves stays where it is until `goOn`: so it is moving for certain when something else comes."""


def holding_cards(page: Page) -> None:
    """Anna is asked for a card."""
    for _ in range(5):
        until_asked(page)
        if page.run("document.querySelector('[data-card][data-choice=legal]') !== null"):
            return
        decide(page)
    raise AssertionError(f"no card can be played:\n{page.text()}")


@pytest.mark.parametrize(("game", "seats"), [("skull-queen", 3), ("sleeping-queens", 2)])
def test_somebody_who_comes_while_a_card_moves_stops_nobody(
    game: str, seats: int, browser: Browser, house: House
) -> None:
    with guest(browser, house, "Ben") as ben:
        anna = browser.page()
        anna.save_data()
        be_known(anna, house.url, "Anna", motion="full")
        table = start_table(anna, game, seats)
        anna.open(f"{house.url}/t/{table}")
        holding_cards(anna)
        anna.run(HOLD)
        seen = len(anna.frames)
        decide(anna)
        anna.until("held.length > 0", what="a card that moves")
        wait_for_frame(anna, '"prompt":', seen)
        seen = len(anna.frames)
        ben.open(f"{house.url}/t/{table}")
        ben.see("main[data-page=playing]")
        wait_for_frame(anna, '"table-changed"', seen)
        anna.run("goOn()")
        until_asked(anna)
        decide(anna)
        assert complaints(anna) == []
        anna.close()


def wait_for_frame(page: Page, text: str, seen: int) -> None:
    """Something with this text has come since then."""
    for _ in range(1000):
        if any(text in frame for frame in page.frames[seen:]):
            return
        page.run("new Promise((resolve) => requestAnimationFrame(resolve))")
    raise AssertionError(f"no frame with {text}")


EXAMPLE = "document.querySelector('[data-example] [data-board=skull-king]')"


def test_a_part_that_could_not_be_loaded_is_loaded_by_trying_again(browser: Browser, house: House) -> None:
    page = browser.page()
    page.save_data()
    be_known(page, house.url, "Anna", motion="off")
    page.open(f"{house.url}/rules/skull-king")
    page.see("[data-action=play-through]")
    page.block("*ExampleBoard*")
    page.click("[data-action=play-through]")
    page.see("[data-lost]", "This part of the page could not be loaded.")
    page.block()
    page.run("window.isOld = true")
    page.click("[data-lost] button", "Try again")
    page.until(f"{EXAMPLE} !== null || !window.isOld", what="the example, or a new page")
    if page.run("!window.isOld"):  # Firefox keeps a script that has failed once
        page.click("[data-action=play-through]")
    page.see("[data-example] [data-board=skull-king]")
    assert complaints(page, "ERR_BLOCKED_BY_CLIENT", "Failed to fetch dynamically imported module") == []
    page.close()


def test_a_page_that_could_not_be_loaded_comes_by_itself(browser: Browser, house: House) -> None:
    page = browser.page()
    page.save_data()
    be_known(page, house.url, "Anna", motion="off")
    page.block("*/Rules-*.js")
    page.open(f"{house.url}/rules/skull-king")
    page.see("main[data-page=sorry]", "This page could not be loaded")
    page.block()
    page.see("#SK-31")
    assert complaints(page, "ERR_BLOCKED_BY_CLIENT", "Failed to fetch dynamically imported module") == []
    page.close()


@pytest.mark.parametrize("what", ["skull-queen-", "skull-queen-*.css"])
def test_a_game_that_could_not_be_loaded_comes_by_itself(what: str, browser: Browser, house: House) -> None:
    page = browser.page()
    page.save_data()
    be_known(page, house.url, "Anna", motion="off")
    table = start_table(page, "skull-queen", 3)
    page.block(f"*{what}*")
    page.open(f"{house.url}/t/{table}")
    page.see("main[data-page=sorry]", "This page could not be loaded")
    page.block()
    page.see("[data-board=skull-queen]")
    style = "getComputedStyle(document.querySelector('[data-board] .table')).display"
    assert page.run(style) == "grid", "its style has not come"
    until_asked(page)
    decide(page)
    assert complaints(page, "ERR_BLOCKED_BY_CLIENT", "Failed to fetch dynamically imported module") == []
    page.close()
