"""Whole games of every kind, played in the page on a phone, against bots, in every language."""

import re

import pytest

from skulduggery.server import fairness
from tests.browser.autoplay import start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints, fetched, guest, play_to_the_end, tap_through, until_asked

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


def test_what_is_refused_is_dimmed_and_a_tap_says_why(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-queen", 3)
        anna.open(f"{house.url}/t/{table}")
        while until_asked(anna) and not anna.run("document.querySelector('[data-choice=refused]') !== null"):
            tap_through(anna, decisions=1)
        anna.click("[data-choice=refused]")
        anna.see("[role=alert] a[data-rule=SQ-31]")


def test_whoever_plays_alone_plays_again_at_one_tap(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "sleeping-queens", 2)
        anna.open(f"{house.url}/t/{table}")
        play_to_the_end(anna)
        anna.click("button", "Play again")
        anna.see("main[data-page=playing]", "Anna")
        assert anna.run("location.pathname") != f"/t/{table}"
        anna.complaints[:] = complaints(anna, "404 (Not Found)")  # the news of the table may come before the table
