"""Whole games of every kind, played in the page on a phone, against bots, in every language."""

import re

import pytest

from skulduggery.server import fairness
from tests.browser.autoplay import play, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints, decide, fetched, guest, play_to_the_end, tap_through, until_asked

GAMES = (
    ("skull-king", 3, "de"),
    ("skull-king-dice", 3, "fr"),
    ("skull-queen", 3, "it"),
    ("skull-queen", 2, "en"),
    ("sleeping-queens", 3, "de"),
)
WIDER_THAN_THE_PHONE = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(("game", "seats", "language"), GAMES)
def test_a_whole_game_is_played_in_the_page(
    browser: Browser, house: House, game: str, seats: int, language: str
) -> None:
    with guest(browser, house, "Anna", language=language) as anna:
        table = start_table(anna, game, seats)
        anna.open(f"{house.url}/t/{table}")
        tap_through(anna, decisions=2)
        assert not anna.run(WIDER_THAN_THE_PHONE)
        play_to_the_end(anna)
        anna.see("[data-page=ending] li", "Anna")
        told = fetched(anna, f"/api/tables/{table}")["table"]
        assert shown_scores(anna) == sorted(told["scores"])
        assert fairness.commitment(told["secret"]) == told["commitment"]
        assert anna.run("document.documentElement.lang") == language
        assert not anna.run(WIDER_THAN_THE_PHONE)


def shown_scores(page: Page) -> list[int]:
    texts: list[str] = page.run("[...document.querySelectorAll('[data-page=ending] .score')].map((o) => o.textContent)")
    return sorted(int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in texts)


MOVING = (("skull-king", 4), ("skull-king-dice", 4), ("skull-queen", 4), ("sleeping-queens", 4))


@pytest.mark.parametrize(("game", "seats"), MOVING)
def test_everything_moves_and_the_game_goes_on(browser: Browser, house: House, game: str, seats: int) -> None:
    """With motion, as most people play: what flies comes down, and nothing stays behind."""
    with guest(browser, house, "Anna", motion="full") as anna:
        table = start_table(anna, game, seats)
        anna.open(f"{house.url}/t/{table}")
        tap_through(anna, decisions=3)
        until_asked(anna)
        anna.until("document.getAnimations().every((one) => !one.effect.target?.inert)", what="all to come down")
        assert complaints(anna) == []
        assert anna.run("document.querySelectorAll('body [inert]').length") == 0


WAY_OUT = """(() => {
  const {x, y, width, height} = document.querySelector('dialog .close').getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.close') !== null;
})()"""
TO_THE_END = """(() => {
  const dialog = document.querySelector('dialog');
  for (const one of dialog.querySelectorAll('details')) one.open = true;
  dialog.scrollTop = dialog.scrollHeight;
  return dialog.scrollTop;
})()"""


def test_a_long_menu_keeps_its_way_out_in_sight(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        anna.click("button[aria-label=Menu]")
        anna.see("dialog .close")
        for size in ((320, 568), (740, 360)):
            anna.resize(size)
            assert anna.run(TO_THE_END) > 100
            assert anna.run(WAY_OUT)


def test_a_tap_flashes_in_no_colour_of_the_browser(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        anna.see("[data-card]")
        flash = "getComputedStyle(document.querySelector('[data-card]')).webkitTapHighlightColor"
        assert anna.run(flash) == "rgba(0, 0, 0, 0)"


def test_what_is_refused_is_dimmed_and_a_tap_says_why(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-queen", 3)
        anna.open(f"{house.url}/t/{table}")
        while until_asked(anna) and not anna.run("document.querySelector('[data-choice=refused]') !== null"):
            tap_through(anna, decisions=1)
        anna.click("[data-choice=refused]")
        anna.see("[role=alert] a[data-rule=SQ-31]")


WHOLE_GAME = 10_000
FIRST_VIEW = "scrollY === 0 && document.querySelector('main > header').getBoundingClientRect().top >= 0"
WAYS = "[...document.querySelectorAll('main .again button, main .ways > *')].filter((one) => one.checkVisibility())"


@pytest.mark.parametrize(
    ("game", "light", "award"),
    [("sleeping-queens", "moon", "The winning court"), ("skull-king", "lantern", "Most exact bids")],
)
def test_the_end_celebrates_and_tells_how_it_went(
    browser: Browser, same_deals: House, game: str, light: str, award: str
) -> None:
    with guest(browser, same_deals, "Anna", motion="full") as anna:
        table = start_table(anna, game, 2)
        assert play(anna, table, decisions=WHOLE_GAME)
        anna.open(f"{same_deals.url}/t/{table}")
        anna.see(".rain i")
        anna.see("main > header .mine", " place · ")
        anna.see("main li", award)
        assert anna.count("main > header .why") == (1 if game == "sleeping-queens" else 0)
        assert anna.run("document.querySelector('[data-light]').dataset.light") == light
        assert anna.run(f"({WAYS}).length") == 3
        anna.click("summary", "More")
        assert anna.run(f"({WAYS}).length") > 3
        anna.gone(".rain")


@pytest.mark.parametrize(("game", "cards"), [("skull-king", "[data-trick]"), ("skull-queen", ".trick [data-card]")])
def test_the_table_is_not_empty_when_the_game_is_over(browser: Browser, house: House, game: str, cards: str) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, game, 3)
        assert play(anna, table, decisions=WHOLE_GAME)
        anna.open(f"{house.url}/t/{table}")
        anna.click("summary", "More")
        anna.click("button", "Look at the table")
        anna.see("main[data-page=playing]")
        assert anna.count(cards) == 3
        assert anna.run(FIRST_VIEW)


LEADS = "document.querySelector('.leads')?.textContent === 'You lead: play any card'"


@pytest.mark.parametrize(("game", "cards"), [("skull-king", "[data-trick]"), ("skull-queen", ".trick [data-card]")])
def test_whoever_leads_is_told_so(browser: Browser, house: House, game: str, cards: str) -> None:
    """As long as no card of the trick lies there, and only then."""
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, game, 3)
        anna.open(f"{house.url}/t/{table}")
        led: set[bool] = set()
        while len(led) < 2 and until_asked(anna):
            if anna.count("[data-choice][data-card]"):
                led.add(anna.run(LEADS))
                assert anna.run(LEADS) == (anna.count(cards) == 0)
            decide(anna)
        assert led == {True, False}


def test_whoever_plays_alone_plays_again_at_one_tap(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "sleeping-queens", 2)
        anna.open(f"{house.url}/t/{table}")
        play_to_the_end(anna)
        anna.click("button", "Play again")
        anna.see("main[data-page=playing]", "Anna")
        assert anna.run("location.pathname") != f"/t/{table}"
        anna.complaints[:] = complaints(anna, "404 (Not Found)")  # the news of the table may come before the table
