"""Bad input and bad luck: each has a page or a message that says what happened and what to do next."""

from tests.browser.autoplay import play, post, start_table
from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import ASKED, complaints, guest, stranger, until_asked

NO_TABLE = "x" * 22


def test_a_page_that_does_not_exist(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/no/such/page") as page:
        page.see("main h1")
        assert page.run("document.querySelector(\"a[href='/']\") !== null")
        page.complaints[:] = complaints(page, "404 (Not Found)")


def test_a_table_that_does_not_exist(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", f"/t/{NO_TABLE}") as anna:
        anna.see("main[data-page=no-entry]")
        anna.click("main[data-page=no-entry] a")
        anna.see("main[data-page=home]")
        anna.complaints[:] = complaints(anna, "404 (Not Found)")


def test_a_table_that_has_ended_shows_its_result(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "sleeping-queens", 2)
        assert play(anna, table, decisions=1000)
        anna.open(f"{house.url}/t/{table}")
        anna.see("[data-page=ending]", "Anna")


def test_a_full_table_can_be_watched(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        table = start_table(anna, "skull-king", 3)
        ben.open(f"{house.url}/t/{table}")
        ben.see("main[data-page=playing]", "watch")
        assert ben.run("document.querySelectorAll('[data-choice]').length") == 0


def test_a_table_that_nobody_may_watch(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        table = start_table(anna, "skull-king", 3, spectators=False)
        ben.open(f"{house.url}/t/{table}")
        ben.see("main[data-page=no-entry]")
        ben.complaints[:] = complaints(ben, "403", "WebSocket")


def test_a_double_tap_plays_once(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        anna.until(ASKED)
        anna.run("(() => { const bid = document.querySelector('[data-bid]'); bid.click(); bid.click(); })()")
        until_asked(anna)
        assert anna.run("document.querySelectorAll('[role=alert] p').length") == 0


def test_back_leads_out_of_the_table_and_forward_into_it(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.click("[data-game=skull-king]")
        anna.click("dialog [data-action=play-now]")
        anna.see("main[data-page=playing]")
        anna.back()
        anna.see("main[data-page=home]")
        anna.run("history.forward()")
        anna.see("main[data-page=playing]")


def test_a_clock_that_runs_out_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 2, clock={"type": "move", "seconds": 5})
        anna.open(f"{house.url}/t/{table}")
        anna.until(ASKED)
        anna.until("document.body.innerText.includes('time')", what="the page to say that the time was up")


def test_a_table_that_is_closed_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        opened = post(anna, "/api/tables", {"settings": {"game": "skull-king", "seats": 3}})
        anna.open(f"{house.url}/t/{opened['id']}")
        ben.open(f"{house.url}/t/{opened['id']}")
        ben.see("main[data-page=waiting]")
        anna.click("button", "Close the table")
        anna.click("dialog button.main, dialog button.danger")
        anna.see("main[data-page=home]")
        ben.see("[data-page=ending]", "closed")
