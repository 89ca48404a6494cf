"""Every id that a refusal or a reason can cite leads to a rule, for whoever reads it may follow it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES
from skulduggery.locales.catalogue import source
from skulduggery.rulebooks import find_rule, read_rulebook

SOURCES = Path(games.__file__).parent.parent
ANY_ID = re.compile(r"S[KDQL]-X?\d+")


@cache
def cited_in_code() -> set[str]:
    """Ids as values, such as `Refusal("SK-31", ...)`; docstrings do not reach a player."""
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ANY_ID.fullmatch(node.value):
                found.add(node.value)
    return found


def test_every_rule_that_code_can_cite_exists() -> None:
    cited = cited_in_code()
    assert len(cited) > 60
    assert not sorted(rule for rule in cited if find_rule(rule, games.names()) is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_messages_can_cite_exists(language: str) -> None:
    for game in games.names():
        cited = set(ANY_ID.findall(source(language, game)))
        assert any(rule in cited for rule in cited_in_code())
        assert not sorted(rule for rule in cited if find_rule(rule, games.names(), language) is None)


def test_the_page_knows_whose_rule_an_id_is() -> None:
    text = (SOURCES.parent.parent / "web" / "src" / "lib" / "rules.ts").read_text(encoding="utf-8")
    known = dict(re.findall(r'^  ([A-Z]{2}): "([\w-]+)",$', text, re.MULTILINE))
    assert set(known.values()) == set(games.names())
    for prefix, game in known.items():
        book = read_rulebook(game)
        assert book is not None
        assert all(entry.id.startswith(f"{prefix}-") for entry in book.entries if entry.kind != "option")
