"""Who answers: `skulduggery.pad` here, and the page's core in one Node process there."""

import json
import subprocess
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from skulduggery import games, pad
from skulduggery.games.sleeping_queens.queens import POINTS
from skulduggery.games.sleeping_queens.rules.ending import goal
from skulduggery.pad.books import book_of
from tests.pad.twin.making import Json
from tests.processes import running
from tests.web.conftest import ROOT, webbuild

CORE = ROOT / "web" / "src" / "pad" / "core"


class Node:
    """One process for all that is asked: it reads each core once, and gets faster by and by."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdin
        assert process.stdout
        self._asked, self._answers = process.stdin, process.stdout

    def answers(self, cases: Iterable[str], core: Path = CORE) -> list[Any]:
        """What the core in that folder answers to the cases, each of them a JSON document."""
        self._asked.write(f'{{"core": {json.dumps(str(core))}, "cases": [{", ".join(cases)}]}}\n')
        self._asked.flush()
        found = json.loads(self._answers.readline())
        assert isinstance(found, list), found
        return cast(list[Any], found)


@contextmanager
def by_node() -> Generator[Node]:
    command = [webbuild.node(), "--disable-warning=ExperimentalWarning", Path(__file__).with_suffix(".mjs")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf-8"}
    with running(command, **pipes) as process:
        yield Node(process)


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
