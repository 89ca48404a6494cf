"""All measurements in one run: a server, a browser, and one visit after another."""

import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from msgspec import Struct, field

from benchmarks.server.machine import NotHere
from benchmarks.server.our_server import running
from benchmarks.server.trouble import Trouble
from benchmarks.web import pad
from benchmarks.web.condition import PHONE, PLAIN, Condition
from benchmarks.web.motion import CATEGORIES, Motion, motion_in
from benchmarks.web.player import Player, Prompt
from benchmarks.web.visit import Opened, Shift, Visitor, cumulative
from skulduggery import games
from tests.browser.driver.chromium import WHOLE, Chromium, chromium, executable

HOME = "main[data-page=home] button, main[data-page=home] a"
CHOICE = "[data-choice=legal]"
SEATS = 4
FEW_DECISIONS = 6
"""Enough for the choices, the moves and the end of a round or two."""
PAUSE = 0.8
"""Seconds before each: a person hesitates, and what others did can be seen meanwhile."""

FULL_GAME, FULL_SEATS = "skull-queen", 3
"""Fourteen cards each: the largest hand of all games."""
FULL_HAND, FULL_LOG = 14, 200

Tell = Callable[[str], None]


class Plan(Struct, frozen=True):
    rounds: int = 3
    games: list[str] = field(default_factory=lambda: list(games.names()))


class Full(Struct, frozen=True):
    """The fullest table: many cards in hand, a long log, everything moving."""

    cards: int
    log_lines: int
    motion: Motion
    interactive_ms: float


class Trial(Struct):
    plan: Plan
    home: dict[str, list[Opened]] = field(default_factory=dict[str, list[Opened]])
    tables: dict[str, dict[str, list[Opened]]] = field(default_factory=dict[str, dict[str, list[Opened]]])
    """By game and condition."""
    shifts: dict[str, list[Shift]] = field(default_factory=dict[str, list[Shift]])
    full: dict[str, Full] = field(default_factory=dict[str, Full])
    pads: dict[str, list[Opened]] = field(default_factory=dict[str, list[Opened]])
    """Opened again without a network."""
    pad_kb: float | None = None
    others_busy: float = 0.0
    """The share of the processor in use before anything began."""

    def interactive_ms(self, where: str, condition: Condition) -> float | None:
        places = {"home": self.home, "pad": self.pads, **self.tables}
        opened = places.get(where, {}).get(condition.name)
        return median(each.interactive_ms for each in opened) if opened else None

    def first_view_kb(self) -> float | None:
        opened = self.home.get(PHONE.name)
        return median(each.script_and_style_kb for each in opened) if opened else None


def run(plan: Plan, tell: Tell) -> Trial:
    if executable(WHOLE) is None:
        raise NotHere(f"there is no Chromium on this machine (looked for {', '.join(WHOLE)})")
    trial = Trial(plan, others_busy=busy_share())
    folders = tempfile.TemporaryDirectory()
    with running() as server, folders as folder, chromium(Path(folder), names=WHOLE, drawn=1, flags=()) as browser:
        House(browser, f"http://127.0.0.1:{server.port}", trial, tell).measure()
    return trial


def busy_share(seconds: float = 2.0) -> float:
    """The share of the processor that others use now; 0 on systems without Linux's /proc."""
    try:
        before = _ticks()
        time.sleep(seconds)
        (idle, total), (idle_before, total_before) = _ticks(), before
    except (OSError, ValueError):
        return 0.0
    return 1 - (idle - idle_before) / max(1, total - total_before)


def _ticks() -> tuple[int, int]:
    """Idle and total ticks since the system started."""
    counted = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return counted[3] + counted[4], sum(counted)


