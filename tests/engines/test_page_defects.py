"""Defects that only one engine showed, each with what must hold in all of them."""

import json

import pytest

from tests.browser.autoplay import be_known, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import guest, stranger, until_asked
from tests.browser.test_replay import look_at

PLAYING = "document.querySelector('main[data-page=playing] [data-card]') !== null"
BOX = "((one) => one && (({x, y, width, height}) => [x, y, width, height])(one.getBoundingClientRect()))"

WATCH = """((observe) => {
  window.circles = [];
  window.addEventListener('error', ({message}) => window.circles.push(message));
  window.measured = [];
  ResizeObserver.prototype.observe = function (element, ...more) {
    window.measured.push(element);
    return observe.call(this, element, ...more);
  };
  return true;
})(ResizeObserver.prototype.observe)"""
CIRCLES = "window.circles.filter((message) => message.includes('ResizeObserver'))"


CARDS_OF = "document.querySelectorAll('.hand').forEach((one) => one.style.setProperty('--card-w', '{}px')), true"
MEASURED_HEIGHTS = """window.measured.filter((one) => one.isConnected && one.closest('.hand'))
  .map((one) => one.getBoundingClientRect().height)"""


def box(page: Page, selector: str) -> list[float]:
    found: list[float] | None = page.run(f"{BOX}(document.querySelector({json.dumps(selector)}))")
    assert found is not None, selector
    return found


def style(page: Page, selector: str, name: str) -> str:
    return str(page.run(f"getComputedStyle(document.querySelector({json.dumps(selector)})).{name}"))


# --- lost connections ---------------------------------------------------------------------------------------------


ANSWERED = "document.querySelector('dialog [data-action=play-now]')?.disabled === false"
"""Until then nothing can be tapped there."""


def test_trying_again_once_is_enough_after_the_server_was_away(browser: Browser, own_house: House) -> None:
    """WebKit kept preloads that had failed: the page could not be loaded, however often it was reloaded."""
    page = browser.page()
    be_known(page, own_house.url, "Anna", motion="off")
    page.open(own_house.url)
    page.see("main[data-page=home]")
    own_house.kill()
    page.click("[data-game=skull-king]")
    page.click("dialog [data-action=play-now]")
    page.see("[role=alert]", "The server cannot be reached.")
    own_house.start()
    # The list of tables may say so first, while the request of the tap is still on its way.
    page.until(f"({PLAYING}) || ({ANSWERED})", what="an answer to the first tap")
    if not page.run(PLAYING):
        page.click("dialog [data-action=play-now]")
    page.until(PLAYING, what="the table, at once or after one try of the page's own")
    # Styles that failed to load at first are there as well.
    styles = page.run("[...document.styleSheets].map(({href}) => href?.split('/').at(-1)?.split('-')[0])")
    assert {"page", "table", "games"} <= set(styles)
    page.close()


def test_webkit_is_told_of_no_scripts_in_advance(browser: Browser, house: House) -> None:
    """What the page does, by what it has in its head: scripts are preloaded, but in WebKit they are scripts."""
    with stranger(browser, house, "/rules/skull-king") as page:
        page.see("#SK-31")
        preloads = page.run("document.querySelectorAll('link[rel=modulepreload]').length")
        scripts = page.run("document.querySelectorAll('head script[type=module]').length")
        is_webkit = page.run("navigator.vendor.startsWith('Apple')")
        assert (preloads == 0) == is_webkit
        assert (scripts > 2) == is_webkit


# --- sizes and places ---------------------------------------------------------------------------------------------

GAMES = ("skull-king", "skull-king-dice", "skull-queen", "sleeping-queens")
SIZES = {(360, 740): 0.95, (740, 360): 0.75, (1280, 800): 1.01}
"""How large the board may be, of its full size, in windows of these sizes."""
CUT_OFF = """(() => {
  const stage = document.querySelector('.stage');
  const seen = stage.getBoundingClientRect();
  const bottom = seen.top - stage.scrollTop + stage.scrollHeight;
  return [...stage.querySelectorAll('[data-card], [data-fly]')].map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0)
    .filter(([, box]) => box.left < seen.left - 1 || box.right > seen.right + 1 || box.bottom > bottom + 1)
    .map(([one]) => one.dataset.fly ?? one.dataset.card);
})()"""
SCALES = """((rem) => ['10rem', `${10 * rem}px`].map((width) => {
  const ruler = document.createElement('i');
  ruler.style.cssText = `position: absolute; width: ${width}; height: 1px`;
  document.querySelector('.stage [data-board]').append(ruler);
  const shown = ruler.getBoundingClientRect().width;
  ruler.remove();
  return shown / (10 * rem);
}))(parseFloat(getComputedStyle(document.documentElement).fontSize))"""
"""How large lengths in rem and in px are shown on the board."""


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_the_whole_board(browser: Browser, house: House, game: str) -> None:
    """WebKit's `zoom` left lengths in rem as they were: things were too large for the box that was made for them."""
    with guest(browser, house, "Anna") as anna:
        look_at(anna, house, game, "step=50&seat=0")
        for size, largest in SIZES.items():
            anna.resize(size)
            anna.until_still()
            stage, board = box(anna, ".stage"), box(anna, ".stage > .board")
            assert board[2] == pytest.approx(stage[2], abs=1), "the board is as wide as its stage"
            assert anna.run(CUT_OFF) == []
            in_rem, in_px = anna.run(SCALES)
            assert 0.69 < in_rem < largest
            assert in_rem == pytest.approx(in_px, abs=0.01), "all of the board is made smaller"


