"""The pages around the score pads: setting one up, going on, history, players, files."""

import json
import re
from collections.abc import Generator
from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery import pad
from skulduggery.games import skull_king
from skulduggery.pad import PadGame
from tests.browser.autoplay import be_known
from tests.browser.axe import violations, violations_by_theme
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.pads import NO_DOWNLOAD
from tests.browser.people import complaints
from tests.games.test_golden import kept as golden
from tests.pad.pads import drawn

TOO_SMALL = """[...document.querySelectorAll('button, summary, a.button, input:not([type=checkbox]):not([type=radio])')]
  .filter((one) => one.getClientRects().length > 0 && !one.closest('.unseen'))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
  .map(([, one]) => one.outerHTML.slice(0, 120))"""
WIDE = "document.documentElement.scrollWidth - innerWidth"
# Whatever is saved is kept where the test finds it.
CATCH = f"URL.createObjectURL = (file) => {{ window.saved = file; return '#'; }}; {NO_DOWNLOAD}; true"
SEATED = "[...document.querySelectorAll('[data-seated]')].map((one) => one.dataset.seated)"
HURRY = """new MutationObserver((_, me) => {
    const field = document.querySelector('input[name=new-name]');
    if (field !== null) { me.disconnect(); field.focus(); }
  }).observe(document.body, {childList: true, subtree: true})"""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FIRST = "document.querySelector('[data-seated]:has(:checked)').dataset.seated"
PLACES_OF_NAMES = """[...document.querySelectorAll('[data-name], input[name=new-name]')]
  .map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y + scrollY, box.width].map(Math.round))"""
START = "document.querySelector('[data-action=start]')"
ROWS = "[...document.querySelectorAll('[data-row] a')].map((one) => one.dataset.pad)"

TENS = " | ".join(f"{n}/{n} 0/0 1/0" if n % 2 else f"0/0 {n}/{n} 1/0" for n in range(1, 11))
KING = drawn("skull-king", TENS, id="kingking", first=0, changed="2026-11-16T21:00:00Z")
DICE = drawn("skull-king-dice", "1/1 0/0 0/0 | 1 1 1", id="dicedice", started="2026-11-15T19:00:00Z")
QUEEN = drawn("skull-queen", "f5555 b1111 | f0000 f1234", id="queenqueen", started="2026-11-14T19:00:00Z")
SLEEPING = drawn("sleeping-queens", "rose,cat,pancake,heart dog", id="sleeping", started="2026-11-13T19:00:00Z")
STOPPED = drawn("skull-king", "1/1 0/0 | 2/0 0/2", id="stopped0", started="2026-11-12T19:00:00Z", stopped=True)
GAMES = (KING, DICE, QUEEN, SLEEPING, STOPPED)


@pytest.fixture
def phone(browser: Browser, house: House) -> Generator[Page]:
    page = browser.page()
    page.save_data()
    be_known(page, house.url, "Anna", motion="off")
    page.open(f"{house.url}/pad")
    yield page
    assert complaints(page) == []
    page.close()


def test_a_pad_is_set_up_by_taps(phone: Page, house: House) -> None:
    """Names in any order, by taps and by writing; faults in words; a reload loses nothing."""
    keep(phone, KING)
    phone.open(f"{house.url}/pad/new-skull-king")
    phone.see("[data-name=Cleo]")
    places = phone.run(PLACES_OF_NAMES)
    for name in ("Cleo", "Anna"):
        phone.click(f"[data-name={name}]")
    assert phone.run(PLACES_OF_NAMES) == places, "the next tap finds the next name"
    for name in ("ben", "Ben"):
        phone.write("input[name=new-name]", name)
        phone.press("Enter")
    phone.see("[data-form=pad] [role=status]", "Ben is at the table already.")
    phone.click("[data-name=Anna]")  # a second tap takes away
    assert phone.run(SEATED) == ["Cleo", "ben"]
    phone.write("input[name=new-name]", "Zoë")
    phone.press("Enter")
    phone.click("[data-seated=Zoë] .up")
    phone.click("fieldset label", "Zoë")
    phone.open(f"{house.url}/pad/new")
    assert phone.until(SEATED) == ["Cleo", "Zoë", "ben"]
    assert phone.run(FIRST) == "Zoë"
    phone.click("[data-action=by-lot]")
    phone.see("[data-form=pad] [role=status]", "Picked at random: ")
    drawn = str(phone.run(FIRST))
    phone.see("[data-form=pad] [role=status]", f"Picked at random: {drawn}.")
    phone.click("summary", "Scoring")
    phone.click("fieldset label", "Landlubber")
    phone.see("[data-form=pad]", "only a missed bid of 0 costs points")
    phone.click("fieldset label", "Zoë")
    phone.click("[data-action=start]")
    phone.see("main[data-part=sheet]")
    (begun,) = (game for game in exported(phone, house) if game.id != KING.id)
    assert (begun.players, begun.first, begun.options) == (("Cleo", "Zoë", "ben"), 1, {"scoring": "landlubber"})


