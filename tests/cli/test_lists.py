"""`rules`, `bots`, `games`, and the help."""

import json

import pytest

from skulduggery import games
from skulduggery.cli.parser import COMMANDS
from skulduggery.rulebooks import rulebook_text
from tests.cli.running import skulduggery


def test_one_rule() -> None:
    done = skulduggery("rules", "sk-45")
    assert done.stdout.startswith("SK-45 (rule) ")
    assert json.loads(skulduggery("rules", "skull-king", "SK-45", "--json").stdout)["id"] == "SK-45"


def test_one_rule_in_another_language() -> None:
    told, note = skulduggery("rules", "SK-34", "--lang", "de").stdout.splitlines()
    assert told.startswith("SK-34 (Regel) ")
    assert "Farbe" in told or "Schwarz" in told
    assert note.startswith("  > ")
    assert "Farben" in json.loads(skulduggery("rules", "sk-01", "--json", "--lang", "de").stdout)["text"]


def test_a_whole_book_in_another_language() -> None:
    assert (
        skulduggery("rules", "skull-king", "--lang", "it").stdout
        == f"{rulebook_text('skull-king', 'it')}".rstrip() + "\n"
    )


def test_a_whole_book_is_plain_when_piped() -> None:
    assert skulduggery("rules", "skull-king").stdout == (rulebook_text("skull-king") or "").rstrip() + "\n"
    assert {"id", "kind", "text", "note"} == set(json.loads(skulduggery("rules", "skull-king", "--json").stdout)[0])
    assert "skull-king" in skulduggery("rules").stdout


def test_games_and_bots() -> None:
    listed = json.loads(skulduggery("games", "--json").stdout)
    assert [entry["name"] for entry in listed] == list(games.names())
    assert "--option scoring=" in skulduggery("games", "--lang", "it").stdout
    assert {"game": "skull-king", "bots": ["random", "sailor"]} in json.loads(skulduggery("bots", "--json").stdout)
    assert "sailor" in skulduggery("bots", "skull-king", "--lang", "de").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = skulduggery(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"skulduggery {command} " in done.stdout
    assert "example" in done.stdout


def test_without_a_terminal_the_menu_is_the_help() -> None:
    done = skulduggery("menu")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: skulduggery")


def test_the_version_needs_nothing_heavy() -> None:
    done = skulduggery("--version", more={"PYTHONPROFILEIMPORTTIME": "1"})
    assert done.stdout.startswith("skulduggery ")
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert not imported & {"rich", "rich.console", "fluent.runtime", "skulduggery.locales"}
