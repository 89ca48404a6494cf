"""Every page beside the boards at every size: what it is for is in the first view, and nothing is cut, covered or wider
than the window. test_layout.py does the same for the boards.

One page goes from one to the next and is only resized; one script looks it over. The language is the one whose words
are longest."""

import json
from collections.abc import Mapping, Sequence

import pytest
from msgspec import Struct

from scripts.screenshots import SIZES, format_size
from tests.browser.autoplay import play, post, start_in_the_middle, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.pads import begin
from tests.browser.people import guest, until_asked
from tests.browser.test_layout import AT_LARGE, LARGE, LEAST_FONT, LOOKS, SETTLED, longest_language

GAME = "skull-king-dice"
"""The one with the longest name."""
WHOLE_GAME = 10_000
QUARTER = 0.25
"""So large everything is painted: a script does not look at pixels, and a browser takes long to paint them."""


ENOUGH = 110
"""Pixels. What is higher invites to move the page."""


AT_REST = SETTLED.replace("innerWidth === WIDTH && innerHeight === HEIGHT", "innerWidth >= WIDTH")
"""A page that is too wide for a phone is shown smaller there."""


class Place(Struct, frozen=True):
    """A page, and what is done there. `first` is seen without moving it."""

    path: str
    see: str
    first: str
    click: tuple[str, ...] = ()


LOOK_OVER = """([width, first, enough, leastFont, scrolls]) => {
  const faults = [];
  const root = document.querySelector('dialog[open]:modal') ??
    document.querySelector('main[data-page=tv] .stage') ?? document.querySelector('main');
  const isSeen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    one.getClientRects().length > 0 &&
    getComputedStyle(one).clipPath === 'none' && !one.closest('.unseen, [aria-hidden=true], [inert]');
  const nameOf = (one) =>
    `${one.localName}.${one.classList[0] ?? ''} (${one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 30)})`;
  const say = (one, what) => faults.push(`${nameOf(one)}: ${what}`);
  const page = document.scrollingElement;
  for (const one of [page, root, ...root.querySelectorAll('*')]) if (one.scrollTop) one.scrollTop = 0;
  if (page.scrollWidth > width) faults.push('the page can be moved sideways');
  const wanted = [...document.querySelectorAll(first)].filter(isSeen);
  if (wanted.length === 0) faults.push(`${first}: there is none`);
  if (wanted.length > 0 && !scrolls) {
    const {left, top, right, bottom} = wanted[0].getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || Math.min(bottom, top + enough) > innerHeight + 1)
      say(wanted[0], `outside the window: ${[left, top, right, bottom].map(Math.round)}`);
  }
  const movesSideways = (one) => {
    for (let around = one.parentElement; around; around = around.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
        return true;
    return false;
  };
  const fontOf = (one) => parseFloat(getComputedStyle(one).fontSize);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() && !texts.has(node.parentElement) && isSeen(node.parentElement) &&
      !node.parentElement.closest('svg, option, .parchment, .plank, .where .game')) texts.set(node.parentElement, node);
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(isSeen);
  const range = document.createRange();
  for (const one of new Set([...texts.keys(), ...controls])) {
    const moves = movesSideways(one);
    const text = texts.get(one);
    if (text) range.selectNodeContents(text);
    const begins = () => text ? range.getClientRects()[0] : one.getBoundingClientRect();
    let [box, hit, isOnTop] = [];
    // What is higher than what moves it is brought there by its beginning or its end.
    for (const block of ['center', 'start', 'end', 'nearest']) {
      one.scrollIntoView({block, inline: moves ? 'center' : 'nearest'});
      box = begins();
      if (box && (box.top < 0 || box.bottom > innerHeight)) {
        page.scrollTop += box.top - innerHeight / 2;
        box = begins();
      }
      if (!box || box.width < 2 || box.height < 2) break;
      hit = document.elementFromPoint(box.left + Math.min(box.width / 2, 12), box.top + Math.min(box.height / 2, 40));
      isOnTop = hit && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
      if (isOnTop) break;
    }
    if (!box || box.width < 2 || box.height < 2) continue;
    if (!isOnTop) say(one, `covered by ${hit?.outerHTML.slice(0, 70)}`);
    if (!moves && (box.left < -1 || box.right > innerWidth + 1)) say(one, 'beside the window');
    if (!text) continue;
    if (fontOf(one) < leastFont) say(one, `letters of ${getComputedStyle(one).fontSize}`);
    for (let around = one; around !== root && around; around = around.parentElement) {
      const {overflowX, overflowY, display} = getComputedStyle(around);
      if (display === 'inline') continue;
      const inner = around.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && range.getBoundingClientRect().right > inner.right + 2)
        say(one, `cut off at its end by ${around.className}`);
      if (['hidden', 'clip'].includes(overflowY) && range.getBoundingClientRect().bottom > inner.bottom + 4)
        say(one, `cut off below by ${around.className}`);
    }
  }
  return [...new Set(faults)];
}"""


