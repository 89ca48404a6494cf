"""The page through cut lines: it says so, comes back by itself, and what was tapped meanwhile is not lost."""

import pytest

from tests.browser.autoplay import be_known, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import ASKED, PLAYING, complaints, decide, until_asked

AWAY = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
"""What the browser notes while there is no server."""
LOST = "document.body.innerText.includes('Reconnecting')"


def in_the_middle_of_a_trick(browser: Browser, house: House) -> Page:
    page = browser.page()
    be_known(page, house.url, "Anna", motion="off")
    table = start_table(page, "skull-king", 3)
    page.open(f"{house.url}/t/{table}")
    for _ in range(3):
        until_asked(page)
        decide(page)
    page.until(f"({ASKED}) && document.querySelector('[data-card]') !== null")
    return page


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_a_game_goes_on_after_the_server_was_away(browser: Browser, own_house: House, how: str) -> None:
    page = in_the_middle_of_a_trick(browser, own_house)
    if how == "killed":
        own_house.kill()
    else:
        own_house.stop()
    page.until(LOST, what="the page to say that the line is lost")
    choice = "[data-board] [data-choice=legal]"
    seen = len(page.frames)
    page.run(f"document.querySelector('{choice}').click()")
    page.run(f"document.querySelector('{choice}[aria-pressed=true]')?.click()")  # nobody hears it yet
    page.see("[aria-busy=true]")
    own_house.start()
    page.until(f"!({LOST})", what="the page to come back")
    page.until("document.querySelector('[aria-busy=true]') === null", what="the answer")
    assert any('"ack"' in frame for frame in page.frames[seen:]), "what was tapped has been lost"
    for _ in range(4):
        if until_asked(page):
            decide(page)
    assert complaints(page, *AWAY) == []
    page.close()


def test_a_server_that_is_away_is_a_message_and_a_way_on(browser: Browser, own_house: House) -> None:
    page = browser.page()
    be_known(page, own_house.url, "Anna", motion="off")
    page.open(own_house.url)
    page.see("main[data-page=home]")
    page.until_still()  # no picture or font is under way any more
    own_house.kill()
    page.click("[data-game=skull-king]")
    page.click("dialog [data-action=play-now]")
    page.see("[role=alert]", "The server cannot be reached.")
    own_house.start()
    page.click("dialog [data-action=play-now]")
    page.until("location.pathname.startsWith('/t/')", what="the table to be opened")
    # A part of the page that could not be loaded while the server was away is loaded by trying again.
    page.until(f"({PLAYING}) || document.body.innerText.includes('Try again')")
    if "Try again" in page.text():
        page.click("button", "Try again")
    page.see("main[data-page=playing]")
    assert complaints(page, *AWAY, "Failed to fetch dynamically imported module") == []
    page.close()
