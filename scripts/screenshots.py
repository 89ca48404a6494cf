#!/usr/bin/env python3
"""Takes pictures of every page and table: `python -m scripts.screenshots [FOLDER] [--only PART]`.

At three sizes, light and dark, with a real server and a real browser. `--only` takes those whose name contains PART.
FOLDER is `.screenshots` unless another is named. With `--readme` the four of the README are made anew in docs/pictures.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from tests.browser.autoplay import be_known, play, post, start_table
from tests.browser.driver import Browser, Page, chromium, executable
from tests.browser.house import House

ROOT = Path(__file__).parents[1]
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("dark", "light")
README = ROOT / "docs" / "pictures"
STILL = 700
"""Milliseconds until everything has come to rest."""

Go: TypeAlias = Callable[[Page, str], None]


class Scene(Struct, frozen=True):
    """One thing to see: `go` brings a page there."""

    name: str
    go: Go


def main(arguments: Sequence[str]) -> int:
    asked = parser().parse_args(arguments)
    if executable() is None:
        print("screenshots: there is no Chromium on this machine", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            with chromium(Path(folder) / "chromium") as browser:
                if asked.readme:
                    take_for_readme(browser, house)
                else:
                    take_all(browser, house, asked.folder, asked.only)
        finally:
            house.stop()
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("folder", nargs="?", type=Path, default=ROOT / ".screenshots")
    made.add_argument("--only", default="", metavar="PART")
    made.add_argument("--readme", action="store_true")
    return made


def take_all(browser: Browser, house: House, folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes():
        for theme in THEMES:
            names = [f"{scene.name}-{size}-{theme}" for size in SIZES]
            if not any(only in name for name in names):
                continue
            page = somebody(browser, house, theme=theme)
            scene.go(page, house.url)
            for name, size in zip(names, SIZES.values(), strict=True):
                if only in name:
                    take(page, folder / f"{name}.png", size=size)
            page.close()


def take_for_readme(browser: Browser, house: House) -> None:
    README.mkdir(parents=True, exist_ok=True)
    by_name = {scene.name: scene for scene in scenes()}
    wanted = ("home", "skull-king-4-playing", "skull-queen-4-playing", "sleeping-queens-3-playing")
    for name in wanted:
        page = somebody(browser, house, theme="dark")
        by_name[name].go(page, house.url)
        take(page, README / f"{name}.png", size=SIZES["phone"], scale=2)
        page.close()


def take(page: Page, file: Path, *, size: tuple[int, int], scale: float = 1) -> None:
    page.resize(size, scale=scale)
    page.run(f"new Promise((resolve) => setTimeout(resolve, {STILL}))")
    page.screenshot(file)
    print(file.name)


def somebody(browser: Browser, house: House, *, theme: str) -> Page:
    page = browser.page(size=SIZES["phone"])
    be_known(page, house.url, "Anna", theme=theme)
    return page


def scenes() -> Iterator[Scene]:
    yield Scene("home", lambda page, url: page.open(url))
    yield Scene("home-stranger", _as_stranger)
    yield Scene("mine", lambda page, url: page.open(f"{url}/mine"))
    yield Scene("credits", lambda page, url: page.open(f"{url}/credits"))
    yield Scene("not-found", lambda page, url: page.open(f"{url}/no-such-page"))
    yield Scene("no-such-table", lambda page, url: page.open(f"{url}/t/{'x' * 22}"))
    for page in ("rules", "learn", "replay", "pass"):
        yield Scene(page, _at(f"/{page}", page))
    for game, counts in PLAYERS.items():
        yield Scene(f"rules-{game}", _at(f"/rules/{game}", "rules"))
        yield Scene(f"learn-{game}", _at(f"/learn/{game}", "learn"))
        yield Scene(f"replay-{game}", _looking_back(game, counts[-1]))
        yield Scene(f"tv-{game}", _on_tv(game, counts[-1], max(MOMENTS[game].values())))
    for game, counts in PLAYERS.items():
        yield Scene(f"{game}-waiting", _waiting(game, counts[-1]))
        for seats in counts:
            for name, decisions in MOMENTS[game].items():
                yield Scene(f"{game}-{seats}-{name}", _in_the_middle(game, seats, decisions))
        yield Scene(f"{game}-ending", _in_the_middle(game, counts[0], WHOLE_GAME))


PLAYERS = {
    "skull-king": (2, 3, 4, 5, 6),
    "skull-king-dice": (3, 4, 5, 6),
    "skull-queen": (2, 3, 4, 5, 6),
    "sleeping-queens": (2, 3, 4, 5),
}
WHOLE_GAME = 10_000
MOMENTS = {
    "skull-king": {"bidding": 44, "playing": 47},
    "skull-king-dice": {"bidding": 27, "playing": 29},
    "skull-queen": {"placing": 0, "playing": 5},
    "sleeping-queens": {"playing": 7},
}
"""After so many decisions of one's own there is something to see: eight cards in the hand, three queens awake."""


def _as_stranger(page: Page, url: str) -> None:
    page.clear_cookies()
    page.open(url)


def _at(path: str, page_name: str) -> Go:
    def go(page: Page, url: str) -> None:
        page.open(url + path)
        page.see(f"main[data-page={page_name}]")

    return go


def _looking_back(game: str, seats: int) -> Go:
    """In the middle of a finished game, with open cards."""

    def go(page: Page, url: str) -> None:
        table = start_table(page, game, seats)
        assert play(page, table, decisions=WHOLE_GAME)
        page.open(f"{url}/replay/{table}?step=40&seat=0&open")
        page.see("main[data-page=replay]")

    return go


def _on_tv(game: str, seats: int, decisions: int) -> Go:
    def go(page: Page, url: str) -> None:
        table = start_table(page, game, seats)
        play(page, table, decisions=decisions)
        page.open(f"{url}/t/{table}?tv")
        page.see("main[data-page=tv]")

    return go


def _waiting(game: str, seats: int) -> Go:
    def go(page: Page, url: str) -> None:
        settings = {"game": game, "seats": seats}
        opened = post(page, "/api/tables", {"settings": settings, "bots": [{}]})
        page.open(f"{url}/t/{opened['id']}")
        page.see("main[data-page=waiting]")

    return go


def _in_the_middle(game: str, seats: int, decisions: int) -> Go:
    def go(page: Page, url: str) -> None:
        table = start_table(page, game, seats)
        over = play(page, table, decisions=decisions)
        page.open(f"{url}/t/{table}")
        page.see("[data-page=ending]" if over else "main[data-page=playing]")

    return go


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
