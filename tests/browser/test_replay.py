"""Looking back: a whole game step by step, links, files, comments, and several people together."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.autoplay import PLAY, play, post, start_table
from tests.browser.axe import violations
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import guest

RECORDS = Path(__file__).parents[1] / "games"
LANGUAGES = {"skull-king": "en", "skull-king-dice": "de", "skull-queen": "fr", "sleeping-queens": "it"}
"""Each game is looked at in another language."""
THEMES = {"skull-king": "dark", "skull-king-dice": "light", "skull-queen": "contrast", "sleeping-queens": "light"}
DESKTOP = (1440, 900)
AT = "Number(document.querySelector('main[data-page=replay]')?.dataset.at ?? -1)"
LAST = "Number(document.querySelector('[type=range]').max)"
WHOLE_GAME = 10_000
WIDE = "document.documentElement.scrollWidth - innerWidth"

WALK = """async (way, most) => {
  const main = document.querySelector('main[data-page=replay]');
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const seen = [];
  for (;;) {
    await drawn();
    seen.push([Number(main.dataset.at), document.querySelector('[data-said]').textContent,
      document.querySelector('[data-panel=sheet]').textContent]);
    const button = document.querySelector(`[data-go=${way}]`);
    if (button.getAttribute('aria-disabled') === 'true' || seen.length >= most) return seen;
    button.click();
  }
}"""
"""Presses one button again and again: for every stop where it is, what is said and the score sheet."""
UNSEEN = "document.documentElement.style.display = 'none'"
"""Words need no layout and no picture, which take three quarters of the time."""
AT_A_TIME = 50
RULE = re.compile(r"\s*\([A-Z]{2}-X?\d+[a-z]?\)")
"""The story names the rules; the news in one line does not."""


def recorded(game: str) -> str:
    """A whole game, as a file has it."""
    file = RECORDS / game.replace("-", "_") / "golden.jsonl"
    return file.read_text(encoding="utf-8").splitlines()[0]


ILLEGAL_STEP = 3


def illegal() -> str:
    """A game in which somebody bids seven tricks in the first round."""
    record: dict[str, Any] = json.loads(recorded("skull-king"))
    decision: dict[str, Any] = record["log"][ILLEGAL_STEP - 1]
    assert "bid" in decision
    record["log"][ILLEGAL_STEP - 1] = {"seat": decision["seat"], "bid": 7}
    return json.dumps(record)


def bring(page: Page, text: str) -> None:
    """Chooses a file with this text."""
    page.see("input[type=file]")
    page.run(
        f"(() => {{ const brought = new DataTransfer(); brought.items.add(new File([{json.dumps(text)}], 'game.json'));"
        " const input = document.querySelector('input[type=file]'); input.files = brought.files;"
        " input.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )


def look_at(page: Page, house: House, game: str, place: str = "") -> None:
    """Brings the file of a game, and goes to a place in it."""
    page.open(f"{house.url}/replay")
    bring(page, recorded(game))
    page.see(f"main[data-page=replay] [data-board={game}]")
    if place:
        page.open(f"{house.url}{page.run('location.pathname')}?{place}")
        page.see(f"main[data-page=replay] [data-board={game}]")


def broken_off(page: Page) -> str:
    """A table at which some of a game has been played: as good to look back at as a whole one, and there sooner."""
    table = start_table(page, "skull-king", 2)
    assert not play(page, table, decisions=10)
    asked(page, table, "close")
    return table


def open_replay(page: Page, house: House, path: str) -> None:
    page.open(f"{house.url}/replay/{path}")
    page.see("main[data-page=replay] [data-board]")


def until_at(page: Page, step: int) -> None:
    page.until(f"{AT} === {step}", what=f"step {step}")


def press(page: Page, key: str, *, shift: bool = False) -> None:
    wanted = json.dumps({"key": key, "shiftKey": shift, "bubbles": True, "cancelable": True})
    page.run(f"void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', {wanted}))")


def walked(page: Page, way: str) -> list[tuple[int, str, str]]:
    """All stops on the way to the end."""
    stops: list[tuple[int, str, str]] = []
    while True:
        more: list[tuple[int, str, str]] = page.run(f"({WALK})('{way}', {AT_A_TIME})")
        stops += more[1:] if stops else more
        if len(more) < AT_A_TIME:
            return stops


ASK = """(id, requests) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  const begun = Math.random();
  let asked = 0;
  const next = () => {
    if (asked === requests.length) { socket.close(); resolve(true); return; }
    socket.send(JSON.stringify({type: requests[asked], id: `${begun}-${asked}`}));
    asked += 1;
  };
  socket.onopen = next;
  socket.onmessage = ({data}) => {
    const {ack, id, reason} = JSON.parse(data);
    if ((ack ?? id) === `${begun}-${asked - 1}`) reason ? resolve(reason) : next();
  };
})"""


def asked(page: Page, table: str, *requests: str) -> None:
    """Asks for something by another socket of the same person."""
    answer = page.run(f"({ASK})({json.dumps(table)}, {json.dumps(requests)})")
    assert answer is True, answer


def without_refusals(page: Page) -> None:
    """The browser notes every answer that is no success."""
    page.complaints[:] = [line for line in page.complaints if "status of 4" not in line]


# --- the film -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), LANGUAGES.items())
def test_a_whole_game_forward_and_back_is_what_the_film_says(
    browser: Browser, house: House, game: str, language: str
) -> None:
    with guest(browser, house, "Anna", size=DESKTOP, language=language) as anna:
        look_at(anna, house, game, "step=0&seat=0")
        film: dict[str, Any] = post(anna, f"/api/films?viewer=0&lang={language}", json.loads(recorded(game)))
        anna.run(UNSEEN)
        there, back = walked(anna, "step-on"), walked(anna, "step-back")
    frames: list[dict[str, Any]] = film["frames"]
    last = len(frames) - 1
    told = [frame["number"] for frame in frames if frame["events"] or frame["number"] in (0, last)]
    assert [number for number, *_ in there] == told
    assert [number for number, *_ in reversed(back)] == told
    for number, said, sheet in [*there, *back]:
        words: list[str] = frames[number]["words"]
        totals: list[int] = frames[number]["totals"]
        assert RULE.sub("", " ".join(words)) in said
        assert all(str(total).replace("-", "\N{MINUS SIGN}") in sheet for total in totals), number


def test_it_runs_by_itself_and_what_happens_is_seen(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", motion="full") as anna:
        look_at(anna, house, "sleeping-queens", "step=1&seat=0")
        anna.run(
            "window.flights = 0; const fly = Element.prototype.animate; Element.prototype.animate ="
            " function (...how) { window.flights += 1; return fly.apply(this, how); }"
        )
        anna.click("[data-open=view]")
        anna.click("dialog label", "4×")
        anna.click("dialog .close")
        anna.click("[data-go=play]")
        anna.until(f"{AT} > 4 && flights > 0", what="the film to run")
        anna.click("[data-go=play]")
        anna.see("[data-go=play][aria-label='Let it run']")


def test_it_is_all_done_by_keyboard(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        look_at(anna, house, "skull-king-dice", "step=0&seat=0")
        anna.press("ArrowRight")
        until_at(anna, 1)
        press(anna, "PageDown")
        anna.see("[data-page=replay] header", "Round 2")
        press(anna, "PageUp")
        until_at(anna, 1)
        press(anna, "ArrowRight", shift=True)
        anna.see("[data-said][aria-live=polite]", "Yo - Ho - Ho!")
        press(anna, "End")
        anna.until(f"{AT} === {LAST}")
        press(anna, "Home")
        until_at(anna, 0)
        press(anna, " ")
        anna.until(f"{AT} > 1", what="the film to run")
        press(anna, "ArrowLeft")
        anna.see("[data-go=play][aria-label='Let it run']")


# --- a game of the server -----------------------------------------------------------------------------------------


def test_links_lead_to_steps_and_comments_stay_there(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = broken_off(anna)
        open_replay(anna, house, f"{table}?step=8&seat=1&open")
        until_at(anna, 8)
        anna.see("[data-hand='0'] [data-held]")
        anna.click("[data-open=notes]")
        anna.write("dialog textarea", "That was <b>bold</b>.")
        anna.click("dialog [type=submit]")
        anna.see("[data-comment='8']", "That was <b>bold</b>.")
        anna.click("[data-go=last]")
        anna.until(f"location.search === `?step=${{{LAST}}}&seat=1&open`", what="the address to follow")
        anna.click("[data-open=view]")
        anna.click("dialog label", "Spectator")
        anna.until("!location.search.includes('seat')", what="another view")
        for nowhere in ("99999", "x"):
            open_replay(anna, house, f"{table}?step={nowhere}")
            anna.see("[role=alert]", "There is no such step")
            assert anna.run(f"{AT} === {LAST}")
        open_replay(anna, house, f"{table}?step=8&seat=7")
        anna.see("[role=alert]", "no seat 7")
        anna.see("[data-comment='8']", "That was <b>bold</b>.")
        assert anna.run("document.querySelectorAll('.timeline .comment').length") == 1
        without_refusals(anna)
        with guest(browser, house, "Ben") as ben:
            open_replay(ben, house, f"{table}?step=8")
            ben.see("[data-comment='8']", "Anna: That was <b>bold</b>.")


def test_one_plays_on_from_any_step(browser: Browser, house: House) -> None:
    """Also of a game that came as a file: the seat is chosen, and bots have the others."""
    with guest(browser, house, "Anna") as anna:
        look_at(anna, house, "skull-queen", "step=40&seat=1")
        anna.click("[data-open=more]")
        anna.click("dialog button", "Play on from here")
        anna.click("dialog [data-action=play-on]")
        anna.see("main[data-page=playing] [data-board=skull-queen]", "Anna")


# --- files --------------------------------------------------------------------------------------------------------


def test_files_are_judged_by_the_rules_and_kept(browser: Browser, house: House) -> None:
    """A game that breaks a rule is refused with the step and the rule; of a file with several games one is chosen."""
    record, broken = recorded("skull-king"), illegal()
    with guest(browser, house, "Anna") as anna:
        anna.open(f"{house.url}/replay")
        bring(anna, broken)
        anna.see("[data-fault]", f"Step {ILLEGAL_STEP}")
        anna.see("[data-fault] a[href^='/rules/skull-king#SK-']", "SK-")
        anna.click("[data-fault] [data-action=up-to-fault]")
        anna.see("main[data-page=replay] [data-board=skull-king]")
        anna.see("[data-open=story], .story")
        anna.back()
        anna.see("[data-kept]")
        for text, said in (("", "empty"), ("[]", ""), (record.replace("skulduggery/1", "other/9"), "other/9")):
            bring(anna, text)
            anna.see("[data-fault]", said)
        bring(anna, f"{broken}\nno game\n{record}")
        anna.see("main", "Line 2 is no record")
        anna.click("[data-action=keep-good]")
        anna.see("body", "Kept: 1 of 3")
        anna.see("li [data-fault]", f"step {ILLEGAL_STEP}")
        for left in (1, 0):
            anna.click("[data-kept] button", "Remove")
            anna.click("dialog button.danger")
            anna.until(f"document.querySelectorAll('[data-kept]').length === {left}", what="it to be removed")
        anna.click("[data-action=sample]")
        anna.see("main[data-page=replay] [data-board=skull-king]")
        without_refusals(anna)


def test_a_file_is_shown_without_a_server(browser: Browser, house: House) -> None:
    """The same rules in the browser make the film, and find what breaks them."""
    with guest(browser, house, "Anna") as anna:
        anna.open(f"{house.url}/replay")
        anna.see("input[type=file]")
        anna.block("*/api/*")
        bring(anna, illegal())
        anna.see("[data-fault]", "SK-")
        bring(anna, recorded("skull-king"))
        anna.see("main[data-page=replay] [data-board=skull-king]")
        anna.block()
        anna.complaints[:] = [line for line in anna.complaints if "ERR_BLOCKED" not in line]


# --- together -----------------------------------------------------------------------------------------------------


def test_one_leads_and_the_others_follow_wander_off_and_rejoin(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna, guest(browser, house, "Ben") as ben:
        table = post(anna, "/api/tables", {"settings": {"game": "skull-king", "seats": 2}})["id"]
        asked(ben, table, "sit-down", "ready")
        asked(anna, table, "ready", "start")
        ben.run(f"void ({PLAY})('{table}', 1000, 1)")
        assert not play(anna, table, decisions=10)
        asked(anna, table, "close")
        for page in (anna, ben):
            page.open(f"{house.url}/t/{table}")
            page.see("[data-page=ending]")
        anna.click("summary", "More")
        anna.click("button", "Look back together")
        anna.see("[data-mode=leading]")
        ben.click("button", "Come along")
        ben.see("[data-mode=following]", "Anna")
        anna.click("[data-go=trick-on]")
        anna.click("[data-go=trick-on]")
        step = anna.run(AT)
        until_at(ben, step)
        ben.press("ArrowLeft")
        ben.see("[data-mode=alone]", "Anna")
        anna.click("[data-go=trick-on]")
        step = anna.run(AT)
        ben.see("[data-mode=alone]", f"step {step}")
        assert ben.run(AT) < step
        ben.click("[data-mode] button", "Follow")
        until_at(ben, step)
        ben.click("[data-mode] button", "Lead")
        anna.see("[data-mode=following]", "Ben")
        ben.click("[data-go=first]")
        until_at(anna, 0)
        ben.open(house.url)
        anna.until("document.querySelector('[data-mode]') === null", what="Ben to be gone")


# --- for everyone -------------------------------------------------------------------------------------------------


PARTLY_SEEN = """(() => {
  const cut = (one, around) => {
    const [inner, outer] = [one, around].map((each) => each.getBoundingClientRect());
    return inner.height > 0 && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
  };
  const stage = document.querySelector('main .stage');
  const hands = [...document.querySelectorAll('[data-hand]')];
  return {
    cards: [...stage.querySelectorAll('.parchment')].filter((one) => cut(one, stage)).length,
    hands: hands.filter((one) => one.getBoundingClientRect().bottom >
      document.querySelector('.hands > button').getBoundingClientRect().top).map((one) => one.dataset.hand),
  };
})()"""


@pytest.mark.parametrize("game", ["skull-king", "skull-queen"])
def test_trick_and_all_hands_are_seen_on_a_phone_on_its_side(browser: Browser, house: House, game: str) -> None:
    with guest(browser, house, "Anna", size=(740, 360), motion="off") as anna:
        table = start_table(anna, game, 4)
        assert play(anna, table, decisions=WHOLE_GAME)
        for step in range(38, 46):
            anna.open(f"{house.url}/replay/{table}?step={step}&seat=0&open")
            anna.see("main[data-page=replay] [data-hand='3']")
            anna.until_still()
            assert anna.run(PARTLY_SEEN) == {"cards": 0, "hands": []}, step


def test_bids_are_told_where_all_cards_lie_open(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = start_table(anna, "skull-king", 3)
        assert play(anna, table, decisions=WHOLE_GAME)
        for place, told in (("&open", r"bids"), ("", r"has decided")):
            anna.open(f"{house.url}/replay/{table}?step=3&seat=0{place}")
            anna.see("main[data-page=replay] [data-said]")
            assert re.search(told, str(anna.run("document.querySelector('.told').textContent")))


@pytest.mark.parametrize(("game", "theme"), THEMES.items())
def test_axe_finds_nothing(browser: Browser, house: House, game: str, theme: str) -> None:
    with guest(browser, house, "Anna", theme=theme) as anna:
        look_at(anna, house, game, "step=9&seat=0&open")
        anna.see("[data-hand='1'] [data-held]")
        assert violations(anna) == []
        anna.resize((320, 640))
        assert anna.run(WIDE) <= 0


def test_axe_finds_nothing_where_games_are_chosen_and_in_the_panels(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        look_at(anna, house, "skull-king-dice", "step=60&seat=0")
        for panel in ("more", "view", "score", "story", "notes"):
            anna.click(f"[data-open={panel}]")
            anna.see("dialog")
            assert violations(anna) == [], panel
            anna.press("Escape")
            anna.until("document.querySelector('dialog') === null", what="the panel to close")
        anna.open(f"{house.url}/replay")
        anna.see("[data-kept]")
        assert violations(anna) == []
        assert anna.run(WIDE) <= 0
