"""The score sheet of a game: one row per round, one column per player; two lines per round in a narrow window."""

from msgspec import UNSET, UnsetType
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.drawing.sheets import MEDALS, signed
from skulduggery.cli.scoring.planks import plank_marks
from skulduggery.cli.scoring.queens import queens_drawn
from skulduggery.pad import Entry, PadGame, RoundScore, Sheet
from skulduggery.pad import sheet as sheet_of

WARNING_MARK = "!"
BONUS_MARK = "★"
MISSING = "·"
WIDEST = {"skull-king": 10, "skull-king-dice": 9, "skull-queen": 9}
"""The longest entry: `10/10 +350`, `▲5432 +32`."""
WITH_TOTAL = 6
LEAST_WIDTH = 5
FIRST_COLUMN = 4
BETWEEN = 2


def sheet_drawn(game: PadGame, table: Table, width: int) -> list[RenderableType]:
    """The sheet. In a very narrow window some players are shown below the others."""
    if game.game == "sleeping-queens":
        return queens_drawn(game, table)
    found = sheet_of(game)
    grids = [_grid(game, found, table, seats, width) for seats in side_by_side(len(game.players), width, LEAST_WIDTH)]
    return [*grids, *_legend(game, found, table)]


def side_by_side(count: int, width: int, least: int) -> list[range]:
    """As many columns side by side as fit, in as few rows as possible, all of about equal length."""
    most = max(1, (width - FIRST_COLUMN) // (least + BETWEEN))
    each = -(-count // -(-count // most))
    return [range(first, min(first + each, count)) for first in range(0, count, each)]


def _grid(game: PadGame, found: Sheet, table: Table, seats: range, width: int) -> Grid:
    room = (width - FIRST_COLUMN) // len(seats) - BETWEEN
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    grid.add_column(table.say("cli-round-short"), justify="right", no_wrap=True, min_width=3)
    for seat in seats:
        name = table.player(seat)
        name.truncate(max(room, LEAST_WIDTH), overflow="ellipsis")
        grid.add_column(name, justify="right", no_wrap=True, min_width=LEAST_WIDTH)
    for round, scored in zip(game.rounds, found.rounds, strict=True):
        totals = found.totals[scored.number - 1] if scored.complete else None
        cells = (
            Text("")
            if seat not in scored.order
            else _cell(round[seat], scored, seat, room, WIDEST[game.game], totals[seat] if totals else None)
            for seat in seats
        )
        grid.add_row(_number(scored), *cells)
    grid.add_section()
    grid.add_row(table.say("score-sum"), *(Text(str(found.total[seat]), style=LOUD) for seat in seats))
    if found.totals:
        grid.add_row("", *(place(found.places[seat]) for seat in seats))
    return grid


def place(number: int) -> Text:
    return Text(f"{number}.", style=MEDALS.get(number, ""))


def _number(scored: RoundScore) -> Text:
    mark = (WARNING_MARK, "bold yellow") if scored.warning else ""
    return Text.assemble(mark, str(scored.number))


def _cell(entry: Entry, scored: RoundScore, seat: int, room: int, widest: int, total: int | None) -> Text:
    """The entry, the points, and the running total if all of it fits in one line."""
    score = scored.seats[seat]
    written = _written(entry)
    if score.points is None:
        return written
    points = Text.assemble(BONUS_MARK if score.bonus else "", signed(score.points))
    between = " " if room >= widest else "\n"
    parts = [written, points]
    if total is not None and room >= widest + WITH_TOTAL:
        parts.append(Text(f"{total:>5}", style=LOUD))
    return Text(between).join(parts)


def _written(entry: Entry) -> Text:
    if entry.side is not UNSET or entry.points is not UNSET:
        return plank_marks(entry)
    if entry.bid is UNSET:
        return Text(MISSING, style=QUIET)
    return Text(f"{_or_missing(entry.tricks)}/{entry.bid}", style=QUIET)


def _or_missing(value: int | UnsetType) -> str:
    return MISSING if isinstance(value, UnsetType) else str(value)


def _legend(game: PadGame, found: Sheet, table: Table) -> list[RenderableType]:
    planks = game.game == "skull-queen"
    lines = [table.say("score-planks-legend" if planks else "cli-sheet-legend")]
    if any(seat.bonus for scored in found.rounds for seat in scored.seats):
        lines.append(table.say("score-bonus-legend", mark=BONUS_MARK))
    if any(scored.warning for scored in found.rounds):
        lines.append(table.say("score-warning-legend", mark=WARNING_MARK))
    return [Text(" ".join(lines), style=QUIET)]
