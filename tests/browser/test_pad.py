"""The score pad itself: a round in as many taps as it has numbers, and every sum as the Python rules have it."""

import json
import random
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from skulduggery import pad
from tests.browser.axe import violations
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.pads import NO_DOWNLOAD
from tests.browser.people import guest

SIX = ("Bartholomäus der Große", "Maximiliane-Charlotte", "Alexander", "Alexandra", "Jo", "Friedrich Wilhelm IV.")
SMALL = (320, 640)
ID = "thepad01"
WIDER_THAN_THE_PHONE = "document.documentElement.scrollWidth > innerWidth"

TAP = """async (selectors) => {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (!found || found.disabled) throw new Error(`there is no ${selector} to tap`);
    found.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}"""
"""Many taps in one go; each must find what it looks for."""

GRID = """[...document.querySelectorAll('tbody tr[data-round]')].map((row) =>
  [...row.querySelectorAll('[data-cell]')].map((cell) =>
    ['b', 'small'].map((part) => cell.querySelector(part)?.textContent.replace('−', '-') ?? '')))"""
TOTALS = """[...document.querySelectorAll('tfoot td')].map((cell) => parseInt(cell.textContent.replace('−', '-')))"""
FIELDS = """[...document.querySelectorAll('[data-writing] li[data-seat]')].map((row) =>
  [...row.querySelectorAll('[data-field]')].map((field) => parseInt(field.textContent)))"""
ACTIVE = """(() => { const row = document.querySelector('li[data-active]');
  return row && [Number(row.dataset.seat), row.dataset.active]; })()"""
TYPE = "((selector) => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize))"
PLACES = """[...document.querySelectorAll('[data-writing] .who')].map((who) =>
  /(\\d)(st|nd|rd|th)/.exec(who.textContent)[1])"""
