"""Spoilt records of every game: the reader either accepts them or says what is wrong, and nothing else ever happens."""

import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery import games
from skulduggery.kernel.record import BadRecord, format_record, parse_record
from skulduggery.kernel.replay import check
from skulduggery.locales import LANGUAGES, Speech
from tests.playing import new_match, play_at_random

every_game = pytest.mark.parametrize("name", games.names())
enough = settings(max_examples=60, deadline=None)

NASTY: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 7, 12, 13, 10**18, -(10**30), 0.5, 1.0, 1e300),
    *("", "SK", "P", "K", "Y1", "13", "0", "rose", "cat", "king", "5", "pirate", "flag", "front", "\x1b[31m", "𝄞" * 50),
    *([], [[]], {}, {"seat": 0}, [1, 2, 3], ["1", "1"], {"bid": 1}, {"draw": {}}, {"play": "E"}),
]


SPICE = b'{}[]",:0123456789eE-+nulltrufas \\\xff'


@cache
def sample(name: str, seed: int) -> dict[str, Any]:
    game = games.find(name)
    assert game is not None
    rng = random.Random(seed)
    seats = game.PLAYERS[seed % len(game.PLAYERS)]
    match = play_at_random(new_match(game, seats, with_legal=seed % 2 == 0), rng)
    return json.loads(format_record(match.record()))


def spoil(whole: dict[str, Any], rng: random.Random) -> None:
    """One random change somewhere: another value, a part lost, doubled or moved."""
    holders: list[Any] = []

    def collect(part: Any) -> None:
        if isinstance(part, dict | list) and part:
            holders.append(part)
            for inner in part.values() if isinstance(part, dict) else part:  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
                collect(inner)

    collect(whole)
    holder = rng.choice([whole["log"], rng.choice(holders)])
    key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    match rng.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(holder[key]))  # pyright: ignore[reportUnknownArgumentType, reportUnknownMemberType]
        case 2 if isinstance(holder, list):
            other = rng.randrange(len(holder))  # pyright: ignore[reportUnknownArgumentType]
            holder[key], holder[other] = holder[other], holder[key]
        case 3 if isinstance(holder, dict):
            holder[rng.choice(["seat", "bid", "play", "deal", "score", "as", "face", "legal"])] = rng.choice(NASTY)
        case _:
            holder[key] = rng.choice(NASTY)


@every_game
@given(seed=st.integers(0, 2**32))
@enough
def test_a_spoilt_record_is_read_or_refused_in_words(name: str, seed: int) -> None:
    rng = random.Random(seed)
    whole = copy.deepcopy(sample(name, seed % 5))
    for _ in range(rng.randint(1, 3)):
        if whole.get("log"):
            spoil(whole, rng)
    try:
        check(*parse_record(json.dumps(whole), games.find))
    except BadRecord as bad:
        speech = Speech(rng.choice(LANGUAGES), name)
        sentence = speech.refusal(bad.reason, bad.args_, bad.rule)
        assert sentence
        assert len(sentence) < 400


@every_game
@given(seed=st.integers(0, 2**32))
@enough
def test_spoilt_bytes_are_read_or_refused(name: str, seed: int) -> None:
    rng = random.Random(seed)
    text = bytearray(json.dumps(sample(name, seed % 5)).encode())
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(text))
        text[start : start + rng.randrange(6)] = bytes(
            rng.choice(b'{}[]",:0123456789eE-+nulltrufas \\\xff') for _ in range(rng.randrange(6))
        )
    try:
        check(*parse_record(bytes(text), games.find))
    except BadRecord as bad:
        told = bad.reason
        assert told


@given(st.binary(max_size=200))
@enough
def test_any_bytes_at_all_are_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        parse_record(text, games.find)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


ACTIONS = st.sampled_from(
    ["seat", "deal", "bid", "play", "throw", "face", "place", "ghost", "king", "wake", "discard", "draw"]
)


@every_game
@given(steps=st.lists(JSON | st.dictionaries(ACTIONS, JSON), max_size=4))
@enough
def test_any_log_at_all_is_read_or_refused(name: str, steps: list[Any]) -> None:
    whole = {**sample(name, 1), "log": steps}
    whole.pop("result")
    try:
        check(*parse_record(json.dumps(whole), games.find))
    except BadRecord as bad:
        assert bad.step is not None  # noqa: PT017 (being refused is one of the two good ends)
