"""Everything that the page says is there in all four languages, with all that it mentions."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES
from tests.locales.test_messages import messages
from tests.web.conftest import ROOT
from tests.web.said import Said, said_in

SOURCES = ROOT / "web" / "src"
LOCALES = ROOT / "src" / "skulduggery" / "locales"
PLUGINS = (ROOT / "web" / "plugins.ts").read_text(encoding="utf-8")

WEB_PARTS = sorted({file.stem for file in LOCALES.glob("*/web*.ftl")})
SHARED = ("common", "cli", "server", "web", "web-home", "web-room", "web-table")
PAGES = [part for part in WEB_PARTS if part not in SHARED and part.removeprefix("web-") not in games.names()]
"""Fetched when such a page is opened."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("part", WEB_PARTS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same(language: str, part: str) -> None:
    english, other = messages("en", part), messages(language, part)
    assert not sorted(english.keys() ^ other.keys())
    assert not {key: (english[key], other[key]) for key in english if english[key] != other[key]}


def test_the_page_takes_all_shared_parts() -> None:
    taken = set(re.findall(r'"([\w-]+)\.ftl"', PLUGINS))
    assert set(SHARED) == taken


def test_no_message_has_two_texts() -> None:
    """The page puts all shared parts into one bundle, and a game's or a page's parts into another."""
    own = (*games.names(), *(page.removeprefix("web-") for page in PAGES))
    for together in (SHARED, *((name, f"web-{name}") for name in own)):
        parts = [part for part in together if (LOCALES / "en" / f"{part}.ftl").exists()]
        keys = [key for part in parts for key in for_the_page("en", part)]
        assert sorted({key for key in keys if keys.count(key) > 1}) == []


@every_language
def test_everything_that_is_said_has_its_words(language: str) -> None:
    missing = {f"{said.file.relative_to(SOURCES)}: {said.key}" for said in all_said() if is_missing(said, language)}
    assert not missing, "\n".join(sorted(missing))


def test_every_sentence_is_given_what_it_mentions() -> None:
    lacking = [
        f"{said.file.relative_to(SOURCES)}: {said.key} needs {sorted(needed - said.given)}"
        for said in all_said()
        if said.is_whole and said.given is not None and (needed := mentioned(said)) - said.given
    ]
    assert not lacking, "\n".join(lacking)


def test_faults_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "Page.svelte"
    file.write_text(
        'say("no-such-key"); sayOf(room.game, `no-such-${x}`); say(on ? "first" : "second", { n: f(1, 2), name });',
        encoding="utf-8",
    )
    none, joined, first, second = said_in(file)
    assert (none.key, none.is_whole, is_missing(none, "de")) == ("no-such-key", True, True)
    assert (joined.key, joined.is_whole, is_missing(joined, "de")) == ("no-such-", False, True)
    assert (first.key, second.key, first.given) == ("first", "second", {"n", "name"})


@cache
def all_said() -> tuple[Said, ...]:
    files = (file for kind in ("*.svelte", "*.ts") for file in sorted(SOURCES.rglob(kind)))
    found = tuple(said for file in files if not file.name.endswith(".test.ts") for said in said_in(file))
    assert len(found) > 100
    return found


def is_missing(said: Said, language: str) -> bool:
    return any(not _is_there(said, known) for known in _bundles(said, language))


def mentioned(said: Said) -> set[str]:
    found = [known.get(said.key, set[str]()) for known in _bundles(said, "en")]
    return set[str]().union(*found)


def _is_there(said: Said, known: Iterable[str]) -> bool:
    return said.key in known if said.is_whole else any(key.startswith(said.key) for key in known)


def _bundles(said: Said, language: str) -> Sequence[Mapping[str, set[str]]]:
    """What may be asked there: a game's own words in its folder, and in every game's elsewhere."""
    shared = _bundle(language, SHARED)
    if not said.of_game:
        return [shared]
    if said.part is not None and said.part not in games.names():
        return [{**shared, **_bundle(language, (said.part, f"web-{said.part}"))}]
    mine = [name for name in games.names() if f"games/{name}/" in said.file.as_posix()]
    every = [{**shared, **_bundle(language, (name, f"web-{name}"))} for name in mine or games.names()]
    if mine or said.is_whole:
        return every if mine else [bundle for bundle in every if said.key in bundle] or every
    return [{key: args for bundle in every for key, args in bundle.items()}]


def _bundle(language: str, parts: Iterable[str]) -> Mapping[str, set[str]]:
    there = [part for part in parts if (LOCALES / language / f"{part}.ftl").exists()]
    return {key: args for part in there for key, args in for_the_page(language, part).items()}


def for_the_page(language: str, part: str) -> Mapping[str, set[str]]:
    """What web/plugins.ts leaves of a catalogue, by its own patterns."""
    known = messages(language, part)
    if part in WEB_PARTS:
        return known
    dropped, kept = _pattern("NOT_FOR_THE_PAGE"), _pattern("ALL_THE_SAME")
    return {key: args for key, args in known.items() if not dropped.match(key) or kept.match(key)}


@cache
def _pattern(name: str) -> re.Pattern[str]:
    found = re.search(rf"const {name} =\s*/(.+)/;", PLUGINS)
    assert found, name
    return re.compile(found[1])
