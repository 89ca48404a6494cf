"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import FORMAT

ROOT = Path(__file__).parent.parent
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_the_record_is_described_with_every_game_option_and_step(game: AnyGame) -> None:
    notation = game.notation
    for name in (*notation.DECISIONS, *notation.CHANCES, *notation.BOOKKEEPING, *notation.DETAILS):
        assert f'"{name}":' in RECORD, name
    for option in game.OPTIONS:
        assert f"`{option.name}`" in RECORD
    assert f"`{game.NAME}`" in RECORD
    assert f"`{FORMAT}`" in RECORD


def test_links_between_documents_lead_somewhere() -> None:
    for document in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_architecture_names_every_dependency() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = re.findall(r'^  "([a-z.-]+)(?:\[[a-z]+\])?>=', project, re.MULTILINE)
    assert len(declared) > 10
    for package in declared:
        assert f" {package}" in text.replace("python-", ""), package
