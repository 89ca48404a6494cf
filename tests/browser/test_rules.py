"""The rules to be read: in four languages, looked up, searched, and from a refusal at the table."""

import json

import pytest

from skulduggery.rulebooks import Rulebook, find_rule, read_rulebook
from tests.browser.autoplay import play, start_table
from tests.browser.axe import violations
from tests.browser.driver import PHONE, Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints, guest, stranger, tap_through, until_asked
from tests.browser.test_everyone import TOO_SMALL, WIDE, go_to

THEMES = {"skull-king": "dark", "skull-king-dice": "light", "skull-queen": "contrast", "sleeping-queens": "light"}
"""All pages are made of the same parts: each is looked at by one light."""

MEANT = "document.querySelector('li.meant')?.id"
SHOWN = "[...document.querySelectorAll('[data-entry]')].map((rule) => rule.id)"
SEARCH = "input[type=search]"
BLANK_ON_PAPER = """[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule.media?.mediaText === 'print').flatMap((rule) => [...rule.cssRules])
  .filter(({style, selectorText}) => style?.display === 'none' && document.querySelector('main').closest(selectorText))
  .map((rule) => rule.selectorText)"""
"""What hides the whole text from a printer."""
RIGHT_CLICK = "new MouseEvent('contextmenu', {bubbles: true, cancelable: true})"


def book(game: str, language: str) -> Rulebook:
    found = read_rulebook(game, language)
    assert found is not None
    return found


def shown(page: Page) -> list[str]:
    ids: list[str] = page.run(SHOWN)
    return ids


