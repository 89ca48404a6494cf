"""First lessons and worked examples: played to their ends by the buttons of the real boards."""

import json
from typing import Any

import pytest

from tests.browser.axe import violations_by_theme
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import fetched, guest
from tests.browser.test_everyone import TOO_SMALL, WIDE

LESSONS = (("skull-king", "en"), ("skull-king-dice", "fr"), ("skull-queen", "it"), ("sleeping-queens", "de"))
SAYS = "document.querySelector('[data-said]')?.textContent"
STOPPED = """(() => {
  if (document.querySelector('[data-waits], [data-learnt]') !== null) return true;
  document.querySelector('[data-frame] .stage')?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  return false;
})()"""
"""Whether somebody is waited for. Until then a tap on the table shows at once what is still to happen."""


def lesson_of(page: Page, game: str, language: str = "en") -> dict[str, Any]:
    return fetched(page, f"/api/lessons/{game}?lang={language}")


def at(page: Page) -> int:
    return int(page.run("document.querySelector('[data-frame]').dataset.frame"))


def is_learnt(page: Page) -> bool:
    return bool(page.run("document.querySelector('[data-learnt]') !== null"))


def until_stopped(page: Page, lesson: dict[str, Any]) -> dict[str, Any]:
    """The frame that is shown when the learner is waited for."""
    page.until(STOPPED, what="the lesson to wait for somebody")
    return lesson["frames"][at(page)]


def until_asked(page: Page, lesson: dict[str, Any]) -> dict[str, Any]:
    while (frame := until_stopped(page, lesson))["prompt"] is None:
        page.click("[data-go-on]")
        page.until(f"document.querySelector('[data-frame]').dataset.frame !== '{frame['number']}'")
    return frame


def tap(page: Page, selector: str) -> None:
    page.until(f"document.querySelector({json.dumps(selector)})?.click() ?? true", what=selector)


def choose(page: Page, frame: dict[str, Any], index: int) -> None:
    """Makes the choice of that number by the buttons of the board."""
    move, words = frame["prompt"]["legal"][index], frame["prompt_words"]["legal"][index]
    match move:
        case {"type": "bid", "bid": bid}:
            page.click(f"[data-bid='{bid}']")
        case {"type": "play" | "throw", "card": thing} | {"type": "play" | "throw", "die": thing}:
            tap(page, f"[data-card='{thing}'][data-choice=legal]")
            if move.get("role"):
                page.click("dialog [data-choice=legal]", words)
        case {"type": "place"}:
            page.click("[data-board] [data-choice=legal]")
        case _:
            for card in move.get("cards", [move["type"]] if frame["view"]["phase"]["type"] == "acting" else []):
                tap(page, f"[data-card='{card}']:not([aria-pressed=true])")
            page.click(f"[data-board] [data-choice=legal][aria-label*={json.dumps(words, ensure_ascii=False)}]")


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_lesson_is_played_from_its_start_to_its_end(browser: Browser, house: House, game: str, language: str) -> None:
    with guest(browser, house, "Anna", "/learn", language=language, oneTap=True) as anna:
        lesson = lesson_of(anna, game, language)
        anna.click(f"[data-lesson={game}]")
        said: list[str] = []
        while True:
            frame = until_stopped(anna, lesson)
            said.append(str(anna.run(SAYS)))
            assert said[-1] == frame["caption"] or frame["generous"]
            assert anna.run(WIDE) <= 0
            if frame["prompt"] is None or anna.run("document.querySelector('[data-go-on]') !== null"):
                anna.click("[data-go-on]")
            else:
                choose(anna, frame, frame["expected"][0])
            if frame is lesson["frames"][-1]:
                break
            anna.until(
                f"document.querySelector('[data-frame]').dataset.frame !== '{frame['number']}'"
                " || document.querySelector('[data-go-on]') !== null",
                what=f"the lesson to go on after {frame['caption']}",
            )
        anna.see(f"[data-learnt={game}]")
        assert len(said) == len(set(said)) > 5
        assert anna.run("document.querySelectorAll('main [data-rule]').length") > 5
        anna.open(f"{house.url}/learn")
        anna.see(f"[data-lesson={game}] .seal")


