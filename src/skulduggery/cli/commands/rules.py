"""`rules`: a rulebook, or one rule."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import msgspec

from skulduggery import games
from skulduggery.cli.faults import BadInput
from skulduggery.cli.tablesetting import find_game
from skulduggery.cli.words import cut
from skulduggery.locales import Speech
from skulduggery.rulebooks import Entry, Rulebook, find_rule, nearest_ids, read_rulebook, rulebook_text


def run(asked: Namespace) -> int:
    speech = Speech(asked.lang)
    if asked.game is None:
        _list_books(speech, as_json=asked.json)
    elif asked.rule is not None:
        name = find_game(asked.game).NAME
        _show_rule(rule_or_fault(asked.rule, (name,), asked.lang), speech, as_json=asked.json)
    elif "-" in asked.game and asked.game.rpartition("-")[2].upper().lstrip("X").isdigit():
        _show_rule(rule_or_fault(asked.game, games.names(), asked.lang), speech, as_json=asked.json)
    else:
        _show_book(book_or_fault(find_game(asked.game).NAME, asked.lang), as_json=asked.json)
    return 0


def rule_or_fault(rule_id: str, game_names: Sequence[str], language: str) -> Entry:
    rule = find_rule(rule_id, game_names, language)
    if rule is None:
        raise BadInput("rule", value=cut(rule_id, 40), nearest=", ".join(nearest_ids(rule_id, game_names)))
    return rule


def book_or_fault(game: str, language: str) -> Rulebook:
    book = read_rulebook(game, language)
    if book is None:
        raise BadInput("rulebook", table=game)
    return book


def rule_in_words(rule: Entry, speech: Speech) -> str:
    """The rule, and below it what printed editions say."""
    told = f"{rule.id} ({speech.say(f'cli-kind-{rule.kind}')}) {rule.text}"
    return told if rule.note is None else f"{told}\n  > {rule.note}"


def _list_books(speech: Speech, *, as_json: bool) -> None:
    books = [(name, read_rulebook(name)) for name in games.names()]
    counts = {name: sum(rule.kind != "option" for rule in book.entries) if book else 0 for name, book in books}
    if as_json:
        _print_json([{"game": name, "rules": count} for name, count in counts.items()])
        return
    for name, count in counts.items():
        print(f"{name:<16} {speech.say('cli-rules-count', game=name, count=count)}")


def _show_rule(rule: Entry, speech: Speech, *, as_json: bool) -> None:
    if as_json:
        _print_json(rule)
    else:
        print(rule_in_words(rule, speech))


def _show_book(book: Rulebook, *, as_json: bool) -> None:
    text = rulebook_text(book.game, book.language) or ""
    if as_json:
        _print_json(list(book.entries))
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        from skulduggery.cli.consoles import on_stdout

        on_stdout().print(Markdown(text))
    else:
        print(text.rstrip())


def _print_json(answer: Any) -> None:
    print(msgspec.json.encode(answer).decode())
