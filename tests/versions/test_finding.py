"""Older versions are found by their folders, and records name the version that reads them."""

import json
import random
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.film import film
from skulduggery.film.files import Entry, read
from skulduggery.games import skull_king
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import BadRecord, format_record, parse_record
from skulduggery.kernel.replay import check
from skulduggery.kernel.seats import Seat
from tests.playing import new_match, play_at_random
from tests.versions.upgrading import NAME, upgraded


def version(rules: int) -> AnyGame:
    game = games.find(NAME, rules=rules)
    assert game is not None
    return game


def played(game: AnyGame) -> bytes:
    """A whole game by this version: the same cards and the same decisions, whatever the version."""
    match = new_match(game, 3)
    play_at_random(match, random.Random(7))
    return format_record(match.record())


def test_an_older_version_is_found_by_its_folder_alone() -> None:
    assert [game.RULES for game in games.all_versions() if game.NAME == NAME] == [1]
    assert games.find(NAME, rules=2) is None
    with upgraded():
        assert [game.RULES for game in games.all_versions() if game.NAME == NAME] == [1, 2]
        assert games.find(NAME) is games.find(NAME, rules=2) is skull_king
        assert version(1) is not version(2)
        assert [games.find(NAME, rules=rules) for rules in (-1, 0, 3, 10**5000)] == [None] * 4
        assert [game.RULES for game in games.all_games() if game.NAME == NAME] == [2]
    assert games.find(NAME, rules=1) is skull_king


def test_a_folder_that_is_no_version_is_not_found() -> None:
    assert games.OLDER.fullmatch("v12")
    assert not any(games.OLDER.fullmatch(name) for name in ("v0", "v01", "v1b", "common", "v", "v12345"))


def test_every_record_is_read_by_the_rules_that_it_names() -> None:
    with upgraded():
        lines = {rules: played(version(rules)) for rules in (1, 2)}
        scores: dict[int, Any] = {}
        for rules, line in lines.items():
            game, record = parse_record(line, games.find)
            assert (game.RULES, record.rules) == (rules, rules)
            check(game, record)
            scores[rules] = record.result
        assert scores[1] != scores[2]
        swapped = {**json.loads(lines[1]), "rules": 2, "options": json.loads(lines[2])["options"]}
        with pytest.raises(BadRecord) as bad:
            check(*parse_record(json.dumps(swapped), games.find))
        assert bad.value.rule == "SK-60"


def test_a_game_of_version_1_that_was_recorded_before_is_read_the_same_after() -> None:
    line = played(version(1))
    before = film(*read(Entry(1, 1, line)), viewer=Seat(1))
    with upgraded():
        after = film(*read(Entry(1, 1, line)), viewer=Seat(1))
    assert msgspec.json.encode(after) == msgspec.json.encode(before)


def test_a_version_that_was_dropped_is_named_with_the_newest_that_is_known() -> None:
    line = played(version(1))
    with upgraded(first_is_kept=False), pytest.raises(BadRecord) as bad:
        parse_record(line, games.find)
    assert (bad.value.reason, bad.value.args_) == ("rules-unknown", {"value": "1", "known": 2})