def test_a_wrong_choice_gets_a_kind_answer_and_nothing_else_happens(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/learn/skull-king", oneTap=True) as anna:
        lesson = lesson_of(anna, "skull-king")
        frame = until_asked(anna, lesson)
        other = next(n for n in range(len(frame["prompt"]["legal"])) if n not in frame["expected"])
        choose(anna, frame, other)
        anna.see("[data-said=answer]", frame["gentle_for"].get(str(other)) or frame["gentle"])
        assert at(anna) == frame["number"]
        assert anna.run("document.querySelectorAll('[data-bid]').length") == len(frame["prompt"]["legal"])
        assert anna.run("document.querySelector('[role=alert]').textContent") == ""
        choose(anna, frame, frame["expected"][0])
        frame = until_asked(anna, lesson)
        anna.click("[data-choice=refused]")
        anna.see(f"[role=alert] a[data-rule={frame['prompt']['refused'][0]['why']['rule']}]")
        assert at(anna) == frame["number"]


def test_a_lesson_is_left_and_taken_up_again_in_any_language(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/learn/sleeping-queens", oneTap=True) as anna:
        lesson = lesson_of(anna, "sleeping-queens")
        frame = until_asked(anna, lesson)
        choose(anna, frame, frame["expected"][0])
        here = until_stopped(anna, lesson)["number"]
        assert here > frame["number"]
        anna.click("header a[href='/learn']")
        anna.see("[data-lesson=sleeping-queens]", "Step")
        anna.click("[data-lesson=sleeping-queens]")
        anna.click("[data-action=go-on-there]")
        assert until_stopped(anna, lesson)["number"] == here
        anna.click("button[aria-label=Menu]")
        anna.click("dialog button", "Settings")
        anna.choose("dialog select[name=language]", "de")
        german = lesson_of(anna, "sleeping-queens", "de")["frames"][here]["caption"]
        anna.see("[data-said]", german)
        assert at(anna) == here
        anna.open(f"{house.url}/learn/sleeping-queens")
        anna.click("[data-action=from-the-start]")
        assert until_stopped(anna, lesson)["number"] == 0


FOCUS = "document.activeElement?.matches({}) ?? false"


def go_to(page: Page, selector: str) -> None:
    """By Tab, and with arrows within a hand."""
    for _ in range(40):
        if page.run(FOCUS.format(json.dumps(selector))):
            return
        page.press("ArrowRight" if page.run(FOCUS.format("'[data-card]'")) and "data-card" in selector else "Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard:\n{page.text()}")


PRESS_G = "dispatchEvent(new KeyboardEvent('keydown', {key: 'g'}))"


def test_a_lesson_is_played_by_keyboard_alone(browser: Browser, house: House) -> None:
    """What is to be done next has the focus already, or is a few keys away."""
    with guest(browser, house, "Anna", "/learn/skull-king") as anna:
        lesson = lesson_of(anna, "skull-king")
        until_stopped(anna, lesson)
        anna.run(PRESS_G)
        while not is_learnt(anna):
            frame = until_stopped(anna, lesson)
            if frame["prompt"] is None:
                anna.until(FOCUS.format("'[data-go-on]'"), what="the way on to have the focus")
                anna.press("Enter")
            else:
                anna.until(FOCUS.format("'[data-board] [data-choice=legal]'"), what="a choice to have the focus")
                move = frame["prompt"]["legal"][frame["expected"][0]]
                go_to(anna, f"[data-bid='{move['bid']}']" if "bid" in move else f"[data-card='{move['card']}']")
                while at(anna) == frame["number"]:
                    anna.press("Enter")
            anna.until(f"document.querySelector('[data-frame=\"{frame['number']}\"]') === null", what="to go on")
        anna.see("h1", "Well done")
        assert anna.run(FOCUS.format("'h1'"))


def test_captions_are_said(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/learn/skull-king") as anna:
        lesson = lesson_of(anna, "skull-king")
        caption = until_stopped(anna, lesson)["caption"]
        live = "[...document.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent)"
        assert caption in anna.run(live)
        anna.click("button[aria-expanded=true]")
        anna.until("document.querySelector('.coach').getBoundingClientRect().height < 60", what="it to be folded")
        anna.click("[data-go-on]")
        assert until_asked(anna, lesson)["caption"] in anna.run(live)


def example(page: Page, rule: str) -> str:
    """Plays a worked example through; what is said at its end."""
    board = f"document.querySelector(\"[data-example='{rule}']\")"
    page.click(f"[data-of='{rule}']")
    page.until(f"{board}?.querySelector('[data-waits]') && true", what=f"the board of {rule}")
    while not page.run(f"{board}.querySelector('[data-action=again]') !== null"):
        page.run(f"{board}.querySelector('[data-action=next]')?.click()")
    return str(page.run(f"{board}.querySelector('[aria-live]').textContent"))


def test_examples_are_played_through_beside_their_rules(browser: Browser, house: House) -> None:
    asked = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/api/examples')).length"
    with guest(browser, house, "Anna", "/rules/sleeping-queens") as anna:
        anna.see("[data-of='SL-X1']")
        assert anna.run(asked) == 0
        told = fetched(anna, "/api/examples/sleeping-queens?lang=en")["examples"]
        for rule in ("SL-X1", "SL-X2"):
            ending = next(one["frames"][-1]["caption"] for one in told if one["rule"] == rule)
            assert example(anna, rule) == ending
        assert anna.run(asked) == 2  # this test's own, and one for all boards
        assert anna.run("document.querySelectorAll('[data-example] [data-board]').length") == 2
        anna.click("[data-example='SL-X1'] [data-action=again]")
        anna.until("document.querySelector(\"[data-example='SL-X1'] [data-frame]\").dataset.frame === '0'")


ON_TO_A_DECISION = """(() => {
  if (document.querySelector('[data-waits=to-decide]') !== null) return true;
  document.querySelector('[data-waits=to-read] [data-action=next]')?.click();
  return false;
})()"""


def test_a_decision_of_an_example_is_made_on_its_board(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/rules/sleeping-queens#SL-X1") as anna:
        anna.until(ON_TO_A_DECISION, what="a decision")
        tap(anna, "[data-card=jester]")
        before = at(anna)
        tap(anna, "[data-board] [data-choice=legal]:not([data-card])")
        anna.until(f"document.querySelector('[data-frame]').dataset.frame > {before}", what="the jester to be played")


PAGES = {
    "/learn": "[data-lesson=skull-queen]",
    "/learn/skull-queen": "[data-waits]",
    "/rules/skull-king#SK-X1": "[data-example] [data-waits]",
}


OTHER_ENTRIES = "[data-entry]:not(:has([data-example]))"
"""Rules are looked at elsewhere, and are many."""


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(browser: Browser, house: House, path: str) -> None:
    with guest(browser, house, "Anna", path) as anna:
        anna.see(PAGES[path])
        anna.run(f"document.querySelectorAll({OTHER_ENTRIES!r}).forEach((one) => one.remove())")
        assert violations_by_theme(anna) == {}
        assert anna.run(TOO_SMALL) == []
        anna.resize((320, 640))
        assert anna.run(WIDE) <= 0
