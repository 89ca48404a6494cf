"""What a browser and a page of it can do, whatever the engine. Each engine adds how its protocol says it."""

import contextlib
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from tests.browser.driver.processes import PATIENCE

Engine = Literal["chromium", "firefox", "webkit"]
ENGINES: tuple[Engine, ...] = ("chromium", "firefox", "webkit")
PHONE = (360, 740)

INPAGE = Path(__file__).with_name("inpage.js").read_text(encoding="utf-8")
"""The part of the driver that every document runs before its own scripts."""

PAUSE = 0.05
"""Seconds before a page is asked again that could not answer: most likely it is just being replaced."""

BETWEEN_PICTURES = 0.25
"""Seconds in which something that still moves is seen to have moved."""

TAPS = 5

NEW_DOCUMENT = "!window.isOld && document.readyState === 'complete'"
"""The document before it may answer for a while: Firefox says that a page is there when the page before it changes its
own address meanwhile."""


class Unsupported(Exception):
    """This engine has no means for what a test needs. The test is skipped with this reason."""


class Unanswered(AssertionError):
    """The page did not give a value: it failed, or another document took its place meanwhile."""


class Browser(ABC):
    """One engine. Each page has cookies and stores of its own, as if it were another person's."""

    engine: Engine

    @abstractmethod
    def page(self, beside: "Page | None" = None, *, size: tuple[int, int] = PHONE) -> "Page":
        """A new page; `beside` another one it is a second tab of the same person."""

    def distrust(self) -> None:  # noqa: B027 (only one engine uses tabs again)
        """Something went wrong: no page that is open now is used again."""


