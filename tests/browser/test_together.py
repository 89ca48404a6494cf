"""Several people at one table, each with a browser of their own."""

import re
import time
from collections.abc import Generator
from contextlib import contextmanager

from skulduggery.locales import Speech
from tests.browser.chromium import PATIENCE, Browser, Page
from tests.browser.house import House
from tests.browser.people import ASKED, cards_in, decide, fill, guest, is_asked, open_table

NASTY = "<img src=x onerror=document.title='caught'>"


@contextmanager
def two_at_a_table(browser: Browser, house: House, game: str, seats: int = 2) -> Generator[tuple[Page, Page]]:
    """Anna opens a table, Ben comes by the link, bots take the other seats, the game begins."""
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, game, seats)
        with guest(browser, house, "Ben", path) as ben:
            ben.click("button.main", "Sit down")
            ben.click("button", "I am ready")
            anna.see(".seats", "✓ ready")
            if seats > 2:
                fill(anna)
            anna.click("button", "Start the game")
            anna.see(".playing")
            ben.see(".playing")
            yield anna, ben


def test_nobody_finds_the_cards_of_others_in_the_page(browser: Browser, house: House) -> None:
    """In the first round of Skull Queen every card is there once, so that none of them can be in two places."""
    speech = Speech("en", "skull-queen")
    checked = 0
    with two_at_a_table(browser, house, "skull-queen", 3) as both:
        while True:
            held = [cards_in(page, ".hand .card") for page in both]
            sources = [str(page.run("document.documentElement.outerHTML")) for page in both]
            if any("Round 2" in page.text() for page in both):
                break  # what was read may be of both rounds
            for own, others, source in zip(held, reversed(held), sources, strict=True):
                assert [card for card in own if not is_in(source, card, speech)] == []
                assert [card for card in others if is_in(source, card, speech)] == []
                checked += len(others)
            play_on(both, checked)
    assert checked > 2 * 14


def play_on(pages: tuple[Page, Page], n: int) -> None:
    """Everybody who is asked decides; if it is a bot's turn we wait."""
    deadline = time.monotonic() + PATIENCE
    while not any(asked := [is_asked(page) for page in pages]) and "Round 2" not in pages[0].text():
        assert time.monotonic() < deadline, pages[0].text()
        time.sleep(0.02)
    for page, is_to_decide in zip(pages, asked, strict=True):
        if is_to_decide:
            decide(page, n=n)


def is_in(source: str, card: str, speech: Speech) -> bool:
    """As a card, or by its name. The Monkey and the First Mate are named in sentences about other cards, too."""
    name = speech.noun("card", card)
    is_named = name[-1].isdigit() and re.search(rf"{re.escape(name)}(?!\d)", source) is not None
    return f'data-card="{card}"' in source or is_named


def test_a_move_is_taken_back_when_the_other_agrees(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        anna.until(ASKED)
        anna.click(".bids button", "1")
        anna.see(".turn", "Waiting for Ben")
        anna.click("[aria-label=Menu]")
        anna.click("dialog button", "Take my last move back")
        ben.see(".banner", "Anna would like to take a move back")
        ben.click(".banner button", "Agree")
        anna.see(".turn.mine")
        assert anna.run("document.querySelectorAll('.bids button').length") == 2


def test_what_people_write_is_shown_and_never_run(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        ben.click("#chat summary")
        ben.write("#chat input", NASTY)
        ben.press("Enter")
        anna.see("#chat .badge", "1")
        anna.click("#chat summary")
        anna.see("#chat .lines", NASTY)
        assert anna.run("document.querySelector('img[src=x]')") is None
        assert anna.run("document.title") != "caught"


def test_quick_phrases_are_read_in_ones_own_language(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        ben.click("[aria-label=Menu]")
        ben.choose("dialog .language", "de")
        ben.see("#chat summary", "Chat")
        ben.see("#log summary", "Was geschah")
        ben.click("#chat > summary")
        ben.click("#chat details summary")
        ben.click(".phrases button", "Viel Glück!")
        ben.click(".emotes button:nth-child(2)")
        anna.click("#chat > summary")
        anna.see("#chat .lines", "Good luck!")
        anna.see("#chat .lines [aria-label=cries]")


def test_somebody_can_be_muted_and_reported(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        ben.click("#chat summary")
        ben.write("#chat input", "Ahoy!")
        ben.press("Enter")
        anna.click("#chat summary")
        anna.click(".lines button", "Ben")
        anna.write("#report", "Ahoy is no word.")
        anna.click("dialog button", "Report")
        anna.see("#told", "Thank you, it has been passed on.")
        anna.click(".lines button", "Ben")
        anna.click("dialog button", "Do not show me")
        anna.until("!document.querySelector('.lines').textContent.includes('Ahoy!')", what="silence")
        anna.click("#chat button", "Show hidden people again")
        anna.see(".lines", "Ahoy!")


def test_two_tabs_share_a_seat(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, _):
        again = browser.page(beside=anna)
        again.open(str(anna.run("location.href")))
        again.see(".turn.mine")
        again.click(".bids button", "0")
        again.see(".turn", "Waiting for Ben")
        anna.see(".turn", "Waiting for Ben")
        again.close()


def test_the_host_halts_the_game(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        anna.click("[aria-label=Menu]")
        anna.click("dialog button", "Pause")
        ben.see(".turn", "Paused")
        assert ben.run("document.querySelector('.bids')") is None
        anna.click(".banner button", "Go on")
        ben.see(".turn.mine")


def test_whoever_leaves_is_stood_in_for_and_may_come_back(browser: Browser, house: House) -> None:
    with two_at_a_table(browser, house, "skull-king") as (anna, ben):
        ben.click("[aria-label=Menu]")
        ben.click("dialog button", "Leave the table")
        ben.click("dialog .danger")
        ben.see("#mine", "Skull King")
        anna.see(".players", "bot plays")
        ben.click("#mine a", "Go on")
        ben.see(".playing")
        anna.until("!document.querySelector('.players').textContent.includes('bot plays')")


def test_the_big_screen_shows_how_to_join_and_then_the_public_view(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        path = open_table(anna, "sleeping-queens", 2)
        screen = browser.page(size=(1280, 720))
        screen.open(f"{house.url}{path}?tv")
        code = str(anna.run("document.querySelector('b.code').textContent"))
        screen.see(".code", code)
        screen.until("document.querySelector('.qr').naturalWidth > 0", what="the picture of the link")
        anna.click("button", "Fill with bots")
        screen.see(".joining", "Anne")
        anna.click("button", "Start the game")
        screen.see(".turn", "")
        assert screen.run("document.querySelectorAll('.hand, .dock').length") == 0
        assert not cards_in(screen, ".hand .card")
        screen.close()
