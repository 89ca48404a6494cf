"""Score pads of Skull Queen and Sleeping Queens, written by taps on a phone; the sums are those of the Python rules."""

import json
from collections.abc import Callable

import msgspec
import pytest

from skulduggery import pad
from tests.browser.axe import violations_by_theme
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.pads import begin
from tests.browser.people import guest

COLOURS = ("red", "yellow", "green", "blue")
SMALLEST = (320, 640)
LYING = (740, 360)
STORED = """new Promise((resolve) => {
  const id = location.pathname.split('/')[2];
  const found = (text) => resolve(JSON.parse(text).game);
  const atHand = localStorage.getItem(`pad:${id}`);
  if (atHand) return found(atHand);
  indexedDB.open('skulduggery-pads').onsuccess = ({target: {result: drawer}}) => {
    drawer.transaction('pads').objectStore('pads').get(id).onsuccess = ({target}) => {
      drawer.close();
      found(target.result.text);
    };
  };
})"""
"""A pad that is over lies in the drawer only."""
ROWS = "[...document.querySelectorAll('[data-editor] [data-seat]')].map((row) => row.innerText.trim().split(/\\s+/))"
WIDER_THAN_THE_PHONE = "document.documentElement.scrollWidth > innerWidth"
TOO_SMALL = """[...document.querySelectorAll('[data-editor] button')].filter((one) => {
  const {width, height} = one.getBoundingClientRect();
  return width < 44 || height < 44;
}).map((one) => one.getAttribute('aria-label'))"""

QUEENS_FROM = "document.querySelector('[data-queen]').getBoundingClientRect().top"
OUT_OF_SIGHT = """[...document.querySelectorAll(`[data-editor] %s`)].filter((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [2, height - 2].some((down) => !one.contains(document.elementFromPoint(x + width / 2, y + down)));
})"""
"""Whole, under nothing, and not scrolled away."""

MARKS = """[...document.querySelectorAll("[data-editor] [data-seat='%d'] .mark")]
  .map((mark) => mark.querySelector('svg') ? 'water' : mark.innerText.trim())"""
INVITED = "[...document.querySelectorAll('[data-seat].inviting')].map((row) => row.dataset.seat)"
NOTHING_RESTS = "getComputedStyle(document.querySelector('[data-editor]')).pointerEvents !== 'none'"
TIME_STANDS_STILL = """((later) => {
  window.due = [];
  window.setTimeout = (call, ms) => (ms > 10_000 ? later(call, ms) : (window.due.push(call), 0));
  return true;
})(window.setTimeout)"""
"""For the page: WebKit's driver sets its own limit for a script, a minute, with the page's function."""
TIME_GOES_ON = "window.due.splice(0).forEach((call) => call())"

FRONT = {5: "8", 4: "5", 3: "3", 2: "2", 1: "1", 0: "water"}
BACK = {1: "8", 2: "5", 3: "3", 4: "2", 5: "1", 0: "water"}
"""SQ-04: what is printed on the spaces of the two sides."""

Plank = tuple[str, tuple[int, int, int, int]]
ROUNDS: tuple[tuple[Plank, Plank, Plank], ...] = (
    (("front", (5, 4, 2, 0)), ("back", (1, 2, 0, 3)), ("front", (5, 5, 5, 5))),
    (("back", (0, 0, 0, 0)), ("front", (1, 2, 3, 4)), ("back", (1, 1, 1, 1))),
    (("front", (5, 5, 4, 4)), ("back", (5, 4, 3, 2)), ("front", (0, 1, 0, 1))),
)