def places_of(anna: Page, same_deals: House) -> Mapping[str, Place]:
    """What was played and written for them is there already."""
    table = start_in_the_middle(anna, "skull-king", 6, decisions=20)
    waiting = post(anna, "/api/tables", {"settings": {"game": GAME, "seats": 6}, "bots": [{}, {}]})["id"]
    over = start_table(anna, GAME, 6)
    assert play(anna, over, decisions=WHOLE_GAME)
    pads: list[str] = []
    for game in ("skull-king", "skull-queen"):
        anna.open(f"{same_deals.url}/pad")
        pads.append(begin(anna, game, "Anna", "Bernhard", "Carla", "Dirk", "Emma", "Friederike"))
    playing = "main[data-page=playing] .tool"
    return {
        "home": Place("/", "[data-game]", "[data-game]"),
        "solo": Place("/", "[data-game]", "dialog [data-action=play-now]", (f"[data-game={GAME}]",)),
        "settings": Place("/", "[data-game]", "dialog h2", ("header .tools > button",)),
        "waiting": Place(f"/t/{waiting}", "main[data-page=waiting]", "main .main"),
        "ending": Place(f"/t/{over}", "[data-page=ending]", "main .main"),
        "menu": Place(f"/t/{table}", playing, "dialog :is(a, button)", (".tool",)),
        "tv": Place(f"/t/{table}?tv", "main[data-page=tv]", "[data-board]"),
        "mine": Place("/mine", "main[data-page=mine]", "main h1"),
        "rules": Place("/rules", "main[data-page=rules]", "main a[href^='/rules/']"),
        "book": Place("/rules/skull-queen", "main[data-page=rules] [data-rule]", "main h1"),
        "learn": Place("/learn", "main[data-page=learn]", "[data-lesson]"),
        "lesson": Place("/learn/skull-queen", "[data-go-on]", "[data-go-on]"),
        "replays": Place("/replay", "main[data-page=replay]", "main h1"),
        "replay": Place(f"/replay/{over}?step=40&seat=0&open", "main[data-page=replay] [data-board]", "main .controls"),
        "pads": Place("/pad", "a[data-game]", "[data-action=go-on]"),
        "pad": Place(f"/pad/{pads[0]}", "[data-key]", "[data-key]"),
        "pad-sheet": Place(f"/pad/{pads[0]}#sheet", "[data-cell]", "[data-cell]"),
        "pad-queen": Place(f"/pad/{pads[1]}", "[data-editor=skull-queen]", "[data-editor=skull-queen]"),
        "pass": Place("/pass", "[data-form=pass]", "main h1"),
        "credits": Place("/credits", "main[data-page=credits]", "main h1"),
    }


TURN = """(path) => {
  const link = Object.assign(document.createElement('a'), {href: path});
  document.body.append(link);
  link.click();
  link.remove();
}"""


def go(page: Page, place: Place) -> None:
    """Within the page where that is possible."""
    page.run(f"({TURN})({json.dumps(place.path)})")
    page.see(place.see)
    for selector in place.click:
        page.click(selector)


