"""One journey with one strike in its own page, and the result."""

import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from drills.page.journeys import JOURNEYS, set_motion
from drills.page.person import PATIENCE_S, Person, Stuck
from drills.page.proxy import LATE_S, Proxy
from drills.page.strikes import Frame, Request, Strike, Target
from tests.browser.driver import Browser, Page

Verdict = Literal["by itself", "said", "reloaded", "not reached", "stuck"]
MOVING = 3
"""Every third frame meets a page in which things move; elsewhere nothing does, which is quicker."""
MOST_SHOWN = 400


class Trial(Struct, frozen=True):
    game: str
    journey: str
    strike: Strike | None = None

    def command(self, ground: "Ground") -> str:
        """The command that repeats the trial."""
        engine = "" if ground.browser.engine == "chromium" else f" --engine {ground.browser.engine}"
        seed = f" --seed {ground.seed}" if ground.seed else ""
        only = f' --only "{self.strike}"' if self.strike else ""
        return f"./skulduggery drill page --game {self.game} --journey {self.journey}{engine}{seed}{only}"

    @property
    def moves(self) -> bool:
        target = self.strike.target if self.strike else None
        return isinstance(target, Frame) and target.nth % MOVING == 0

    @property
    def is_about_a_document(self) -> bool:
        target = self.strike.target if self.strike else None
        return isinstance(target, Request) and target.is_document


class Outcome(Struct, frozen=True):
    trial: Trial
    verdict: Verdict
    """`said`: "Try again" was there, and worked at the first press. `reloaded`: the page itself could not be loaded."""
    seconds: float
    repeat: str
    """The command that repeats the trial."""
    seen: tuple[Target, ...] = ()
    problem: str = ""
    shown: str = ""
    """What the page showed when it was stuck."""
    complaints: tuple[str, ...] = ()
    screenshot: str = ""


class Ground(Struct, frozen=True):
    """The environment of the trials. Pages are opened one after another, and used at the same time."""

    browser: Browser
    port: int
    folder: Path
    """For screenshots of stuck pages."""
    seed: int = 0
    late_s: float = LATE_S
    patience_s: float = PATIENCE_S
    opening: threading.Lock = field(default_factory=threading.Lock)
    ending: threading.Event = field(default_factory=threading.Event)
    """Set when the drill is stopped: trials that are under way end at once."""


def attempt(trial: Trial, ground: Ground) -> Outcome:
    since = time.monotonic()
    prepare, travel = JOURNEYS[trial.journey]
    with ground.opening:
        page = ground.browser.page()
    person = Person(
        page,
        trial.game,
        seed=ground.seed,
        may_reload=trial.is_about_a_document,
        patience_s=ground.patience_s,
        ending=ground.ending,
    )
    with Proxy(ground.port, trial.strike, late_s=ground.late_s, worker=trial.journey == "kept") as proxy:
        try:
            path = prepare(page, proxy, trial.game)
            set_motion(page, "full" if trial.moves else "off")
            proxy.begin()
            person.open(proxy.url + path)
            travel(person, proxy)
            person.until(lambda look: look.styled, "the style sheets")
            problem = ""
        except (Stuck, AssertionError) as fault:
            problem = str(fault).partition("\n")[0] or "it got stuck"
        seconds = round(time.monotonic() - since, 2)
        shown, screenshot = _evidence(person, trial, ground.folder) if problem else ("", "")
        outcome = Outcome(
            trial=trial,
            verdict=_verdict(trial, person, proxy, problem),
            seconds=seconds,
            repeat=trial.command(ground),
            seen=tuple(proxy.seen),
            problem=problem,
            shown=shown,
            complaints=tuple(page.complaints),
            screenshot=screenshot,
        )
        with suppress(AssertionError):
            page.close()
    return outcome


def _verdict(trial: Trial, person: Person, proxy: Proxy, problem: str) -> Verdict:
    if problem:
        return "stuck"
    if trial.strike is not None and not proxy.struck:
        return "not reached"
    if person.reloaded:
        return "reloaded"
    return "said" if person.pressed else "by itself"


def _evidence(person: Person, trial: Trial, folder: Path) -> tuple[str, str]:
    """What the page shows, as text and as a screenshot."""
    look = person.look()
    shown = "" if look is None else " ".join(look.text.split())[:MOST_SHOWN]
    return shown or "nothing", _picture(person.page, trial, folder)


def _picture(page: Page, trial: Trial, folder: Path) -> str:
    name = f"{trial.game} {trial.journey} {trial.strike}".replace("/", "-").replace(" ", "_")
    file = folder / f"{name}.png"
    try:
        page.screenshot(file)
    except (AssertionError, OSError):
        return ""
    return str(file)
