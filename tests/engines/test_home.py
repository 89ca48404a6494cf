"""From nothing to a game in two taps."""

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import fetched, stranger


def test_a_stranger_plays_after_two_taps(browser: Browser, house: House) -> None:
    with stranger(browser, house) as page:
        page.see("main[data-page=home]", "Skull King")
        page.click("[data-game=skull-king]")
        page.write("dialog input", "Anne Bonny")
        page.click("dialog [data-action=play-now]")
        page.see("main[data-page=playing] [data-board=skull-king]")
        assert fetched(page, "/api/me")["name"] == "Anne Bonny"