def test_whoever_is_quicker_than_the_page_goes_on_writing(phone: Page) -> None:
    """A new page is read out from its title, unless somebody is in a field of it by then."""
    phone.see("a[data-game=skull-king]")
    phone.run(HURRY)
    phone.click("a[data-game=skull-king]")
    phone.see("input[name=new-name]")
    assert phone.run(f"{TWO_FRAMES}.then(() => document.activeElement.name)") == "new-name"
    phone.click("main .back")
    phone.until(
        "document.querySelector('main[data-part=home] h1') === document.activeElement", what="the title read out"
    )


def test_too_many_are_refused_with_the_rule(phone: Page, house: House) -> None:
    phone.open(f"{house.url}/pad/new-skull-king")
    for name in ("A", "B", "C", "D", "E", "F", "G"):
        phone.write("input[name=new-name]", name)
        phone.press("Enter")
    phone.see("[data-form=pad] [role=status]", "2 to 6 players, not 7.")
    phone.see("[data-form=pad] [role=status] a[data-rule=SK-03]")
    assert phone.run(SEATED) == list("ABCDEF")
    assert not phone.run(f"{START}.disabled")
    phone.click("label[data-game=sleeping-queens]")
    phone.see("[data-form=pad] [role=status]", "2 to 5 players, not 6.")
    phone.see("[data-form=pad] [role=status] a[data-rule=SL-03]")
    assert phone.run(f"{START}.disabled")


def test_once_more_moves_the_deal_on(phone: Page, house: House) -> None:
    """SK-12: ten rounds after Anna it is Ben's turn to deal. The last players are one tap away."""
    keep(phone, KING)
    phone.click(".again")
    phone.see("[data-form=pad] [role=status]", "3 players, Ben deals first")
    assert phone.run(SEATED) == ["Anna", "Ben", "Cleo"]
    phone.open(f"{house.url}/pad/new-skull-king")
    phone.click("[data-action=same-as-last]")
    assert phone.until(SEATED) == ["Anna", "Ben", "Cleo"]
    phone.click("[data-action=start]")
    phone.see("main[data-part=sheet]")
    phone.open(f"{house.url}/pad")
    keep(phone, replace(DICE, started="2020-01-01T19:00:00Z", changed="2020-01-01T20:00:00Z"))
    phone.see(".small[data-pad=dicedice]", "Round 2 of 8 · Anna, Ben, Cleo")
    phone.click("[data-action=go-on]:not(.small)")
    phone.see("main[data-part=sheet]")


