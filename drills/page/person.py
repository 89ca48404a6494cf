"""A simulated player who taps, and does what the page says when something is broken."""

import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tests.browser.driver import Page

PATIENCE_S = 40.0
"""Longer than the page needs to notice a dead connection."""
PAUSE_S = 0.05
STALLED_S = 1.0
"""How long nothing can be tapped before the player reads what else is on the page."""
BETWEEN_PRESSES_S = 8.0
BLANK_S = 5.0
TRY_AGAIN = "Try again"
"""What the button says in English."""
PARTS = (files("drills.page") / "look.js").read_text(encoding="utf-8")


class Look(Struct, frozen=True):
    where: str
    path: str
    ours: bool
    blank: bool
    asked: bool
    busy: bool
    sheet: bool
    retry: bool
    styled: bool
    text: str


class Stuck(Exception):
    """The page did not go on, and gave no useful advice. The text says what the player waited for."""


class Person:
    """`may_reload`: the page itself is broken, so only the browser can report it."""

    def __init__(
        self,
        page: Page,
        game: str,
        *,
        ending: threading.Event,
        seed: int = 0,
        may_reload: bool = False,
        patience_s: float = PATIENCE_S,
    ) -> None:
        self.page = page
        self._game = game
        self._ending = ending
        self._seed = seed
        self._may_reload = may_reload
        self._patience_s = patience_s
        self._taps = 0
        self._acted_at = time.monotonic()
        self.pressed = 0
        """How often "Try again" was pressed."""
        self._address = ""
        self.reloaded = 0
        """How often the page had to be loaded again by hand."""

    def open(self, address: str) -> None:
        self._address = address
        with suppress(AssertionError):  # an engine may log an error about the broken part
            self.page.open(address)

    def reload(self) -> None:
        """Press the browser's reload button."""
        with suppress(AssertionError):
            self._address = str(self.page.run("location.href"))
            self.page.reload()

    def until(self, reached: Callable[[Look], bool], what: str) -> Look:
        """Keep acting until the condition is reached."""
        deadline = time.monotonic() + self._patience_s
        self._acted_at = time.monotonic()
        while time.monotonic() < deadline:
            look = self.look()
            if look is None:
                self._load_again(time.monotonic() - self._acted_at)
            elif reached(look):
                return look
            else:
                self._act(look)
            if self._ending.wait(PAUSE_S):
                raise Stuck("the drill was stopped")
        raise Stuck(f"waited {self._patience_s:g} s for {what}")

    def look(self) -> Look | None:
        """None while the page is being replaced."""
        found = self._run(f"look({json.dumps(TRY_AGAIN)})")
        return None if found is None else msgspec.convert(found, Look)

    def _run(self, what: str) -> Any:
        try:
            return self.page.run(f"{PARTS}.{what}")
        except AssertionError:
            return None

    def _act(self, look: Look) -> None:
        stalled = time.monotonic() - self._acted_at
        if self._play_on(look):
            self._acted_at = time.monotonic()
        elif look.retry:
            self._press(stalled)
        elif not look.ours or (look.blank and stalled > BLANK_S):
            self._load_again(stalled)

    def _play_on(self, look: Look) -> bool:
        """Make one tap; return whether there was something to tap."""
        if look.where == "playing":
            if look.asked and not look.busy:
                self._taps += 1
                return bool(self._run(f"decide({self._seed + self._taps // 2})"))
            self._run("hurry()")
            return False
        if look.where == "home":
            wanted = "dialog[open] [data-action=play-now]" if look.sheet else f"[data-game={self._game}]"
            return bool(self._run(f"tap({json.dumps(wanted)})"))
        if look.where == "invited":
            return bool(self._run("tap('main form [type=submit]')"))
        return False

    def _press(self, stalled: float) -> None:
        if stalled < (BETWEEN_PRESSES_S if self.pressed else STALLED_S):
            return
        if self.pressed:
            raise Stuck(f"{TRY_AGAIN!r} did not help at the first press")
        if self._run(f"retry({json.dumps(TRY_AGAIN)})"):
            self.pressed += 1
            self._acted_at = time.monotonic()

    def _load_again(self, stalled: float) -> None:
        if not self._may_reload or self.reloaded or stalled < STALLED_S:
            return
        self.reloaded += 1
        self._acted_at = time.monotonic()
        self.open(self._address)
