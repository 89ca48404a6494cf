"""The television as the table: found by five letters, read from four metres, shown to all and telling no secret; and
phones that show the hand alone."""

import json
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tests.browser.autoplay import PLAY, play, post, start_in_the_middle, start_table
from tests.browser.axe import violations
from tests.browser.driver import Browser, Page, until_true
from tests.browser.house import House
from tests.browser.people import ASKED, decide, fetched, guest, open_for_friends, stranger, until_asked
from tests.browser.test_together import everybody_decides, hand_of, since_the_deal

TV = (1920, 1080)
SMALL_TV = (1280, 720)
LYING = {"portrait": (360, 740), "landscape": (740, 360)}
MOST_PLAYERS = {"skull-king": 6, "skull-king-dice": 6, "skull-queen": 6, "sleeping-queens": 5}
DECISIONS = {"skull-king": 8, "skull-king-dice": 8, "skull-queen": 3, "sleeping-queens": 1}


# --- the way there ------------------------------------------------------------------------------------------------


def test_a_screen_finds_its_table_by_five_letters(browser: Browser, house: House) -> None:
    """By letters on the screen or by a remote control; and it says so when there is no such table."""
    with guest(browser, house, "Anna") as anna, stranger(browser, house, "/tv", size=SMALL_TV) as screen:
        code = str(post(anna, "/api/tables", {"settings": {"game": "skull-king", "seats": 3}})["code"])
        screen.see("main[data-tv=enter]", "Which table?")
        assert small_texts(screen) == []
        assert violations(screen) == []
        for _ in range(5):
            screen.press("Enter")  # the first letter has the focus: AAAAA
        screen.until("document.querySelector('.problem') !== null", what="a word that there is no such table")
        screen.press("ArrowRight")
        screen.press("Enter")
        assert screen.run("document.querySelector('.code').textContent.trim()") == "B"
        screen.click("button", "Erase")
        for letter in code:
            screen.click(f".letters button:nth-child({'ABCDEFGHJKMNPQRSTVWXYZ'.index(letter) + 1})")
        screen.see("main[data-page=tv] h1", "Skull King")
        screen.complaints[:] = [line for line in screen.complaints if "404" not in line]


