"""Several devices: two people at one table, and a screen for all to see."""

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import ASKED
from tests.browser.test_together import at_a_table, everybody_decides
from tests.browser.test_tv import SMALL_TV, around_a_screen, no_card_is_on, shows_who_plays, until_all_know_the_same


def test_two_people_play_at_one_table(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as pages:
        for page in pages:
            page.until(ASKED)
            page.click("[data-bid='1']")
        for page in pages:
            page.see("[data-card]")
        for _ in range(6):
            everybody_decides(pages)
        _, ben = pages
        ben.click("header [aria-label=Chat]")
        ben.write("dialog form input", "Ahoy, Anna!")
        ben.press("Enter")
        pages[0].click("header [aria-label^=Chat]")
        pages[0].see("dialog [role=log]", "Ahoy, Anna!")


def test_a_screen_shows_the_table_and_no_hand(browser: Browser, house: House) -> None:
    with around_a_screen(browser, house, "skull-king", "Ben", size=SMALL_TV) as (screen, phones):
        checked = 0
        while checked < 6:
            everybody_decides(phones)
            until_all_know_the_same([screen, *phones])
            shows_who_plays(screen, names=["Anna", "Ben"])
            checked += no_card_is_on(screen, phones)
