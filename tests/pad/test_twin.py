"""One truth for the points: the page's core answers tens of thousands of questions as `skulduggery.pad` does.

The questions and Python's answers are made in the same run, so the two differ as soon as either changes.
"""

import json
import re
import shutil
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from skulduggery.games.skull_king.rules import scoring
from skulduggery.games.sleeping_queens.rules import ending
from tests.pad.test_document import TEXT
from tests.pad.twin.answering import CORE, Node, by_node, by_python
from tests.pad.twin.cases import Asked, asked
from tests.seeds import exploring, rng

ROWS = re.findall(r"^\| `([a-z-]+)` \|(?:[^|]*\|)? ?((?:`[a-z_]+`(?:, )?)*) ?\|[^|]*\|$", TEXT, re.MULTILINE)
ARGUMENTS = {reason: set(re.findall(r"`(\w+)`", named)) for reason, named in ROWS}
"""By the reasons of refusals, as the document has them."""

PARTS = 10
"""So that each is done in good time, also on a busy machine."""

AT_LEAST = 20_000

TURNS = 20

REASONS = {
    *("not-a-pad", "newer-format", "id", "unknown-game", "player-count", "name", "same-name", "first", "option"),
    *(
        "moment",
        "round-count",
        "seats-in-round",
        "foreign-field",
        "bid-range",
        "tricks-range",
        "bids-first",
        "no-bonus",
    ),
    *("pirates-range", "kings-range", "bonus-without-trick", "one-king", "side", "space-range"),
    *("unknown-queen", "queen-twice", "cat-and-dog", "two-winners", "round-incomplete", "after-the-end"),
    *("seating", "absent", "points-range", "points-alone"),
    *("structure", "csv", "csv-column", "csv-points", "csv-order", "csv-twice", "csv-missing"),
}


@pytest.fixture(scope="module")
def node() -> Generator[Node]:
    with by_node() as started:
        yield started


