"""Pad files: whatever the bytes are, they are games or one refusal."""

import json
import random
from copy import deepcopy
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
        b'{"format":"skulduggery-pad/1","games":[],"games":[]}',
        b'{"format":"skulduggery-pad/1","games":[]} x',
        b"[" * 100_000,
        b'{"format":"skulduggery-pad/1","games":' + b"[" * 2_000 + b"]" * 2_000 + b"}",
        b'{"format":"skulduggery-pad/1","games":' + b"[" * 100 + b"]" * 100 + b"}",
        b'{"format":' + b"1" * 10_000 + b"}",
    ],
    ids=lambda data: data[:40].decode("latin-1"),
)
def test_what_is_no_pad_file(data: bytes) -> None:
    assert read_file(data) == NOT_A_PAD


def test_what_is_just_not_too_deep_is_read() -> None:
    deep = b'{"format":"skulduggery-pad/1","games":' + b"[" * 99 + b"]" * 99 + b"}"
    assert read_file(deep) == no("structure", path="games[0]", expected="object")


def test_a_file_beyond_all_measure_is_not_read() -> None:
    assert read_file(file() + b" " * MAX_BYTES) == NOT_A_PAD
    assert read_file(file() + b" " * (MAX_BYTES - len(file()))) == ()


@pytest.mark.parametrize("version", ["3", "0", "01", "99"])
def test_another_version_is_named(version: str) -> None:
    data = json.dumps({"format": f"skulduggery-pad/{version}", "whatever": 1})
    assert read_file(data) == no("newer-format", format=f"skulduggery-pad/{version}")


OTHERWISE: list[tuple[str, Any, str, str]] = [
    ("id", 12345678, "id", "text"),
    ("game", None, "game", "text"),
    ("players", "Anna", "players", "list"),
    ("players", ["Anna", 2], "players[1]", "text"),
    ("first", True, "first", "number"),
    ("first", 0.0, "first", "number"),
    ("first", "0", "first", "number"),
    ("first", None, "first", "number"),
    ("options", [], "options", "object"),
    ("options", None, "options", "object"),
    ("started", 2026, "started", "text"),
    ("changed", None, "changed", "text"),
    ("stopped", False, "stopped", "true"),
    ("stopped", None, "stopped", "true"),
    ("stopped", 1, "stopped", "true"),
    ("rounds", {}, "rounds", "list"),
    ("rounds", [{}], "rounds[0]", "list"),
    ("rounds", [[[], {}]], "rounds[0][0]", "object"),
    ("rounds", [[{"bid": None}, {}]], "rounds[0][0].bid", "number"),
    ("rounds", [[{}, {"bid": 1.0}]], "rounds[0][1].bid", "number"),
    ("rounds", [[{}, {}], [{"bid": True}, {}]], "rounds[1][0].bid", "number"),
    ("rounds", [[{"bid": "1"}, {}]], "rounds[0][0].bid", "number"),
    ("rounds", [[{"wish": 1}, {}]], "rounds[0][0].wish", "nothing"),
    ("rounds", [[{"side": 1}, {}]], "rounds[0][0].side", "text"),
    ("rounds", [[{"queens": "cat"}, {}]], "rounds[0][0].queens", "list"),
    ("rounds", [[{"queens": ["cat", 1]}, {}]], "rounds[0][0].queens[1]", "text"),
    ("more", 1, "more", "nothing"),
    ("m" * 50, 1, "m" * 40, "nothing"),
]


@pytest.mark.parametrize(("key", "value", "path", "expected"), OTHERWISE)
def test_what_is_built_otherwise(key: str, value: Any, path: str, expected: str) -> None:
    """Where, and what belongs there; also if another game stands before it."""
    assert read_file(file(plain(**{key: value}))) == no("structure", path=f"games[0].{path}", expected=expected)
    second = file(plain(), plain(**{key: value}))
    assert read_file(second) == no("structure", path=f"games[1].{path}", expected=expected)


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        *(("id", "text"), ("game", "text"), ("players", "list"), ("first", "number"), ("options", "object")),
        *(("started", "text"), ("changed", "text"), ("rounds", "list")),
    ],
)
def test_every_key_is_needed(key: str, expected: str) -> None:
    without = {name: value for name, value in plain().items() if name != key}
    assert read_file(file(without)) == no("structure", path=f"games[0].{key}", expected=expected)


@pytest.mark.parametrize(
    ("more", "path", "expected"),
    [
        ("", "games", "list"),
        (',"games":{}', "games", "list"),
        (',"games":[1]', "games[0]", "object"),
        (',"games":[],"more":1', "more", "nothing"),
    ],
)
def test_a_file_that_is_built_otherwise(more: str, path: str, expected: str) -> None:
    assert read_file(f'{{"format":"{FORMAT}"{more}}}') == no("structure", path=path, expected=expected)


def test_the_first_place_that_is_built_otherwise() -> None:
    """Keys in the order of the document, whatever their order in the file; others behind them, as a browser sorts."""
    turned = dict(reversed(plain(id=1, rounds=[], zzz=1).items()))
    assert read_file(file(turned)) == no("structure", path="games[0].id", expected="text")
    stopped = {"stopped": 1, **plain(rounds=1)}
    assert read_file(file(stopped)) == no("structure", path="games[0].stopped", expected="true")
    strange = plain(**{"\uff5e": 1, "\U0001f600": 1, "b": 1, "10": 1, "9": 1})
    for key in ("10", "9", "b", "\U0001f600", "\uff5e"):
        assert read_file(file(strange)) == no("structure", path=f"games[0].{key}", expected="nothing")
        del strange[key]
    assert read_file(file({"bid": 1}, more=1)) == no("structure", path="games[0].id", expected="text")


@pytest.mark.parametrize("spoilt", [{"players": ["Anna", "\ud800"]}, {"first": float("nan")}])
def test_what_is_no_strict_json_has_no_place(spoilt: dict[str, Any]) -> None:
    assert read_file(file(plain(**spoilt))) == NOT_A_PAD


def test_the_structure_of_the_whole_file_comes_first() -> None:
    broken = file(plain(id="?"), plain(first="0"))
    assert read_file(broken) == no("structure", path="games[1].first", expected="number")


def test_which_of_several_games_is_wrong() -> None:
    good, bad = plain(), plain(id="bcdefghi", first=7)
    assert read_file(file(bad)) == no("first", highest=1)
    assert read_file(file(good, bad)) == no("first", highest=1, number=2)
    assert read_file(file(bad, good)) == no("first", highest=1, number=1)
    assert read_file(file(good, plain(id="bcdefghi"), good)) == no("id", number=3), "no two games have the same id"


def test_numbers_beyond_all_measure_are_numbers() -> None:
    data = write_file([KING]).replace(b'"bid":0', b'"bid":' + b"9" * 300)
    assert read_file(data) == no("bid-range", "SK-21", highest=1, round=1, name="Ben")


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
        node.append(deepcopy(node[place]))
    else:
        node[place] = deepcopy(rng.choice(ODD))
