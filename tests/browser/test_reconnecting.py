"""The page through cut lines: it says so, comes back by itself, and what was tapped meanwhile is not lost."""

import pytest

from tests.browser.chromium import Browser
from tests.browser.house import House
from tests.browser.people import ASKED, complaints, decide, fill_and_start, is_over, open_table

AWAY = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
"""What the browser notes while there is no server."""


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_a_game_goes_on_after_the_server_was_away(browser: Browser, own_house: House, how: str) -> None:
    page = browser.page()
    page.open(own_house.url)
    page.write("#name", "Anna")
    page.click("form button.main")
    open_table(page, "skull-king", 2)
    fill_and_start(page)
    page.see(".bids button")
    if how == "killed":
        own_house.kill()
    else:
        own_house.stop()
    page.until("!document.querySelector('#lost').hidden", what="the page to say that the line is lost")
    page.click(".bids button", "1")  # nobody hears it yet
    own_house.start()
    page.until("document.querySelector('#lost').hidden", what="the page to come back")
    page.until("document.querySelector('.hand [data-choice=legal]') !== null", what="the next question")
    assert page.run("document.querySelector('.players tr.mine td').textContent") == "1"
    for n in range(10):
        page.until(f"({ASKED}) || document.querySelector('.ending') !== null", what="a decision")
        if not is_over(page):
            decide(page, n=n)
    assert complaints(page, *AWAY) == []
    page.close()


def test_a_screen_that_could_not_be_loaded_is_loaded_when_the_server_is_back(
    browser: Browser, own_house: House
) -> None:
    page = browser.page()
    page.open(own_house.url)
    page.write("#name", "Anna")
    page.click("form button.main")
    page.see(".games")
    page.block("*/games/skull-king.js", "*/games/other.js")
    open_table(page, "skull-king", 2)
    fill_and_start(page)
    assert page.run("document.querySelector('.bids')") is None
    page.block()
    own_house.kill()
    page.until("!document.querySelector('#lost').hidden", what="the page to say that the line is lost")
    own_house.start()
    page.see(".bids button")
    assert complaints(page, *AWAY, "ERR_BLOCKED") == []
    page.close()


def test_a_server_that_is_away_is_a_message_and_a_way_on(browser: Browser, own_house: House) -> None:
    page = browser.page()
    page.open(own_house.url)
    page.write("#name", "Anna")
    page.click("form button.main")
    page.see(".games")
    own_house.kill()
    page.click("article[data-game=skull-king] button", "Play now")
    page.see("#told", "The server cannot be reached.")
    own_house.start()
    page.click("article[data-game=skull-king] button", "Play now")
    page.see(".playing")
    assert complaints(page, *AWAY) == []
    page.close()
