"""`rules`: a rulebook, or one rule."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from msgspec.structs import asdict

from skulduggery import games
from skulduggery.cli.faults import BadInput
from skulduggery.cli.rulebooks import Rule, find_rule, nearest_ids, rulebook_text, rules_of
from skulduggery.cli.tablesetting import find_game
from skulduggery.cli.words import cut
from skulduggery.locales import Speech


def run(asked: Namespace) -> int:
    if asked.game is None:
        _list_books(Speech(asked.lang), as_json=asked.json)
    elif asked.rule is not None:
        name = find_game(asked.game).NAME
        _show_rule(rule_or_fault(asked.rule, (name,)), as_json=asked.json)
    elif "-" in asked.game and asked.game.rpartition("-")[2].upper().lstrip("X").isdigit():
        _show_rule(rule_or_fault(asked.game, games.names()), as_json=asked.json)
    else:
        _show_book(find_game(asked.game).NAME, as_json=asked.json)
    return 0


def rule_or_fault(rule_id: str, game_names: Sequence[str]) -> Rule:
    rule = find_rule(rule_id, game_names)
    if rule is None:
        raise BadInput("rule", value=cut(rule_id, 40), nearest=", ".join(nearest_ids(rule_id, game_names)))
    return rule


def _list_books(speech: Speech, *, as_json: bool) -> None:
    counts = {name: len(rules_of(name)) for name in games.names()}
    if as_json:
        print(json.dumps([{"game": name, "rules": count} for name, count in counts.items()]))
        return
    for name, count in counts.items():
        print(f"{name:<16} {speech.say('cli-rules-count', game=name, count=count)}")


def _show_rule(rule: Rule, *, as_json: bool) -> None:
    print(json.dumps(asdict(rule)) if as_json else f"{rule.id} ({rule.kind}) {rule.text}")


def _show_book(name: str, *, as_json: bool) -> None:
    text = rulebook_text(name)
    if text is None:
        raise BadInput("rulebook", table=name)
    if as_json:
        print(json.dumps([asdict(rule) for rule in rules_of(name)]))
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        from skulduggery.cli.consoles import on_stdout

        on_stdout().print(Markdown(text))
    else:
        print(text.rstrip())
