"""The catalogues are complete in all four languages, and every message is given all that it mentions."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skulduggery import bots, games
from skulduggery.kernel.options import Choice
from skulduggery.kernel.protocol import AnyGame, Refusal, wire
from skulduggery.kernel.replay import replay
from skulduggery.locales import LANGUAGES, SHARED_PARTS, MessageMissing, Speech
from skulduggery.locales.catalogue import source
from tests import seeds
from tests.playing import advance, new_match, play_at_random, random_options, viewers

ROOT = Path(__file__).parent.parent.parent / "src" / "skulduggery"
PARTS = (*SHARED_PARTS, *games.names())
OTHERS = tuple(language for language in LANGUAGES if language != "en")

every_part = pytest.mark.parametrize("part", PARTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, set[str]]:
    """Every message of a catalogue with its placeholders."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, part)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}: {entry.content!r} is not Fluent"
        if isinstance(entry, ast.Message):
            visitor = _Placeholders()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{language}/{part}: {entry.id.name} is there twice"
            found[entry.id.name] = visitor.names
    return found


def structs(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union) or (union,)


def test_no_line_of_french_begins_with_a_colon() -> None:
    """Before : ; ? ! and inside guillemets stands a space at which no browser breaks the line."""
    terminal = {"cli.ftl", "score.ftl"}
    sources = [file for file in (ROOT / "locales" / "fr").glob("*.ftl") if file.name not in terminal]
    wrong = [
        f"{file.name}: {line}"
        for file in sources
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"[^\s=] [:;?!»]|« ", line)
    ]
    assert wrong == []