def test_a_rulebook_is_chosen_and_read_in_four_languages(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules") as page:
        page.click("[data-game=skull-king-dice]")
        for language in ("en", "de", "fr", "it"):
            page.choose("select[name=language]", language)
            wanted = book("skull-king-dice", language)
            page.see(f".book[lang={language}] #SD-45", find_text("SD-45", language))
            page.see("details", next(entry.note or "" for entry in wanted.entries if entry.id == "SD-61"))
            assert shown(page) == [entry.id for entry in wanted.entries]
            titles = page.run("[...document.querySelectorAll('.chapter h2')].map((title) => title.textContent)")
            assert titles == [section.title.replace("`", "") for section in wanted.sections]
        assert page.run("location.pathname") == "/rules/skull-king-dice"


def find_text(rule: str, language: str) -> str:
    found = find_rule(rule, ("skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"), language)
    assert found is not None
    return found.text


def test_another_language_goes_on_where_one_was_reading(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-king#SK-45") as page:
        page.until(f"{MEANT} === 'SK-45'")
        top = "Math.round(document.getElementById('SK-45').getBoundingClientRect().top)"
        before = page.run(top)
        page.choose("select[name=language]", "it")
        page.see(".book[lang=it] #SK-45")
        page.until(f"Math.abs({top} - {before}) < 3", what="the rule to stay where it was")


def test_an_address_leads_to_a_rule_and_back(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-king#SK-48") as page:
        page.until(f"{MEANT} === 'SK-48' && document.activeElement.id === 'SK-48'", what="the rule to be marked")
        assert 0 <= page.run("document.getElementById('SK-48').getBoundingClientRect().top") < 120
        page.click("#SK-48 summary")
        page.click("#SK-48 a[data-rule=SK-47]")
        page.until(f"{MEANT} === 'SK-47' && location.hash === '#SK-47'")
        page.back()
        page.until(f"{MEANT} === 'SK-48'")


def test_an_address_of_no_rule_says_so(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-king#SK-999") as page:
        page.see("[role=alert]", "There is no rule SK-999.")
        page.open(f"{house.url}/rules/chess")
        page.see("[role=alert]", "chess")
        page.click("[data-game=skull-queen]")
        page.see("#SQ-31")


def test_words_and_ids_are_found_as_one_types(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-queen") as page:
        page.choose("select[name=language]", "fr")
        page.see(".book[lang=fr]")
        page.write(SEARCH, "FANTOME couleur")
        page.until("document.querySelectorAll('mark').length > 1")
        marked: list[str] = page.run("[...document.querySelectorAll('mark')].map((one) => one.textContent)")
        assert {"fantôme", "couleur"} == {word.lower() for word in marked}
        count = len(shown(page))
        assert 0 < count < 10
        page.see("[role=status]", str(count))
        page.write(SEARCH, "sq-8")
        page.until(f"({SHOWN}).every((id) => id.startsWith('SQ-8'))")
        page.write(SEARCH, "xyzzy")
        page.see("[role=status]", "xyzzy")
        assert shown(page) == []
        page.press("Escape")
        page.until(f"({SHOWN}).length > 40", what="all rules again")


def test_the_rules_by_keyboard_alone(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/sleeping-queens") as page:
        page.see("#SL-01")
        go_to(page, SEARCH)
        go_to(page, ".finder button")
        page.press("Enter")
        go_to(page, "#sections a[href='#defence']")
        page.press("Enter")
        page.until("document.activeElement.id === 'defence'", what="the section to be read")
        assert page.run("document.querySelector('#sections').getClientRects().length") == 0
        go_to(page, "#SL-40 a")


@pytest.mark.parametrize("game", THEMES)
def test_axe_finds_nothing_in_the_rules(browser: Browser, house: House, game: str) -> None:
    with guest(browser, house, "Anna", f"/rules/{game}", language="de", theme=THEMES[game]) as anna:
        anna.see("#examples")
        anna.run("document.getAnimations().forEach((one) => one.finish())")
        assert violations(anna) == []
        assert anna.run(TOO_SMALL) == []
        assert anna.run(WIDE) <= 0
        anna.resize((320, 640))
        assert anna.run(WIDE) <= 0


def test_a_refusal_leads_to_its_rule_and_the_game_stays(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", language="de") as anna:
        table = start_table(anna, "skull-queen", 3)
        anna.open(f"{house.url}/t/{table}")
        while until_asked(anna) and not anna.run("document.querySelector('[data-choice=refused]') !== null"):
            tap_through(anna, decisions=1)
        anna.click("[data-choice=refused]")
        anna.see("[role=alert] a[data-rule=SQ-31]")
        anna.run("document.querySelector('[role=alert] a[data-rule=SQ-31]').focus()")
        anna.press("Enter")
        anna.see("dialog [data-shown=SQ-31]", find_text("SQ-31", "de"))
        assert violations(anna) == []
        anna.click("dialog a[data-rule=SQ-50]")
        anna.see("dialog [data-shown=SQ-50]", find_text("SQ-50", "de"))
        whole = "document.querySelector('dialog a[target=_blank]:not([data-rule])').getAttribute('href')"
        assert anna.run(whole) == "/rules/skull-queen#SQ-50"
        anna.press("Escape")
        anna.until("document.querySelector('dialog') === null", what="the rule to be put away")
        assert anna.run("location.pathname") == f"/t/{table}"
        assert until_asked(anna)


def test_a_reason_in_the_log_leads_to_its_rule(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", size=(1440, 900)) as anna:
        table = start_table(anna, "skull-king", 2)
        play(anna, table, decisions=2)
        anna.open(f"{house.url}/t/{table}")
        rule = anna.until("document.querySelector('ol a[data-rule]')?.dataset.rule", what="a reason in the log")
        anna.run("document.querySelector('ol a[data-rule]').click()")
        anna.see(f"dialog [data-shown={rule}]", find_text(rule, "en"))


def test_rules_and_cheat_sheet_lie_over_the_table(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", language="fr") as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        assert until_asked(anna)
        anna.run("document.querySelector('header .tool').click()")
        anna.click("dialog [data-action=cheat-sheet]")
        anna.see("dialog [data-cheat-sheet=skull-king] .picture li")
        below = "document.querySelector('[data-cheat-sheet]').getBoundingClientRect().bottom - innerHeight"
        assert anna.run(below) <= 0
        anna.click("dialog [data-show=book]")
        anna.write("dialog input[type=search]", "kraken")
        anna.see("dialog [data-elsewhere]", "Kraken")
        anna.write("dialog input[type=search]", "atout")
        anna.see("dialog [data-entry] mark", "SK-41")
        assert violations(anna) == []
        assert anna.run(TOO_SMALL) == []
        anna.click("dialog .close")
        anna.gone("dialog")
        anna.run(f"document.querySelector('[data-card]').dispatchEvent({RIGHT_CLICK})")
        anna.see("dialog [data-explained] a[data-rule]")
        assert violations(anna) == []
        anna.press("Escape")
        anna.gone("dialog")
        assert anna.run("location.pathname") == f"/t/{table}"


def test_cheat_sheets_fit_a_phone_and_cards_are_judged(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", "/rules/skull-queen?sheet", language="de") as anna:
        anna.see("[data-cheat-sheet=skull-queen]")
        for game in THEMES:
            anna.run(f"history.pushState(null, '', '/rules/{game}?sheet')")
            anna.run("dispatchEvent(new PopStateEvent('popstate'))")
            anna.see(f"[data-cheat-sheet={game}]")
            anna.until("!document.querySelector('[aria-busy=true]')")
            assert anna.run("document.querySelector('[data-cheat-sheet]').getBoundingClientRect().bottom") <= PHONE[1]
            assert anna.run(WIDE) <= 0
        assert violations(anna) == []
        assert anna.run(BLANK_ON_PAPER) == []
        anna.open(f"{house.url}/rules/skull-king")
        anna.click("[data-action=try]")
        for thing in ("[data-thing=Y7]", "[data-group=special]", "[data-thing=SK]"):
            anna.click(thing)
        anna.see(".told a[data-rule=SK-44]")
        assert violations(anna) == []
        assert anna.run(TOO_SMALL) == []


def test_an_example_is_played_where_it_is_told(browser: Browser, house: House) -> None:
    with stranger(browser, house, "/rules/skull-king") as page:
        page.click("[data-of=SK-X1]")
        page.see("[data-example=SK-X1] [data-board=skull-king]")
        page.click("[data-of=SK-X1]")
        page.until("document.querySelector('[data-example]') === null")
        page.run("window.print = () => { window.printed = true; }")
        page.click("[data-action=print]")
        assert page.run("window.printed")


def test_without_the_server_one_is_told_and_can_try_again(browser: Browser, house: House) -> None:
    with stranger(browser, house) as page:
        page.see("main[data-page=home]")
        page.block("*/api/rules/*")
        page.run(f"history.pushState(null, '', {json.dumps('/rules/skull-king')})")
        page.run("dispatchEvent(new PopStateEvent('popstate'))")
        page.see("main[data-page=rules] [role=alert]", "server")
        page.block()
        page.click("main[data-page=rules] button")
        page.see("#SK-01")
        page.complaints[:] = complaints(page, "ERR_BLOCKED_BY_CLIENT", "Failed to load resource")
