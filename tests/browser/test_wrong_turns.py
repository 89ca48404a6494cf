"""What goes wrong has one clear message each, and a way on."""

from tests.browser.chromium import Browser
from tests.browser.house import House
from tests.browser.people import complaints, fill, guest, open_table

NOT_FOUND = "404 (Not Found)"
FORBIDDEN = "403 (Forbidden)"


def test_a_wrong_code_is_explained(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.write("#code", "zzzzz")
        anna.click("button", "To the table")
        anna.see("#told", "No table has this code.")
        anna.complaints[:] = complaints(anna, NOT_FOUND)


def test_a_code_leads_to_its_table_however_it_is_typed(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        path = open_table(anna, "skull-king", 2)
        code = str(anna.run("document.querySelector('b.code').textContent"))
        ben.write("#code", f"{code[:2].lower()} {code[2:].lower()}")
        ben.press("Enter")
        ben.see(".seats", "Anna")
        assert ben.run("location.pathname") == path


def test_a_link_to_nowhere_is_explained_and_leads_home(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.open(f"{house.url}/t/{'A' * 22}")
        anna.see("[role=alert]", "There is no such table.")
        anna.click("a", "To the start")
        anna.see(".games")
        anna.complaints[:] = complaints(anna, NOT_FOUND)


def test_a_full_table_can_be_watched(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "skull-king", 2)
        fill(anna)
        with guest(browser, house, "Ben", path) as ben:
            ben.see(".waiting", "All seats are taken. You can stay and watch.")
            anna.click("button", "Start the game")
            ben.see(".banner", "You are watching.")
            assert ben.run("document.querySelectorAll('.hand').length") == 0


def test_a_table_without_spectators_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "skull-king", 2)
        anna.click("#set-spectators")
        fill(anna)
        anna.click("button", "Start the game")
        anna.see(".playing")
        ben = browser.page()
        ben.open(house.url + path)
        ben.see("[role=alert]", "Only the players may see this table.")
        ben.see("a", "To the start")
        assert complaints(ben, FORBIDDEN) == []
        ben.close()


def test_a_closed_table_says_so(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "skull-king", 2)
        with guest(browser, house, "Ben", path) as ben:
            ben.see(".seats")
            anna.click("button", "Close the table")
            anna.click("dialog .danger")
            anna.see(".games")
            ben.see(".ending", "The host has closed the table.")
            ben.click("button", "To the start")
            ben.see(".games")


def test_an_early_start_says_what_is_missing(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        open_table(anna, "skull-king", 3)
        anna.click("button", "Start the game")
        anna.see("#told", "2 seats are still empty.")


def test_a_setting_that_is_refused_shows_what_is_true(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        open_table(anna, "skull-king", 3)
        fill(anna)
        anna.choose("#set-players", "2")
        anna.see("#told", "3 seats are taken")
        anna.until("document.querySelector('#set-players').value === '3'")
