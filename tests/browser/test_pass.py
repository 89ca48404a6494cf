"""One phone for all: a whole game from hand to hand, and never two hands to be seen. Without a server, too."""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from skulduggery import games
from skulduggery.locales import LANGUAGES
from skulduggery.server.api.pages import page_folder
from tests.browser.axe import violations
from tests.browser.driver import PHONE, Browser, Page
from tests.browser.house import House
from tests.browser.onephone import (
    CARDS,
    HELD,
    SHOWN,
    STAGE,
    ahead,
    assert_covered,
    hands,
    keep,
    kept,
    play,
    seat_of,
    someone,
    take,
    turn_to,
)
from tests.browser.people import complaints, decide
from tests.games.test_golden import kept as golden
from tests.local.asking import Page as Rules

HIDDEN = """Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
  delete document.visibilityState"""
QUEENS = "heart cake rainbow starfish ladybug moon peacock sunflower cat dog pancake rose"
WIDER_THAN_THE_PHONE = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture(scope="module")
def phone(browser: Browser, shared_house: House) -> Generator[Page]:
    """One device for several tests: waking the rules takes a while."""
    page = someone(browser, shared_house)
    page.open(f"{shared_house.url}/pass")
    yield page
    assert complaints(page) == []
    page.close()


def test_a_game_goes_from_hand_to_hand(phone: Page, tmp_path: Path) -> None:
    """From the names to the middle of a game: each hand is its player's, and nothing of it is left for the next."""
    page = phone
    page.write("input[name=player-1]", "Anna")
    page.write("input[name=player-2]", "Ben")
    page.click("[data-game=sleeping-queens]")
    assert violations(page) == []
    page.click("[data-action=start]")
    for n in range(3):
        assert_covered(page)
        cover = shot(page, tmp_path)
        seat = take(page)
        held = hands(page)
        assert page.run(CARDS) == held[seat]
        page.back()
        assert_covered(page)
        assert is_same(shot(page, tmp_path), cover), "something of the hand is left on the cover"
        play(page, n=n)
    assert len(json.loads(kept(page)["save"]["record"])["log"]) >= 4
    assert violations(page) == []
    assert not page.run(WIDER_THAN_THE_PHONE)


def test_the_end_can_be_looked_back_on_and_played_again(phone: Page) -> None:
    """The last tricks; the result, the record, another game."""
    page = phone
    take_up(page, "the-end", ahead("skull-king", seed=2, left=6))
    for n in range(7):
        if page.run(STAGE) == "over":
            break
        play(page, n=n)
    page.see("[data-stage=over]", "win")
    page.see("main[data-page=pass] li", "Anna")
    assert violations(page) == []
    record = json.loads(kept(page)["save"]["record"])
    page.click("[data-action=look-back]")
    page.see("[data-board=skull-king]")
    assert page.run("location.pathname").startswith("/replay/file-")
    page.back()
    page.see("[data-stage=over]")
    page.click("[data-action=rematch]")
    assert_covered(page)
    again = json.loads(kept(page)["save"]["record"])
    assert (again["players"], again["options"]) == (record["players"], record["options"])
    assert "result" not in again
    turn_to(page, "/pass")
    page.see("[data-resume=the-end]", "The game is over")


def test_sealed_bids_show_nothing_until_the_last(phone: Page) -> None:
    """SK-20"""
    page = phone
    turn_to(page, "/pass")
    page.click("[data-game=skull-king]")
    page.click("[data-action=add-person]")
    page.click("[data-action=start]")
    asked: list[int] = []
    for _ in range(3):
        asked.append(take(page))
        assert asked[1:] or violations(page) == []
        if asked == [0]:
            assert_seen_on_its_side(page)
        decide(page)
        page.until(f"{STAGE} !== 'hand'")
        assert page.run(STAGE) == ("public" if len(asked) == 3 else "cover")
    assert asked == [0, 1, 2]
    page.see("[data-stage=public]", "Yo - Ho - Ho!")
    assert violations(page) == []