def test_three_rounds_of_planks(browser: Browser, house: House) -> None:
    """SQ-10, SQ-45, SQ-60, SQ-61: both sides, the water, the next player by itself, corrections, the end.

    What was tapped is shown, not the number of its space. The keyboard writes as well, and waits for nothing.
    """
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, "skull-queen", "Anna", "Ben", "Carla")
        for number, round in enumerate(ROUNDS):
            expect_marks(page, dealer=number, leader=(number + 1) % 3)
            for seat, plank in enumerate(round):
                page.until(f"{active(seat)} === 'true'", what=f"player {seat} to be next")
                write_plank(page, plank, tap=page.click if number == 0 else lambda key: by_enter(page, key))
                assert page.run(MARKS % seat) == values_of(plank)
            page.see("[data-action=next]")
            assert_sums(page)
            if number == 0:
                correct(page)
            page.click("[data-action=next]")
        game = stored(page)
        assert game.rounds == tuple(tuple(entry_of(plank) for plank in round) for round in ROUNDS)
        assert pad.sheet(game).over
        page.see("[data-end]")
        page.click("[data-view=sheet]")
        page.see("[data-cell='0-0']")
        written = page.run("document.querySelector(\"[data-cell='0-0'] .written\").innerText")
        assert written.split() == ["8", "5", "2", "≈"]
        page.click("[data-view=now]")
        expected = sorted(zip(pad.sheet(game).places, game.players, pad.sheet(game).total, strict=True))
        shown = [
            text.split()
            for text in page.run("[...document.querySelectorAll('[data-end] li')].map((one) => one.innerText)")
        ]
        assert shown == [[f"{place}.", name, str(total)] for place, name, total in expected]


def test_a_double_tap_writes_once(browser: Browser, house: House) -> None:
    """Its second half puts no pirate on the plank, chooses no side for the next player, and lifts no queen."""
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, "skull-queen", "Anna", "Ben")
        page.until(NOTHING_RESTS)
        page.run(TIME_STANDS_STILL)
        double(page, "[data-side=back]")
        assert stored(page).rounds[0] == (pad.Entry(side="back"), pad.Entry())
        page.run(TIME_GOES_ON)
        for colour in ("red", "yellow", "green"):
            put(page, colour, 4)
        double(page, key_of("blue", 3))
        page.until(f"{active(1)} === 'true'", what="Ben to be next")
        assert stored(page).rounds[0] == (entry_of(("back", (4, 4, 4, 3))), pad.Entry())
        page.run(TIME_GOES_ON)
        page.click("[data-side=front]")
        assert stored(page).rounds[0][1] == pad.Entry(side="front")
        page.open(f"{house.url}/pad")
        begin(page, "sleeping-queens", "Anna", "Ben")
        page.until(NOTHING_RESTS)
        page.run(TIME_STANDS_STILL)
        double(page, "[data-queen=moon]")
        assert held(page) == [[], ["moon"]]
        page.see("[data-queen=moon][data-owner='1'][aria-pressed=false]")


def correct(page: Page) -> None:
    """A pirate of Anna's stood elsewhere; no, she did not. Then her plank lay on its other side, for a moment."""
    before = stored(page).rounds
    page.click("[data-seat='0']")
    put(page, "blue", 3)
    assert stored(page).rounds[0][0].blue == 3
    assert_sums(page)
    page.click("[data-action=undo]")
    page.click("[data-action=turn]")
    assert stored(page).rounds[0][0].side == "back"
    assert_sums(page)
    page.click("[data-action=undo]")
    assert stored(page).rounds == before


def test_queens_wake_go_and_win(browser: Browser, house: House) -> None:
    """SL-30, SL-36, SL-37, SL-51, SL-60: each event is two taps at most, and after the end nobody wakes a queen."""
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, "sleeping-queens", "Anna", "Ben", "Carla")
        wake(page, 0, "cat", "heart")
        wake(page, 1, "dog", "rose", "moon")
        page.click("[data-queen=rose]")
        assert page.run(INVITED) == ["0", "2"]
        page.click("[data-queen=dog]")
        assert page.run(INVITED) == ["2"], "Anna has the Cat"
        page.click("[data-seat='0']")  # a knight
        page.see("[data-refusal=cat-and-dog]", "Anna")
        page.see("[data-refusal=cat-and-dog] [data-rule=SL-51]")
        page.click("[data-seat='0']")
        page.click("[data-queen=dog]")
        page.click("[data-seat='0']")
        assert held(page) == [["cat", "heart"], ["rose", "moon", "dog"], []]
        page.click("[data-queen=moon]")
        page.click("[data-seat='2']")  # a knight
        page.click("[data-queen=rose]")
        page.click("[data-action=sleep]")  # a potion
        assert held(page) == [["cat", "heart"], ["dog"], ["moon"]]
        assert_sums(page)
        wake(page, 0, "pancake")
        page.see("[data-won=SL-60]", "Anna has 50 points!")
        assert pad.sheet(stored(page)).because == "SL-60"
        assert_sums(page)
        page.click("[data-won] button")
        page.click("[data-queen=cake]")
        page.click("[data-queen=dog]")
        page.click("[data-seat='2']")
        assert held(page) == [["cat", "pancake", "heart"], ["dog"], ["moon"]]
        page.click("[data-queen=heart]")
        page.click("[data-action=sleep]")
        assert not pad.sheet(stored(page)).over
        wake(page, 2, "heart", "peacock", "sunflower")
        page.see("[data-won=SL-60]", "Carla has 50 points!")
        page.click("[data-action=next]")
        page.see("[data-end]", "Carla wins!")
        page.click("[data-action=undo]")
        page.see("[data-queen=sunflower]:not([data-owner])")


