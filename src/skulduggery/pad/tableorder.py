"""The order of a table's rows: by round from 1 on, and within a round by seat from 1 on."""

from skulduggery.pad.model import Refusal
from skulduggery.pad.tablelines import BadTable, Line


def in_rounds(lines: list[Line]) -> list[list[Line]]:
    """Group the rows of one game by round. The first round sets the number of rows; a longer one is reported
    elsewhere."""
    rounds: list[list[Line]] = [[]]
    said: dict[tuple[int, int], int] = {}
    for line in lines:
        found = line.counted("round"), line.counted("seat")
        if found in said:
            raise _said_twice(line, found, said[found])
        due = _due(rounds, found)
        if found != due:
            raise _out_of_order(line, found, due)
        if found[0] > len(rounds):
            rounds.append([])
        rounds[-1].append(line)
        said[found] = line.number
    if len(rounds[-1]) < len(rounds[0]):
        raise _ends_early(lines[-1], (len(rounds), len(rounds[-1]) + 1))
    return rounds


def _due(rounds: list[list[Line]], found: tuple[int, int]) -> tuple[int, int]:
    """The round and seat that may come next. The first round ends where the second begins."""
    number, seats = len(rounds), len(rounds[-1])
    is_full = seats > 0 if number == 1 else seats >= len(rounds[0])
    return (number + 1, 1) if is_full and found[0] != number else (number, seats + 1)


def _said_twice(line: Line, found: tuple[int, int], before: int) -> BadTable:
    return BadTable(Refusal("csv-twice", None, {"line": line.number, "before": before, **_numbers("found", found)}))


def _out_of_order(line: Line, found: tuple[int, int], due: tuple[int, int]) -> BadTable:
    args = {**_numbers("found", found), **_numbers("due", due)}
    return BadTable(Refusal("csv-order", None, {"line": line.number, **args}))


def _ends_early(last: Line, due: tuple[int, int]) -> BadTable:
    return BadTable(Refusal("csv-missing", None, {"line": last.number, **_numbers("due", due)}))


def _numbers(which: str, place: tuple[int, int]) -> dict[str, int]:
    return {f"{which}_round": place[0], f"{which}_seat": place[1]}