REFUSED = {
    "damaged": (lambda: file_of(KING)[:-9], "not a score pad file"),
    "foreign": (lambda: json.dumps({"games": []}), "not a score pad file"),
    "newer": (lambda: file_of(KING).replace("skulduggery-pad/1", "skulduggery-pad/3"), "skulduggery-pad/3"),
    "empty": (lambda: "", "not a score pad file"),
    "another table": (lambda: "date,amount\r\n1,2\r\n", "not a score pad file"),
    "half a table": (lambda: "game;round\nskull-king;1\n", "The table has no column"),
    "false points": (lambda: pad.to_csv([STOPPED]).replace(",20,20\r\n", ",30,30\r\n"), "by the rules it is 20"),
    "a bid too high": (
        lambda: file_of(DICE, replace(KING, rounds=too_high())),
        "Game 2 of the file, round 1, Anna: A bid is a whole number from 0 to 1.",
    ),
    "a text for a bid": (
        lambda: file_of(STOPPED).replace('"bid":2', '"bid":"2"'),
        "games[0].rounds[1][0].bid: a whole",
    ),
    "half the rounds": (
        lambda: re.sub(r"(?m)^.*,1,1,[12],.*\r\n", "", pad.to_csv([STOPPED])),
        "Line 2 of the table has round 2, seat 1; round 1, seat 1 belongs there.",
    ),
    "a record": (lambda: golden(skull_king)[0].decode(), "record of a game"),
}


def test_what_is_damaged_or_foreign_is_refused_whole(phone: Page) -> None:
    keep(phone, STOPPED)
    for what, (text, sentence) in REFUSED.items():
        bring(phone, text())
        phone.see("[data-fault]", sentence)
        said = phone.run("document.querySelector('[data-fault]').innerText")
        assert "Nothing has been changed." in said, what
        named = "document.querySelector('[data-fault] a[data-rule=SK-21]')"
        assert phone.run(f"{named} !== null") == (what == "a bid too high")
        assert (phone.run("document.querySelector('[data-fault] a[href=\"/replay\"]')") is not None) == (
            what == "a record"
        )
        phone.press("Escape")
        phone.until("!document.querySelector('dialog')")
        phone.see("[data-way=history]", "1 game")


def test_an_import_merges_and_asks_about_what_differs(phone: Page, house: House) -> None:
    keep(phone, KING, QUEEN, SLEEPING)
    mine = (KING, QUEEN, SLEEPING)
    others = (replace(KING, players=("X", "Y", "Z")), replace(QUEEN, players=("X", "Y")), SLEEPING, STOPPED)
    bring(phone, file_of(*others))
    phone.see("[data-preview]", "1 new game")
    phone.see("[data-preview]", "1 that is here already")
    phone.see("[data-preview]", "2 that differ")
    assert phone.run("document.querySelector('[data-action=take]').disabled")
    phone.click("[data-differing=all] label", "Mine")
    phone.click("[data-differing=kingking] label", "Both")
    phone.see("[data-action=take]", "Import 2 games")
    phone.click("[data-action=take]")
    phone.see("[data-way=history]", "5 games")
    after = {game.id: game for game in exported(phone, house)}
    assert all(after[game.id] == game for game in (*mine, STOPPED))
    (twin,) = (game for id, game in after.items() if id not in {game.id for game in (*mine, STOPPED)})
    assert replace(twin, id=KING.id, changed=KING.changed) == others[0]
    bring(phone, file_of(others[1]))
    phone.click("[data-differing=queenqueen] label", "From the file")
    phone.click("[data-action=take]")
    phone.until("!document.querySelector('dialog')")
    assert next(game for game in exported(phone, house) if game.id == "queenqueen").players == ("X", "Y")
    bring(phone, file_of(STOPPED))
    phone.see("[data-dialog=import]", "Everything in this file is here already.")


def test_what_is_exported_can_be_imported(phone: Page, browser: Browser, house: House) -> None:
    """Both kinds of files are those of the Python side; a chosen game goes alone."""
    keep(phone, *GAMES)
    assert exported(phone, house) == GAMES
    table = export(phone, house, form="Table")
    assert table == pad.to_csv(GAMES)
    phone.click("[data-dialog=export] label", "Chosen (0)")
    phone.click("[data-dialog=export] li label", "Anna, Ben, Cleo")
    phone.click("[data-action=save-file]")
    phone.see("[data-dialog=export] [role=status]", "Saved: skull-king-2026-11-16.csv")
    assert pad.from_csv(str(phone.run("saved.text()"))) == (KING,)
    other = browser.page()
    be_known(other, house.url, "Ben", motion="off")
    other.open(f"{house.url}/pad")
    bring(other, table, name="games.csv")
    other.click("[data-action=take]")
    other.see("[data-way=history]", "5 games")
    assert exported(other, house) == GAMES
    other.close()