def test_the_question_who_begins_is_beside_its_button(browser: Browser, house: House) -> None:
    """WebKit laid a floated legend out above the grid, and the button was too narrow for its words."""
    with guest(browser, house, "Anna", "/pad/new-skull-king") as anna:
        for name in ("Anna", "Ben"):
            anna.write("input[name=new-name]", name)
            anna.press("Enter")
        anna.see("[data-seated=Ben]")
        question = box(anna, "fieldset:has([data-action=by-lot]) > :first-child")
        button = box(anna, "[data-action=by-lot]")
        middle = question[1] + question[3] / 2
        assert middle == pytest.approx(button[1] + button[3] / 2, abs=2)
        assert question[0] + question[2] <= button[0]
        room = "((one) => one.scrollWidth - one.clientWidth)(document.querySelector('[data-action=by-lot]'))"
        assert anna.run(room) <= 0, "the button is wide enough for its words"


@pytest.mark.parametrize("rule", ["SK-31", "SK-45", "SK-62"])
def test_a_rule_stays_where_it_is_in_another_language(browser: Browser, house: House, rule: str) -> None:
    """WebKit does not keep the place by itself when texts above it get longer."""
    top = f"document.getElementById('{rule}').getBoundingClientRect().top"
    with stranger(browser, house, f"/rules/skull-king#{rule}") as page:
        page.until(f"document.activeElement.id === '{rule}'", what="the rule to be marked")
        page.until_still()  # fonts that come later change the lengths above it
        before = page.run(top)
        for language in ("it", "de", "fr", "en"):
            page.choose("select[name=language]", language)
            page.see(f".book[lang={language}] #{rule}")
            page.until(f"Math.abs({top} - {before}) < 3", what=f"{rule} to stay at {before}")


# --- what is drawn ------------------------------------------------------------------------------------------------

RING = "((one) => [one.matches(':focus-visible'), getComputedStyle(one).outlineStyle])(document.activeElement)"


def test_a_dialog_opened_by_a_tap_shows_no_focus(browser: Browser, house: House) -> None:
    """WebKit shows a focus that a script has moved after a tap. By keys it is shown everywhere."""
    with guest(browser, house, "Anna") as anna:
        anna.click("[data-game=skull-king]")
        anna.until("document.activeElement.closest('dialog') !== null", what="the dialog to have the focus")
        assert anna.run(RING)[1] == "none"
        anna.press("Tab")
        anna.until(f"{RING}[0]", what="the focus to be moved by a key")
        assert anna.run(RING)[1] == "solid"


def test_a_list_has_our_colours(browser: Browser, house: House) -> None:
    """WebKit draws a list in grey if it may draw it at all."""
    with guest(browser, house, "Anna", theme="dark") as anna:
        anna.click("button[aria-label=Settings]")
        anna.see("dialog .language select")
        assert style(anna, "dialog .language select", "appearance") == "none"
        assert style(anna, "dialog .language select", "backgroundColor") == "rgb(66, 39, 23)"


def test_what_is_measured_does_not_change_by_being_measured(browser: Browser, house: House) -> None:
    """Browsers report such a circle as an error: a hand that is as high as its width allows was one."""
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 3)
        anna.run(WATCH)
        anna.run(f"(history.pushState(null, '', '/t/{table}'), dispatchEvent(new PopStateEvent('popstate')), true)")
        until_asked(anna)
        anna.see("[data-card]")
        for size in ((740, 360), (360, 740)):
            anna.resize(size)
            anna.until(f"innerWidth === {size[0]}", what="the other size")
            anna.until_still()
        assert anna.run(CIRCLES) == []
        heights: list[list[float]] = []
        for px in (20, 60):
            anna.run(CARDS_OF.format(px))
            anna.until_still()
            heights.append(anna.run(MEASURED_HEIGHTS))
        assert heights[0], "the hand is measured"
        assert heights[0] == heights[1], "with cards of any size"
