"""Whatever the server refuses, tells or offers as a phrase has its sentence in all four languages."""

import ast as python
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from skulduggery import games
from skulduggery.locales import Speech
from skulduggery.server import entries as log
from skulduggery.server.phrases import EMOTES, PHRASES
from skulduggery.server.refusals import sentence
from skulduggery.server.table import takeback
from skulduggery.server.table.requests import No
from tests.locales.test_messages import ROOT, every_language, messages, reasons

SERVER = ROOT / "server"
REFUSERS = ("No", "Unreadable", "Quota")
"""What is called with a reason."""

FOUND_ELSEWHERE = {"fault.reason", "refusal.reason", "why_not", "self._reason"}
"""Reasons that are not written where they are used: of other refusers, of the rules, of `takeback.why_not`."""

TOLD_BY_THE_GAME = (log.Moved, log.PauseOver)
EXAMPLES = {"problem": "Expected `int`, got `str` - at `$.seat`", "value": "nonsense", "allowed": "one, two"}


class Given(msgspec.Struct, frozen=True):
    reason: str
    args: frozenset[str] | None
    """None if they are not written where the reason is."""


@cache
def refused() -> tuple[Given, ...]:
    """Every refusal that is written in the source of the server."""
    found = [Given(reason, _args_of(call)) for _, call in _calls() for reason in _reasons_in(call.args[0])]
    return tuple(dict.fromkeys([*found, *(Given(reason, frozenset()) for reason in _reasons_not_to_take_back())]))


def _calls() -> Iterator[tuple[Path, python.Call]]:
    for file in SERVER.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and node.args and _name_of(node.func) in REFUSERS:
                yield file, node


def _name_of(function: python.expr) -> str:
    return python.unparse(function).rpartition(".")[2]


def _reasons_in(reason: python.expr) -> tuple[str, ...]:
    match reason:
        case python.Constant(value=str(written)):
            return (written,)
        case python.IfExp(body=body, orelse=other):
            return (*_reasons_in(body), *_reasons_in(other))
        case _:
            return ()


def _args_of(node: python.Call) -> frozenset[str] | None:
    given = {keyword.arg for keyword in node.keywords if keyword.arg}
    for argument in node.args[1:2]:
        if not isinstance(argument, python.Dict):
            return None
        given |= {key.value for key in argument.keys if isinstance(key, python.Constant) and isinstance(key.value, str)}
    return frozenset(given)


def _reasons_not_to_take_back() -> Iterator[str]:
    assert takeback.__file__
    tree = python.parse(Path(takeback.__file__).read_text(encoding="utf-8"))
    why_not = next(n for n in tree.body if isinstance(n, python.FunctionDef) and n.name == "why_not")
    for node in python.walk(why_not):
        if isinstance(node, python.Return) and isinstance(node.value, python.Constant) and node.value.value:
            yield str(node.value.value)


def test_the_search_finds_what_it_should() -> None:
    found = {given.reason for given in refused()}
    assert {"not-host", "not-playing", "table-over", "take-back-revealed", "rules-unknown", "chat-hushed"} <= found
    assert len(found) > 50


def test_every_reason_is_written_where_the_search_finds_it() -> None:
    unwritten = {(file.name, python.unparse(call.args[0])) for file, call in _calls() if not _reasons_in(call.args[0])}
    assert not sorted(place for place in unwritten if place[1] not in FOUND_ELSEWHERE), "say here what they may be"


@every_language
def test_every_refusal_of_the_server_has_its_sentence(language: str) -> None:
    known = messages(language, "server")
    assert not sorted({given.reason for given in refused() if f"server-{given.reason}" not in known})


@every_language
def test_no_sentence_mentions_more_than_its_refusal_gives(language: str) -> None:
    known = messages(language, "server")
    for given in refused():
        mentioned = known.get(f"server-{given.reason}", set())
        assert given.args is None or mentioned <= given.args, f"{language}: server-{given.reason}"


@every_language
def test_every_refusal_of_the_server_can_be_said(language: str) -> None:
    known = messages(language, "server")
    for given in refused():
        mentioned = known.get(f"server-{given.reason}", set())
        no = No(given.reason, {name: EXAMPLES.get(name, 3) for name in mentioned})
        said = sentence(no, language=language, game="skull-king")
        assert said != given.reason
        assert all(str(value) in said for value in no.args.values()), said


@pytest.mark.parametrize("game", games.names())
def test_rules_and_server_do_not_refuse_by_the_same_name(game: str) -> None:
    """Otherwise the server's sentence would be said where a rule is meant."""
    by_rule = {reason for reason, _ in reasons(ROOT / "games" / game.replace("-", "_"))}
    assert not by_rule & {given.reason for given in refused()}


@every_language
@pytest.mark.parametrize("fault", ["player-count", "option-value", "option-unknown"])
def test_faults_in_settings_are_said_in_the_words_of_the_games(language: str, fault: str) -> None:
    assert f"refusal-{fault}" in messages(language, "common")
    assert f"server-{fault}" not in messages(language, "server")


@every_language
def test_every_phrase_and_emote_has_its_words(language: str) -> None:
    """And there are no words for what nobody can say."""
    known = messages(language, "server")
    assert {key for key in known if key.startswith("phrase-")} == {f"phrase-{key}" for key in PHRASES}
    assert {key for key in known if key.startswith("emote-")} == {f"emote-{key}" for key in EMOTES}


@every_language
def test_every_entry_that_is_noticed_has_its_sentence(language: str) -> None:
    tags = {f"notice-{_tag(kind)}" for kind in get_args(log.Happening) if kind not in TOLD_BY_THE_GAME}
    known = messages(language, "server")
    assert {key for key in known if key.startswith("notice-")} == tags
    assert all(known[key] <= {"player", "ready", "agreed", "closed"} for key in tags)
    speech = Speech(language)
    for ready, closed in ((True, "closed"), (False, "deserted")):
        assert all(speech.say(key, player="Anna", ready=ready, agreed=ready, closed=closed) for key in tags)


@every_language
def test_numbers_stay_numbers(language: str) -> None:
    """An argument with the name of a seat or a card would become a player's name or a card's."""
    speech = Speech(language, "skull-king", ["Anna", "Ben", "Carla"])
    assert "2" in speech.say("server-seat-taken", number=2)
    assert "1" in speech.say("server-too-few-seats", seats=1, seated=2)
    assert "Y12" in speech.say("server-bot-unknown", value="Y12", allowed="K1")
    one, many = (speech.say("server-chat-too-fast", seconds=seconds) for seconds in (1, 2))
    assert one.replace("1", "2") != many


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
