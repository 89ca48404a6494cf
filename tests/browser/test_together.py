"""Several people at one table, each with a browser of their own."""

import re
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from tests.browser.driver import Browser, Page, until_any, until_true
from tests.browser.house import House
from tests.browser.people import (
    ASKED,
    decide,
    fetched,
    guest,
    is_over,
    open_for_friends,
    stranger,
)

COLOURED = re.compile(r"[YRBK]\d+")
NASTY = "<img src=x onerror=document.title='caught'>"


@contextmanager
def at_a_table(browser: Browser, house: House, game: str, *others: str) -> Generator[list[Page]]:
    """Anna opens a table; the others follow the link, say their names and are ready; bots take what is left."""
    with ExitStack() as stack:
        anna = stack.enter_context(guest(browser, house, "Anna"))
        path = f"/t/{open_for_friends(anna, game)}"
        pages = [anna]
        for name in others:
            page = stack.enter_context(stranger(browser, house, path))
            page.run("localStorage.setItem('preferences', JSON.stringify({motion: 'off'}))")
            page.open(house.url + path)
            page.see("main[data-page=invited]", "Anna")
            page.write("main form input", name)
            page.click("main form [type=submit]")
            page.click("button", "I am ready")
            anna.see("main[data-page=waiting]", name)
            pages.append(page)
        if "Fill with bots" in anna.text():
            anna.click("button", "Fill with bots")
        anna.click("[data-start]")
        for page in pages:
            page.see("main[data-page=playing]")
        yield pages


def test_four_browsers_play_a_round_and_nobody_sees_the_cards_of_others(browser: Browser, house: House) -> None:
    """Neither in the page nor in anything that came through its socket. Every card of colours is there once."""
    with at_a_table(browser, house, "skull-king", "Ben", "Carla", "Dirk") as pages:
        checked = 0
        while "Round 2" not in pages[0].text():
            everybody_decides(pages)
            checked += nobody_knows_more(pages)
        while checked <= 40:
            everybody_decides(pages)
            checked += nobody_knows_more(pages)


def everybody_decides(pages: Sequence[Page]) -> None:
    asked = until_any(pages, ASKED, what="somebody to be asked")
    for page, is_asked in zip(pages, asked, strict=True):
        if is_asked:
            decide(page)


def nobody_knows_more(pages: Sequence[Page]) -> int:
    """How many cards were looked for in vain. What is held, by the last word of each person's own socket, is in nobody
    else's page and has come to nobody else since the last deal."""
    until_all_know_the_same(pages)
    held = [hand_of(page) for page in pages]
    looked_for = 0
    for page in pages:
        source = str(page.run("document.documentElement.outerHTML"))
        traffic = "".join(since_the_deal(page.frames))
        for other, cards in zip(pages, held, strict=True):
            for card in cards if other is not page else ():
                assert f'data-card="{card}"' not in source
                assert f'"{card}"' not in traffic
                looked_for += 1
    return looked_for


def until_all_know_the_same(pages: Sequence[Page]) -> None:
    """A new deal must have reached everybody: cards of the last round may be in other hands by then."""
    until_true(lambda: len({last_number(page) for page in pages}) == 1, what="all to know the same", pages=pages)


def last_number(page: Page) -> int:
    return max(msgspec.json.decode(frame, type=_Frame).seq for frame in page.frames)


class _Phase(Struct):
    hands: list[list[str] | dict[str, Any]] = []


class _View(Struct):
    viewer: int
    phase: _Phase


class _Frame(Struct):
    seq: int = 0
    view: _View | None = None


def hand_of(page: Page) -> list[str]:
    """Cards of the four colours, by the last word of the person's own socket: of the others there are several."""
    views = (msgspec.json.decode(frame, type=_Frame).view for frame in reversed(page.frames))
    view = next(view for view in views if view is not None)
    own = view.phase.hands[view.viewer] if view.phase.hands else []
    return [card for card in own if COLOURED.fullmatch(card)]


def since_the_deal(frames: Sequence[str]) -> list[str]:
    """Of the frame that tells of the deal, only what follows it: the last trick before it was seen by everybody."""
    dealt = '{"type":"dealt"'
    last = max((n for n, frame in enumerate(frames) if dealt in frame), default=None)
    since = list(frames) if last is None else [frames[last][frames[last].rindex(dealt) :], *frames[last + 1 :]]
    # The score sheet remembers the last trick of each round, which everybody saw.
    return [re.sub(r'"sheet":\[.*?\],"phase"', '"phase"', frame) for frame in since]


