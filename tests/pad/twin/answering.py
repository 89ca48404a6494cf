"""Who answers: `skulduggery.pad` here, and the page's core in one Node process there."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from skulduggery import games, pad
from skulduggery.games.sleeping_queens.queens import POINTS
from skulduggery.games.sleeping_queens.rules.ending import goal
from skulduggery.pad.books import book_of
from tests.pad.twin.making import Json
from tests.web.conftest import ROOT, webbuild

CORE = ROOT / "web" / "src" / "pad" / "core"


def by_node(cases: Sequence[str], core: Path = CORE) -> list[Any]:
    """The answers of the core in that folder to the cases, each of them a line of JSON."""
    finished = subprocess.run(
        [webbuild.node(), "--disable-warning=ExperimentalWarning", str(core / "twin.ts")],
        input="\n".join(cases),
        capture_output=True,
        encoding="utf-8",
    )
    assert finished.returncode == 0, finished.stderr[-3000:]
    return [json.loads(line) for line in finished.stdout.split("\n") if line]


def by_python(case: Json) -> Any:
    match case["ask"]:
        case "file":
            return told(file_answer(pad.read_file(case["text"])))
        case "begin":
            return plain(pad.begun(**case["setUp"]))
        case "change":
            change = msgspec.convert(case["change"], pad.Change)
            return change_answer(pad.changed(a_pad(case["game"]), change, now=case["now"]))
        case "range":
            return plain(pad.range_of(a_pad(case["game"]), **case["cell"]))
        case "merge":
            return plain(pad.merged(map(a_pad, case["kept"]), map(a_pad, case["incoming"])))
        case "csv":
            return pad.to_csv(map(a_pad, case["games"]))
        case "from-csv":
            return told(plain(pad.from_csv(case["text"])))
        case "statistics":
            return plain(pad.statistics(map(a_pad, case["games"])))
        case _:
            return facts_answer(case["game"], case["players"])


def a_pad(game: Json) -> pad.PadGame:
    return msgspec.convert(game, pad.PadGame)


def plain(value: Any) -> Any:
    """As it would come back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(found: Any) -> Any:
    """A refusal of a file with its sentence, put together from the keys of its parts and what each is given."""
    if "reason" not in found:
        return found

    def said(key: str, /, **args: Any) -> str:
        return f"{key}<{'|'.join(f'{name}={args[name]}' for name in sorted(args))}>"

    return {**found, "told": pad.in_a_file(msgspec.convert(found, pad.Refusal), said)}


def change_answer(found: pad.PadGame | pad.Refusal) -> Any:
    return plain(found if isinstance(found, pad.Refusal) else {"game": found, "sheet": pad.sheet(found)})


def file_answer(found: tuple[pad.PadGame, ...] | pad.Refusal) -> Any:
    if isinstance(found, pad.Refusal):
        return plain(found)
    return {"text": pad.write_file(found).decode(), "sheets": [plain(pad.sheet(game)) for game in found]}


def facts_answer(name: str, players: int) -> Json:
    game, aim = games.find(name), goal(players)
    assert game
    return {
        "players": {"lowest": game.PLAYERS[0], "highest": game.PLAYERS[-1]},
        "rounds": book_of(name).rounds(players),
        "options": plain(pad.default_options(name)),
        "goal": {"queens": aim.queens, "points": aim.points},
        "queens": [{"name": queen, "points": points} for queen, points in POINTS.items()],
    }