class House:
    def __init__(self, browser: Chromium, url: str, trial: Trial, tell: Tell) -> None:
        self._browser, self._url, self._trial, self._tell = browser, url, trial, tell

    def measure(self) -> None:
        for condition in (PHONE, PLAIN):
            for number in range(self._trial.plan.rounds):
                self._tell(
                    f"round {number + 1} of {self._trial.plan.rounds}, {condition.name}: home, tables and a score pad"
                )
                self._open_home(condition)
                for game in self._trial.plan.games:
                    self._open_table(game, condition)
                opened, self._trial.pad_kb = pad.reopened(self._browser, condition)
                self._trial.pads.setdefault(condition.name, []).append(opened)
        for game in self._trial.plan.games:
            self._tell(f"what moves about: {game}")
            self._play_a_little(game)
        for condition in (PHONE, PLAIN):
            self._tell(f"the fullest table, {condition.name}")
            self._trial.full[condition.name] = self._fullest(condition)

    def _open_home(self, condition: Condition) -> None:
        with self._visitor() as visitor:
            self._trial.home.setdefault(condition.name, []).append(visitor.open("/", HOME, condition))
            self._note_shifts("home", visitor)

    def _open_table(self, game: str, condition: Condition) -> None:
        with self._visitor() as visitor:
            table = self._table(visitor, game, SEATS)
            self._wait_for_a_turn(visitor, table)
            found = visitor.open(f"/t/{table}", CHOICE, condition)
            self._trial.tables.setdefault(game, {}).setdefault(condition.name, []).append(found)

    def _wait_for_a_turn(self, visitor: Visitor, table: str) -> None:
        """Do not measure how long bots think."""
        with Player(visitor, table) as player:
            next(player.prompts())

    def _play_a_little(self, game: str) -> None:
        with self._visitor() as visitor:
            table = self._table(visitor, game, SEATS)
            visitor.open(f"/t/{table}", CHOICE, PHONE)
            with Player(visitor, table) as player:
                player.play(FEW_DECISIONS, pause=PAUSE)
            self._note_shifts(game, visitor)

    def _fullest(self, condition: Condition) -> Full:
        with self._visitor() as visitor:
            table, lines = self._long_table(visitor)
            opened = visitor.open(f"/t/{table}", CHOICE, condition)
            cards = int(visitor.page.run("document.querySelectorAll('[data-card][data-choice]').length"))
            visitor.count_frames()
            with self._browser.trace(*CATEGORIES) as noted, Player(visitor, table) as player:
                player.play(FULL_HAND, pause=PAUSE)
            frames = visitor.frames_ms()
            self._note_shifts("fullest", visitor)
        return Full(cards=cards, log_lines=lines, motion=motion_in(noted, frames), interactive_ms=opened.interactive_ms)

    def _long_table(self, visitor: Visitor) -> tuple[str, int]:
        """A game played on until much has happened and the hand is full again."""
        table = self._table(visitor, FULL_GAME, FULL_SEATS)
        with Player(visitor, table) as player:
            for prompt in player.prompts():
                if is_full(prompt):
                    lines = len(visitor.ask("GET", f"/api/tables/{table}/log?words=en")["lines"])
                    if lines >= FULL_LOG:
                        return table, lines
                player.answer(prompt)
        raise Trouble(f"{FULL_GAME} ended before its log had {FULL_LOG} lines")

    def _table(self, visitor: Visitor, game: str, seats: int) -> str:
        bots: list[dict[str, str]] = [{} for _ in range(seats - 1)]
        settings = {"game": game, "seats": seats, "bot_speed": "instant"}
        return visitor.ask("POST", "/api/tables", {"settings": settings, "bots": bots, "start": True})["id"]

    def _note_shifts(self, where: str, visitor: Visitor) -> None:
        """Keep the worst of all visits there."""
        shifts = visitor.shifts()
        self._trial.shifts[where] = max(self._trial.shifts.get(where, []), shifts, key=cumulative)

    @contextmanager
    def _visitor(self) -> Generator[Visitor]:
        visitor = Visitor(self._browser, self._url)
        try:
            yield visitor
        finally:
            visitor.close()


def is_full(prompt: Prompt) -> bool:
    """The player is asked for a card and has all cards in hand."""
    return len(prompt.get("legal") or ()) + len(prompt.get("refused") or ()) >= FULL_HAND
