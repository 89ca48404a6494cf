"""`rules`: a rulebook, one rule, or the rules that contain some words."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from skulduggery import games
from skulduggery.cli.consoles import paged
from skulduggery.cli.drawing.ink import LOUD
from skulduggery.cli.faults import BadInput
from skulduggery.cli.guessing import meant
from skulduggery.cli.tablesetting import find_game, game_called
from skulduggery.cli.words import cut
from skulduggery.locales import Speech
from skulduggery.rulebooks import (
    Entry,
    Rulebook,
    find_rule,
    mentioning,
    nearest_ids,
    read_rulebook,
    rulebook_text,
    vocabulary,
)

A_GAME_MISSPELT = 0.75
"""A word this similar to the name of a game is not a search word."""
A_WORD_MISSPELT = 0.8
"""The similarity of seven-letter words in which two letters are swapped."""


def run(asked: Namespace) -> int:
    speech = Speech(asked.lang)
    words: list[str] = asked.words
    game = game_called(words[0]) if words else None
    names = games.names() if game is None else (game.NAME,)
    rest = words if game is None else words[1:]
    if not words:
        _list_books(speech, as_json=asked.json)
    elif game is not None and not rest:
        _show_book(book_or_fault(game.NAME, asked.lang), as_json=asked.json)
    elif len(rest) == 1 and _is_an_id(rest[0]):
        _show_rule(rule_or_fault(rest[0], names, asked.lang), speech, as_json=asked.json)
    elif game is None and len(rest) == 1 and meant(rest[0], names, alike=A_GAME_MISSPELT):
        find_game(rest[0])
    else:
        _show_found(rest, names, speech, as_json=asked.json)
    return 0


def _is_an_id(word: str) -> bool:
    """`SK-45`, `sk-x1`."""
    return "-" in word and word.rpartition("-")[2].upper().lstrip("X").isdigit()


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
    """The rule, followed by notes on printed editions."""
    told = f"{rule.id} ({speech.say(f'cli-kind-{rule.kind}')}) {rule.text}"
    return told if rule.note is None else f"{told}\n  > {rule.note}"


def _show_found(words: Sequence[str], names: Sequence[str], speech: Speech, *, as_json: bool) -> None:
    """Show the rules that contain all these words."""
    books = [book_or_fault(name, speech.language) for name in names]
    found = [rule for book in books for rule in mentioning(book, words)]
    value = cut(" ".join(words), 40)
    if as_json:
        _print_json(found)
    elif not found:
        language, near = speech.say("cli-language"), _spelt_otherwise(words, books)
        raise BadInput("rules-nothing", value=value, language=language, table=names[0], meant=near)
    else:
        with paged() as console:
            for rule in found:
                console.print(Text(rule_in_words(rule, speech)))
            console.print(Text(speech.say("cli-rules-found", count=len(found), value=value), style=LOUD))


def _spelt_otherwise(words: Sequence[str], books: Sequence[Rulebook]) -> str:
    """The words as these books spell them. Empty if a word is in no book, or no rule has the corrected words."""
    known = sorted({word for book in books for word in vocabulary(book)})
    near = [meant(word, known, alike=A_WORD_MISSPELT) for word in words]
    return " ".join(near) if all(near) and any(mentioning(book, near) for book in books) else ""


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

        with paged() as console:
            console.print(Markdown(text))
    else:
        print(text.rstrip())


def _print_json(answer: Any) -> None:
    print(msgspec.json.encode(answer).decode())