def assert_seen_on_its_side(page: Page) -> None:
    """The hand and the coins, on a phone that lies on its side."""
    page.resize((740, 360))
    parts = "[...document.querySelectorAll('[data-card], [data-bid]')].map((one) => one.getBoundingClientRect())"
    page.until(f"{parts}.every(({{bottom}}) => bottom <= innerHeight)", what="all to be seen")
    page.resize(PHONE)


def test_nobody_sees_who_could_have_defended(phone: Page, tmp_path: Path) -> None:
    """SL-43: with and without the Dragon the same covers, the same way of the phone; only the attacked player knows."""
    page, seen = phone, list[list[Image.Image]]()
    for holds, answers in (("dragon", 2), ("9", 1)):
        take_up(page, holds, attack_on(holds))
        play_knight(page)
        assert_covered(page)
        assert seat_of(page) == 1
        covers = [shot(page, tmp_path)]
        turn_to(page, "/pass")  # nor does coming back later tell
        page.click(f"[data-resume='{holds}']")
        assert_covered(page)
        covers.append(shot(page, tmp_path))
        take(page)
        assert page.run("document.querySelectorAll('.answers [data-choice=legal]').length") == answers
        page.click(".answers [data-choice=legal]:last-child")
        page.until(f"{STAGE} === 'public' && {SHOWN}", what="the answer")
        page.click("[data-action=go-on]")
        assert_covered(page)
        seen.append(covers)
    assert is_same(seen[0][0], seen[1][0])
    assert is_same(seen[0][1], seen[1][1])


def test_a_table_that_is_not_here_or_is_damaged_says_so(phone: Page) -> None:
    turn_to(phone, "/pass/nowhere")
    phone.see("main[data-page=pass] [role=alert]", "no such game")
    broken = ahead("skull-king", seed=1, left=30)
    broken["log"][1]["bid"] = 99
    keep(phone, "broken", broken)
    turn_to(phone, "/pass/broken")
    phone.see("main[data-page=pass] [role=alert]", "damaged")


def test_every_way_out_of_a_hand_leads_to_the_cover(phone: Page) -> None:
    page = phone
    resume(page)
    ways = {
        "back": "history.back()",
        "on again": "history.forward()",
        "the screen goes off": HIDDEN,
        "the page is put aside": "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))",
    }
    for way, script in ways.items():
        if way != "on again":
            take(page)
        page.run(f"{script}; true")
        if way not in ("back", "on again"):
            assert page.run(HELD) == 0, f"{way}: not at once"
        assert_covered(page)


def test_a_reload_and_the_way_back_from_elsewhere_lead_to_the_cover(phone: Page, house: House) -> None:
    """The last on this phone: it wakes the rules anew, twice."""
    page = phone
    address = resume(page)
    take(page)
    page.reload()
    assert_covered(page)
    take(page)
    page.open(f"{house.url}/health")
    page.back()
    page.until(f"location.pathname === '{address}' && {STAGE} === 'cover'", what="the cover")
    assert_covered(page)
    page.back()  # from a cover it leads away
    page.until(f"{STAGE} !== 'hand' && location.pathname !== '{address}'", what="another page")


def resume(page: Page) -> str:
    """Goes on with a game that is kept on the phone; its address."""
    keep(page, "0123456789abcdef", ahead("skull-king", seed=1, left=30))
    turn_to(page, "/pass/nowhere")  # the list is read anew
    turn_to(page, "/pass")
    page.click("[data-resume='0123456789abcdef']")
    assert_covered(page)
    return str(page.run("location.pathname"))


