"""`rules`, `bots`, `games`, and the help."""

import json

import pytest

from skulduggery import games
from skulduggery.cli.parser import COMMANDS
from skulduggery.cli.rulebooks import find_rule, nearest_ids, parse_rulebook, rulebook_text, rules_of
from tests.cli.running import skulduggery

BOOK = """# A game

## Cards
- **XY-01** (rule) The first
  goes on here.
- **XY-02** (ruling) The second. **XY-03** The third.

| die | faces |
- no rule

## Examples
- **XY-X1** One. **XY-X2** Two.
"""


def test_a_rulebook_is_read_rule_by_rule() -> None:
    assert [(rule.id, rule.kind, rule.text) for rule in parse_rulebook(BOOK)] == [
        ("XY-01", "rule", "The first goes on here."),
        ("XY-02", "ruling", "The second."),
        ("XY-03", "ruling", "The third."),
        ("XY-X1", "example", "One."),
        ("XY-X2", "example", "Two."),
    ]


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_rulebook_without_twins(name: str) -> None:
    ids = [rule.id for rule in rules_of(name)]
    assert len(ids) > 20
    assert len(set(ids)) == len(ids)
    assert all(rule.text for rule in rules_of(name))


def test_rules_are_found_however_they_are_written() -> None:
    assert find_rule("sk-45", games.names()) == find_rule("SK-45", ("skull-king",))
    assert nearest_ids("SK-4", games.names())[0] == "SK-40"


def test_one_rule() -> None:
    done = skulduggery("rules", "sk-45")
    assert done.stdout.startswith("SK-45 (rule) ")
    assert json.loads(skulduggery("rules", "skull-king", "SK-45", "--json").stdout)["id"] == "SK-45"


def test_a_whole_book_is_plain_when_piped() -> None:
    assert skulduggery("rules", "skull-king").stdout == (rulebook_text("skull-king") or "").rstrip() + "\n"
    assert {"id", "kind", "text"} == set(json.loads(skulduggery("rules", "skull-king", "--json").stdout)[0])
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
