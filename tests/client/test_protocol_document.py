"""docs/protocol.md says what the server does: its examples are played, and nothing is left out."""

import inspect
import json
import re
import shlex
import subprocess
import sys
import typing
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.server import (
    clerk,
    commands,
    entries,
    frames,
    gathering,
    hub,
    looking,
    manners,
    peers,
    reading,
    saying,
    sockets,
    talk,
    wire,
)
from skulduggery.server.config import Limits
from skulduggery.server.fairness import commitment
from skulduggery.server.settings import Settings
from skulduggery.server.table import fold, moves, requests, takeback
from tests.client.playing import ROOT
from tests.client.serving import RunningServer
from tests.client.story import Story, steps

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = frozenset(re.findall(r"`([^`\n]+)`", DOCUMENT))


def test_the_examples_are_what_happens(own_server: RunningServer) -> None:
    with Story(own_server) as story:
        for step in steps(DOCUMENT):
            try:
                story.play(step)
            except Exception as fault:
                raise AssertionError(f"docs/protocol.md, line {step.line}: {step.what}") from fault
    assert commitment(story.known["secret"]) == story.known["commitment"]


def test_every_example_is_played() -> None:
    """A block of JSON that no step refers to would not be tested."""
    assert (
        DOCUMENT.count("```json") + DOCUMENT.count("```http") == sum(bool(step.block) for step in steps(DOCUMENT)) - 1
    )


@pytest.mark.parametrize("kind", [*typing.get_args(wire.FromClient), *typing.get_args(wire.FromServer)])
def test_every_message_is_described(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    assert tag in WORDS or f"### {tag}" in DOCUMENT
    assert set(kind.__struct_fields__) <= WORDS


PARTS = (wire.Table, wire.Chair, wire.TakeBack, wire.You, wire.Clocks, wire.Prompt, wire.Product, wire.Words)


@pytest.mark.parametrize("kind", [*PARTS, wire.Notice, wire.Line, Settings])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    mentioned = WORDS | set(re.findall(r'"([a-z_]+)":', DOCUMENT))
    assert set(kind.__struct_fields__) <= mentioned


def test_every_notice_is_described() -> None:
    silent = (entries.Moved, entries.PauseOver)
    tags = [kind.__struct_config__.tag for kind in typing.get_args(entries.Happening) if kind not in silent]
    assert [tag for tag in tags if tag not in WORDS] == []


def test_every_reason_is_described() -> None:
    tables = (gathering, clerk, commands, moves, requests, takeback, fold)
    modules = (sockets, reading, hub, *tables, saying, manners, talk, looking, frames)
    sources = "".join(inspect.getsource(module) for module in modules)
    reasons = set(re.findall(r'(?:No|Unreadable)\(\s*"([a-z-]+)"', sources))
    reasons |= set(re.findall(r'return "(take-back-[a-z]+)"', sources))
    assert len(reasons) > 50
    assert reasons - WORDS - {word for cell in WORDS for word in cell.split("` `")} == set()


def test_every_code_of_closing_is_described() -> None:
    codes = {*sockets.CODES.values(), sockets.TRY_LATER, reading.POLICY, hub.RESTARTING, gathering.FORGOTTEN, 1009}
    for code in codes:
        assert f"\n| {code} |" in DOCUMENT


def test_the_limits_are_the_defaults() -> None:
    told = dict(re.findall(r"^\| `limits\.(\w+)` \| (\d+) \|", DOCUMENT, re.MULTILINE))
    assert told == {name: str(value) for name, value in msgspec.structs.asdict(Limits()).items()}
    assert (reading.COST_OF_REQUESTS + 1, reading.COST_OF_NONSENSE + 1) == (3, 6)
    assert f"counts three times, what cannot be read six times. {reading.PATIENCE} beyond it" in DOCUMENT
    assert f"so slowly that {peers.MOST_WAITING} messages wait" in DOCUMENT
    assert f"the last {talk.TAIL} lines" in DOCUMENT


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
@pytest.mark.parametrize("kind", ["Move", "Event"])
def test_every_move_and_event_is_described(game: AnyGame, kind: str) -> None:
    heading = {"Move": "Moves:", "Event": "Events:"}[kind]
    table = DOCUMENT.split(f"\n{heading}\n\n", 1)[1].split("\n\n", 1)[0]
    row = next(row for row in table.splitlines() if row.startswith(f"| `{game.NAME}` |"))
    told: list[tuple[str, list[str]]] = []
    for entry in row.split("|")[2].split("·"):
        tag, *fields = re.findall(r"`([^`]+)`", re.sub(r": [^)]*", "", entry))
        told.append((tag, fields))
    assert told == [_shape(each) for each in typing.get_args(getattr(game, kind))]


def _shape(kind: Any) -> tuple[str, list[str]]:
    return str(kind.__struct_config__.tag), list(kind.__struct_fields__)


def test_the_command_for_schemas_prints_them() -> None:
    line = next(line for line in DOCUMENT.splitlines() if line.startswith("python -c "))
    _, *arguments = shlex.split(line)
    printed = subprocess.run([sys.executable, *arguments], capture_output=True, check=True, text=True).stdout
    assert json.loads(printed)["$ref"] == "#/$defs/View"
