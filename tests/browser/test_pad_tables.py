"""A table that changes while it is written down, games of fewer rounds, sums alone, and what does not add up."""

import json

import msgspec
from msgspec.structs import replace

from skulduggery import pad
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.pads import begin
from tests.browser.people import guest
from tests.browser.test_pad import ID, begun, opened

THREE = ("Anna", "Bartholomäus", "Cleo")
KEPT = f"JSON.parse(localStorage.getItem('pad:{ID}')).game"
ROWS = "[...document.querySelectorAll('[data-writing] li[data-seat]')].map((row) => row.querySelector('b').textContent)"
STANDS = """Object.fromEntries([...document.querySelectorAll('[data-writing] li[data-seat]')].map((row) =>
  [row.querySelector('b').textContent, row.querySelector('.score').textContent.match(/[−\\d]+$/)[0]]))"""
NAMES_AND_WORDS = ".who b, .asked b, .tile, .what, .what small, .king small, .where span, nav span"
CLIPPED = f"""[...document.querySelectorAll('{NAMES_AND_WORDS}')]
  .filter((one) => one.offsetParent)
  .filter((one) => one.scrollWidth > Math.max(one.clientWidth, one.offsetWidth) + 1 || one.offsetWidth < 8)
  .map((one) => one.textContent)"""
"""Of which a part is not seen."""
LOWEST_ROW = "Math.max(...[...document.querySelectorAll('.rows li')].map((row) => row.getBoundingClientRect().bottom))"
OVERLAPPING = f"{LOWEST_ROW} > document.querySelector('nav').getBoundingClientRect().top + 1"


def kept(page: Page) -> pad.PadGame:
    """As Python reads what the page keeps."""
    file = json.dumps({"format": "skulduggery-pad/2", "games": [page.run(KEPT)]})
    read = pad.read_file(file)
    assert isinstance(read, tuple), read
    return read[0]


def choose(page: Page, what: str) -> None:
    page.click("[data-action=menu]")
    page.click(f"dialog [data-action={what}]")


def test_somebody_comes_and_another_goes(browser: Browser, house: House) -> None:
    """Between two rounds, with the lowest score; and the game is cut to five rounds."""
    with opened(browser, house, begun("skull-king", THREE, rounds=2)) as page:
        choose(page, "table")
        page.write("input[name=newcomer]", "Dora")
        page.click("[data-action=add]")
        page.click("[data-seated=Dora] .up")
        page.click("dialog [data-begins=lowest] input")
        page.click("dialog [data-action=save]")
        page.see("[data-writing='3'] li[data-seat='3']")
        before = pad.sheet(kept(page))
        assert page.run(ROWS) == ["Anna", "Bartholomäus", "Dora", "Cleo"]
        assert page.run(STANDS)["Dora"].replace("−", "-") == str(min(before.totals[1][:3]))
        choose(page, "table")
        page.click("[data-seated=Bartholomäus] .remove")
        page.see("dialog [data-back=Bartholomäus]")
        page.click("dialog [data-action=save]")
        page.gone("dialog")
        assert page.run(ROWS) == ["Anna", "Dora", "Cleo"]
        choose(page, "players")
        page.choose("dialog select[name=rounds]", "5")
        page.click("dialog [data-action=save]")
        page.see(".where", "Round 3 of 5")
        page.click("nav [data-view=sheet]")
        page.see(".leaves tbody .absent")
        page.click("[data-action=menu]")
        page.click("dialog [data-action=rules]")
        page.see("dialog [data-look-up=book]")
        found = pad.sheet(kept(page))
        assert (found.gone, found.length, found.rounds[2].order) == ((1,), 5, (0, 3, 2))


def test_what_does_not_add_up_is_told_wherever_the_result_is(browser: Browser, house: House) -> None:
    game = begun("skull-king", THREE, rounds=2)
    wrong = tuple(replace(entry, bid=0, tricks=0) for entry in game.rounds[0])
    over = msgspec.to_builtins(replace(game, rounds=(wrong, game.rounds[1]), length=2))
    lies = {"version": 1, "game": over, "revision": 1, "marks": ["a"], "undo": [], "redo": []}
    with guest(browser, house, "Anna", "/health") as page:
        page.run(f"localStorage.setItem('pad:{ID}', {json.dumps(json.dumps(lies))})")
        page.open(f"{house.url}/pad/{ID}")
        page.see("[data-end=over] [data-wrong='1']", "Round 1 does not add up")
        page.click("[data-action=share]")
        page.until("document.querySelector('dialog textarea')?.value.includes('⚠ Round 1 does not add up.')")
        page.open(f"{house.url}/pad/history")
        page.see("[data-row] [data-wrong]", "Round 1 does not add up")


def test_skull_queen_by_sums_alone(browser: Browser, house: House) -> None:
    """One tap for each player; the next round goes on in the same way."""
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, "skull-queen", "Anna", "Ben")
        page.click("[data-action=sum]")
        page.click("[data-sum='15']")
        page.see("[data-sums] h2", "Ben")
        page.click("[data-sum='32']")
        page.click("[data-action=next]")
        page.see("[data-sums] h2", "Anna")
        page.click("[data-action=plank]")
        page.see("[data-side=front]")
        page.click("nav [data-view=sheet]")
        page.see("tbody tr[data-round='1']", "+32")


def test_names_and_words_are_whole_on_small_screens(browser: Browser, house: House) -> None:
    """At 180 pixels or 400 percent every name is there, below each other what is asked and all rows."""
    game = begun("skull-king", THREE, rounds=4)
    bids = tuple(replace(entry, bid=1) for entry in game.rounds[-1])
    with opened(browser, house, replace(game, rounds=(*game.rounds[:-1], bids))) as page:
        for size in ((180, 320), (320, 256), (640, 360), (320, 568)):
            page.resize(size)
            page.see(".rows li")
            assert page.run(ROWS) == list(THREE)
            assert page.run(CLIPPED) == [], size
            assert not page.run("document.documentElement.scrollWidth > innerWidth"), size
            if size[0] < 256:
                assert not page.run(OVERLAPPING)
