"""Fuzz the record reader, guided by coverage: any bytes at all are either read or refused with a `BadRecord`.

Needs atheris, which has wheels for Linux only and is therefore no part of the development requirements:
    .venv/bin/pip install atheris

Example:  .venv/bin/python scripts/fuzz.py                  until Ctrl-C, or until something else happens
          .venv/bin/python scripts/fuzz.py 60               for a minute
          .venv/bin/python scripts/fuzz.py 60 7             for a minute, with the seed 7
"""

import contextlib
import importlib
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 6000
"""Bytes: room for the first round of a game, where most kinds of step occur."""


def main(arguments: list[str]) -> int:
    if len(arguments) > 2 or not all(argument.isdecimal() for argument in arguments):
        print("fuzz: give at most two numbers, seconds and a seed", file=sys.stderr)
        return 2
    try:
        atheris: Any = importlib.import_module("atheris")
    except ModuleNotFoundError:
        print("fuzz: atheris is missing; install it with: .venv/bin/pip install atheris", file=sys.stderr)
        return 2
    with atheris.instrument_imports(include=["skulduggery", "json"]):
        games: Any = importlib.import_module("skulduggery.games")
        record: Any = importlib.import_module("skulduggery.kernel.record")
        replay: Any = importlib.import_module("skulduggery.kernel.replay")
        games.all_games()

    def read(data: bytes) -> None:
        with contextlib.suppress(record.BadRecord):
            replay.check(*record.parse_record(data, games.find))

    with tempfile.TemporaryDirectory() as folder:
        write_seeds(Path(folder))
        limit = [f"-{name}={value}" for name, value in zip(("max_total_time", "seed"), arguments, strict=False)]
        atheris.Setup([sys.argv[0], folder, f"-max_len={LONGEST}", *limit], read)
        atheris.Fuzz()
    return 0


def write_seeds(folder: Path) -> None:
    """The beginnings of the golden records."""
    for path in (ROOT / "tests" / "games").glob("*/golden.jsonl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            whole = json.loads(line)
            del whole["result"]
            whole["log"] = [{key: step[key] for key in step if key != "legal"} for step in whole["log"][:14]]
            (folder / f"{path.parent.name}-{number}").write_text(json.dumps(whole), encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
