"""Every board at every size: what must be seen is on the screen, whole, on top, and large enough to be read.

One page goes from table to table and is only resized; one script judges all of it at once. The language is the one
whose words are longest."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from scripts.screenshots import PLAYERS, SIZES, format_size, longest_language
from tests.browser.autoplay import play, start_in_the_middle, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.onephone import turn_to
from tests.browser.people import TAP_ON, guest, until_asked

QUARTER = 0.25
"""So large everything is painted: a script does not look at pixels, and a browser takes long to paint them."""

LEAST_FONT = 12
"""Pixels. Figures on cards and planks are drawn, and judged by the size of the card."""


class Part(Struct, frozen=True):
    """Some things on the page, found by a selector."""

    which: str
    least: tuple[int, int] = (0, 0)
    """Width and height in pixels."""
    point: tuple[float, float] = (0.5, 0.5)
    """What has to lie on top: the middle, or of a card in a fan the corner with its number. In parts of the thing."""
    text: bool = False
    """It is read: nothing of it is cut off, and its letters are not too small."""
    some: bool = True
    """There is at least one."""
    slack: int = 0
    """By so many pixels it may reach out: the corner of a card that is held askew."""


CORNER = (0.16, 0.14)

HEAD = (
    Part("main header .turn", text=True),
    Part("main header .game", text=True, some=False),
    Part("main header .tool", least=(40, 40)),
)
SEATS = (Part("[data-board] [data-seat] .name", text=True),)
HAND = (Part("[data-board] .hand [data-card]", least=(56, 84), point=CORNER, slack=8),)
TRICKS = (*HEAD, *SEATS, *HAND, Part("[data-board] .standing > span", text=True), Part("[data-board] .tally .total"))
ROUND_OVER = (
    *HEAD,
    *HAND,
    Part("[data-board] [data-bid]", least=(36, 40)),
    Part("section.over :is(h2, th, td)", text=True),
    Part("section.over .cross", least=(40, 34)),
)
BIDDING = (*TRICKS, Part("[data-board] [data-bid]", least=(36, 40)))
PLAYING = (
    *TRICKS,
    Part("[data-trick] .piece", least=(38, 40), point=CORNER, some=False),
    Part("[data-trick] .reason", text=True, some=False),
    Part("[data-seat] .bid"),
)
PLACING = (
    *HEAD,
    *SEATS,
    *HAND,
    Part("[data-board] .placing p", text=True),
    Part("[data-board] [data-lane]", least=(34, 150)),
    Part("[data-board] .placing .button", least=(44, 44), text=True),
    Part("[data-board] .placing .lying", least=(24, 36), some=False),
)
TRICK_OF_QUEENS = (
    *HEAD,
    *SEATS,
    *HAND,
    Part("[data-board] .others .look", least=(38, 50)),
    Part("[data-board] .own .look", least=(80, 105)),
    Part("[data-board] .which", text=True),
    Part("[data-board] .trick .slot", least=(30, 45), point=CORNER),
    Part("[data-board] .trick .name", text=True),
    Part("[data-board] .middle .centre .lying", least=(20, 38), point=CORNER, some=False),
)
BEDROOM = (
    *HEAD,
    *SEATS,
    *HAND,
    Part("[data-board] .bed", least=(28, 42)),
    Part("[data-board] .pile", least=(26, 39), point=(0.5, 0.3)),
    Part("[data-board] .strip :is(.text, .attack p)", text=True),
    Part("[data-board] [data-seat] .points"),
    Part("[data-board] .queens [role=img], [data-board] .queens button", point=CORNER, some=False),
)

JUDGE = """(parts, leastFont, scrolls) => {
  const faults = [];
  const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  for (const {which, least, point, text, some, slack} of parts) {
    const found = [...document.querySelectorAll(which)].filter((one) => !one.closest('.unseen') && seen(one));
    if (some && found.length === 0) faults.push(`${which}: there is none`);
    for (const one of found) {
      let box = one.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (scrolls) {
        one.scrollIntoView({block: 'center', inline: 'nearest'});
        box = one.getBoundingClientRect();
      }
      const say = (what) => faults.push(`${which} (${one.textContent.trim().slice(0, 24)}): ${what}`);
      const [left, top] = [Math.round(box.left) + slack, Math.round(box.top) + slack];
      const [right, bottom] = [Math.round(box.right) - slack, Math.round(box.bottom) - slack];
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        say(`outside the window: ${left} ${top} ${right} ${bottom}`);
      if (Math.round(box.width) < least[0] || Math.round(box.height) < least[1])
        say(`only ${Math.round(box.width)} x ${Math.round(box.height)}`);
      const [x, y] = [box.left + box.width * point[0], box.top + box.height * point[1]];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(one.contains(hit) || hit.contains(one))) say(`covered by ${hit?.outerHTML.slice(0, 60)}`);
      for (let around = one.parentElement; around; around = around.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(around);
        const inner = around.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < Math.floor(inner.left) || right > Math.ceil(inner.right)) ||
            overflowY !== 'visible' && (top < Math.floor(inner.top) || bottom > Math.ceil(inner.bottom)))
          say(`cut off by ${around.className}`);
      }
      if (!text || one.textContent.trim() === '') continue;
      if (parseFloat(getComputedStyle(one).fontSize) < leastFont) say(`letters of ${getComputedStyle(one).fontSize}`);
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) say('cut off at its end');
      if (one.scrollHeight > one.clientHeight + 3 && one.clientHeight > 0) say('cut off below');
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page can be moved sideways');
  return [...new Set(faults)];
}"""


SETTLED = """new Promise((done) => {
  const shown = () => [...document.querySelectorAll('main :not(svg, svg *)')];
  const boxes = () => innerWidth + ' ' + innerHeight + shown().map((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x, y, width, height];
  }).join(' ');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  frame().then(async () => {
    const before = boxes();
    await frame();
    const isSame = boxes() === before;
    await frame();
    done(isSame && boxes() === before && innerWidth === WIDTH && innerHeight === HEIGHT);
  });
})"""
"""What follows from a new size comes frame by frame: style, what is measured, and what follows from that."""


LOOKS = 3
"""A fault is what is still there after the page was drawn: under load, Chromium's style sheets answer to a new size one
after another."""


def judge_all_sizes(
    page: Page, parts: Sequence[Part], picture: Path, sizes: Sequence[tuple[int, int]] = SIZES, *, scrolls: bool = False
) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for width, height in sizes:
        page.resize((width, height), scale=QUARTER)
        settled = SETTLED.replace("WIDTH", str(width)).replace("HEIGHT", str(height))
        page.until(settled, what=f"a window of {width}x{height}")
        if problems := judged(page, parts, picture, scrolls=scrolls):
            found[format_size((width, height))] = problems
    return found


def judged(page: Page, parts: Sequence[Part], picture: Path, *, scrolls: bool) -> list[str]:
    """`scrolls`: the page may be moved to see a thing."""
    wanted = json.dumps([asdict(part) for part in parts])
    problems: list[str] = []
    for _ in range(LOOKS):
        problems = page.run(f"({JUDGE})({wanted}, {LEAST_FONT}, {json.dumps(scrolls)})")
        if not problems:
            break
        page.still_picture(picture)
    return problems


MOMENTS: Mapping[str, Mapping[str, Sequence[Part]]] = {
    "skull-king": {"sheet": ROUND_OVER, "bidding": BIDDING, "playing": PLAYING},
    "skull-king-dice": {"sheet": ROUND_OVER, "bidding": BIDDING, "playing": PLAYING},
    "skull-queen": {"placing": PLACING, "playing": TRICK_OF_QUEENS},
    "sleeping-queens": {"turn": BEDROOM},
}
DECISIONS = {"skull-king": 44, "skull-king-dice": 20, "skull-queen": 0, "sleeping-queens": 2}
"""Of the first seat, until there is much to see: six to nine things in the hand, and a round that is over."""


HELD = "document.querySelectorAll('[data-board] .hand [data-card]').length"


def play_two_cards(page: Page, table: str) -> None:
    """After the bid or the placing, from elsewhere; the page has seen it."""
    before = page.run(HELD)
    play(page, table, decisions=3)
    page.until(f"{TAP_ON}, {HELD} === {before - 2}", what="two cards to be gone")


def test_what_is_judged_is_always_the_same(browser: Browser, same_deals: House) -> None:
    """Otherwise a fault would be seen in some runs and not in others."""
    with guest(browser, same_deals, "Anna") as anna:
        tables = [start_in_the_middle(anna, "skull-king", 6, decisions=12) for _ in range(2)]
        told = "document.querySelector('[data-board]').innerText"
        boards: list[str] = []
        for table in tables:
            turn_to(anna, f"/t/{table}")
            anna.see("[data-board=skull-king] .hand [data-card]")
            until_asked(anna, hurry=True)
            boards.append(anna.run(told))
    assert boards[0] == boards[1]
    assert "Anna" in boards[0]


EVERY_COUNT = [(game, seats) for game, counts in PLAYERS.items() for seats in counts]


@pytest.mark.parametrize(("game", "seats"), EVERY_COUNT)
def test_all_is_seen_at_every_size(browser: Browser, same_deals: House, game: str, seats: int, tmp_path: Path) -> None:
    faults: list[str] = []
    with guest(browser, same_deals, "Anna", language=longest_language()) as anna:
        table = start_in_the_middle(anna, game, seats, decisions=DECISIONS[game])
        turn_to(anna, f"/t/{table}")
        for moment, parts in MOMENTS[game].items():
            if moment == "bidding":
                anna.click("section.over .cross")
            elif moment == "playing":
                play_two_cards(anna, table)
            anna.see(f"[data-board={game}] .hand [data-card]")
            until_asked(anna, hurry=True)
            for size, problems in judge_all_sizes(anna, parts, tmp_path / "seen.png").items():
                faults += [f"{moment} {size}: {problem}" for problem in problems]
    assert not faults, "\n".join(faults)


LYING = ((740, 360), (844, 390))
END = (
    Part("[data-page=ending] .column > ol > li", text=True),
    Part("[data-page=ending] .again .main", least=(100, 44), text=True),
)


def test_the_end_is_seen_at_once_on_a_phone_on_its_side(browser: Browser, same_deals: House, tmp_path: Path) -> None:
    """Five places, and the way to the next game, without any scrolling."""
    with guest(browser, same_deals, "Anna", language=longest_language()) as anna:
        table = start_table(anna, "sleeping-queens", 5)
        assert play(anna, table, decisions=1_000)
        turn_to(anna, f"/t/{table}")
        anna.see("[data-page=ending] ol li")
        assert judge_all_sizes(anna, END, tmp_path / "seen.png", LYING) == {}


LAPTOPS = ((1280, 800), (1366, 730), (1536, 730))
SAYING = (
    Part("[data-panel=chat] .kinds .chip", least=(44, 44), text=True),
    Part("[data-panel=chat] form :is(input, button)", least=(44, 44)),
)


@pytest.mark.parametrize(("more", "count"), [("phrases", 1), ("emotes", 14)])
def test_a_laptop_shows_what_can_be_said(
    browser: Browser, same_deals: House, more: str, count: int, tmp_path: Path
) -> None:
    """Also below a score sheet of eight rounds."""
    with guest(browser, same_deals, "Anna", language=longest_language(), size=LAPTOPS[0]) as anna:
        anna.open(f"{same_deals.url}/t/{start_in_the_middle(anna, 'skull-king', 6, decisions=44)}")
        nth = ("phrases", "emotes").index(more) + 1
        anna.click(f"[data-panel=chat] .kinds .chip:nth-child({nth})")
        anna.see("[data-panel=chat] .chips .chip")
        assert anna.count("[data-panel=chat] .chips .chip") >= count
        offered = (
            "[data-panel=chat] .chips .picture" if more == "emotes" else "[data-panel=chat] .chips .chip:first-child"
        )
        parts = (*SAYING, Part(offered, least=(44, 44)))
        assert judge_all_sizes(anna, parts, tmp_path / "seen.png", LAPTOPS) == {}


SHEET_AT = ((320, 568), (360, 740), (740, 360), (1024, 768))
SHEET = (Part("dialog .sheet .who", text=True),)
SHEET_BESIDE = (Part("[data-panel=sheet] .who", text=True),)


@pytest.mark.parametrize("game", ["skull-king", "skull-king-dice"])
def test_the_score_sheet_shows_all_six(browser: Browser, same_deals: House, game: str, tmp_path: Path) -> None:
    """With bids, points and totals below the names, beside the board and in the dialog of a phone."""
    with guest(browser, same_deals, "Anna", language=longest_language(), size=LAPTOPS[0]) as anna:
        turn_to(anna, f"/t/{start_in_the_middle(anna, game, 6, decisions=DECISIONS[game])}")
        anna.see("[data-panel=sheet] .who")
        faults = judge_all_sizes(anna, SHEET_BESIDE, tmp_path / "seen.png", LAPTOPS)
        for size in SHEET_AT:
            anna.resize(size)
            anna.click("main header .tool:not(.pace):nth-of-type(3)")
            anna.see("dialog .sheet .who")
            faults |= judge_all_sizes(anna, SHEET, tmp_path / "seen.png", [size])
            anna.press("Escape")
            anna.until("!document.querySelector('dialog')", what="the dialog to close")
        assert faults == {}


LARGE = (150, 200)
AT_LARGE = ((320, 568), (360, 740), (740, 360), (1024, 768), (1280, 800))


@pytest.mark.parametrize("game", PLAYERS)
def test_large_text_is_cut_nowhere(browser: Browser, same_deals: House, game: str, tmp_path: Path) -> None:
    """The page may be moved. The setting is kept on the device: a page that is loaded again has it."""
    seats = PLAYERS[game][-1]
    faults: list[str] = []
    with guest(browser, same_deals, "Anna", language=longest_language()) as anna:
        table = start_in_the_middle(anna, game, seats, decisions=DECISIONS[game])
        for percent in LARGE:
            anna.run(f"localStorage.setItem('preferences', JSON.stringify({{motion: 'off', textSize: {percent}}}))")
            anna.open(f"{same_deals.url}/t/{table}")
            anna.see(f"[data-board={game}] .hand [data-card]")
            until_asked(anna, hurry=True)
            assert anna.run("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 17 * percent / 100
            first = next(iter(MOMENTS[game].values()))
            found = judge_all_sizes(anna, first, tmp_path / "seen.png", AT_LARGE, scrolls=True)
            faults += [f"{percent} {size}: {problem}" for size, problems in found.items() for problem in problems]
    assert not faults, "\n".join(faults)