def test_all_queens_awake(browser: Browser, house: House) -> None:
    """SL-62: nobody has enough, and two have the most points."""
    courts = ("heart moon rose", "pancake peacock sunflower", "cat ladybug cake", "dog rainbow starfish")
    with guest(browser, house, "Anna", "/pad", size=SMALLEST) as page:
        begin(page, "sleeping-queens", "Anna", "Ben", "Carla", "Dora")
        for seat, court in enumerate(courts):
            wake(page, seat, *court.split())
        page.see("[data-won=SL-62]", "All queens are awake!")
        sheet = pad.sheet(stored(page))
        assert (sheet.because, list(sheet.total), list(sheet.places)) == ("SL-62", [35, 35, 30, 25], [1, 1, 3, 4])
        page.click("[data-action=next]")
        page.see("[data-end]", "A shared victory: Anna, Ben")


@pytest.mark.parametrize("game", ["skull-queen", "sleeping-queens"])
def test_keys_for_everyone(game: str, browser: Browser, house: House) -> None:
    """Named for those who hear them, large enough for those who tap them, in every theme and on the smallest phone."""
    names = ("Anna", "Maximilian-Alexander", "Carla", "Dörte", "Emil", "Friederike")
    with guest(browser, house, "Anna", "/pad", size=SMALLEST, language="de") as page:
        begin(page, game, *names[: 6 if game == "skull-queen" else 5])
        if game == "skull-queen":
            assert ("button", "Vorderseite: hohe Werte oben") in page.heard_aloud()
            page.click("[data-side=front]")
            put(page, "red", 4)
            by_keyboard(page)
            assert ("button", "roter Pirat, 5 Punkte") in page.heard_aloud()
            assert ("button", "blauer Pirat, im Wasser, 0 Punkte") in page.heard_aloud()
        else:
            wake(page, 1, "heart", "cat")
            expect_nothing_moves(page)
            page.click("[data-queen=cat]")
            assert ("button", "Katzen-Königin, 15 Punkte, liegt vor Maximilian-Alexander") in page.heard_aloud()
            assert ("button", "Carla bekommt die Katzen-Königin") in page.heard_aloud()
        assert page.run(TOO_SMALL) == []
        assert not page.run(WIDER_THAN_THE_PHONE)
        assert violations_by_theme(page) == {}


def expect_nothing_moves(page: Page) -> None:
    """The refusal stands where the hint was, however long the name is."""
    before = page.run(QUEENS_FROM)
    page.click("[data-queen=dog]")
    page.see("[data-refusal=cat-and-dog]", "Maximilian-Alexander")
    assert page.run(QUEENS_FROM) == before


def by_keyboard(page: Page) -> None:
    """From the key that was tapped to the yellow pirate's below it."""
    page.press("ArrowRight")
    page.press("ArrowDown")
    page.press("Enter")
    assert stored(page).rounds[0][0].yellow == 3


def test_beside_each_other_on_a_phone_that_lies(browser: Browser, house: House) -> None:
    """All players to the left, whatever is tapped for them to the right; only the plank is too long for that."""
    with guest(browser, house, "Anna", "/pad", size=LYING, language="de") as page:
        begin(page, "sleeping-queens", "Anna", "Ben", "Carla", "Dörte", "Emil")
        expect_in_sight(page, "button")
        page.open(f"{house.url}/pad")
        begin(page, "skull-queen", "Anna", "Ben", "Carla", "Dörte", "Emil", "Friederike")
        expect_in_sight(page, "button")
        page.click("[data-side=front]")
        put(page, "red", 0)
        expect_in_sight(page, ":is([data-seat], [data-action=turn], [data-space='0'])")
        put(page, "red", 5)
        expect_in_sight(page, ":is([data-seat], [data-action=turn], button[data-space='5'])")