REST_UNTIL_TOLD = """window.held = []; window.later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => ms === 350 ? held.push(what) : later(what, ms, ...more); true"""
"""The moment in which the page takes no pointer lasts until `held` is called: no machine is too slow for that."""
RESTED = "(window.held.splice(0).forEach((what) => what()), !document.querySelector('.resting'))"
MIDDLE = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2]; }"""
OFFERED = "[...document.querySelectorAll('[data-key]:enabled')].map((key) => Number(key.dataset.key))"


def test_six_players_by_taps(browser: Browser, house: House) -> None:
    """One tap a number; then the file that was saved, scored by Python, says what the page says."""
    rng = random.Random(6)
    with opened(browser, house, begun("skull-king", SIX)) as page:
        first_round_by_finger(page)
        for number in range(2, 11):
            page.see(f"[data-writing='{number}'] li[data-active]")
            assert page.run(ACTIVE) == [number % 6, "bid"], "the player left of the dealer begins"
            assert page.run(OFFERED) == list(range(number + 1))
            bids, won, caught = a_round(number, 6, rng)
            order = [(number + at) % 6 for at in range(6)]
            tap(page, *(f"[data-key='{bids[seat]}']" for seat in order))
            for seat in order:
                bonus = ["[data-action=more-pirates]"] * caught if seat == most_of(won) else []
                tap(page, *bonus, f"[data-key='{won[seat]}']")
            assert page.run(FIELDS) == [list(both) for both in zip(bids, won, strict=True)]
            tap(page, "[data-action=next]")
        page.see("[data-end=over] h2", "victory" if shared_victory(page) else "wins")
        assert not page.run(WIDER_THAN_THE_PHONE)
        look_at_the_sheet(page)
        shown, totals = page.run(GRID), page.run(TOTALS)
        sheet = pad.sheet(saved(page))
        assert sheet.over
        assert any(one.bonus for score in sheet.rounds for one in score.seats)
        assert (shown, totals) == (grid_of(sheet), list(sheet.total))


def test_a_change_of_round_2_after_round_8(browser: Browser, house: House) -> None:
    """Everything after it is computed again; it stands there as it stood. Back leads to the sheet, then out."""
    written = begun("skull-king", SIX, rounds=8, rng=random.Random(2))
    with opened(browser, house, written, size=SMALL) as page:
        tap(page, "[data-key='3']")
        look_at_the_sheet(page)
        assert page.run(GRID)[:8] == grid_of(pad.sheet(kept(page)))[:8]
        assert not page.run(WIDER_THAN_THE_PHONE)
        before = page.run(TOTALS)
        page.click("[data-cell='1-2']")
        page.see("[data-writing='2']", "Changing round 2")
        page.see("header", "Round 2 of 10")
        then = pad.sheet(msgspec.structs.replace(kept(page), rounds=kept(page).rounds[:2]))
        assert [int(place) for place in page.run(PLACES)] == list(then.places)
        page.back()
        page.see("main[data-view=sheet] tfoot td")
        page.click("[data-cell='1-2']")
        assert page.run(ACTIVE) == [2, "tricks"]
        now = kept(page).rounds[1][2]
        tap(page, f"[data-key='{2 if now.tricks == now.bid else now.bid}']")
        page.click("[data-action=back]", "back to the sheet")
        page.see("main[data-view=sheet] tfoot td")
        assert page.run(GRID)[:8] == grid_of(pad.sheet(kept(page)))[:8]
        assert page.run(TOTALS) == list(pad.sheet(kept(page)).total) != before
        page.back()
        page.see("[data-writing='9']")
        assert page.run(ACTIVE) == [4, "bid"]
        page.until(f"({FIELDS})[3][0] === 3", what="the bid of before")
        page.back()
        page.until("location.pathname !== '/pad/thepad01'", what="the way out")


def test_the_dice_game_to_its_end(browser: Browser, house: House) -> None:
    """SD-12: no dealer, the starting player moves on. SD-84: landlubbers get no bonus, and hear of none."""
    written = begun("skull-king-dice", SIX[:3], rounds=7, scoring="landlubber", rng=random.Random(3))
    with opened(browser, house, written) as page:
        assert "deals" not in page.text()
        assert page.run(ACTIVE) == [7 % 3, "bid"]
        tap(page, *["[data-key='4']"] * 3)
        page.see("[data-sum=bids]", "12 bid, 8 to win")
        page.see("[data-sum=bids]", "4 too many")
        assert page.run("document.querySelector('[data-action=king], [data-reason]')") is None
        assert "bonus" not in page.text().lower()
        tap(page, "[data-key='3']", "[data-key='3']")
        assert page.run("document.querySelector('.right').dataset.key") == "2", "what makes the tricks add up"
        tap(page, ".right")
        page.see("[data-complete] [data-action=next]", "See the result")
        tap(page, "[data-action=next]")
        page.see("[data-end=over]")
        standing = pad.sheet(saved(page))
        page.see("[data-end=over]")
        places = page.run(
            "[...document.querySelectorAll('[data-end] [data-place]')].map((one) => Number(one.dataset.place))"
        )
        assert places == sorted(standing.places)
        page.click("[data-action=correct]")
        page.see("[data-writing='8']", "back to the result")
        page.see("[data-writing='8'] [data-field=tricks]")
        tap(page, "li[data-seat='0'] [data-field=tricks]", "[data-key='4']", "[data-action=back]")
        page.see("[data-end=over]")
        assert pad.sheet(saved(page)).total != standing.total


def test_what_cannot_be(browser: Browser, house: House) -> None:
    """Tricks that do not add up are warned about and asked about; one Skull King brings one bonus (SK-02, SK-66)."""
    with opened(browser, house, begun("skull-king", ("Anna", "Ben"))) as page:
        tap(page, "[data-key='1']", "[data-key='1']", "[data-action=king]", "[data-key='1']")
        page.see("li[data-seat='1'] [data-because=SK-60]", "+70")
        page.click("[data-because=SK-60]")
        for part in ("Bid 1, won 1", "+20", "Skull King caught", "+50", "Together", "+70"):
            page.see("dialog [data-why]", part)
        page.see("dialog [data-why] a[data-rule=SK-65]")
        page.press("Escape")
        page.see("[data-reason=one-king]", "Ben has the bonus")
        tap(page, "[data-key='1']")
        page.see("[data-warning=tricks-sum]", "1 trick too many.")
        tap(page, "[data-action=next]")
        page.see("dialog a[data-rule=SK-49]")
        page.click("dialog [data-first]")
        tap(page, "li[data-seat='1'] .who")
        assert page.run(OFFERED) == [1], "whoever caught the Skull King has won a trick"
        tap(page, "[data-action=next]")
        page.click("dialog [data-action=all-the-same]")
        page.see("[data-writing='2']")
        look_at_the_sheet(page)
        page.see("tr[data-round='1'] th", "do not add up")
        sheet, axis = type_of(page, "[data-cell] b"), type_of(page, "svg text", view="chart")
        page.click("[data-action=menu]")
        page.click("dialog label", "Largest")
        page.press("Escape")
        page.until(f"{TYPE}('svg text') > 1.2 * {axis}", what="larger numbers beside the chart")
        look_at_the_sheet(page)
        page.until(f"{TYPE}('[data-cell] b') > 1.2 * {sheet}", what="larger numbers on the sheet")
        page.click("[data-cell='0-1']")
        tap(page, "[data-action=king]", "[data-key='0']", "li[data-seat='1'] .who")
        page.see("[data-reason=bonus-without-trick] a[data-rule=SK-64]")


def test_undo_says_what_it_undid_and_other_tabs_follow(browser: Browser, house: House) -> None:
    with opened(browser, house, begun("skull-king", ("Anna", "Ben", "Cleo"))) as page:
        assert page.run("document.querySelector('[data-action=undo]').disabled")
        tap(page, "[data-key='1']", "[data-key='0']")
        other = browser.page(beside=page)
        other.open(f"{house.url}/pad/{ID}")
        other.until(f"JSON.stringify({FIELDS}) === '[[null,null],[1,null],[0,null]]'", what="the bids")
        page.click("[data-action=undo]")
        page.see(".note", "Undone: Cleo, round 1: bid")
        assert page.run(ACTIVE) == [2, "bid"]
        other.until(f"isNaN(({FIELDS})[2][0])", what="the undone bid")
        page.click("[data-action=redo]")
        page.see(".note", "Done again: Cleo, round 1: bid")
        other.click("[data-action=menu]")
        other.click("[data-action=delete]")
        other.click("[data-action=really]")
        page.until("document.querySelector('[data-writing]') === null", what="the pad to be gone here, too")
        other.close()


def test_by_keyboard_alone(browser: Browser, house: House) -> None:
    """A round with nothing but digits, Backspace and Enter; in the next one arrows and Ctrl+Z, too."""
    focus = "document.activeElement.closest('li')?.dataset.active ?? document.activeElement.dataset.action"
    with opened(browser, house, begun("skull-king", ("Anna", "Ben"), rounds=8, rng=random.Random(9))) as page:
        press(page, "3", "Backspace")
        assert page.run(FIELDS) == [[None, None], [None, None]]
        press(page, "4", "2", "5", "3", "Backspace", "Backspace")
        assert page.run(FIELDS) == [[2, None], [4, None]]
        page.run("document.querySelector('[data-action=undo]').focus()")
        press(page, "5", "4")
        assert page.run(focus) == "next", "what is written leads on, whatever was pressed before"
        page.press("Enter")
        page.see("[data-writing='10']")
        assert page.run(focus) == "bid", "the keyboard is where something is asked"
        for key in ("1", "0", "0"):  # round 10: one and nought are ten
            page.press(key)
        assert page.run(FIELDS)[1][0] == 0, "Anna deals in round 9, so Ben does in 10, and Anna bids first"
        assert page.run(FIELDS)[0][0] == 10
        assert page.run(focus) == "tricks"
        page.press("ArrowDown")
        assert page.run(ACTIVE) == [1, "tricks"]
        page.press("ArrowLeft")
        assert page.run(ACTIVE) == [1, "bid"]
        page.press("4")
        ctrl(page, "z")
        page.see(".note", "Undone: Ben, round 10: bid")
        ctrl(page, "Z")
        assert page.run(FIELDS) == [[10, None], [4, None]]
        page.press("ArrowRight")
        for key in ("6", "4"):
            page.press(key)
        assert page.run(focus) == "next"
        page.press("Enter")
        page.see("[data-end=over]")


def test_all_who_are_left_have_won_nothing(browser: Browser, house: House) -> None:
    """One tap for all of them, when all tricks are given out; one step takes it back. Landlubbers hear of no bonus."""
    with opened(browser, house, begun("skull-king", SIX[:4], scoring="landlubber")) as page:
        tap(page, *["[data-key='1']"] * 2, *["[data-key='0']"] * 2)
        assert page.run("document.querySelector('[data-bid]').dataset.key") == "1", "Maximiliane-Charlotte's own bid"
        assert page.run("document.querySelector('[data-action=rest]')") is None
        tap(page, "[data-key='1']")
        page.click("[data-action=rest]", "0 for the rest")
        page.see("[data-complete]")
        page.see("[data-stage=done]", "Tap a name to correct it.")
        assert "bonus" not in page.text().lower()
        assert page.run(FIELDS) == [[0, 0], [1, 1], [1, 0], [0, 0]]
        page.click("[data-action=undo]")
        assert page.run(FIELDS) == [[0, None], [1, 1], [1, None], [0, None]]
        tap(page, "[data-key='0']", "[data-key='0']")
        assert page.run("document.querySelector('[data-action=rest]')") is None, "one player needs one tap anyway"


def test_a_second_tap_is_not_meant_for_what_came_to_lie_there(browser: Browser, house: House) -> None:
    """Two taps at one spot, at each change: of bids to tricks, to the end of the round, and to the next one."""
    with opened(browser, house, begun("skull-king", ("Anna", "Ben"))) as page:
        page.run(REST_UNTIL_TOLD)
        spot = page.run(f"({MIDDLE})('[data-key=\"0\"]')")
        for _ in range(3):
            page.tap(*spot)
        assert page.run(FIELDS) == [[0, None], [0, None]]
        page.until(RESTED)
        tap(page, "[data-key='1']")
        for _ in range(2):
            page.tap(*spot)
        assert page.run(FIELDS) == [[0, 0], [0, 1]]
        assert page.run("document.querySelector('[data-writing]').dataset.writing") == "1"
        page.until(RESTED)
        for _ in range(2):
            page.tap(*spot)
        page.see("[data-writing='2']")
        assert page.run(FIELDS) == [[None, None], [None, None]]
        page.until(RESTED)
        page.tap(*spot)
        assert page.run(FIELDS) != [[None, None], [None, None]], "a key lay there all the time"
        tap(page, *["[data-key='2']"] * 3)
        page.until(RESTED)
        page.click("[data-action=next]")
        page.see("dialog [data-first]")
        page.until(RESTED)
        spot = page.run(f"({MIDDLE})('dialog [data-first]')")
        for _ in range(2):
            page.tap(*spot)
        assert page.run("document.querySelector('dialog')") is None, (
            "what is to be corrected is there, and not asked again"
        )


def test_a_second_tap_on_what_leads_to_a_pad_does_nothing_there(browser: Browser, house: House) -> None:
    """Start, and the way on with a pad: a tab or a key lies where they lay."""
    with guest(browser, house, "Anna", "/pad") as page:
        page.run(REST_UNTIL_TOLD)
        page.click("a[data-game=skull-king]")
        for name in ("Anna", "Ben"):
            page.write("input[name=new-name]", name)
            page.press("Enter")
        page.see("[data-seated='Ben']")
        spot = page.run(f"({MIDDLE})('[data-action=start]')")
        page.tap(*spot)
        page.see("[data-key='0']")
        page.tap(*spot)
        assert page.run("document.querySelector('main').dataset.view") == "now"
        page.until(RESTED)
        page.tap(*spot)
        page.until("document.querySelector('main').dataset.view !== 'now'", what="the tab that lay there all the time")


def test_everybody_can_read_it(browser: Browser, house: House) -> None:
    """axe finds nothing wrong in any light, and finds the fault on a page that was spoilt on purpose."""
    written = begun("skull-king", SIX, rounds=9, rng=random.Random(4))
    with opened(browser, house, written) as page:
        tap(page, *["[data-key='2']"] * 6, "[data-key='2']", "[data-action=more-pirates]", "[data-key='10']")
        views = {"dark": "now", "light": "sheet", "contrast": "now"}
        for theme, view in views.items():
            page.run(f"document.documentElement.dataset.theme = '{theme}'")
            page.click(f"nav [data-view={view}]")
            page.see(f"main[data-view={view}] {'[data-cell]' if view == 'sheet' else '[data-field]'}")
            page.until("document.getAnimations().length === 0", what="the new colours")
            assert violations(page) == [], (theme, view)
        page.run("document.querySelector('[data-action=undo]').removeAttribute('aria-label')")
        page.run("document.querySelector('[data-action=undo]').removeAttribute('title')")
        assert [rule for rule, _ in violations(page)] == ["button-name"]


# --- taps -----------------------------------------------------------------------------------------------------------


def tap(page: Page, *selectors: str) -> None:
    page.run(f"({TAP})({json.dumps(selectors)})")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.press(key)


def look_at_the_sheet(page: Page) -> None:
    """Its code comes when somebody wants to see it."""
    page.click("nav [data-view=sheet]")
    page.see("tfoot td")


def type_of(page: Page, selector: str, *, view: str = "") -> float:
    """How large it is written, in pixels; in another view if one is named."""
    if view:
        page.click(f"nav [data-view={view}]")
        page.see(f"main[data-view={view}] {selector}")
    return float(page.run(f"{TYPE}('{selector}')"))


def ctrl(page: Page, key: str) -> None:
    """What a browser tells when somebody holds Ctrl, and Shift for a capital."""
    held = f"{{key: '{key}', ctrlKey: true, shiftKey: {json.dumps(key.isupper())}, bubbles: true}}"
    page.run(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {held})); true")


def first_round_by_finger(page: Page) -> None:
    """Real taps: whatever lay over a key or out of reach would show."""
    for key in (0, 1, 0, 0, 1, 0):
        page.click(f"[data-key='{key}']")
    page.see("[data-sum=bids]", "2 bid, 1 to win")
    for key in (0, 1, 0, 0, 0, 0):
        page.click(f"[data-key='{key}']")
    page.see("[data-complete]", f"{SIX[1]} deals")
    page.see("[data-complete]", f"{SIX[2]} leads")
    page.click("[data-action=next]")


# --- pads -----------------------------------------------------------------------------------------------------------


@contextmanager
def opened(browser: Browser, house: House, game: pad.PadGame, *, size: tuple[int, int] = (360, 740)) -> Generator[Page]:
    """The pad as if it had been written on this phone before."""
    with guest(browser, house, "Anna", "/health", size=size) as page:
        lies = {"version": 1, "game": msgspec.to_builtins(game), "revision": 1, "marks": ["a"], "undo": [], "redo": []}
        page.run(f"localStorage.setItem('pad:{ID}', {json.dumps(json.dumps(lies))})")
        page.open(f"{house.url}/pad/{ID}")
        page.see("[data-writing] [data-key]")
        yield page


def begun(
    game: str,
    players: tuple[str, ...],
    *,
    rounds: int = 0,
    scoring: str = "standard",
    rng: random.Random | None = None,
) -> pad.PadGame:
    """With so many rounds written, and an empty one."""
    chance = rng or random.Random(0)
    written: list[pad.Round] = []
    for number in range(1, rounds + 1):
        bids, won, _ = a_round(number, len(players), chance)
        written.append(tuple(pad.Entry(bid=bid, tricks=tricks) for bid, tricks in zip(bids, won, strict=True)))
    moment = "2026-11-16T19:30:00Z"
    made = pad.PadGame(
        id=ID,
        game=game,
        players=players,
        first=0,
        options={"scoring": scoring},
        started=moment,
        changed=moment,
        rounds=(*written, tuple(pad.Entry() for _ in players)),
    )
    assert pad.check(made) is None
    return made


def a_round(number: int, players: int, rng: random.Random) -> tuple[list[int], list[int], int]:
    """Bids, tricks that add up, and Pirates caught by whoever won most: half of the bids are made."""
    won = [0] * players
    for _ in range(number):
        won[rng.randrange(players)] += 1
    bids = [tricks if rng.random() < 0.5 else rng.randint(0, number) for tricks in won]
    bids[most_of(won)] = max(won)
    return bids, won, rng.randint(0, 2)


def most_of(won: list[int]) -> int:
    return won.index(max(won))


def kept(page: Page) -> pad.PadGame:
    """As it lies on this phone now."""
    text = page.run(f"JSON.stringify(JSON.parse(localStorage.getItem('pad:{ID}')).game)")
    return msgspec.json.decode(text, type=pad.PadGame)


def saved(page: Page) -> pad.PadGame:
    """As somebody gets it who saves all pads as a file."""
    catch = "URL.createObjectURL = (file) => { file.text().then((text) => (window.saved = text)); return '#'; }"
    page.run(f"window.saved = undefined; {catch}; {NO_DOWNLOAD}; true")
    page.click("a[href='/pad']")
    page.click("[data-action=export]")
    page.click("[data-action=save-file]")
    games = pad.read_file(page.until("window.saved", what="the file"))
    assert not isinstance(games, pad.Refusal)
    page.press("Escape")
    page.back()
    page.see("main[data-part=sheet]")
    return games[0]


def grid_of(sheet: pad.Sheet) -> list[list[list[str]]]:
    """Points and running totals as the page writes them."""
    return [
        [
            [signed(one.points), str(sheet.totals[at][seat]) if score.complete else ""]
            for seat, one in enumerate(score.seats)
        ]
        for at, score in enumerate(sheet.rounds)
    ]


def signed(points: int | None) -> str:
    if points is None:
        return ""
    return f"+{points}" if points > 0 else str(points)


def shared_victory(page: Page) -> bool:
    return bool(page.run("document.querySelectorAll('[data-end] [data-place=\"1\"]').length > 1"))