def reasons(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every refusal and fault that the code can give, with the arguments it gives along."""
    for file in folder.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name):
                yield from _reason_of(node, node.func.id)


def _reason_of(node: python.Call, name: str) -> Iterator[tuple[str, set[str]]]:
    place = {"Refusal": 1, "Misread": 0, "BadRecord": 0, "BadConfig": 0}.get(name)
    if place is None or len(node.args) <= place:
        return
    reason = node.args[place]
    if not (isinstance(reason, python.Constant) and isinstance(reason.value, str)):
        return
    given = {keyword.arg for keyword in node.keywords if keyword.arg}
    for argument in node.args[place + 1 :]:
        if isinstance(argument, python.Dict):
            given |= {
                key.value for key in argument.keys if isinstance(key, python.Constant) and isinstance(key.value, str)
            }
    yield reason.value, given


@every_part
@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str, part: str) -> None:
    english, other = messages("en", part), messages(language, part)
    assert not sorted(english.keys() ^ other.keys())
    assert not {key: (english[key], other[key]) for key in english if english[key] != other[key]}


@every_part
def test_no_message_is_left_in_english(part: str) -> None:
    """Names of cards and games may be the same in all languages; sentences may not."""
    for language in OTHERS:
        for key in messages("en", part):
            if key.startswith(("event-", "refusal-", "because-", "server-", "phrase-", "notice-")):
                assert _raw("en", part, key) != _raw(language, part, key), f"{language}/{part}: {key}"


@every_game
def test_every_event_and_move_has_its_message(game: AnyGame) -> None:
    for language in LANGUAGES:
        known = messages(language, game.NAME)
        for prefix, union in (("event", game.Event), ("move", game.Move)):
            for struct in structs(union):
                key = f"{prefix}-{struct.__struct_config__.tag}"
                assert key in known, f"{language}: {key}"
                assert known[key] <= set(struct.__struct_fields__), f"{language}: {key} mentions more than there is"


@every_game
def test_every_refusal_has_its_sentence_and_all_it_mentions(game: AnyGame) -> None:
    folder = ROOT / "games" / game.NAME.replace("-", "_")
    found = list(reasons(folder))
    assert found
    for reason, given in found:
        for language in LANGUAGES:
            known = {**messages(language, "common"), **messages(language, game.NAME)}
            assert f"refusal-{reason}" in known, f"{language}: refusal-{reason}"
            assert known[f"refusal-{reason}"] <= given, f"{language}: refusal-{reason} mentions more than {given}"


def test_every_fault_of_the_kernel_has_its_sentence() -> None:
    found = list(reasons(ROOT / "kernel"))
    assert len({reason for reason, _ in found}) > 30
    for reason, given in found:
        known = messages("en", "common")
        assert f"refusal-{reason}" in known, reason
        if given:
            assert known[f"refusal-{reason}"] <= given, f"refusal-{reason} mentions more than {given}"


@every_game
def test_every_option_game_and_bot_has_its_name(game: AnyGame) -> None:
    for language in LANGUAGES:
        known = {**messages(language, "common"), **messages(language, game.NAME)}
        assert "title" in known
        assert f"game-{game.NAME}" in known
        assert all(f"bot-{bot}" in known for bot in bots.bot_names(game.NAME))
        for option in game.OPTIONS:
            assert f"option-{option.name}" in known
            for value in option.values if isinstance(option, Choice) else ():
                assert f"option-{option.name}-{value}" in known


@every_game
@every_language
def test_a_whole_game_can_be_told(game: AnyGame, language: str) -> None:
    """Every event as every viewer sees it, every move, every refusal that random play meets."""
    for seats in game.PLAYERS:
        rng = seeds.rng("told", game.NAME, language, seats)
        match = new_match(game, seats, random_options(game, rng))
        told = Told(Speech(language, game.NAME, [f"Name{seat}" for seat in range(seats)]))
        while advance(match, rng):
            for seat in range(seats):
                for move in list(game.candidates(match.state, seat))[:8]:  # pyright: ignore[reportArgumentType]
                    told.move(move)
                    why = game.refusal(match.state, seat, move)  # pyright: ignore[reportArgumentType]
                    if why is not None:
                        told.refusal(why)
        for step in replay(game, match.record()):
            for event in step.events:
                for viewer in viewers(match):
                    seen = game.redact(event, viewer)
                    if seen is not None:
                        told.event(seen)


class Told:
    """Demands a sentence for everything it is given. The same thing is told only once: the words would be the same."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.before: set[tuple[str, bytes]] = set()

    def move(self, move: Any) -> None:
        if self._is_new("move", move):
            assert self.speech.move(move)

    def refusal(self, why: Refusal) -> None:
        if self._is_new("refusal", why):
            assert self.speech.refusal(why.reason, why.args, why.rule).endswith(f"({why.rule})")

    def event(self, seen: Any) -> None:
        if self._is_new("event", seen):
            told = self.speech.event(seen)
            assert not re.search(r"[{}$]|None|FaceDown|Struct|\(.*=", told), told

    def _is_new(self, kind: str, thing: Any) -> bool:
        told = (kind, wire(thing))
        if told in self.before:
            return False
        self.before.add(told)
        return True


@every_game
def test_every_rule_that_decides_has_its_reason_in_words(game: AnyGame) -> None:
    """Whatever a `because` names in random games is in the catalogue."""
    decided: set[str] = set()
    for seats in game.PLAYERS:
        rng = seeds.rng("decided", game.NAME, seats)
        match = play_at_random(new_match(game, seats, random_options(game, rng)), rng)
        for step in replay(game, match.record()):
            for event in step.events:
                because = getattr(event, "because", ())
                decided |= {because} if isinstance(because, str) else set(because)
    assert decided
    for language in LANGUAGES:
        assert not sorted(rule for rule in decided if f"because-{rule}" not in messages(language, game.NAME))


@every_language
def test_numbers_have_their_plural_forms(language: str) -> None:
    speech = Speech(language, "skull-king")
    one, many = speech.say("move-bid", bid=1), speech.say("move-bid", bid=3)
    assert one.replace("1", "3") != many


def test_a_missing_message_or_argument_is_an_error_not_a_blank() -> None:
    speech = Speech("en", "skull-king")
    with pytest.raises(MessageMissing):
        speech.say("no-such-message")
    with pytest.raises(MessageMissing):
        speech.say("move-bid")


def test_arguments_become_words() -> None:
    speech = Speech("de", "skull-king", ["Anna", "Ben"])
    assert speech.noun("card", "K13") == "Schwarz 13"
    assert speech.noun("card", "nonsense") == "nonsense"
    assert speech.player(1) == "Ben"
    assert speech.player(4) == "Spieler 5"
    assert speech.because("SK-45").endswith("(SK-45)")


def _raw(language: str, part: str, key: str) -> str:
    found = re.search(rf"^{re.escape(key)} = (.*(?:\n .*|\n}})*)", source(language, part), re.MULTILINE)
    assert found
    return found[1]


def test_a_name_is_never_taken_for_a_key() -> None:
    """People choose their names; there is a message called player-number."""
    speech = Speech("en", "skull-king", ["number", "number"])
    assert speech.say("notice-came-back", player=speech.player(0)) == "number is back."


@every_language
@pytest.mark.parametrize("game", games.names())
def test_places_at_the_end_begin_with_the_first(language: str, game: str) -> None:
    """Unlike places on the table, which people count from 1 and moves from 0."""
    told = Speech(language, game, ("Anna", "Ben")).say(
        "event-game-ended", scores=(20, 45), places=(2, 1), because="SL-60" if game == "sleeping-queens" else None
    )
    assert re.search(r"Anna\W*2\b.*Ben\W*1\b", told), told