def test_a_deleted_game_comes_back(phone: Page, house: House) -> None:
    keep(phone, *GAMES)
    phone.click("[data-way=history]")
    phone.see("[data-row]")
    assert phone.run(ROWS) == [game.id for game in GAMES]
    states = "[...document.querySelectorAll('[data-row] a')].map((one) => one.dataset.state)"
    assert phone.run(states) == ["over", "open", "over", "over", "stopped"]
    phone.see("[data-row=kingking]", "Ben won")
    hours = "[...document.querySelectorAll('[data-row] small')].map((one) => /\\b\\d\\d:\\d\\d\\b/.test(one.innerText))"
    assert phone.run(hours) == [True] * len(GAMES)
    phone.write("input[name=player]", "cle")
    phone.until(f"{ROWS}.join() === 'kingking,dicedice'")
    phone.write("input[name=player]", "")
    phone.click("[data-filter=skull-king]")
    phone.until(f"{ROWS}.join() === 'kingking,stopped0'")
    phone.click("[data-row=kingking] [data-action=delete]")
    phone.until("document.activeElement.dataset.action === 'undo'", what="the keyboard at the way back")
    phone.press("Enter")
    phone.until(f"{ROWS}.join() === 'kingking,stopped0'")
    phone.click("[data-row=kingking] [data-action=delete]")
    phone.see("[data-row=kingking]", "Deleted")
    phone.open(f"{house.url}/pad/kingking")
    phone.see("main[data-part=sheet]", "This pad was deleted.")
    phone.open(f"{house.url}/pad/history")
    phone.see("[data-row]")
    assert "kingking" not in phone.run(ROWS)
    phone.click("summary", "Deleted (1)")
    phone.click("details button", "Bring it back")
    phone.until(f"{ROWS}.includes('kingking')")
    phone.open(f"{house.url}/pad/kingking")
    phone.click("[data-action=menu]")
    phone.click("[data-action=delete]")
    phone.click("[data-action=really]")
    phone.see("[data-deleted=kingking]", "Deleted: Anna, Ben, Cleo")
    phone.click("[data-deleted] [data-action=undo]")
    phone.until("!document.querySelector('[data-deleted]')")
    phone.see("[data-way=history]", "5 games")
    phone.open(f"{house.url}/pad/nosuchpad")
    phone.see("main[data-part=sheet]", "There is no such pad on this device.")


def test_statistics_are_those_of_the_rules(phone: Page, house: House) -> None:
    keep(phone, *GAMES)
    people = {person.name: person for person in pad.statistics(GAMES)}
    phone.click("[data-way=people]")
    phone.see("[data-person=Anna]", f"{people['Anna'].wins} of {people['Anna'].games} won")
    phone.click("[data-person=Anna]")
    phone.see("h1", "Anna")
    shown = str(phone.run("document.querySelector('[data-person-page]').innerText"))
    anna = people["Anna"]
    assert anna.best is not None
    assert anna.worst is not None
    for part in (f"{anna.wins} of {anna.games} won", f"{anna.made} of {anna.bids} bids made", str(anna.rounds)):
        assert part in shown
    assert f"{anna.best.points}\nSkull King, Round {anna.best.round}" in shown
    assert f"{anna.worst.points}\n".replace("-", "−") in shown
    for totals in anna.totals:
        row = str(phone.run(f"document.querySelector('[data-totals={totals.game}]').innerText"))
        assert [float(cell) for cell in row.split()[-2:]] == [totals.best, round(totals.average, 1)]
    for rival in anna.others:
        phone.see(f"[data-rival={rival.name}]", f"{rival.before} ahead")
        phone.see(f"[data-rival={rival.name}]", f"{rival.behind} behind")
    phone.click("[data-filter=sleeping-queens]")
    phone.see("[data-person-page]", "1 of 1 won")
    assert phone.run("[...document.querySelectorAll('[data-totals]')].map((one) => one.dataset.totals)") == [
        "sleeping-queens"
    ]
    phone.back()
    phone.see("h1", "Players")


