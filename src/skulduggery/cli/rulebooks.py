"""Rulebooks read by rule: `- **SK-45** (rule) text`, continued on indented lines."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib import resources

from msgspec import Struct

from skulduggery import games

ID = re.compile(r"[A-Z]{2}-X?\d+")
HEAD = re.compile(rf"\*\*({ID.pattern})\*\*\s*(?:\((\w+)\)\s*)?")
EXAMPLE = "example"
MOST_NEAREST = 5


class Rule(Struct, frozen=True):
    """`kind` is rule, ruling, fact or example."""

    id: str
    kind: str
    text: str


def parse_rulebook(markdown: str) -> list[Rule]:
    """The rules in their order. An item may hold several ids; the later ones have the first one's kind."""
    rules: list[Rule] = []
    for item in _items(markdown):
        heads = list(HEAD.finditer(item))
        ends = [head.start() for head in heads[1:]] + [len(item)]
        kind = "rule"
        for head, end in zip(heads, ends, strict=True):
            kind = head[2] or (EXAMPLE if "-X" in head[1] else kind)
            rules.append(Rule(id=head[1], kind=kind, text=item[head.end() : end].strip()))
    return rules


@cache
def rulebook_text(game_name: str) -> str | None:
    """The rulebook as Markdown, or None if the game has none."""
    file = resources.files(games).joinpath(game_name.replace("-", "_"), "rulebook.md")
    return file.read_text(encoding="utf-8") if file.is_file() else None


def rules_of(game_name: str) -> list[Rule]:
    return parse_rulebook(rulebook_text(game_name) or "")


def find_rule(rule_id: str, game_names: Sequence[str]) -> Rule | None:
    """The rule of that id, however it is written, in the first of these games that has it."""
    wanted = rule_id.upper()
    return next((rule for name in game_names for rule in rules_of(name) if rule.id == wanted), None)


def nearest_ids(rule_id: str, game_names: Sequence[str]) -> list[str]:
    known = [rule.id for name in game_names for rule in rules_of(name)]
    begun = [known_id for known_id in known if known_id.startswith(rule_id.upper())]
    return begun[:MOST_NEAREST] or get_close_matches(rule_id.upper(), known, n=MOST_NEAREST, cutoff=0.5) or known[:3]


def _items(markdown: str) -> list[str]:
    """The list items that begin with an id, each in one line."""
    items: list[list[str]] = []
    within = False
    for line in markdown.splitlines():
        if HEAD.match(line.removeprefix("- ")) and line.startswith("- "):
            items.append([line.removeprefix("- ").strip()])
            within = True
        elif within and line.startswith(" ") and line.strip():
            items[-1].append(line.strip())
        else:
            within = False
    return [" ".join(lines) for lines in items]