def test_it_is_played_without_a_server(browser: Browser, own_house: House) -> None:
    page = someone(browser, own_house, language="de", keeps=True)
    page.open(f"{own_house.url}/pass")
    page.click("[data-action=start]")
    assert_covered(page)
    list_and_files = "fetch('/engine/engine.json').then((list) => list.json()).then(({sizes}) => Object.keys(sizes))"
    here = f"navigator.serviceWorker.controller && {list_and_files}.then((files) => Promise.all(files.map((file) =>"
    page.until(f"{here} caches.match(file)))).then((found) => found.every(Boolean))", what="the engine to be kept")
    own_house.stop()
    page.open(own_house.url + page.run("location.pathname"))
    take(page)
    decide(page)
    page.until(f"{STAGE} !== 'hand'")
    turn_to(page, "/pass")
    page.click("[data-game=skull-queen]")
    page.click("[data-action=start]")
    assert_covered(page)
    assert complaints(page, "ERR_CONNECTION_REFUSED", "ERR_FAILED") == []
    page.close()


# --- the same sentences -------------------------------------------------------------------------------------------

ENGINE = """(address) => {
  const worker = new Worker(address, {type: 'module'});
  window.said = [];
  worker.onmessage = ({data}) => { if (data.type !== 'progress') window.said.push(data.answer ?? data.detail); };
  window.asks = (name, payload) => worker.postMessage({id: 0, name, payload: JSON.stringify(payload)});
}"""


def test_the_browser_says_what_the_server_says(browser: Browser, house: House) -> None:
    """Every event of a recorded game of each kind, in every language: Python's own Fluent and the page's agree."""
    page = someone(browser, house)
    page.run(f"({ENGINE})('/engine/{next(page_folder().glob('engine/worker-*.js')).name}')")
    here = Rules()
    for game in games.all_games():
        save = {"record": golden(game)[0].decode()}
        asked(page, "pass/take-up", table="t", save=save)
        here.ask("pass/take-up", table="t", save=save)
        for here.lang in LANGUAGES:
            lines = here.ask("pass/lines", table="t")
            assert len(lines) > 50
            assert asked(page, "pass/lines", table="t", lang=here.lang) == lines
    assert complaints(page) == []
    page.close()


def asked(page: Page, name: str, **payload: Any) -> Any:
    """What the rules in the browser answer."""
    page.run(f"window.said.length = 0; window.asks('{name}', {json.dumps(payload)})")
    return json.loads(page.until("window.said[0]", what=name))["answer"]


# --- games in the middle ------------------------------------------------------------------------------------------


def take_up(page: Page, key: str, record: dict[str, Any]) -> None:
    keep(page, key, record)
    turn_to(page, f"/pass/{key}")
    assert_covered(page)


def attack_on(holds: str) -> dict[str, Any]:
    """Anna is about to attack the only queen of Ben, who holds that card."""
    dealt = [["knight", "1", "2", "3", "5"], ["king", holds, "7", "8", "10"]]
    return {
        "format": "skulduggery/1",
        "game": "sleeping-queens",
        "rules": 1,
        "options": {},
        "players": [{"name": "Anna"}, {"name": "Ben"}],
        "log": [
            {"deal": {"dealer": 0, "hands": dealt, "queens": QUEENS.split()}},
            {"seat": 1, "king": 0},
            {"draw": {"seat": 1, "cards": ["4"]}},
        ],
    }


def play_knight(page: Page) -> None:
    take(page)
    page.click("[data-card=knight]")
    page.click("[data-board] button.awake[data-choice=legal]")
    page.until(f"{STAGE} !== 'hand'", what="the attack")


def shot(page: Page, folder: Path) -> Image.Image:
    """What can be seen now, once nothing moves and the mouse hovers over nothing."""
    page.click("h1")
    page.still_picture(folder / "shot.png")
    return Image.open(folder / "shot.png").convert("RGB")


def is_same(one: Image.Image, other: Image.Image) -> bool:
    """To the last pixel, but for steps of colour that nobody sees: WebKit is not always exact to the level."""
    return one.size == other.size and max(ImageChops.difference(one, other).tobytes()) <= 2
