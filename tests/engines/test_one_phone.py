"""One phone for all: from the names through several hands, which nobody else sees; and after closing the page.

Two tests, since waking the rules takes half of either.
"""

import json

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.onephone import CARDS, ahead, assert_covered, hands, keep, kept, play, someone, take
from tests.browser.people import complaints


def test_a_game_goes_from_hand_to_hand(browser: Browser, house: House) -> None:
    page = someone(browser, house)
    page.open(f"{house.url}/pass")
    page.write("input[name=player-1]", "Anna")
    page.write("input[name=player-2]", "Ben")
    page.click("[data-game=sleeping-queens]")
    page.click("[data-action=start]")
    seat = take(page)
    assert page.run(CARDS) == hands(page)[seat]
    page.back()
    assert_covered(page)
    for n in range(3):
        play(page, n=n)
    assert len(json.loads(kept(page)["save"]["record"])["log"]) >= 4
    assert complaints(page) == []
    page.close()


def test_a_game_that_the_phone_keeps_goes_on(browser: Browser, house: House) -> None:
    page = someone(browser, house)
    keep(page, "0123456789abcdef", ahead("sleeping-queens", seed=1, left=20))
    page.open(f"{house.url}/pass/0123456789abcdef")
    seat = take(page)
    assert page.run(CARDS) == hands(page)[seat]
    assert complaints(page) == []
    page.close()
