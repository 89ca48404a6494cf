"""The first page: from nothing to a game in two taps, codes, languages, looks, one's own games."""

import json
from pathlib import Path

import pytest

from tests.browser.autoplay import play, post, start_table
from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import complaints, fetched, guest, stranger

LOCALES = Path(__file__).parents[2] / "src" / "skulduggery" / "locales"
GAMES = ("skull-king", "skull-king-dice", "skull-queen", "sleeping-queens")


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_after_two_taps(browser: Browser, house: House, game: str) -> None:
    """The name that is asked for is there already, and can be another."""
    with stranger(browser, house) as page:
        page.click(f"[data-game={game}]")
        page.click("dialog [data-action=play-now]")
        page.see("main[data-page=playing]")
        page.see(f"[data-board={game}]")
        assert fetched(page, "/api/me")["name"]


def test_a_name_is_asked_for_once(browser: Browser, house: House) -> None:
    with stranger(browser, house) as page:
        page.click("[data-game=skull-king]")
        page.write("dialog input", "Anne Bonny")
        page.click("dialog [data-action=play-now]")
        page.see("main[data-page=playing]")
        assert fetched(page, "/api/me")["name"] == "Anne Bonny"
        page.open(house.url)
        page.click("[data-game=skull-queen]")
        page.see("dialog [data-action=play-now]")
        assert page.run("document.querySelector('dialog input[name=name]')") is None


def test_a_game_in_progress_is_found_again(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 4)
        anna.open(house.url)
        anna.click(f"[data-resume='{table}']")
        anna.see("main[data-page=playing]")
        assert anna.run("location.pathname") == f"/t/{table}"


SEATED = "document.querySelector('main[data-page=waiting] [data-seat=\"1\"]')?.textContent.includes('Ben')"
"""By the tap that led there, without another one."""


def test_five_letters_lead_to_a_table(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        opened = post(anna, "/api/tables", {"settings": {"game": "skull-king", "seats": 2}})
        ben.write("input[name=code]", opened["code"].lower())
        ben.press("Enter")
        ben.see("main[data-page=waiting]", "Anna")
        assert ben.run("location.pathname") == f"/t/{opened['id']}"
        ben.until(SEATED)


@pytest.mark.parametrize(("code", "words"), [("ab", "five"), ("QQQQQ", "code")])
def test_a_wrong_code_says_so(browser: Browser, house: House, code: str, words: str) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.write("input[name=code]", code)
        anna.press("Enter")
        anna.until("document.querySelector('input[name=code]').getAttribute('aria-invalid') === 'true'")
        described = (
            "document.getElementById(document.querySelector('input[name=code]').getAttribute('aria-describedby'))"
        )
        assert words in str(anna.run(f"{described}.parentElement.textContent")).lower()
        anna.complaints[:] = complaints(anna, "404 (Not Found)")


def test_an_open_table_can_be_joined(browser: Browser, house: House) -> None:
    with guest(browser, house, "Carla the Bold") as anna, guest(browser, house, "Ben") as ben:
        opened = post(anna, "/api/tables", {"settings": {"game": "skull-queen", "seats": 3, "public": True}})
        ben.open(house.url)
        ben.click(f"a[href='/t/{opened['id']}']")
        ben.see("main[data-page=waiting]", "Carla the Bold")
        ben.until(SEATED)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_another_language_at_any_moment(browser: Browser, house: House, language: str) -> None:
    """In the middle of a game, too: everything changes at once, and what happened is told anew."""
    yours = message(language, "web", "your-turn")
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        anna.see("[data-turn=mine]", message("en", "web", "your-turn"))
        anna.click("button[aria-label=Menu]")
        anna.click("dialog button", "Settings")
        anna.choose("dialog select[name=language]", language)
        anna.see("[data-turn=mine]", yours)
        assert anna.run("document.documentElement.lang") == language


def message(language: str, part: str, key: str) -> str:
    lines = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.split(" = ", 1)[1] for line in lines if line.startswith(f"{key} = "))


def test_looks_are_kept(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        for theme in ("light", "contrast", "dark"):
            kept = json.dumps(json.dumps({"theme": theme}))
            anna.run(f"localStorage.setItem('preferences', {kept})")
            anna.open(house.url)
            assert anna.run("document.documentElement.dataset.theme") == theme


def test_my_games_can_be_looked_at_and_deleted(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "sleeping-queens", 2)
        assert play(anna, table, decisions=1000)
        anna.open(f"{house.url}/mine")
        anna.see("main", "Sleeping Queens")
        assert anna.run(f"document.querySelector(\"a[href*='/api/tables/{table}/record']\") !== null")
        anna.click("button", "Delete my data")
        anna.click("dialog button.danger")
        anna.until("fetch('/api/me').then((answer) => answer.status === 401)", what="to be forgotten")
