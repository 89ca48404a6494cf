"""Score sheets and the final places."""

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, QUIET

if TYPE_CHECKING:
    from skulduggery.cli.drawing.base import Drawn, Table

MEDALS = {1: "bold yellow", 2: "bold white", 3: "bold red"}
NAME_WIDTH = 14


def score_sheet(table: "Table") -> "Drawn":
    """One row per round, one column per player; the last row has the totals."""
    rounds = [event for event in table.seen if hasattr(event, "points") and hasattr(event, "totals")]
    if not rounds:
        return [Text(table.say("cli-sheet-empty"))]
    grid = sheet_grid(table, len(rounds[0].points))
    for event in rounds:
        grid.add_row(str(event.round), *(_cell(event, seat) for seat in range(len(event.points))))
    grid.add_section()
    grid.add_row(table.say("cli-total"), *(Text(str(total), style=LOUD) for total in rounds[-1].totals))
    return [grid, *([Text(table.say("cli-sheet-legend"), style=QUIET)] if hasattr(rounds[0], "bids") else [])]


def sheet_grid(table: "Table", seats: int) -> Grid:
    """In a narrow window an entry takes two lines instead of being cut."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
    grid.add_column(table.say("cli-round-short"), justify="right", no_wrap=True)
    for seat in range(seats):
        grid.add_column(table.player(seat), justify="right", overflow="fold", max_width=NAME_WIDTH)
    return grid


def round_table(table: "Table", columns: dict[str, list[Text]]) -> Grid:
    """One row per player for one round: bid, tricks won, points."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    add_names_column(table, grid)
    for title in columns:
        grid.add_column(title, justify="right", no_wrap=True)
    for seat, cells in enumerate(zip(*columns.values(), strict=True)):
        grid.add_row(table.player(seat), *cells)
    return grid


def add_names_column(table: "Table", grid: Grid) -> None:
    """Names are the last to be shortened in a narrow window."""
    longest = max((len(name) for name in table.speech.names), default=0)
    grid.add_column("", no_wrap=True, overflow="ellipsis", min_width=min(longest, NAME_WIDTH), max_width=NAME_WIDTH)


def places_table(table: "Table", scores: tuple[int, ...], places: tuple[int, ...]) -> Grid:
    """The players by place."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column(table.say("cli-place"), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    grid.add_column(table.say("cli-points"), justify="right", no_wrap=True)
    for seat in sorted(range(len(scores)), key=lambda seat: places[seat]):
        place = Text(f"{places[seat]}.", style=MEDALS.get(places[seat], ""))
        grid.add_row(place, table.player(seat), str(scores[seat]))
    return grid


def signed(points: int) -> Text:
    """+40 or -10, in a colour of its own."""
    return Text(f"{points:+d}" if points else "0", style="green" if points > 0 else "red" if points < 0 else "")


def _cell(event: Any, seat: int) -> Text:
    points = signed(event.points[seat])
    if hasattr(event, "bids") and hasattr(event, "won"):
        return Text.assemble((f"{event.won[seat]}/{event.bids[seat]} ", "dim"), points)
    return points