def test_two_spellings_become_one_person(phone: Page, house: House) -> None:
    keep(phone, KING, replace(STOPPED, players=("Anna", "Bean")))
    phone.open(f"{house.url}/pad/people#Bean")
    phone.click("summary", "Rename")
    phone.write("input[name=new-name]", "Anna")
    phone.click("[data-form=rename] button")
    phone.see("[data-form=rename]", "so they are two people")
    phone.write("input[name=new-name]", "Ben")
    phone.click("[data-form=rename] button")
    phone.click("[data-form=rename] button", "Yes, join them")
    phone.see("h1", "Ben")
    assert {game.players for game in exported(phone, house)} == {("Anna", "Ben", "Cleo"), ("Anna", "Ben")}


PLACES = {
    "home": ("/pad", "[data-action=go-on]"),
    "new": ("/pad/new-skull-queen", "[data-form=pad]"),
    "history": ("/pad/history", "[data-row]"),
    "people": ("/pad/people", "[data-person]"),
    "person": ("/pad/people#Anna", "[data-person-page]"),
}


def test_axe_finds_nothing_but_what_was_spoilt(phone: Page, house: House) -> None:
    keep(phone, *GAMES)
    for place, (path, there) in PLACES.items():
        phone.open(house.url + path)
        phone.see(there)
        if place == "new":
            phone.click("[data-action=same-as-last]")
            phone.click("summary")
        check(phone, place)
    phone.open(f"{house.url}/pad")
    phone.click("[data-action=export]")
    phone.see("[data-dialog=export]")
    check(phone, "export")
    bring(phone, file_of(replace(KING, players=("X", "Y", "Z"))))
    phone.see("[data-differing]")
    check(phone, "import")
    phone.open(f"{house.url}/pad")
    phone.see("[data-way=history]")
    phone.run("document.querySelector('[data-way=history]').replaceChildren()")
    phone.run("document.querySelector('main h1').style.color = '#3a2a1c'")
    assert {"color-contrast", "link-name"} <= {rule for rule, _ in violations(phone)}


def check(page: Page, what: str) -> None:
    assert violations_by_theme(page) == {}, what
    assert page.run(TOO_SMALL) == [], what
    page.resize((320, 640))
    assert page.run(WIDE) <= 0, what
    page.resize((360, 740))


def file_of(*games: PadGame) -> str:
    return pad.write_file(games).decode()


def too_high() -> Any:
    return ((replace(KING.rounds[0][0], bid=2), *KING.rounds[0][1:]), *KING.rounds[1:])


def bring(page: Page, text: str, name: str = "pads.json") -> None:
    """Chooses a file with this text."""
    if page.run("document.querySelector('[data-dialog=import]')") is None:
        page.run("document.querySelector('dialog')?.close(); true")
        page.click("[data-action=import]")
    page.see("input[name=pads]")
    page.run(
        f"(() => {{ const brought = new DataTransfer(); brought.items.add(new File([{json.dumps(text)}], '{name}'));"
        " const input = document.querySelector('input[name=pads]'); input.files = brought.files;"
        " input.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )


def keep(page: Page, *games: PadGame) -> None:
    """From the first page: these games, in this browser."""
    bring(page, file_of(*games))
    page.click("[data-action=take]")
    page.until("!document.querySelector('dialog')")
    page.run("document.querySelector('.messages button')?.click(); true")


def export(page: Page, house: House, *, form: str) -> str:
    """The file that is saved when everything is exported."""
    page.open(f"{house.url}/pad")
    page.click("[data-action=export]")
    page.run(CATCH)
    page.click("[data-dialog=export] label", form)
    page.click("[data-action=save-file]")
    return str(
        page.run("saved.arrayBuffer().then((bytes) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes))")
    )


def exported(page: Page, house: House) -> tuple[PadGame, ...]:
    """All games of this browser, the newest first."""
    games = pad.read_file(export(page, house, form="Pad file"))
    assert isinstance(games, tuple), games
    return games
