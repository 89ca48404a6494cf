"""The page object itself: what it waits for before a tap, what it says when it gives up, how tabs and programs end."""

import os
import signal
import subprocess
import sys
import urllib.parse
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.browser.autoplay import be_known, start_table
from tests.browser.driver import Browser, Chromium, Page, Unanswered, chromium, page, until_true
from tests.browser.driver.chromium import MOST_KEPT, ChromiumPage
from tests.browser.driver.processes import running
from tests.browser.house import House
from tests.browser.people import complaints, guest
from tests.processes import is_alive

WAITING = {
    "it appears": "setTimeout(() => { hidden.id = 'wanted'; }, 200)",
    "it is enabled": "hidden.id = 'wanted'; wanted.disabled = true; setTimeout(() => (wanted.disabled = false), 200)",
    "it is uncovered": "hidden.id = 'wanted'; cover.hidden = false; setTimeout(() => { cover.hidden = true; }, 200)",
    "it stands still": "hidden.id = 'wanted'; wanted.animate({translate: ['0 0', '0 300px']}, {duration: 300})",
}
REASONS = {
    "there is no such element": "true",
    "none of 1 such elements has that text": "(hidden.id = 'wanted', wanted.textContent = 'No')",
    "it is disabled": "(hidden.id = 'wanted', wanted.disabled = true)",
    "it is not displayed": "(hidden.id = 'wanted', wanted.style.display = 'none')",
    "it is not visible": "(hidden.id = 'wanted', wanted.style.visibility = 'hidden')",
    "it takes no taps": "(hidden.id = 'wanted', wanted.style.pointerEvents = 'none')",
    'it is covered by <div id="cover"': "(hidden.id = 'wanted', cover.hidden = false)",
    "it is still moving": "(hidden.id = 'wanted', wanted.animate({translate: ['0 0', '0 300px']},"
    " {duration: 61_000, iterations: Infinity}), true)",
}
ALWAYS_BEGINNING = """((lamp) => {
  document.body.append(lamp);
  let last = null;
  const begin = () => {
    last?.cancel();
    last = lamp.animate({opacity: [0, 1]}, 300);
  };
  document.getAnimations = () => (begin(), [last]);
  return true;
})(document.createElement('div'))"""
JUST_BEGUN = """(() => {
  hidden.id = 'wanted';
  let isPending = true, looks = 0;
  const lookAt = document.elementFromPoint.bind(document);
  document.elementFromPoint = (...spot) => {
    looks += 1;
    if (looks === 1) requestAnimationFrame(() => (isPending = false));
    return lookAt(...spot);
  };
  document.getAnimations = () => (isPending ? [{pending: true, effect: {target: wanted}}] : []);
  document.addEventListener('pointerdown', () => (window.looks = looks), {capture: true, once: true});
  return true;
})()"""
TIME_STANDS = """(() => {
  hidden.id = 'wanted';
  let asked = 0;
  Object.defineProperty(document, 'timeline', {get: () => ({currentTime: (asked += 1) < 8 ? 1 : asked})});
  document.addEventListener('pointerdown', () => (window.asked = asked), {capture: true, once: true});
  return true;
})()"""
DOCUMENT = """<!doctype html><title>A button</title>
<button id=hidden onclick="document.title = 'tapped'" style="width: 9rem">Yes</button>
<div id=cover hidden style="position: fixed; inset: 0">A cover</div>"""


@pytest.fixture
def button(browser: Browser) -> Generator[Page]:
    found = browser.page()
    found.open("data:text/html," + urllib.parse.quote(DOCUMENT))
    yield found
    found.close()


@pytest.mark.parametrize("script", WAITING.values(), ids=WAITING)
def test_a_tap_waits_until(button: Page, script: str) -> None:
    button.run(f"{script}; true")
    button.click("#wanted", "Yes")
    button.until("document.title === 'tapped'", what="the tap")


def test_a_tap_does_not_wait_for_what_moves_elsewhere(button: Page) -> None:
    """WebKit begins transitions anew in every frame while an animation changes the same property."""
    button.run(f"hidden.id = 'wanted', {ALWAYS_BEGINNING}")
    button.click("#wanted", "Yes")
    button.until("document.title === 'tapped'", what="the tap")


def test_a_tap_waits_for_what_has_been_asked_to_move(button: Page) -> None:
    """In the first frame of an animation its element is still where it was: two frames do not tell, four do."""
    button.run(JUST_BEGUN)
    button.click("#wanted", "Yes")
    button.until("document.title === 'tapped'", what="the tap")
    assert int(str(button.run("window.looks"))) >= 4


RENEWED = """(() => {
  hidden.id = 'wanted';
  const renew = () => (wanted.innerHTML = '<b>Yes</b>');
  renew();
  const lookAt = document.elementFromPoint.bind(document);
  document.elementFromPoint = (...spot) => {
    setTimeout(renew);
    return lookAt(...spot);
  };
  window.taps = 0;
  wanted.addEventListener('click', () => (renew(), (window.taps += 1)));
  return true;
})()"""


