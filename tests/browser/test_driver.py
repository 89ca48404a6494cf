"""The page object itself: what it waits for before a tap, what it says when it gives up, how programs end."""

import os
import signal
import subprocess
import sys
import urllib.parse
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.browser.driver import Browser, Page, page, until_true
from tests.browser.driver.processes import running
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
    " {duration: 1000, iterations: Infinity}), true)",
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