class Page(ABC):
    """One tab. Every wait ends as soon as possible, and says what was missing when it gives up."""

    longest_wait = 5.0
    """Seconds for which the page itself is asked to wait, before it is asked anew."""

    def __init__(self) -> None:
        self._complaints: list[str] = []
        self._frames: list[str] = []

    @property
    def complaints(self) -> list[str]:
        """Errors of its scripts, and of the browser about it, such as breaches of the CSP."""
        self._listen()
        return self._complaints

    @property
    def frames(self) -> list[str]:
        """Everything that came through its WebSockets."""
        self._listen()
        return self._frames

    def _listen(self) -> None:  # noqa: B027 (only one engine needs it)
        """Fetches what the browser has noted, where it does not tell by itself."""

    # --- documents ------------------------------------------------------------------------------------------------

    def open(self, url: str) -> None:
        """Another place in the same document is no new document."""
        document, fragment, _ = url.partition("#")
        is_here = f"location.href.split('#')[0] === {json.dumps(document)}" if fragment else "false"
        with contextlib.suppress(Unanswered):
            self.run(f"window.isOld = !({is_here})")
        self._navigate(url)
        self.until(NEW_DOCUMENT, what=f"{url} to load")

    def reload(self) -> None:
        self.run("window.isOld = true")
        self._reload()
        self.until(NEW_DOCUMENT, what="the page to load again")

    def back(self) -> None:
        """The browser's own button. The page may be gone before it could answer."""
        self.run("setTimeout(() => history.back()); true")

    def forward(self) -> None:
        self.run("setTimeout(() => history.forward()); true")

    @abstractmethod
    def _navigate(self, url: str) -> None: ...

    @abstractmethod
    def _reload(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    # --- asking and waiting -----------------------------------------------------------------------------------------

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression, awaited if it is a promise."""

    def text(self) -> str:
        return str(self.run("document.body.innerText"))

    def count(self, selector: str) -> int:
        return int(self.run(f"document.querySelectorAll({json.dumps(selector)}).length"))

    def until(self, script: str, *, what: str = "") -> Any:
        """Waits until the expression is true, and gives its value."""
        return self._wait(lambda ms: f"__driver.until(async () => (\n{script}\n), {ms})", what or script)

    def see(self, selector: str, text: str = "") -> None:
        """Waits until there is such an element with that text in it."""
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        with_text = f"{found}.some((one) => one.textContent.includes({json.dumps(text)}))"
        self.until(with_text, what=f"{selector} {text!r}" if text else selector)

    def gone(self, selector: str) -> None:
        """Waits until there is no such element."""
        self.until(f"document.querySelector({json.dumps(selector)}) === null", what=f"{selector} to be gone")

    def until_still(self) -> None:
        """Waits until nothing moves any more, and all fonts are there."""
        self.until("__driver.isStill()", what="everything to stand still")

    def _wait(self, question: Callable[[int], str], what: str) -> Any:
        """Puts the question again and again, each time with the milliseconds for which the page may wait by itself."""
        deadline = time.monotonic() + PATIENCE
        why = ""
        while (left := deadline - time.monotonic()) > 0:
            try:
                answer = self.run(question(round(1000 * min(left, self.longest_wait))))
            except Unanswered as unanswered:
                why = str(unanswered)
                self._begin_anew()
                continue
            if "value" in answer:
                return answer["value"]
            why = answer["why"]
        raise AssertionError(f"gave up waiting for {what}{why and f' ({why})'}; the page says:\n{self._last_words()}")

    def _begin_anew(self) -> None:
        """Another document takes the page's place, or this one was there before the driver."""
        time.sleep(PAUSE)
        with contextlib.suppress(Unanswered):
            self.run(INPAGE)

    def _last_words(self) -> str:
        with contextlib.suppress(Unanswered):
            return f"{self.run('location.href')}\n{self.text()}"
        return "nothing"

    # --- taps and keys ----------------------------------------------------------------------------------------------

    def click(self, selector: str, text: str | None = None) -> None:
        """A tap on the first such element that is visible, still, enabled and on top. Once more if the page moved at
        the last moment and something else was hit."""
        what = f"{selector} {text!r}" if text else selector
        wanted = f"{json.dumps(selector)}, {json.dumps(text)}"
        for _ in range(TAPS):
            self.tap(*self._wait(lambda ms: f"__driver.still({wanted}, {ms})", f"a tap on {what}"))
            if not self._missed():
                return
        raise AssertionError(f"{what} moved away from every tap; the page says:\n{self._last_words()}")

    def _missed(self) -> bool:
        with contextlib.suppress(Unanswered):
            return bool(self.run("window.__driver?.wasMissed()"))
        return False  # the tap led to another page

    def write(self, selector: str, text: str) -> None:
        """Taps on a field and writes over what is in it."""
        self.click(selector)
        self.run(f"document.querySelector({json.dumps(selector)}).select()")
        if text:
            self._type(text)
        else:
            self.press("Backspace")

    def choose(self, selector: str, value: str) -> None:
        """Picks an entry of a list."""
        quoted = json.dumps(selector)
        self.see(selector)
        self.run(
            f"(() => {{ const list = document.querySelector({quoted}); list.value = {json.dumps(value)};"
            " list.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )

    @abstractmethod
    def tap(self, x: float, y: float) -> None: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    @abstractmethod
    def _type(self, text: str) -> None: ...

    # --- the window and the person in front of it -------------------------------------------------------------------

    @abstractmethod
    def resize(self, size: tuple[int, int], *, scale: float = 1) -> None: ...

    @abstractmethod
    def screenshot(self, file: Path) -> None: ...

    def still_picture(self, file: Path) -> bytes:
        """What is seen once two pictures in a row are the same: scrollbars fade, which no script can see."""
        before = b""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.until_still()
            self.screenshot(file)
            now = file.read_bytes()
            if now == before:
                return now
            before = now
            time.sleep(BETWEEN_PICTURES)
        raise AssertionError(f"gave up waiting for a picture that stays the same; the page says:\n{self._last_words()}")

    @abstractmethod
    def clear_cookies(self) -> None:
        """The server will not know this person any more."""

    def prefer(self, **features: str) -> None:
        """What the system of this person wishes, such as `prefers_reduced_motion="reduce"`."""
        raise Unsupported(f"this engine cannot pretend that the system wishes {features}")

    def save_data(self) -> None:  # noqa: B027 (engines without such a setting keep the page on the device)
        """This person wants to save data: the page is not kept on the device, which takes as long as all else."""

    def block(self, *patterns: str) -> None:
        """Lets no request to such an address through; without any, all again. An asterisk stands for anything."""
        raise Unsupported("this engine cannot block requests")

    def heard_aloud(self) -> Sequence[tuple[str, str]]:
        """Role and name of everything that a screen reader finds. Where the protocol does not give the browser's own
        tree, it is what the markup says."""
        return [(role, name) for role, name in self.run(MARKUP_READ_ALOUD)]


MARKUP_READ_ALOUD = """(() => {
  const roles = {BUTTON: 'button', A: 'link', H1: 'heading', H2: 'heading', P: 'paragraph', INPUT: 'textbox'};
  const named = (ids) => ids?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return [...document.querySelectorAll('button, a[href], input, [role], [aria-live], h1, h2, p')]
    .filter((one) => one.getClientRects().length > 0 && !one.closest('[inert], [aria-hidden=true]'))
    .filter((one) => !document.querySelector('dialog:modal') || one.closest('dialog:modal'))
    .map((one) => [one.getAttribute('role') ?? roles[one.tagName] ?? 'generic',
      (named(one.getAttribute('aria-labelledby')) ?? one.getAttribute('aria-label') ?? one.innerText ?? '').trim()])
    .filter(([, name]) => name);
})()"""
