"""A small text chart of the totals: one column per round, with one place in it for each player, so that no line
covers another."""

from rich.console import RenderableType
from rich.text import Text

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import QUIET
from skulduggery.cli.scoring.vocabulary import folded
from skulduggery.games.sleeping_queens.rules.ending import goal
from skulduggery.pad import PadGame
from skulduggery.pad import sheet as sheet_of

HEIGHT = 11
AXIS = 7
STEPS = tuple(factor * 10**power for power in range(5) for factor in (1, 2, 5))
"""Intervals between grid lines that give round numbers."""
INKS = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red", "bold blue")
WIDEST_BAR = 40


def chart_drawn(game: PadGame, table: Table, width: int) -> list[RenderableType]:
    found = sheet_of(game)
    if game.game == "sleeping-queens":
        return _bars(game, table, found.total, width)
    if not found.totals:
        return [Text(table.say("cli-sheet-empty"))]
    shown = max(1, (width - AXIS - 1) // (len(game.players) + 1))
    first = max(0, len(found.totals) - shown)
    return [*_curves(found.totals[first:], first + 1, letters(table.speech.names)), _key(table)]


def letters(names: tuple[str, ...]) -> list[str]:
    """The first letter of each name; numbers if two names begin alike, or with a wide character."""
    initials = [name[:1].upper() for name in names]
    plain = all(initial.isalpha() and folded(initial).isascii() for initial in initials)
    return initials if plain and len(set(initials)) == len(names) else [str(n) for n in range(1, len(names) + 1)]


def _curves(totals: tuple[tuple[int, ...], ...], first: int, marks: list[str]) -> list[RenderableType]:
    """From the highest total down to the lowest, with a line at zero."""
    lowest = min(0, *(total for row in totals for total in row))
    highest = max(1, *(total for row in totals for total in row))
    step = next(step for step in STEPS if step * (HEIGHT - 1) >= highest - lowest)
    top, bottom = -(-highest // step), lowest // step
    lines: list[RenderableType] = []
    for level in range(top, bottom - 1, -1):
        line = Text.assemble((f"{level * step:>{AXIS - 2}} {'┼' if level == 0 else '┤'}", QUIET))
        for row in totals:
            line.append("─" if level == 0 else " ", style=QUIET)
            for seat, total in enumerate(row):
                here = round(total / step) == level
                line.append(marks[seat] if here else "─" if level == 0 else " ", INKS[seat] if here else QUIET)
        lines.append(line)
    columns = "".join(f" {number:<{len(marks)}}" for number in range(first, first + len(totals)))
    return [*lines, Text(" " * AXIS + columns, style=QUIET)]


def _key(table: Table) -> Text:
    marks = letters(table.speech.names)
    entries = [Text.assemble((mark, INKS[seat]), " ", table.player(seat)) for seat, mark in enumerate(marks)]
    return Text("   ").join(entries)


def _bars(game: PadGame, table: Table, total: tuple[int, ...], width: int) -> list[RenderableType]:
    """Each player's part of the points needed to win (SL-60)."""
    aim = goal(len(game.players)).points
    longest = max(len(name) for name in table.speech.names)
    room = max(5, min(WIDEST_BAR, width - longest - 8))
    lines: list[RenderableType] = []
    for seat, points in enumerate(total):
        full = min(room, points * room // aim)
        bar = (("█" * full, INKS[seat]), ("░" * (room - full), QUIET))
        lines.append(Text.assemble(f"{table.speech.player(seat):<{longest}} ", *bar, f" {points}"))
    return lines