@pytest.mark.parametrize("part", range(PARTS))
def test_page_and_python_agree(node: Node, part: int) -> None:
    cases = list(asked(rng("pad twin", part), 200 // PARTS))
    assert len(cases) >= AT_LEAST // PARTS
    refused_of[part] = refused(cases)
    for case in cases:
        if case.answer and "reason" in case.answer:
            assert_named(case.answer)
    answers = node.answers(case.line for case in cases)
    assert len(answers) == len(cases)
    different = [(case, there) for case, there in zip(cases, answers, strict=True) if there != case.answer]
    assert not different, shortest(different, len(cases))


refused_of: dict[int, Counter[str]] = {}
"""By part: how often each reason comes up in it. Python has answered all its questions for that."""


def test_every_reason_comes_up() -> None:
    """Among the questions that are always asked; while exploring, a rare one may be missing among those of that run."""
    if exploring() is not None:
        found = refused(asked(Random("pad 1"), 200))
    else:
        parts = (refused_of.get(part) or refused(asked(rng("pad twin", part), 200 // PARTS)) for part in range(PARTS))
        found = sum(parts, Counter[str]())
    assert found.keys() == REASONS
    assert min(found.values()) >= 5, found


def refused(cases: Iterable[Asked]) -> Counter[str]:
    return Counter(case.answer["reason"] for case in cases if case.answer and "reason" in case.answer)


def assert_named(refusal: Any) -> None:
    """The document names all its arguments; only of a place that several share, or of a file's, they may be fewer."""
    named, given = ARGUMENTS[refusal["reason"]], set(refusal["args"])
    assert named - {"name"} <= given <= named | {"number", "line"}, refusal


def shortest(different: list[tuple[Asked, Any]], count: int) -> str:
    case, there = min(different, key=lambda pair: len(pair[0].line))
    return "\n".join(
        [
            f"{len(different)} of {count} cases differ; the shortest asks",
            readable(json.loads(case.line)),
            f"Python answers {readable(case.answer)}",
            f"the page answers {readable(there)}",
        ]
    )


def readable(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


class Fault(NamedTuple):
    file: str
    right: str
    wrong: str


FAULTS = {
    "a trick brings 21": Fault("scoring.ts", "POINTS_PER_TRICK = 20", "POINTS_PER_TRICK = 21"),
    "a king brings 40": Fault("scoring.ts", "BONUS_FOR_THE_KING = 50", "BONUS_FOR_THE_KING = 40"),
    "a warning comes late": Fault("scoring.ts", "won <= there", "won <= there + 1"),
    "Heart is worth 15": Fault("facts.ts", '"heart", points: 20', '"heart", points: 15'),
    "six play seven hands": Fault("facts.ts", "12 - players", "13 - players"),
    "two dice are pirates": Fault("cells.ts", '"skull-king-dice": 3', '"skull-king-dice": 2'),
    "names may be longer": Fault("checking.ts", "LONGEST_NAME = 24", "LONGEST_NAME = 25"),
    "a stopped game goes on": Fault("changing.ts", "game.stopped || ", ""),
    "a keypad ends early": Fault("changing.ts", "5, 6, 7, 8, 9, 10]", "5]"),
    "a formula is written": Fault("tables.ts", "/^[=+\\-@']/.test", "/^[=\\-@']/.test"),
    "the later round is the best": Fault("statistics.ts", "best.points >=", "best.points >"),
    "a place is counted from 1": Fault("structure.ts", "`[${place}]`", "`[${place + 1}]`"),
    "one of several is named": Fault("refusing.ts", "seats.length && !others.length", "seats.length"),
    "a round is named twice": Fault("wording.ts", ', "round-incomplete"]', "]"),
    "a row is looked for in vain": Fault("tablereading.ts", "lines.find(isOwn) ?? lines[0]", "lines[0]"),
    "no row is missing": Fault("tableorder.ts", "(rounds[0]?.length ?? 1)", "1"),
    "an average is of all kinds": Fault("statistics.ts", "sum / played.length", "sum / ended.length"),
    "a file may be deeper": Fault("strict.ts", "DEEPEST = 100", "DEEPEST = 101"),
    "brackets in a text count": Fault("strict.ts", "quoted = !quoted", "quoted = false"),
    "a newcomer begins with nothing": Fault("scoring.ts", "&& lowest.includes(seat) ? least", "&& false ? least"),
    "whoever left is ahead": Fault("scoring.ts", "gone.includes(seat) ? 2 : 1", "gone.includes(seat) ? 1 : 1"),
    "whoever left deals": Fault("seating.ts", "isThen || following.seats.includes(seat)", "isThen || seat >= 0"),
    "a game is as long as its last table": Fault(
        "seating.ts", "Math.max(...tablesOf(game)", "Math.min(...tablesOf(game)"
    ),
    "whoever left has played": Fault(
        "statistics.ts", "seat !== undefined && !sheet.gone.includes(seat)", "seat !== undefined"
    ),
    "a sum is lost": Fault("tablereading.ts", "isSum && cell", "!isSum && cell"),
    "an old program reads it": Fault("files.ts", "seating ?? length ??", "length ??"),
    "the last change matters": Fault("merging.ts", '{ ...left, changed: "" }', "left"),
}


@pytest.fixture(scope="module")
def few() -> list[Asked]:
    """Enough of them for a fault that was planted; always the same, for a few others may miss one."""
    return list(asked(Random("pad 2"), 20))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_in_the_page_is_found(node: Node, few: list[Asked], fault: Fault, tmp_path: Path) -> None:
    """All kinds of questions are asked in turns, until one is answered differently."""
    spoilt = shutil.copytree(CORE, tmp_path / "core")
    source = (spoilt / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.right) == 1
    (spoilt / fault.file).write_text(source.replace(fault.right, fault.wrong), encoding="utf-8")
    turns = [few[turn::TURNS] for turn in range(TURNS)]
    assert any(node.answers((case.line for case in turn), spoilt) != [case.answer for case in turn] for turn in turns)


@pytest.mark.parametrize(
    ("where", "what", "wrong"),
    [
        (scoring, "POINTS_PER_TRICK", 21),
        (scoring, "BONUS_PER_PIRATE", 20),
        (ending, "GOAL_OF_FEW", ending.GOAL_OF_MANY),
    ],
)
def test_a_fault_in_the_rules_is_found(
    few: list[Asked], monkeypatch: pytest.MonkeyPatch, where: ModuleType, what: str, wrong: object
) -> None:
    monkeypatch.setattr(where, what, wrong)
    assert any(by_python(json.loads(case.line)) != case.answer for case in few)