def test_a_leak_would_be_noticed() -> None:
    deal = '{"events": [{"card":"R5"}, {"type":"dealt","hands":[["K2"]]}]}'
    told = "".join(since_the_deal([deal, '{"view": {"hands": [["Y12"]]}}']))
    assert ('"Y12"' in told, '"K2"' in told, '"R5"' in told) == (True, True, False)


def test_a_move_is_taken_back_when_the_other_agrees(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as (anna, ben):
        anna.until(ASKED)
        anna.click("[data-bid='1']")
        anna.see("[data-turn=others]")
        anna.click("[aria-label=Menu]")
        anna.click("dialog button", "Take my last move back")
        ben.click("button", "Agree")
        anna.see("[data-turn=mine]")
        assert anna.run("document.querySelectorAll('[data-bid]').length") == 2


def test_what_people_write_is_shown_and_never_run(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as (anna, ben):
        ben.click("header [aria-label=Chat]")
        ben.write("dialog form input", NASTY)
        ben.press("Enter")
        anna.see("header .badge", "1")
        anna.click("header [aria-label^=Chat]")
        anna.see("dialog [role=log]", NASTY)
        assert anna.run("document.querySelector('img[src=x]')") is None
        assert anna.run("document.title") != "caught"


COVERED_BY_BUBBLES = """[...document.querySelectorAll('[data-board] [data-seat] .name')].filter((name) => {
  const {left, right, top, bottom} = name.getBoundingClientRect();
  return [...document.querySelectorAll('[data-bubble]')].some((bubble) => {
    const over = bubble.getBoundingClientRect();
    return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
  });
}).map((name) => name.textContent)"""


def test_what_is_said_covers_no_name_on_a_phone_on_its_side(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as (anna, ben):
        anna.resize((740, 360))
        ben.click("header [aria-label=Chat]")
        ben.click("dialog .kinds .chip:nth-child(2)")
        ben.click("dialog .chips .chip")
        anna.see("[data-bubble]")
        assert anna.run(COVERED_BY_BUBBLES) == []


def test_two_tabs_share_a_seat(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as (anna, _):
        again = browser.page(beside=anna)
        again.open(str(anna.run("location.href")))
        again.see("[data-turn=mine]")
        again.click("[data-bid='0']")
        again.see("[data-turn=others]")
        anna.see("[data-turn=others]")
        again.close()


def test_whoever_leaves_is_stood_in_for_and_may_come_back(browser: Browser, house: House) -> None:
    with at_a_table(browser, house, "skull-king", "Ben") as (anna, ben):
        path = str(ben.run("location.pathname"))
        ben.click("[aria-label=Menu]")
        ben.click("dialog button", "Leave the table")
        ben.click("dialog:last-of-type button.main, dialog:last-of-type button.danger")
        ben.see("main[data-page=home]")
        seats = f"/api/tables/{path.split('/')[2]}"
        anna.until(
            f"fetch('{seats}').then((a) => a.json()).then(({{table}}) => table.chairs.some((c) => c.stand_in))",
            what="a bot to play for Ben",
        )
        ben.open(house.url + path)
        ben.see("main[data-page=playing]")
        anna.until(
            f"fetch('{seats}').then((a) => a.json()).then(({{table}}) => !table.chairs.some((c) => c.stand_in))",
            what="Ben to play himself again",
        )


def test_the_big_screen_shows_how_to_join_and_then_the_public_view(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, stranger(browser, house, size=(1280, 720)) as screen:
        table = open_for_friends(anna, "sleeping-queens")
        screen.open(f"{house.url}/t/{table}?tv")
        code = fetched(anna, f"/api/tables/{table}")["table"]["code"]
        screen.see("main[data-page=tv]", code)
        screen.until("document.querySelector('img').naturalWidth > 0", what="the picture of the link")
        anna.click("button", "Fill with bots")
        anna.click("[data-start]")
        screen.see("[data-board=sleeping-queens]")
        assert screen.run("document.querySelectorAll('[data-choice]').length") == 0
        assert not is_over(screen)
