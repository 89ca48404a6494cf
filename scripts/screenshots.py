#!/usr/bin/env python3
"""Takes pictures of every page and table: `python -m scripts.screenshots [FOLDER] [--only PART] [--game GAME] ...`.

At ten sizes, with a real server and a real browser, in the language whose words are longest: dark, with text of 150 and
200 %, and with colours forced by the system. One page shows them all: FOLDER/index.html has the pictures small, and a
click shows one in its full size. `--only` takes those whose name contains PART; `--game`, `--players`, `--size`,
`--theme` and `--text` may be given several times, and take only those. FOLDER is `.screenshots` unless one is named.
With `--readme` the four of the README are made anew in docs/pictures.

    python -m scripts.screenshots --game skull-queen --players 6 --size 740x360 --language de
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from skulduggery.locales import LANGUAGES
from tests.browser.autoplay import be_known, play, post, start_table
from tests.browser.driver import Browser, Page, chromium, executable
from tests.browser.house import House
from tests.browser.pads import begin

ROOT = Path(__file__).parents[1]
PHONE = (360, 740)
SIZES = (
    (320, 568),
    PHONE,
    (740, 360),
    (844, 390),
    (667, 375),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1440, 780),
    (1920, 1080),
)
FORCED = "forced"
"""Not a theme of ours: the system forces its own colours upon the page."""
THEMES = ("dark", "light", "contrast", FORCED)
TEXTS = (100, 125, 150, 200)
USUAL_TEXT = 100
LOOKS = (("dark", USUAL_TEXT), ("dark", 150), ("dark", 200), (FORCED, USUAL_TEXT))
"""Theme and size of text, unless others are asked for."""
README = ROOT / "docs" / "pictures"
SMALL = 0.25
"""The scale of each picture in the overview."""

Go: TypeAlias = Callable[[Page, str], None]


class Scene(Struct, frozen=True):
    """One screenshot: `go` brings a page there."""

    name: str
    go: Go
    game: str = ""
    players: int = 0


class Picture(Struct, frozen=True):
    scene: str
    theme: str
    size: tuple[int, int]
    text: int = USUAL_TEXT

    @property
    def look(self) -> str:
        return self.theme if self.text == USUAL_TEXT else f"{self.theme}-{self.text}"

    @property
    def name(self) -> str:
        return f"{self.scene}-{format_size(self.size)}-{self.look}"


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
                    take_all(browser, house, asked)
        finally:
            house.stop()
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("folder", nargs="?", type=Path, default=ROOT / ".screenshots")
    made.add_argument("--only", default="", metavar="PART", help="those whose name contains it")
    made.add_argument("--game", action="append", choices=tuple(PLAYERS), help="scenes of this game alone")
    made.add_argument("--players", action="append", type=int, metavar="N", help="tables of so many alone")
    made.add_argument("--size", action="append", type=parse_size, metavar="WxH", help="instead of all ten")
    made.add_argument("--theme", action="append", choices=THEMES, help="in the usual size of text")
    made.add_argument("--text", action="append", type=int, choices=TEXTS, help="its size in percent; dark")
    made.add_argument("--language", choices=LANGUAGES, help="instead of the longest")
    made.add_argument("--readme", action="store_true", help="the pictures of the README")
    return made


def parse_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 740x360")
    return int(width), int(height)


def format_size(size: tuple[int, int]) -> str:
    return "{}x{}".format(*size)


def longest_language() -> str:
    """The one whose words at a table are longest."""
    names = [f"web-{game}.ftl" for game in PLAYERS] + ["web-table.ftl", "web.ftl"]

    def letters(language: str) -> int:
        folder = files("skulduggery.locales") / language
        return sum(len((folder / name).read_text(encoding="utf-8")) for name in names)

    return max(LANGUAGES, key=letters)


def looks_of(asked: argparse.Namespace) -> Sequence[tuple[str, int]]:
    if not asked.theme and not asked.text:
        return LOOKS
    return tuple(product(asked.theme or ("dark",), asked.text or (USUAL_TEXT,)))


def take_all(browser: Browser, house: House, asked: argparse.Namespace) -> None:
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Picture] = []
    for scene in scenes():
        if (asked.game and scene.game not in asked.game) or (asked.players and scene.players not in asked.players):
            continue
        for theme, text in looks_of(asked):
            pictures = [Picture(scene.name, theme, size, text) for size in asked.size or SIZES]
            wanted = [picture for picture in pictures if asked.only in picture.name]
            if not wanted:
                continue
            page = somebody(browser, house, theme=theme, language=asked.language or longest_language(), text=text)
            scene.go(page, house.url)
            for picture in wanted:
                take(page, folder / f"{picture.name}.png", size=picture.size)
            page.close()
            taken += wanted
            (folder / "index.html").write_text(contact_sheet(taken), encoding="utf-8")


def contact_sheet(pictures: Sequence[Picture]) -> str:
    """One line for each scene and look, with all its sizes side by side."""
    lines = dict.fromkeys((picture.scene, picture.look) for picture in pictures)
    rows = [
        f"<h2>{escape(scene)} <small>{look}</small></h2><div>"
        + "".join(small(picture) for picture in pictures if (picture.scene, picture.look) == (scene, look))
        + "</div>"
        for scene, look in lines
    ]
    return f"<!doctype html><meta charset=utf-8><title>Screenshots</title><style>{STYLE}</style>{''.join(rows)}"


def small(picture: Picture) -> str:
    file = escape(picture.name) + ".png"
    width, height = (round(SMALL * length) for length in picture.size)
    image = f'<img src="{file}" width="{width}" height="{height}" loading="lazy" alt="">'
    return f'<a href="{file}" target="_blank">{image}<br>{format_size(picture.size)}</a>'


STYLE = """
  body { background: #222; color: #eee; font: 14px sans-serif; }
  h2 { margin: 1em 0 0.3em; font-size: 1.1em; }
  div { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
  a { color: #bbb; font-size: 11px; text-align: center; text-decoration: none; }
  img { border: 1px solid #555; }
"""


def take_for_readme(browser: Browser, house: House) -> None:
    README.mkdir(parents=True, exist_ok=True)
    by_name = {scene.name: scene for scene in scenes()}
    wanted = ("home", "skull-king-4-playing", "skull-queen-4-playing", "sleeping-queens-3-playing")
    for name in wanted:
        page = somebody(browser, house, theme="dark")
        by_name[name].go(page, house.url)
        take(page, README / f"{name}.png", size=PHONE, scale=2)
        page.close()


def take(page: Page, file: Path, *, size: tuple[int, int], scale: float = 1) -> None:
    page.resize(size, scale=scale)
    page.until_still()
    page.screenshot(file)
    print(file.name, flush=True)


def somebody(browser: Browser, house: House, *, theme: str, language: str = "en", text: int = USUAL_TEXT) -> Page:
    """A guest whose page has no animations: it settles sooner, and every picture shows the same moment."""
    page = browser.page(size=PHONE)
    chosen = "dark" if theme == FORCED else theme
    be_known(page, house.url, "Anna", language=language, theme=chosen, motion="off", textSize=text)
    page.prefer(forced_colors="active" if theme == FORCED else "none")
    return page


def scenes() -> Iterator[Scene]:
    yield Scene("home", lambda page, url: page.open(url))
    yield Scene("home-stranger", _as_stranger)
    yield Scene("mine", lambda page, url: page.open(f"{url}/mine"))
    yield Scene("credits", lambda page, url: page.open(f"{url}/credits"))
    yield Scene("not-found", lambda page, url: page.open(f"{url}/no-such-page"))
    yield Scene("no-such-table", lambda page, url: page.open(f"{url}/t/{'x' * 22}"))
    for page in ("rules", "learn", "replay", "pass", "pad"):
        yield Scene(page, _at(f"/{page}", page))
    for game, counts in PLAYERS.items():
        most = counts[-1]
        yield Scene(f"rules-{game}", _at(f"/rules/{game}", "rules"), game)
        yield Scene(f"learn-{game}", _at(f"/learn/{game}", "learn"), game)
        yield Scene(f"replay-{game}", _looking_back(game, most), game, most)
        yield Scene(f"tv-{game}", _on_tv(game, most, max(MOMENTS[game].values())), game, most)
        yield Scene(f"pad-{game}", _pad(game, most), game, most)
        yield Scene(f"pad-sheet-{game}", _pad(game, most, part="#sheet"), game, most)
    for game, counts in PLAYERS.items():
        yield Scene(f"{game}-waiting", _waiting(game, counts[-1]), game, counts[-1])
        for seats in counts:
            for name, decisions in MOMENTS[game].items():
                yield Scene(f"{game}-{seats}-{name}", _in_the_middle(game, seats, decisions), game, seats)
        yield Scene(f"{game}-ending", _in_the_middle(game, counts[0], WHOLE_GAME), game, counts[0])


PLAYERS = {
    "skull-king": (2, 3, 4, 5, 6),
    "skull-king-dice": (3, 4, 5, 6),
    "skull-queen": (2, 3, 4, 5, 6),
    "sleeping-queens": (2, 3, 4, 5),
}
WRITTEN = ("Anna", "Bernhard", "Carla", "Dirk", "Emma", "Friederike")
WHOLE_GAME = 10_000
MOMENTS = {
    "skull-king": {"bidding": 44, "playing": 47},
    "skull-king-dice": {"bidding": 20, "playing": 22},
    "skull-queen": {"placing": 0, "playing": 5},
    "sleeping-queens": {"playing": 7},
}
"""The number of own decisions after which the table is full: eight cards in the hand, three queens awake. A whole game
of dice with six players has 27 of them."""


def _as_stranger(page: Page, url: str) -> None:
    page.clear_cookies()
    page.open(url)


def _at(path: str, page_name: str) -> Go:
    def go(page: Page, url: str) -> None:
        page.open(url + path)
        page.see(f"main[data-page={page_name}]")

    return go


def _pad(game: str, players: int, *, part: str = "") -> Go:
    """The first numbers of a pad."""

    def go(page: Page, url: str) -> None:
        page.open(f"{url}/pad")
        begin(page, game, *WRITTEN[:players])
        page.run(f"location.hash = {part!r}")

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
