"""Whole games of every kind, played in the page on a phone, against bots."""

import re

import pytest

from skulduggery.server import fairness
from tests.browser.chromium import Browser, Page
from tests.browser.house import House
from tests.browser.people import (
    ASKED,
    FULL,
    MOST_DECISIONS,
    complaints,
    decide,
    fetched,
    fill_and_start,
    guest,
    open_table,
    play_to_the_end,
)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("skull-king", 3), ("skull-king-dice", 3), ("skull-queen", 3), ("skull-queen", 2), ("sleeping-queens", 3)],
)
def test_a_whole_game_can_be_played_in_the_page(browser: Browser, house: House, game: str, seats: int) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, game, seats)
        fill_and_start(anna)
        play_to_the_end(anna)
        anna.see(".places", "Anna")
        told = fetched(anna, f"/api{path.replace('/t/', '/tables/')}")["table"]
        assert shown_scores(anna) == sorted(map(str, told["scores"]))
        assert shown_scores(anna, "#sheet tfoot td") in ([], shown_scores(anna))
        assert anna.run("document.querySelector('#commitment').textContent") == fairness.commitment(told["secret"])
        assert anna.run("document.querySelector('#secret').textContent") == told["secret"]


def test_a_rematch_leads_to_a_new_table_with_the_same_players(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "sleeping-queens", 2)
        fill_and_start(anna)
        play_to_the_end(anna)
        anna.click("button", "Play again")
        anna.see(".seats", "Anna")
        assert anna.run("location.pathname") != path
        assert anna.run("document.querySelectorAll('.seats li').length") == 2
        anna.until(FULL)
        anna.complaints[:] = complaints(anna, "404 (Not Found)")  # the news of the table may come before the table


def test_a_finished_game_can_be_looked_at_again_with_open_hands(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        open_table(anna, "sleeping-queens", 2)
        fill_and_start(anna)
        play_to_the_end(anna)
        anna.click("a", "Look back")
        anna.see(".review .news", "Twelve queens are asleep")
        assert anna.run("document.querySelectorAll('.open-hand').length") == 2
        anna.click("[aria-label='One step on']")
        anna.see(".review .news b", "2/")
        anna.press("ArrowRight")
        anna.see(".review .news b", "3/")
        anna.choose(".review select", "1")
        anna.until("document.querySelectorAll('.open-hand').length === 1", what="the hand of one player alone")
        anna.click("[aria-label='Last step']")
        anna.see(".review .news", "The game is over")


def test_what_is_refused_is_dimmed_and_a_tap_says_why(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        open_table(anna, "skull-queen", 3)
        fill_and_start(anna)
        refused = "document.querySelector('.hand [data-choice=refused]') !== null"
        for n in range(MOST_DECISIONS):
            anna.until(f"({ASKED})", what="a decision")
            if anna.run(refused):
                break
            decide(anna, n=n)
        anna.click(".hand [data-choice=refused]")
        anna.see("#told", "(SQ-31)")
        assert anna.run("document.querySelector('.turn.mine') !== null")


def shown_scores(page: Page, selector: str = ".places td.number") -> list[str]:
    found = page.run(f"[...document.querySelectorAll('{selector}')].map((one) => one.textContent)")
    return sorted(re.sub(r"\s", "", text) for text in found)
