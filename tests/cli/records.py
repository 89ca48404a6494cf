"""Records for the tests: a good one, and files of them."""

import json
import random
from pathlib import Path
from typing import Any

from skulduggery import games
from skulduggery.kernel.record import format_record
from tests.playing import new_match, play_at_random


def a_record(name: str = "skull-king", seats: int = 3, seed: int = 1) -> dict[str, Any]:
    game = games.find(name)
    assert game is not None
    match = play_at_random(new_match(game, seats), random.Random(seed))
    record: dict[str, Any] = json.loads(format_record(match.record()))
    return record


def written(file: Path, *records: Any) -> str:
    """One a line; the name of the file."""
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(file)