def test_a_tap_that_takes_its_own_target_away_has_hit(button: Page) -> None:
    """A button that says something else after the tap is not tapped again."""
    button.run(RENEWED)
    button.click("#wanted", "Yes")
    button.click("#wanted", "Yes")
    assert button.run("window.taps") == 2


def test_a_tap_does_not_believe_two_frames_of_the_same_time(button: Page) -> None:
    """What moves has the same box in both."""
    button.run(TIME_STANDS)
    button.click("#wanted", "Yes")
    button.until("document.title === 'tapped'", what="the tap")
    assert int(str(button.run("window.asked"))) >= 8


@pytest.mark.parametrize("reason", REASONS)
def test_a_tap_that_is_given_up_says_why(button: Page, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    button.run(REASONS[reason])
    monkeypatch.setattr(page, "PATIENCE", 0.5)
    with pytest.raises(AssertionError, match="gave up waiting for a tap on #wanted 'Yes'") as given_up:
        button.click("#wanted", "Yes")
    assert reason in str(given_up.value)
    assert "A button" in str(button.run("document.title"))


def test_a_wait_that_is_given_up_says_what_went_wrong(button: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PATIENCE", 0.3)
    with pytest.raises(AssertionError, match=r"gave up waiting for a miracle \(.*nowhere.*\); the page says:\s.*\sYes"):
        button.until("nowhere.parentElement", what="a miracle")


SLEEPER = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(600)"
PARENT = """
import sys, time
from pathlib import Path
from tests.browser.driver.processes import running
with running([sys.executable, "-c", sys.argv[1], sys.argv[2]], log=Path(sys.argv[3])):
    time.sleep(600)
"""


@pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX's")
def test_programs_end_with_the_tests_even_if_those_are_killed(tmp_path: Path) -> None:
    noted, log = tmp_path / "pid", tmp_path / "log"
    command = [sys.executable, "-c", PARENT, SLEEPER, str(noted), str(log)]
    with subprocess.Popen(command, cwd=Path(__file__).parents[2]) as parent:
        try:
            until_true(lambda: noted.exists() and noted.read_text(), what="the program to run", pages=[])
        finally:
            parent.send_signal(signal.SIGKILL)
    until_true(lambda: not is_alive(int(noted.read_text())), what="the program to end", pages=[])


@pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX's")
def test_programs_end_with_all_that_they_started(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    script = 'import subprocess, sys; subprocess.run([sys.executable, "-c", *sys.argv[1:]])'
    with running([sys.executable, "-c", script, SLEEPER, str(noted)], log=tmp_path / "log"):
        until_true(lambda: noted.exists() and noted.read_text(), what="the program to run", pages=[])
    until_true(lambda: not is_alive(int(noted.read_text())), what="the program to end", pages=[])


# --- the next person in a tab that was used before ----------------------------------------------------------------

FILL = """(async (socket) => {
  document.cookie = 'before=1; max-age=1000';
  localStorage.before = sessionStorage.before = 1;
  const opened = indexedDB.open('before', 1);
  await new Promise((resolve) => { opened.onsuccess = resolve; });
  await (await caches.open('before')).put('/before', new Response('before'));
  window.name = window.before = 'before';
  history.pushState(null, '', '/before');
  window.events = new EventSource('/health');
  window.socket = new WebSocket(`ws://${location.host}${socket}`);
  for (const last of ['pagehide', 'unload']) addEventListener(last, () => {
    document.cookie = `${last}=1; max-age=1000`;
    localStorage[last] = sessionStorage[last] = 1;
  });
  console.error('before');
  return true;
})"""
LOOK = """(async () => ({
  stored: [document.cookie, {...localStorage}, {...sessionStorage}],
  kept: [await indexedDB.databases(), await caches.keys(), (await navigator.storage.estimate()).usage],
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  steps: [history.length, document.referrer, performance.getEntriesByType('navigation')[0].type],
  named: [window.name, window.before, window.events, window.socket].map(String),
  size: [innerWidth, innerHeight, outerWidth, outerHeight, devicePixelRatio, visualViewport.scale],
  wishes: ['dark', 'light'].map((theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches),
  saves: navigator.connection?.saveData,
  person: [navigator.userActivation.hasBeenActive, document.hasFocus(), document.visibilityState],
  known: (await fetch('/api/me')).status,
  games: await fetch('/api/games').then((answer) => answer.status, () => 'blocked'),
}))()"""
"""Everything that a document can find out about who was here before."""


@pytest.fixture
def own_browser(browser: Browser, tmp_path: Path) -> Generator[Chromium]:
    """No tab of it has been used."""
    if browser.engine != "chromium":
        pytest.skip("only Chromium's tabs are used again")
    with chromium(tmp_path / "chromium") as own:
        yield own


MEASURED = """[innerWidth, innerHeight, devicePixelRatio, visualViewport.scale, screen.width, screen.height,
  JSON.stringify([...document.querySelectorAll('main *')].map((each) => each.getBoundingClientRect()))]"""


DITHER = 2
"""Chromium dithers where colours run into each other, from wherever it begins to draw."""


@pytest.mark.parametrize("size", [(320, 568), (1366, 768)])
def test_a_page_that_is_drawn_small_is_the_same_page(
    own_browser: Chromium, house: House, tmp_path: Path, size: tuple[int, int]
) -> None:
    found: list[object] = []
    for drawn in (own_browser.drawn, 1):
        own_browser.drawn = drawn
        with guest(own_browser, house, "Anna") as anna:
            anna.resize(size)
            anna.run("addEventListener('click', (tap) => { window.tapped = [tap.clientX, tap.clientY]; })")
            anna.tap(101, 3)
            tapped = anna.until("window.tapped", what="the tap")
            anna.still_picture(tmp_path / f"{len(found)}.png")
            found.append((anna.run(MEASURED), tapped))
    assert found[0] == found[1]
    assert tapped == [101, 3]
    first, second = (Image.open(tmp_path / f"{n}.png").convert("RGB") for n in (0, 1))
    assert first.size == second.size == size
    differing = [each for each in ImageChops.difference(first, second).tobytes() if each > DITHER]
    assert len(differing) < size[0] * size[1] / 100, "the picture was drawn small"


def filled(browser: Chromium, house: House) -> ChromiumPage:
    """A tab in which everything was changed that pages and tests change and that can be cleaned."""
    used = browser.page(size=(900, 700))
    used.save_data()
    used.resize((800, 600), scale=2)
    used.prefer(prefers_color_scheme="dark")
    for host in ("localhost", "127.0.0.1"):
        be_known(used, f"http://{host}:{house.port}", "Anna")
        table = start_table(used, "skull-king", 2)
        used.tap(100, 100)
        seen = len(used.frames)
        assert used.run(f"({FILL})('/api/tables/{table}/socket')")
        until_true(lambda seen=seen: len(used.frames) > seen, what="the socket to be open", pages=[used])
    used.block("*/api/games")
    return used


def test_the_next_person_finds_nothing_of_the_one_before(own_browser: Chromium, house: House) -> None:
    urls = [f"http://{host}:{house.port}/health" for host in ("127.0.0.1", "localhost")]

    def looked(page: Page) -> list[object]:
        found: list[object] = []
        for url in urls:
            page.open(url)
            found.append(page.run(LOOK))
        return found

    used = filled(own_browser, house)
    expected = looked(own_browser.page())  # in a new tab, since the other one is still open
    used.close()
    with pytest.raises(Unanswered):
        used.run("1")
    following = own_browser.page()
    assert following.target == used.target, "the tab was not used again"
    assert (following.complaints, following.frames) == ([], [])
    assert looked(following) == expected
    assert (complaints(following), following.frames) == ([], [])


def open_window(browser: Chromium, page: ChromiumPage) -> None:
    page.run("document.body.innerHTML = '<a target=_blank href=/health style=\"position: fixed; inset: 0\">A link</a>'")
    page.click("a")
    targets = "Target.getTargets"
    until_true(lambda: len(browser.call(targets)["targetInfos"]) > 2, what="the window", pages=[page])


def give_up(_: Chromium, page: ChromiumPage) -> None:
    with pytest.raises(AssertionError, match="gave up"):
        page.until("false")


def hold_back(_: Chromium, page: ChromiumPage) -> None:
    page.run("addEventListener('beforeunload', (event) => event.preventDefault())")
    page.tap(100, 100)


NOT_SPARING = "a service worker that may be there"
CHANGES: dict[str, Callable[[Chromium, ChromiumPage], object]] = {
    NOT_SPARING: lambda _, page: page,
    "a second tab of the same person": lambda browser, page: browser.page(beside=page),
    "a window that the page opened": open_window,
    "another command": lambda browser, page: browser.call("Emulation.setCPUThrottlingRate", {"rate": 2}, page.session),
    "a wait that was given up": give_up,
    "a page that asks before it is left": hold_back,
    "a failed test": lambda browser, _: browser.distrust(),
}


def test_a_tab_that_cannot_be_cleaned_is_closed(
    own_browser: Chromium, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PATIENCE", 0.3)
    used: set[str] = set()
    for why, change in CHANGES.items():
        tab = own_browser.page()
        assert tab.target not in used, f"used again before {why}"
        used.add(tab.target)
        if why != NOT_SPARING:
            tab.save_data()
        tab.open(f"{house.url}/health")
        change(own_browser, tab)
        tab.close()
    assert own_browser.page().target not in used


def test_contexts_end_with_their_last_tab(own_browser: Chromium, house: House) -> None:
    """Few tabs are kept for others. The browser's own context stays."""
    tabs = [own_browser.page() for _ in range(MOST_KEPT + 2)]
    second = own_browser.page(beside=tabs[0])
    lasting = own_browser.lasting_page()
    for tab in tabs:
        tab.save_data()
        tab.open(f"{house.url}/health")
        tab.close()
    second.open(f"{house.url}/health")
    lasting.close()
    assert len(own_browser.call("Target.getBrowserContexts")["browserContextIds"]) == 1 + MOST_KEPT
    second.close()
    assert len(own_browser.call("Target.getBrowserContexts")["browserContextIds"]) == MOST_KEPT
