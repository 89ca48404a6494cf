"""Following an invitation: a seat at once, a lesson without losing it, and how others are invited."""

from scripts.screenshots import SIZES
from tests.browser.autoplay import post, start_table
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import ASKED, decide, fetched, guest, stranger

IN_FIRST_VIEW = """(which) => {
  const button = document.querySelector(which);
  const {left, right, top, bottom, height} = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  return scrollY === 0 && height >= 44 && button.scrollWidth <= button.clientWidth
    && edges.every(([x, y]) => document.elementFromPoint(x, y) === button);
}"""


BESIDE = 960
"""From this width on a panel of its own shows the chat of the waiting room."""


def open_table(page: Page, house: House, seats: int, **more: object) -> str:
    """Opened by this person, and shown in their page; its id."""
    table = post(page, "/api/tables", {"settings": {"game": "skull-king", "seats": seats, **more}})["id"]
    page.open(f"{house.url}/t/{table}")
    page.see("main[data-page=waiting]")
    return str(table)


def test_whoever_comes_in_has_a_seat_and_keeps_it_through_the_lesson(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = open_table(anna, house, 2)
        with stranger(browser, house, f"/t/{table}") as ben:
            ben.see("main[data-page=invited]", "One seat is free")
            ben.run("localStorage.setItem('preferences', JSON.stringify({motion: 'off'}))")
            ben.write("main form input", "Ben")
            ben.click("main form [type=submit]")
            ben.see("button", "I am ready")
            ben.click("[data-action=lesson]")
            ben.see("main[data-page=learn]")
            chair = fetched(anna, f"/api/tables/{table}")["table"]["chairs"][1]
            assert (chair["name"], chair["here"]) == ("Ben", True)
            ben.click("[data-action=to-table]")
            ben.click("button", "I am ready")
            ben.click("[data-action=lesson]")
            ben.see("main[data-page=learn]")
            anna.click("[data-start]:not(:disabled)")
            ben.see("main[data-page=playing]")
            assert ben.run("location.hash") == ""


def test_whoever_finds_no_seat_is_told_so_and_may_watch(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = open_table(anna, house, 2)
        anna.click("button", "Fill with bots")
        anna.until("document.querySelector('[data-start]:not(:disabled)') !== null")
        with stranger(browser, house, f"/t/{table}") as carl:
            carl.see("main[data-page=invited]", "All seats are taken. You can come in and watch")
            carl.click("main form [type=submit]", "Watch")
            carl.see("main[data-page=waiting] [role=status]", "All seats are taken. You can stay and watch.")
            anna.see("main[data-page=waiting] .standing", str(fetched(carl, "/api/me")["name"]))
            carl.click("main button[aria-label=Chat]")
            carl.write("dialog form input", "Room for one more?")
            carl.press("Enter")
            anna.see("main button[aria-label=Chat]", "Room for one more?")


def test_the_button_to_invite_is_in_the_first_view(browser: Browser, house: House) -> None:
    """At every size, with all seats, in the language whose word for it is the longest."""
    with guest(browser, house, "Anna", language="de") as anna:
        open_table(anna, house, 6)
        hidden: list[tuple[int, int]] = []
        for size in SIZES:
            anna.resize(size)
            if not anna.run(f"({IN_FIRST_VIEW})('[data-action=invite]')"):
                hidden.append(size)
        assert hidden == []


def test_the_chat_is_in_the_first_view_of_the_waiting_room(browser: Browser, house: House) -> None:
    """Wherever it does not stand beside the seats."""
    with guest(browser, house, "Anna", language="de") as anna:
        open_table(anna, house, 6)
        for size in (size for size in SIZES if size[0] < BESIDE):
            anna.resize(size)
            anna.until(f"({IN_FIRST_VIEW})('button[data-talk]')", what=f"the chat at {size}")


ELSEWHERE = """
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, {body}) { window.told.push(`${title} / ${body}`); }
    close() { window.told.push('closed'); }
  };
  window.seen = 'hidden';
  Object.defineProperty(document, 'visibilityState', {get: () => window.seen});
  true"""
BACK = "window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange')); true"


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(browser: Browser, house: House) -> None:
    """Not before, by whatever else happens; and it ends as soon as they look."""
    with guest(browser, house, "Anna", notify=True) as anna:
        table = start_table(anna, "skull-king", 2)
        anna.open(f"{house.url}/t/{table}")
        anna.until(ASKED)
        anna.run(ELSEWHERE)
        assert anna.run("window.told") == []
        decide(anna)
        anna.until("window.told.length > 0", what="to be called")
        assert anna.run("window.told") == ["Your turn / Skull King: the table waits for you."]
        assert anna.run("document.title") == "● Your turn · Skull King"
        anna.run(BACK)
        assert anna.run("window.told.at(-1)") == "closed"


CRESTS = """Object.fromEntries([...document.querySelectorAll('[data-board] [data-seat]')]
  .map((one) => [one.dataset.seat, one.querySelector('svg[data-crest]').dataset.crest]))"""


def test_a_crest_is_chosen_with_the_name_and_is_the_same_for_all(browser: Browser, house: House) -> None:
    """Of two who choose the same, whoever sits first has it. It is remembered."""
    with guest(browser, house, "Anna") as anna:
        table = open_table(anna, house, 2)
        with stranger(browser, house, f"/t/{table}", size=SIZES[0]) as ben:
            ben.see("main[data-page=invited]")
            assert ben.run("document.documentElement.scrollWidth - innerWidth") == 0
            ben.click("[data-action=crest]")
            ben.click("button[data-crest='6']")
            ben.see("[data-action=crest] svg[data-crest='6']")
            ben.click("main form [type=submit]")
            anna.see("[data-seat='1'] svg[data-crest='6']")
            ben.click("button", "I am ready")
            anna.click("[aria-label=Settings]")
            anna.click("dialog [data-action=crest]")
            anna.click("dialog button[data-crest='6']")
            anna.press("Escape")
            for page in (anna, ben):
                page.see("[data-seat='0'] svg[data-crest='6']")
                page.see("[data-seat='1'] svg[data-crest='1']")
            anna.click("[data-start]:not(:disabled)")
            for page in (anna, ben):
                page.see("[data-board]")
                assert page.run(CRESTS) == {"0": "6", "1": "1"}
            assert fetched(ben, "/api/me")["crest"] == 6


OFFER = """(() => {
  const offer = document.querySelector('[data-asks=sound]')?.getBoundingClientRect();
  const board = document.querySelector('[data-board]').getBoundingClientRect();
  return offer === undefined ? 'none' : offer.height > 0 && offer.bottom <= board.top ? 'beside' : 'over';
})()"""
OFFERED = {(360, 740): "beside", (1280, 800): "beside", (320, 568): "none", (740, 360): "none"}


def test_sound_is_offered_at_the_first_game_where_it_covers_nothing(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        anna.run("localStorage.removeItem('sound-offered')")
        table = start_table(anna, "skull-king", 4)
        anna.open(f"{house.url}/t/{table}")
        anna.until(ASKED)
        for size, expected in OFFERED.items():
            anna.resize(size)
            anna.until(f"{OFFER} === '{expected}'", what=f"the offer to be {expected} at {size}")
        anna.resize(SIZES[1])
        anna.click("[data-asks=sound] button", "With sound")
        anna.gone("[data-asks=sound]")
        anna.open(f"{house.url}/t/{table}")
        anna.until(ASKED)
        assert anna.run(OFFER) == "none"
