"""How much a visitor has to load before anything can be seen, counted from the real build."""

import gzip
import json
import re
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES

MOST_KB = 120
"""Script and style of the first view, packed as they travel; a kB is 1,000 bytes."""


def first_view(built: Path, language: str, page: str = "/") -> list[str]:
    """What the page names itself, what its home page needs beside that, and the words of one language."""
    index = (built / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', index)
    soon = json.loads((built / ".soon").read_text(encoding="utf-8"))
    return list(dict.fromkeys([*named, *soon["pages"][page], *soon["languages"][language][""]]))


def kilobytes(built: Path, files: list[str]) -> float:
    return sum(len(gzip.compress((built / file[1:]).read_bytes(), 9)) for file in files) / 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_view_is_light(built: Path, language: str) -> None:
    files = first_view(built, language)
    assert any(file.endswith(".css") for file in files)
    assert len([file for file in files if file.endswith(".js")]) >= 2
    assert kilobytes(built, files) < MOST_KB


def test_every_language_has_its_own_words(built: Path) -> None:
    soon = json.loads((built / ".soon").read_text(encoding="utf-8"))["languages"]
    assert set(soon) == set(LANGUAGES)
    assert len({tuple(files[""]) for files in soon.values()}) == len(LANGUAGES)
    assert all(files[part] for files in soon.values() for part in ("", *games.names()))


def test_everything_that_a_page_or_game_needs_is_named_at_once(built: Path) -> None:
    """So that the server can tell a browser of it along with the page (`Link`), before any script asks for it."""
    soon = json.loads((built / ".soon").read_text(encoding="utf-8"))
    table, pad, every_game = soon["pages"]["/t/"], soon["pages"]["/pad"], soon["games"]
    assert {part_of(file) for file in table} >= {"table"}
    assert {part_of(file) for file in pad} >= {"pad"}
    assert {game: game in {part_of(file) for file in files} for game, files in every_game.items()} == dict.fromkeys(
        games.names(), True
    )
    for files in (table, pad, *every_game.values()):
        named = {*soon["first"], *files}
        scripts = [file for file in files if file.endswith(".js")]
        assert [missing for file in scripts for missing in imported_by(built, file) - named] == []


def part_of(file: str) -> str:
    """`/assets/table-BorFuP6I.js` is of the part `table`."""
    return Path(file).name[: -len("-12345678.js")] if file.endswith(".js") else ""


def imported_by(built: Path, file: str) -> set[str]:
    """What the script cannot do without; what it fetches later is in parentheses."""
    text = (built / file[1:]).read_text(encoding="utf-8")
    return {f"/assets/{name}" for name in re.findall(r'(?:from|import) ?["`]\./([\w-]+\.js)["`]', text)}


def test_nothing_comes_from_elsewhere(built: Path) -> None:
    """Only names of standards and of errors look like addresses; the credits alone have links for people to follow."""
    names = r"http://www\.w3\.org/|https://svelte\.dev/e/"
    for file in (file for file in built.rglob("*") if file.suffix in (".html", ".css", ".js")):
        found = re.findall(rf"(?!{names})https?://[\w-]+\.[\w./-]+", file.read_text(encoding="utf-8"))
        assert not found or file.name.startswith("Credits-"), f"{file.name}: {found[:3]}"


def test_only_what_is_there_is_told_of(built: Path) -> None:
    told = re.findall(r'"(/assets/[^"]+)"', (built / ".soon").read_text(encoding="utf-8"))
    assert told
    assert not {file for file in told if not (built / file[1:]).is_file()}
