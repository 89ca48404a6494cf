"""What the build leaves for a time without a network: the worker, its list, and what is needed to install the page."""

import gzip
import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES
from tests.web.conftest import ROOT

MOST_KB = 8
"""The worker with its list, packed as it travels."""
NOT_KEPT = ".woff"
"""Of fonts, browsers that can do without a network take the other kind."""


@pytest.fixture(scope="session")
def worker(built: Path) -> str:
    return (built / "worker.js").read_text(encoding="utf-8")


def listed(worker: str) -> set[str]:
    return set(re.findall(r"/(?:assets|engine)/[\w.-]+\.\w+", worker)) - {"/engine/engine.json"}


def test_the_worker_keeps_every_file_of_the_page(built: Path, worker: str) -> None:
    there = {f"/assets/{file.name}" for file in (built / "assets").iterdir() if file.suffix != NOT_KEPT}
    there |= {f"/engine/{file.name}" for file in (built / "engine").glob("worker-*.js")}
    assert len(there) > 50
    assert listed(worker) == there


def test_page_and_worker_are_of_one_version(built: Path, worker: str) -> None:
    index = (built / "index.html").read_text(encoding="utf-8")
    version = re.search(r'<meta name="version" content="([0-9a-f]{16})">', index)
    assert version
    assert version[1] in worker


def test_the_worker_is_one_small_script(worker: str) -> None:
    """Not all browsers take modules here, and it is asked for with every visit."""
    assert not re.search(r"\b(import|export)\b\s*[{*\"'(]", worker)
    assert len(gzip.compress(worker.encode(), 9)) / 1000 < MOST_KB


def test_the_worker_knows_every_game_and_language(worker: str) -> None:
    for name in (*games.names(), *(f"manifest.{language}.webmanifest" for language in LANGUAGES if language != "en")):
        assert name in worker


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed_in_every_language(built: Path, language: str) -> None:
    name = "manifest.webmanifest" if language == "en" else f"manifest.{language}.webmanifest"
    manifest: dict[str, Any] = json.loads((built / name).read_text(encoding="utf-8"))
    assert manifest["lang"] == language
    assert {icon.get("purpose") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*size_of(built / icon["src"][1:]))
        assert (built / icon["src"][1:]).is_file()
    wood = re.search(r"--wood: (#\w+);", (ROOT / "web/src/styles/tokens.css").read_text(encoding="utf-8"))
    assert wood
    assert manifest["background_color"] == manifest["theme_color"] == wood[1]
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == ["/rules", "/pad", "/pass"]


def test_phones_without_manifests_find_an_icon(built: Path) -> None:
    index = (built / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png"' in index
    assert size_of(built / "apple-touch-icon.png") == (180, 180)


def size_of(file: Path) -> tuple[int, int]:
    """As the head of a PNG says."""
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", head[16:24])
    return width, height