def looked_over(page: Page, place: Place, sizes: Sequence[tuple[int, int]], *, scrolls: bool = False) -> list[str]:
    """Its faults, each with the size."""
    faults: list[str] = []
    for width, height in sizes:
        page.resize((width, height), scale=QUARTER)
        page.until(AT_REST.replace("WIDTH", str(width)).replace("HEIGHT", str(height)), what=f"{width}x{height}")
        wanted = json.dumps([width, place.first, ENOUGH, LEAST_FONT, scrolls])
        found: list[str] = []
        for _ in range(LOOKS):
            found = page.run(f"({LOOK_OVER})({wanted})")
            if not found:
                break
            page.until_still()
        faults += [f"{format_size((width, height))}: {fault}" for fault in found]
    return faults


PARTS = 4
"""Of all pages. One test for all of them would take too long on a busy machine."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("percent", [100, *LARGE])
def test_every_page_is_whole_at_every_size(browser: Browser, same_deals: House, percent: int, part: int) -> None:
    faults: list[str] = []
    with guest(browser, same_deals, "Anna", language=longest_language()) as anna:
        places = places_of(anna, same_deals)
        anna.run(f"localStorage.setItem('preferences', JSON.stringify({{motion: 'off', textSize: {percent}}}))")
        anna.open(same_deals.url)
        anna.see("[data-game]")
        for name, place in list(places.items())[part::PARTS]:
            go(anna, place)
            sizes = SIZES if percent == 100 else AT_LARGE
            faults += [f"{name} {fault}" for fault in looked_over(anna, place, sizes, scrolls=percent > 100)]
            for _ in place.click:
                anna.press("Escape")
    assert not faults, "\n".join(faults)


READABLE = """(() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const parts = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const paper = document.querySelector('.hand .parchment');
  return {
    cards: Math.min(...['yellow', 'red', 'blue', 'black'].map((ink) => {
      paper.classList.remove(...[...paper.classList].filter((name) => name.startsWith('ink-')));
      paper.classList.add(`ink-${ink}`);
      return contrast(getComputedStyle(paper.querySelector('svg')).fill, getComputedStyle(paper).backgroundColor);
    })),
    sheet: parts(getComputedStyle(document.querySelector('section.over')).backgroundColor)[3],
    acting: [...document.querySelectorAll('[data-seat]')]
      .filter((one) => getComputedStyle(one).outlineStyle === 'solid').map((one) => one.dataset.seat),
  };
})()"""
LEAST_CONTRAST = 4.5
MARKED = """(() => {
  const outlined = [...document.querySelectorAll('li[data-seat]')]
    .filter((one) => getComputedStyle(one).outlineStyle === 'solid').map((one) => one.dataset.seat);
  const [asked, other] = [...document.querySelectorAll('[data-seat] [data-field=bid]')]
    .sort((one, two) => two.classList.contains('asked') - one.classList.contains('asked'))
    .map((one) => getComputedStyle(one).backgroundColor);
  return [outlined, asked !== other];
})()"""


def test_with_colours_forced_by_the_system_all_can_be_told_apart(browser: Browser, same_deals: House) -> None:
    with guest(browser, same_deals, "Anna") as anna:
        table = start_in_the_middle(anna, "skull-king", 4, decisions=44)
        anna.prefer(forced_colors="active")
        anna.open(f"{same_deals.url}/t/{table}")
        anna.see("section.over")
        anna.until("getComputedStyle(document.querySelector('.hand .parchment')).forcedColorAdjust === 'none'")
        until_asked(anna, hurry=True)
        found = anna.run(READABLE)
        assert found["cards"] >= LEAST_CONTRAST
        assert found["sheet"] == 255
        assert "0" in found["acting"]
        anna.open(f"{same_deals.url}/pad")
        begin(anna, "skull-king", "Anna", "Ben", "Carla")
        active = anna.run("document.querySelector('[data-active]').dataset.seat")
        anna.until(
            f"JSON.stringify({MARKED}) === '[[\"{active}\"],true]'", what="the marks of who and what is asked for"
        )
