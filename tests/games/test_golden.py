"""Golden records: whole games, kept as text. The rules still read them, and the same play still writes them."""

import importlib.util
import json
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from tests.twins import VERIFY

ROOT = Path(__file__).parent.parent.parent
every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)


def kept(game: AnyGame) -> list[bytes]:
    """Those of an older version were the newest's once: nothing writes them any more."""
    name = "golden.jsonl" if game is games.find(game.NAME) else f"golden-v{game.RULES}.jsonl"
    return (Path(__file__).parent / game.NAME.replace("-", "_") / name).read_bytes().splitlines()


@pytest.mark.parametrize("game", games.all_versions(), ids=lambda game: f"{game.NAME}-{game.RULES}")
def test_the_rules_still_read_them(game: AnyGame) -> None:
    lines = kept(game)
    assert len(lines) == len(game.PLAYERS)
    for line in lines:
        found, record = parse_record(line, games.find)
        assert found is game
        check(found, record)


@every_game
def test_the_same_play_still_writes_them(game: AnyGame) -> None:
    """After a change on purpose: python scripts/golden.py, and look at the diff."""
    spec = importlib.util.spec_from_file_location("golden", ROOT / "scripts" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    golden = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(golden)
    assert golden.golden_lines(game) == kept(game)


@every_game
def test_the_twins_read_them_too(game: AnyGame) -> None:
    for line in kept(game):
        VERIFY[game.NAME](json.loads(line))