def test_a_phone_says_how_to_show_the_table_on_a_screen(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = open_for_friends(anna, "skull-king")
        anna.click("summary", "Show on a TV")
        anna.see("details .type", f"{house.url.removeprefix('http://')}/tv")
        anna.see("details .type", fetched(anna, f"/api/tables/{table}")["table"]["code"])


HURRY = """(() => {
  const wait = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => wait(then, (ms ?? 0) / 20, ...more);
  return true;
})()"""
"""Nobody has to read what is shown: it is shown for a twentieth of the time."""


# --- a whole game -------------------------------------------------------------------------------------------------


@contextmanager
def around_a_screen(
    browser: Browser, house: House, game: str, *others: str, size: tuple[int, int] = TV
) -> Generator[tuple[Page, list[Page]]]:
    """A screen, and as many phones as there are seats. The screen has seen everybody come."""
    with ExitStack() as stack:
        anna = stack.enter_context(guest(browser, house, "Anna"))
        seats = 1 + len(others)
        table = post(anna, "/api/tables", {"settings": {"game": game, "seats": seats}})
        anna.open(f"{house.url}/t/{table['id']}")
        screen = stack.enter_context(stranger(browser, house, f"/t/{table['id']}?tv", size=size))
        screen.see("main[data-page=tv] .code", table["code"])
        screen.until("document.querySelector('img').naturalWidth > 0", what="the picture of the link")
        assert screen.run("document.querySelectorAll('li.empty').length") == seats - 1
        pages = [anna]
        for name in others:
            page = stack.enter_context(guest(browser, house, name, f"/t/{table['id']}"))
            page.click("button", "Sit down")
            page.click("button", "I am ready")
            screen.see("li .name", name)
            pages.append(page)
        assert small_texts(screen) == []
        assert violations(screen) == []
        for device in (screen, *pages):
            device.run(HURRY)
        anna.click("[data-start]")
        screen.see(f"[data-board={game}]")
        yield screen, pages


def test_four_phones_and_a_screen_play_a_whole_game(browser: Browser, house: House) -> None:
    """The screen shows who plays at each step, the fists before each round, nobody's hand at any time, and in the end
    who has won; and it comes along to the next game."""
    with around_a_screen(browser, house, "skull-king-dice", "Ben", "Carla", "Dirk", size=SMALL_TV) as (
        screen,
        phones,
    ):
        screen.run(f"({WATCH})()")
        assert screen.run(f"dispatchEvent(new PointerEvent('pointermove')); {POINTER} ?? 'seen'") == "seen"
        for _ in range(6):
            everybody_decides(phones)
            until_all_know_the_same([screen, *phones])
            shows_who_plays(screen, names=["Anna", "Ben", "Carla", "Dirk"])
            assert screen.run("document.querySelectorAll('[data-card], [data-choice]').length") == 0
        screen.until(f"{POINTER} === 'still'", what="the pointer to be hidden")
        screen.until("shouts.includes('YoHoHo!')", what="Yo - Ho - Ho")
        screen.until("opened.length === 4", what="four open hands")
        table = str(phones[0].run("location.pathname.split('/')[2]"))
        _, ben, *_ = phones
        for picks, phone in enumerate(phones):
            if phone is not ben:
                phone.open(f"{house.url}/health")  # goes on without drawing anything, which is quicker
            phone.run(f"({PLAY})({json.dumps(table)}, 1000, {picks}); true")
        screen.see(".podium", "Anna")
        ended = fetched(phones[0], f"/api/tables/{table}")["table"]
        podium = str(screen.run("document.querySelector('.podium').textContent")).replace("−", "-")
        assert all(f"{score} point" in podium for score in ended["scores"])
        assert screen.run("document.querySelectorAll('.chart path.way').length") == 4
        assert small_texts(screen) == []
        assert violations(screen) == []
        assert no_hand_was_sent(screen.frames)
        ben.click("button", "Play again")
        screen.until(f"!location.pathname.includes('{table}')", what="the next game")
        screen.see("main[data-page=tv] .code")


def until_all_know_the_same(pages: Sequence[Page]) -> None:
    until_true(lambda: len({newest(page) for page in pages}) == 1, what="all to know the same", pages=pages)


def newest(page: Page) -> int:
    """The number of the last thing that this device was told."""
    return max(int(json.loads(frame).get("seq", 0)) for frame in page.frames)


def shows_who_plays(screen: Page, *, names: Sequence[str]) -> None:
    last: dict[str, Any] = json.loads(next(frame for frame in reversed(screen.frames) if '"acting"' in frame))
    acting: list[int] = last["acting"]
    shown = "[...document.querySelectorAll('.plate.acts .name')].map((one) => one.textContent).sort().join()"
    expected = ",".join(sorted(names[seat] for seat in acting))
    screen.until(f"{shown} === {json.dumps(expected)}", what=f"the screen to point at {expected}")


def no_hand_was_sent(frames: Sequence[str]) -> bool:
    """Of every hand in every view only how much it holds."""
    views: list[dict[str, Any]] = [view for frame in frames if (view := json.loads(frame).get("view"))]
    hands: list[Any] = [hand for view in views for hand in view["phase"].get("hands", [])]
    assert len(hands) > 20
    return all(view["viewer"] is None for view in views) and all("count" in hand for hand in hands)


def test_an_open_hand_would_be_noticed() -> None:
    closed = {"view": {"viewer": None, "phase": {"hands": [{"count": 5}] * 21}}}
    opened = {"view": {"viewer": None, "phase": {"hands": [["red", "black"]]}}}
    assert no_hand_was_sent([json.dumps(closed)])
    assert not no_hand_was_sent([json.dumps(closed), json.dumps(opened)])


POINTER = "document.documentElement.dataset.pointer"
WATCH = """() => {
  window.shouts = []; window.opened = [];
  const look = () => {
    const shout = document.querySelector('.shout')?.textContent.replaceAll(/\\s/g, '');
    if (shout && window.shouts.at(-1) !== shout) window.shouts.push(shout);
    const fists = [...document.querySelectorAll('.fist.open text')].map((one) => one.textContent);
    if (fists.length > 1) window.opened = fists;
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}"""


def test_no_card_that_somebody_holds_is_on_the_screen(browser: Browser, house: House) -> None:
    with around_a_screen(browser, house, "skull-king", "Ben", "Carla", size=SMALL_TV) as (screen, phones):
        checked = 0
        while checked < 20:
            everybody_decides(phones)
            until_all_know_the_same([screen, *phones])
            shows_who_plays(screen, names=["Anna", "Ben", "Carla"])
            checked += no_card_is_on(screen, phones)


def no_card_is_on(screen: Page, phones: Sequence[Page]) -> int:
    """How many cards that somebody holds were looked for in vain, on the page and in what came to it."""
    source = str(screen.run("document.documentElement.outerHTML"))
    traffic = "".join(since_the_deal(screen.frames))
    # What was played right before the deal came along with it, and may have been dealt again.
    traffic = traffic[max(0, traffic.find('"type":"dealt"')) :]
    held = [card for phone in phones for card in hand_of(phone)]
    for card in held:
        assert f'"{card}"' not in traffic
        assert f'data-card="{card}"' not in source
        assert f'data-trick="{card}"' not in source
    return len(held)


# --- seen from afar -----------------------------------------------------------------------------------------------

SMALL = """(share) => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const small = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent.trim() || holder.closest('svg, .unseen, button:not(.letters button)')) continue;
    const box = holder.getBoundingClientRect();
    if (box.width < 2 || getComputedStyle(holder).opacity === '0' || holder.closest('.held')) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < innerHeight / share - 0.01) small.push(`${text.textContent.trim()}: ${size} px`);
  }
  return small;
}"""


def small_texts(page: Page, *, share: int = 36) -> list[str]:
    """What is written in type that is less than a 36th of the screen high."""
    return list(page.run(f"({SMALL})({share})"))


BEYOND = """[...document.querySelectorAll('main .plate, main .trick li, main .bed, main .spots li')]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([one]) => one.outerHTML.slice(0, 100))"""
"""What is not wholly on the screen."""


@pytest.mark.parametrize("game", MOST_PLAYERS)
def test_a_full_table_is_read_from_four_metres(browser: Browser, house: House, game: str) -> None:
    """On large screens and small ones, and on a phone in the middle of the table."""
    with guest(browser, house, "Anna") as anna, stranger(browser, house, size=TV) as screen:
        table = start_in_the_middle(anna, game, MOST_PLAYERS[game], decisions=DECISIONS[game])
        screen.open(f"{house.url}/t/{table}?tv")
        screen.see(f"[data-board={game}]")
        assert violations(screen) == []
        for size in (TV, SMALL_TV, (3840, 2160)):
            screen.resize(size)
            screen.until_still()
            assert small_texts(screen) == [], size
            assert screen.run(BEYOND) == [], size
        for size in LYING.values():
            screen.resize(size)
            screen.until_still()
            assert screen.run(BEYOND) == [], size


def test_several_screens_show_a_table_and_turn_names_towards_people(browser: Browser, house: House) -> None:
    """On a phone the one half reads them from one long side, the other half from the other one."""
    with (
        guest(browser, house, "Anna") as anna,
        stranger(browser, house, size=LYING["portrait"]) as upright,
        stranger(browser, house, size=LYING["landscape"]) as flat,
    ):
        table = start_table(anna, "skull-king", 4)
        for screen in (upright, flat):
            screen.open(f"{house.url}/t/{table}?tv")
            screen.see("[data-board]")
            screen.run(HURRY)
        # On the upright phone what is lower for those on its left side is further to the left.
        for screen, across, sign in ((upright, 0, -1), (flat, 1, 1)):
            near, far = (screen.run(f"({MIDDLES})('{side}')") for side in (".near", ".far"))
            assert len(near) == len(far) == 2
            assert all(sign * (seat["below"][across] - seat["name"][across]) > 0 for seat in near)
            assert all(sign * (seat["below"][across] - seat["name"][across]) < 0 for seat in far)
        play(anna, table, decisions=1)
        for screen in (upright, flat):
            screen.see(".standing", "1")


MIDDLES = """(side) => [...document.querySelectorAll(`${side} .plate`)].map((plate) => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  return {below: middle(plate.querySelector('.details').getBoundingClientRect()),
          name: middle(plate.querySelector('.who').getBoundingClientRect())};
})"""
"""Of every seat where the name is, and where what is written below it."""


# --- the hand alone -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", MOST_PLAYERS)
def test_a_phone_plays_with_the_hand_alone(browser: Browser, house: House, game: str) -> None:
    with guest(browser, house, "Anna", handOnly=True) as anna:
        table = start_table(anna, game, 3)
        anna.open(f"{house.url}/t/{table}")
        anna.see("main[data-hand-only] [data-board]")
        anna.run(HURRY)
        for n in range(3):
            if not until_asked(anna):
                return
            assert anna.run("document.querySelectorAll('.hand [data-card]').length") > 0
            decide(anna, n=n)
        assert anna.run("document.documentElement.scrollWidth - innerWidth") <= 0
        if until_asked(anna):
            assert violations(anna) == []
            narrow = float(anna.run("document.querySelector('.hand [data-card]').offsetWidth"))
            assert narrow > float(anna.run("innerWidth")) / 5.2  # as large as the whole table would allow, and more


OVERHANG = """(() => {
  const plate = document.querySelector('.me .plate').getBoundingClientRect();
  return document.querySelector('.me .tally > :last-child').getBoundingClientRect().right - plate.right;
})()"""


def test_the_hand_alone_is_chosen_in_the_menu_and_given_up_again(browser: Browser, house: House) -> None:
    """A screen that comes asks for it, too. It is kept on the device; other people's plates are gone, and come back."""
    plates = "document.querySelectorAll('[data-board] [data-seat]').length"
    with guest(browser, house, "Anna") as anna:
        anna.open(f"{house.url}/t/{start_table(anna, 'skull-king', 4)}")
        anna.until(ASKED)
        assert anna.run(plates) == 4
        anna.click("[aria-label=Menu]")
        anna.click("dialog summary", "Show on a TV")
        anna.click("dialog label", "Only my hand")
        anna.see("main[data-hand-only]")
        assert anna.run(plates) == 1
        assert anna.run(OVERHANG) <= 0, "nothing on the larger plate lies over the words beside it"
        anna.open(str(anna.run("location.href")))
        anna.see("main[data-hand-only]")
        anna.click("button", "Show the table here, too")
        anna.until(f"{plates} === 4", what="the table")
        with stranger(browser, house, f"{anna.run('location.pathname')}?tv", size=SMALL_TV):
            anna.click("[data-asks=hand-only] button", "Only my hand")
            anna.see("main[data-hand-only]")
