"""Tables as another spreadsheet would have written them, or as somebody has changed them there."""

import csv
import io
from random import Random

Rows = list[list[str]]
CELLS = (
    *("", " ", "0", "1", "2", "3", "-1", "+1", "-0", "01", "1.0", "10", "1234567890", "x", "yes", "no", "front"),
    *("rose cat", "cake  moon", "5 5 5 5 5", "8 5 3 2", "'Ada", "'=x", " Ada ", "skull-king", "landlubber", "\ud800"),
)


def spoiled_csv(random: Random, text: str) -> str:
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))
    for _ in range(random.choice([0, 1, 1, 2])):
        spoil = random.choice(
            [csv_cell, csv_cell, csv_cell, csv_rows, csv_order, csv_order, csv_columns, csv_column_order]
        )
        if rows and rows[0]:
            spoil(random, rows)
    written = io.StringIO(newline="")
    separator = random.choice([",", ";", "\t"])
    quoting = csv.QUOTE_ALL if random.random() < 0.3 else csv.QUOTE_MINIMAL
    ends = random.choice(["\r\n", "\n", "\r"])
    csv.writer(written, delimiter=separator, lineterminator=ends, quoting=quoting).writerows(rows)
    found = random.choice(["", "\ufeff"]) + written.getvalue()
    if random.random() < 0.05:
        at = random.randrange(len(found) + 1)
        put = random.choice(["", '"', '""', ends, separator, "x", "1"])
        found = found[:at] + put + found[at + random.randrange(2) :]
    return found.rstrip("\r\n") if random.random() < 0.1 else found + random.choice(["", "", ends])


def csv_cell(random: Random, rows: Rows) -> None:
    row = random.choice(rows[1:] or rows)
    if row:
        row[random.randrange(len(row))] = random.choice(CELLS)


def csv_rows(random: Random, rows: Rows) -> None:
    at = random.randrange(len(rows))
    match random.randrange(4):
        case 0:
            rows.pop(at)
        case 1:
            rows.insert(at, list(rows[at]))
        case 2:
            rows[1:] = random.sample(rows[1:], len(rows) - 1)
        case _:
            rows.insert(at, random.choice([[], [""], [""] * len(rows[0]), ["x"], [*rows[at], "x"], rows[at][:-1]]))


def csv_order(random: Random, rows: Rows) -> None:
    """Some rows are lost, or come once more, or have gone elsewhere."""
    at, count = random.randrange(1, len(rows) + 1), random.choice([1, 1, 1, 2, 3, 6])
    some = rows[at : at + count]
    if random.random() < 0.7:
        del rows[at : at + count]
    if random.random() < 0.4:
        to = random.randrange(1, len(rows) + 1)
        rows[to:to] = [list(row) for row in some]


def csv_columns(random: Random, rows: Rows) -> None:
    at = random.randrange(len(rows[0])) if random.random() < 0.6 else len(rows[0]) - 1
    keep = random.random() < 0.3
    for row in rows:
        if keep:
            row.insert(at, "note")
        elif at < len(row):
            row.pop(at)


def csv_column_order(random: Random, rows: Rows) -> None:
    order = random.sample(range(len(rows[0])), len(rows[0]))
    rows[:] = [[row[at] for at in order] if len(row) == len(order) else row for row in rows]