def test_every_player_is_seen_while_a_round_of_before_is_changed(browser: Browser, house: House) -> None:
    """The plank gives way to the bar that leads back."""
    with guest(browser, house, "Anna", "/pad", size=(360, 740)) as page:
        begin(page, "skull-queen", "Anna", "Ben", "Carla")
        for plank in ROUNDS[0]:
            write_plank(page, plank, tap=page.click)
        page.click("[data-action=next]")
        page.click("[data-view=sheet]")
        page.click("[data-cell='0-1']")
        page.see("[data-action=back]")
        page.see("[data-pirate]")
        expect_in_sight(page, "button")


def test_for_two_the_ghost_leads(browser: Browser, house: House) -> None:
    """SQ-81"""
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, "skull-queen", "Anna", "Ben")
        page.see("[data-editor] [data-rule=SQ-81]")
        expect_marks(page, dealer=0, leader=None)


# --- taps ---------------------------------------------------------------------------------------------------------


def write_plank(page: Page, plank: Plank, *, tap: Callable[[str], None]) -> None:
    side, spaces = plank
    tap(f"[data-side={side}]")
    for colour, space in zip(COLOURS, spaces, strict=True):
        tap(key_of(colour, space))


def put(page: Page, colour: str, space: int) -> None:
    page.click(key_of(colour, space))


def key_of(colour: str, space: int) -> str:
    return f"[data-pirate={colour}][data-space='{space}']"


def by_enter(page: Page, key: str) -> None:
    page.see(key)
    page.run(f"document.querySelector({json.dumps(key)}).focus()")
    page.press("Enter")


def double(page: Page, key: str) -> None:
    """As fingers do it: two taps, one after the other, at the same spot."""
    page.see(key)
    middle = "({x, y, width, height}) => [x + width / 2, y + height / 2]"
    spot = page.run(f"({middle})(document.querySelector({json.dumps(key)}).getBoundingClientRect())")
    for _ in range(2):
        page.tap(*spot)


def wake(page: Page, seat: int, *queens: str) -> None:
    """One tap says whose turn it is, one is for each queen."""
    page.click(f"[data-seat='{seat}']")
    for queen in queens:
        page.click(f"[data-queen={queen}]")


# --- what is there ------------------------------------------------------------------------------------------------


def stored(page: Page) -> pad.PadGame:
    """What is kept, read strictly."""
    found = pad.read_file(json.dumps({"format": pad.FORMAT, "games": [page.run(STORED)]}))
    assert not isinstance(found, pad.Refusal), found
    return found[0]


def entry_of(plank: Plank) -> pad.Entry:
    side, spaces = plank
    return msgspec.convert({"side": side, **dict(zip(COLOURS, spaces, strict=True))}, pad.Entry)


def values_of(plank: Plank) -> list[str]:
    side, spaces = plank
    return [(FRONT if side == "front" else BACK)[space] for space in spaces]


def held(page: Page) -> list[list[str]]:
    return [list(entry.queens or ()) for entry in stored(page).rounds[0]]


def expect_in_sight(page: Page, keys: str) -> None:
    page.until(f"({OUT_OF_SIGHT % keys}).length === 0", what=f"{keys} to be in sight")


def active(seat: int) -> str:
    return f"document.querySelector(\"[data-editor] [data-seat='{seat}']\")?.getAttribute('aria-pressed')"


def expect_marks(page: Page, *, dealer: int, leader: int | None) -> None:
    marks = page.run("[...document.querySelectorAll('[data-editor] [data-seat]')].map((row) => row.ariaLabel)")
    assert [seat for seat, mark in enumerate(marks) if "deals" in mark] == [dealer]
    assert [seat for seat, mark in enumerate(marks) if "leads" in mark] == ([] if leader is None else [leader])


def assert_sums(page: Page) -> None:
    """Every row shows the total that the rules give, and the place where there is one."""
    game = stored(page)
    sheet = pad.sheet(game)
    rows = page.run(ROWS)
    for seat, row in enumerate(rows):
        total = str(sheet.total[seat])
        shown = [word.split("/")[0] for word in row]
        assert total in shown, (row, total)
        if sheet.over or sheet.totals:
            assert row[0] == f"{sheet.places[seat]}.", row
        points = sheet.rounds[-1].seats[seat].points
        if game.game == "skull-queen":
            assert (f"+{points}" if points else "0") in row[-1:], (row, points)
