"""Every screen fits a small phone, can be reached by keys and links, and speaks four languages."""

import pytest

from tests.browser.chromium import Browser, Page
from tests.browser.house import House
from tests.browser.people import fetched, fill_and_start, guest, open_table, play_to_the_end

SMALL = (
    "[...document.querySelectorAll('main button:not(.who), .bar button, .button, select, input:not([type=checkbox])')]"
)
TOO_SMALL = f"""{SMALL}.filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML.slice(0, 120))"""
INLINE = "document.querySelectorAll('[style], style, script:not([src])').length"
GREETINGS = {"en": "Play now", "de": "Jetzt spielen", "fr": "Jouer maintenant", "it": "Gioca subito"}


def fits(page: Page) -> None:
    assert page.run("document.documentElement.scrollWidth") <= 360
    assert page.run(TOO_SMALL) == []
    assert page.run(INLINE) == 0


@pytest.mark.parametrize("language", GREETINGS)
def test_all_screens_fit_a_small_phone_in_every_language(browser: Browser, house: House, language: str) -> None:
    with guest(browser, house, "Bartholomew the Terrible") as anna:
        anna.choose(".language", language)
        anna.see("button", GREETINGS[language])
        assert anna.run("document.documentElement.lang") == language
        fits(anna)
        for game in ("skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"):
            anna.click(f"article[data-game={game}] button:last-of-type")
            anna.see("#set-players")
            fits(anna)
            anna.choose("#set-players", "5")
            anna.until("document.querySelectorAll('.seats li').length === 5")
            anna.choose("#set-bot-speed", "instant")
            anna.until("document.querySelector('#set-bot-speed').value === 'instant'")
            anna.run("document.querySelector('.seats + button').click()")
            anna.until("document.querySelectorAll('.seats li button:only-of-type').length === 4")
            anna.click("button.main")
            anna.see(".playing .dock .hand")
            anna.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            fits(anna)
            anna.click(".bar .home")
            anna.see(".games")


def test_the_back_button_leads_back(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "skull-king", 2)
        anna.run("history.back()")
        anna.see(".games")
        anna.run("history.forward()")
        anna.see(".seats", "Anna")
        assert anna.run("location.pathname") == path


def test_a_bid_can_be_made_by_keys_alone(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        open_table(anna, "skull-king", 2)
        fill_and_start(anna)
        anna.see(".bids button")
        for _ in range(20):
            anna.press("Tab")
            if anna.run("document.activeElement.matches('.bids button')"):
                break
        anna.press("Enter")
        anna.see(".hand [data-choice=legal]")


def test_my_games_can_be_downloaded_and_my_data_deleted(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "sleeping-queens", 2)
        fill_and_start(anna)
        play_to_the_end(anna)
        anna.click(".bar .home")
        anna.click("a", "My games and data")
        anna.see(".list", "Sleeping Queens")
        record = str(anna.run("document.querySelector('a[href$=record]').pathname"))
        assert record == f"/api{path.replace('/t/', '/tables/')}/record"
        assert fetched(anna, record)["players"][0]["name"] == "Anna"
        anna.write("#name", "Captain Anna")
        anna.click("form button", "Save")
        anna.see("main", "You are Captain Anna.")
        anna.click("main > section button.danger")
        anna.click("dialog .danger")
        anna.see(".home-page label", "Your name")
        assert fetched(anna, "/api/me")["reason"] == "not-a-guest"


def test_a_public_table_is_found_and_joined(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "skull-king-dice", 3)
        anna.click("#set-public")
        anna.until("document.querySelector('#set-public').checked")
        with guest(browser, house, "Ben") as ben:
            ben.click(f"#open a[href='{path}']")
            ben.click("button.main", "Sit down")
            anna.see(".seats", "Ben")
