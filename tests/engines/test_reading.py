"""What is read and looked at: rules, a lesson, a game step by step."""

from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import guest, stranger
from tests.browser.test_learn import choose, lesson_of, until_stopped
from tests.browser.test_replay import AT, LAST, look_at, until_at
from tests.browser.test_rules import MEANT, SEARCH, SHOWN


def test_rules_are_found_and_followed(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-king#SK-48") as page:
        page.until(f"{MEANT} === 'SK-48'", what="the rule to be marked")
        page.click("#SK-48 summary")
        page.click("#SK-48 a[data-rule=SK-47]")
        page.until(f"{MEANT} === 'SK-47' && location.hash === '#SK-47'", what="the other rule")
        page.back()
        page.until(f"{MEANT} === 'SK-48'", what="the way back")
        page.write(SEARCH, "sk-4")
        page.until(f"({SHOWN}).length > 3 && ({SHOWN}).every((id) => id.startsWith('SK-4'))", what="what was sought")
        page.choose("select[name=language]", "fr")
        page.see(".book[lang=fr] #SK-45")
        page.click("[data-game=skull-queen]")
        page.see("#SQ-31")


def test_a_lesson_is_played_to_its_end(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/learn", oneTap=True) as anna:
        lesson = lesson_of(anna, "skull-king")
        anna.click("[data-lesson=skull-king]")
        while (frame := until_stopped(anna, lesson)) is not lesson["frames"][-1]:
            if frame["prompt"] is None or anna.count("[data-go-on]"):
                anna.click("[data-go-on]")
            else:
                choose(anna, frame, frame["expected"][0])
            anna.until(
                f"document.querySelector('[data-frame]').dataset.frame !== '{frame['number']}'"
                " || document.querySelector('[data-go-on]') !== null",
                what=f"the lesson to go on after {frame['caption']}",
            )
        anna.click("[data-go-on]")
        anna.see("[data-learnt=skull-king]")


def test_a_game_is_looked_back_at(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        look_at(anna, house, "skull-queen", "step=0&seat=0")
        for _ in range(3):
            before = anna.run(AT)
            anna.click("[data-go=step-on]")
            anna.until(f"{AT} > {before}", what="the next step")
        anna.click("[data-go=step-back]")
        anna.click("[data-open=score]")
        anna.see("dialog")
        anna.press("Escape")
        anna.gone("dialog")
        anna.click("[data-go=last]")
        anna.until(f"{AT} === {LAST}", what="the end")
        anna.click("[data-go=first]")
        until_at(anna, 0)
