"""A whole game with talk, at a server that logs all it can: nothing in the log is anybody's secret."""

import json
import re
from collections.abc import Generator, Iterator, Mapping
from typing import Any

import pytest
from msgspec import Struct

from skulduggery.server.config import ServerConfig
from tests.cli.servers import serving
from tests.server.api.playing import open_table
from tests.server.devices import Device, at, cookie_of
from tests.server.serving import RunningServer

WORD, LINE, NAME = "Klabautermann", "Who has seen the Kraken?", "Annegret"
LOUD = ("--json", "--log-format", "json", "--log-level", "debug", "--bot-workers", "1")
FAST = ("--limits-messages-per-second", "10000", "--limits-message-burst", "100000")

FORMS = {
    "timestamp": r"20\d\d-\d\d-\d\dT[\d:.]+Z",
    "request": r"[0-9a-f]{12}",
    "table": r"[\w-]{6}…?",
    "url": r"http://127\.0\.0\.1:\d+",
    "pid": r"\d+",
}
"""Facts that may be made of any letters: what looks like a card in them is none, but they have to look like this."""


class Played(Struct, frozen=True):
    """A game that was played: what must not be known of it, and what was logged."""

    secrets: Mapping[str, frozenset[str]]
    log: list[str]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Generator[Played]:
    with serving(tmp_path_factory.mktemp("server"), *LOUD, *FAST) as process:
        no_app: Any = None
        server = RunningServer(url=process.ready()["url"], config=ServerConfig(database=""), app=no_app)
        secrets = play(server)
        assert process.stop() == 0
        yield Played(secrets=secrets, log=process.errors)


def play(server: RunningServer) -> Mapping[str, frozenset[str]]:
    guests = [server.guest(NAME), server.guest("Ben")]
    table = open_table(guests[0], game="skull-king", bots=1)
    with at(guests[0], table) as anna, at(guests[1], table) as ben:
        ben.ask("sit-down")
        for device in (anna, ben):
            device.ask("ready", word=WORD)
            device.ask("say", text=LINE)
            device.refusal(f'{{"type": "say", "text": "{LINE}"')
        anna.ask("start")
        play_out([anna, ben])
        told = [*anna.told, *ben.told]
    tables = [each["table"] for each in told if "table" in each]
    return {
        "cards": frozenset(card for each in told for card in cards_in(each)),
        "the table's secret": frozenset({tables[-1]["secret"]}),
        "the table's id": frozenset({table}),
        "the table's code": frozenset({tables[0]["code"]}),
        "a cookie": frozenset(part for guest in guests for part in cookie_of(guest).split(".")[1:]),
        "a word": frozenset({WORD}),
        "talk": frozenset({LINE}),
        "a name": frozenset({NAME}),
    }


def play_out(devices: list[Device]) -> None:
    while not any(told.get("table", {}).get("status") == "finished" for told in devices[0].told):
        for device in devices:
            device.all_before_pong()
            last = next(told for told in reversed(device.told) if told["type"] == "update")
            if "prompt" in last:
                device.move()


def cards_in(told: dict[str, Any]) -> Iterator[str]:
    """Those that the receiver holds; the others' hands are only numbers."""
    for hand in told.get("view", {}).get("phase", {}).get("hands", ()):
        if isinstance(hand, list):
            yield from hand


def leaks(played: Played) -> set[str]:
    """What of the secrets is in the log: as a word, or anywhere if it is long."""
    text = "\n".join(rest for line in played.log for rest in beside_forms(json.loads(line)))
    words = frozenset(re.findall(r"\w+", text))
    return {
        kind
        for kind, secrets in played.secrets.items()
        for secret in secrets
        if secret in words or (len(secret) > 6 and secret in "\n".join(played.log))
    }


def beside_forms(line: dict[str, Any]) -> Iterator[str]:
    for name, value in line.items():
        if name not in FORMS or not re.fullmatch(FORMS[name], str(value)):
            yield f"{name} {json.dumps(value, ensure_ascii=False)}"


def test_nothing_in_the_log_is_a_secret(played: Played) -> None:
    assert len(played.secrets["cards"]) > 30
    assert {"ready", "table_playing", "table_finished", "stopped"} <= {json.loads(line)["event"] for line in played.log}
    assert leaks(played) == set()


KINDS = ["cards", "the table's secret", "the table's id", "the table's code", "a cookie", "a word", "talk", "a name"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fact", ["event", "facts", "table", "request"])
def test_a_planted_secret_is_found(played: Played, kind: str, fact: str) -> None:
    assert played.secrets.keys() == set(KINDS)
    secret = min(played.secrets[kind])
    planted = json.dumps({"event": "planted", "level": "info", fact: f"[{secret}]"}, ensure_ascii=False)
    assert leaks(Played(secrets=played.secrets, log=[*played.log, planted])) == {kind}
