"""Every rule has an id; the rulebook, the code and the tests name it. The rulebooks say which ids there are."""

import re
from pathlib import Path

import pytest

from skulduggery import games

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "skulduggery" / "games"
PREFIX = {"skull-king": "SK", "skull-king-dice": "SD", "skull-queen": "SQ", "sleeping-queens": "SL"}
COUNTS = {"skull-king": 39, "skull-king-dice": 43, "skull-queen": 41, "sleeping-queens": 32}
"""How many ids each rulebook carries: a rule that is dropped by mistake is missed here."""

ITEM = re.compile(r"^- \*\*([A-Z]{2}-X?\d+)\*\* \((rule|ruling|fact|example|option)\) \S", re.MULTILINE)
ANY_ID = re.compile(r"(?<![a-z0-9])(S[KDQL])[-_](X?\d+)(?![a-z0-9])", re.IGNORECASE)

every_game = pytest.mark.parametrize("name", games.names())


def ids_of(name: str) -> list[str]:
    text = (SOURCES / name.replace("-", "_") / "rulebook.md").read_text(encoding="utf-8")
    return [item[0] for item in ITEM.findall(text)]


def named_in(*files: Path) -> set[str]:
    found = (ANY_ID.findall(file.read_text(encoding="utf-8")) for file in files)
    return {f"{prefix}-{number}".upper() for pairs in found for prefix, number in pairs}


@every_game
def test_a_rulebook_carries_all_its_ids_once(name: str) -> None:
    ids = ids_of(name)
    assert len(ids) == len(set(ids)) == COUNTS[name]
    assert all(rule.startswith(PREFIX[name] + "-") for rule in ids)


@every_game
def test_every_rule_is_named_by_a_test(name: str) -> None:
    tests = (ROOT / "tests" / "games" / name.replace("-", "_")).glob("test_*.py")
    assert not sorted(set(ids_of(name)) - named_in(*tests))


@every_game
def test_every_rule_is_named_by_the_code_of_its_game(name: str) -> None:
    """Examples are proved by tests; everything else stands at the code that does it."""
    code = (SOURCES / name.replace("-", "_")).rglob("*.py")
    rules = {rule for rule in ids_of(name) if "X" not in rule}
    assert not sorted(rules - named_in(*code))


def test_no_code_or_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for name in games.names() for rule in ids_of(name)}
    files = [*SOURCES.rglob("*.py"), *(ROOT / "tests" / "games").rglob("*.py")]
    assert not sorted(named_in(*files) - known)
