"""One phone for all: from the names through several hands, which nobody else sees."""

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.onephone import CARDS, assert_covered, hands, play, someone, take
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
    page.reload()
    assert_covered(page)
    assert complaints(page) == []
    page.close()
