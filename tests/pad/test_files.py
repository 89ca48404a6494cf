"""Pad files: whatever the bytes are, they are games or one refusal."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery import pad
from skulduggery.pad import FORMAT, MAX_BYTES, PadGame, Refusal, read_file, write_file
from tests.pad.pads import drawn, no, random_game

NOT_A_PAD = no("not-a-pad")
KING = drawn("skull-king", "1/1p1 0/0|1 .")


def file(*games: Any, **more: Any) -> bytes:
    return json.dumps({"format": FORMAT, "games": games, **more}).encode()


def plain(written: PadGame = KING, /, **more: Any) -> dict[str, Any]:
    """A game as JSON has it."""
    return {**json.loads(write_file([written]))["games"][0], **more}


def test_a_file_is_small_and_plain() -> None:
    text = (
        '{"format":"skulduggery-pad/1","games":[{"id":"abcdefgh","game":"skull-king","players":["Anna","Ben"],'
        '"first":0,"options":{"scoring":"standard"},"started":"2026-11-16T19:30:00Z","changed":"2026-11-16T19:30:00Z",'
        '"rounds":[[{"bid":1,"tricks":1,"pirates":1},{"bid":0,"tricks":0}],[{"bid":1},{}]]}]}'
    )
    assert write_file([KING]).decode() == text
    assert read_file(text) == read_file(text.encode()) == read_file(b"\xef\xbb\xbf" + text.encode()) == (KING,)
    assert read_file(file()) == ()


def test_reading_brings_a_game_into_its_one_form() -> None:
    loose = plain(players=["\t Anna", "Ben "])
    loose["rounds"][0][0]["kings"] = 0
    loose["rounds"][1][1]["pirates"] = 0
    assert read_file(file(loose)) == (KING,)
    queens = plain(drawn("sleeping-queens", "moon,rose ."))
    queens["rounds"][0][1]["queens"] = []
    assert read_file(file(queens)) == (drawn("sleeping-queens", "rose,moon ."),)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b'{"format":1,"games":[]}',
        b'{"format":"skulduggery/1","games":[]}',
        b'{"format":"skulduggery-pad/","games":[]}',
        b'{"format":"skulduggery-pad/1\\n","games":[]}',
        b'{"format":"skulduggery-pad/1"}',
        b'{"format":"skulduggery-pad/1","games":{}}',
        b'{"format":"skulduggery-pad/1","games":[1]}',
        b'{"format":"skulduggery-pad/1","games":[],"games":[]}',
        b'{"format":"skulduggery-pad/1","games":[],"more":1}',
        b'{"format":"skulduggery-pad/1","games":[]} x',
        b"[" * 100_000,
        b'{"format":"skulduggery-pad/1","games":' + b"[" * 2_000 + b"]" * 2_000 + b"}",
        b'{"format":' + b"1" * 10_000 + b"}",
    ],
    ids=lambda data: data[:40].decode("latin-1"),
)
def test_what_is_no_pad_file(data: bytes) -> None:
    assert read_file(data) == NOT_A_PAD


def test_a_file_beyond_all_measure_is_not_read() -> None:
    assert read_file(file() + b" " * MAX_BYTES) == NOT_A_PAD
    assert read_file(file() + b" " * (MAX_BYTES - len(file()))) == ()


@pytest.mark.parametrize("version", ["2", "0", "01", "99"])
def test_another_version_is_named(version: str) -> None:
    data = json.dumps({"format": f"skulduggery-pad/{version}", "whatever": 1})
    assert read_file(data) == no("newer-format", format=f"skulduggery-pad/{version}")


OTHERWISE: list[tuple[str, Any]] = [
    ("id", 12345678),
    ("game", None),
    ("players", "Anna"),
    ("players", ["Anna", 2]),
    ("players", ["Anna", "\ud800"]),
    ("first", True),
    ("first", 0.0),
    ("first", "0"),
    ("first", None),
    ("first", float("nan")),
    ("options", []),
    ("options", None),
    ("started", 2026),
    ("changed", None),
    ("stopped", False),
    ("stopped", None),
    ("stopped", 1),
    ("rounds", {}),
    ("rounds", [{}]),
    ("rounds", [[[], {}]]),
    ("rounds", [[{"bid": None}, {}]]),
    ("rounds", [[{"bid": 1.0}, {}]]),
    ("rounds", [[{"bid": True}, {}]]),
    ("rounds", [[{"bid": "1"}, {}]]),
    ("rounds", [[{"wish": 1}, {}]]),
    ("rounds", [[{"side": 1}, {}]]),
    ("rounds", [[{"queens": "cat"}, {}]]),
    ("rounds", [[{"queens": [1]}, {}]]),
    ("more", 1),
]


@pytest.mark.parametrize(("key", "value"), OTHERWISE)
def test_what_is_built_otherwise(key: str, value: Any) -> None:
    assert read_file(file(plain(**{key: value}))) == NOT_A_PAD


@pytest.mark.parametrize("key", ["id", "game", "players", "first", "options", "started", "changed", "rounds"])
def test_every_key_is_needed(key: str) -> None:
    assert read_file(file({name: value for name, value in plain().items() if name != key})) == NOT_A_PAD


def test_the_structure_of_the_whole_file_comes_first() -> None:
    assert read_file(file(plain(id="?"), plain(first="0"))) == NOT_A_PAD


def test_which_of_several_games_is_wrong() -> None:
    good, bad = plain(), plain(id="bcdefghi", first=7)
    assert read_file(file(bad)) == no("first", highest=1)
    assert read_file(file(good, bad)) == no("first", highest=1, number=2)
    assert read_file(file(bad, good)) == no("first", highest=1, number=1)
    assert read_file(file(good, plain(id="bcdefghi"), good)) == no("id", number=3), "no two games have the same id"


def test_numbers_beyond_all_measure_are_numbers() -> None:
    data = write_file([KING]).replace(b'"bid":0', b'"bid":' + b"9" * 300)
    assert read_file(data) == no("bid-range", "SK-21", highest=1)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 2**32), max_size=3, unique=True))
def test_what_is_written_is_read(seeds: list[int]) -> None:
    games = tuple(random_game(random.Random(seed)) for seed in seeds)
    ids = {game.id for game in games}
    result = read_file(write_file(games))
    assert result == games if len(ids) == len(games) else isinstance(result, Refusal)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100))
def test_any_bytes_are_games_or_a_refusal(data: bytes | str) -> None:
    assert isinstance(read_file(data), tuple | Refusal)
    assert isinstance(pad.from_csv(data), tuple | Refusal)


ODD: tuple[Any, ...] = (None, True, False, -1, 0, 1, 3, 99, 10**25, 1.5, "", "x", "cat", "front", [], {}, [[]], ["a"])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_a_spoilt_file_is_games_or_a_refusal(seed: int) -> None:
    """Something in it is exchanged, taken away, doubled or cut."""
    rng = random.Random(seed)
    whole = json.loads(write_file([random_game(rng), random_game(rng)]))
    for _ in range(rng.randint(1, 3)):
        _spoil(rng, whole)
    text = json.dumps(whole)
    if rng.random() < 0.2:
        text = text[: rng.randrange(len(text))]
    result = read_file(text)
    if isinstance(result, tuple):
        assert all(pad.check(game) is None and pad.sheet(game) for game in result)
        assert read_file(write_file(result)) == result
    else:
        assert result.reason


def _spoil(rng: random.Random, node: Any) -> None:
    places: list[Any] = list(node) if hasattr(node, "keys") else list(range(len(node)))
    if not places:
        return
    place = rng.choice(places)
    inner = node[place]
    if isinstance(inner, dict | list) and rng.random() < 0.85:
        _spoil(rng, inner)
    elif rng.random() < 0.3:
        del node[place]
    elif hasattr(node, "append") and rng.random() < 0.3:
        node.append(inner)
    else:
        node[place] = rng.choice(ODD)
