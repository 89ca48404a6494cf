"""Sleeping Queens on a pad: who has which queens, everybody's progress, and which queens still sleep."""

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.drawing.sheets import add_names_column
from skulduggery.cli.scoring.answering import queens_of
from skulduggery.games.sleeping_queens.queens import POINTS, QUEENS
from skulduggery.games.sleeping_queens.rules.ending import goal
from skulduggery.pad import PadGame
from skulduggery.pad import sheet as sheet_of


def queens_drawn(game: PadGame, table: Table) -> list[RenderableType]:
    found, round = sheet_of(game), game.rounds[0]
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    add_names_column(table, grid)
    grid.add_column(table.say("cli-points"), justify="right", no_wrap=True)
    grid.add_column(table.say("cli-queens"), overflow="fold")
    for seat in range(len(game.players)):
        queens = [queen for queen in QUEENS if queen in queens_of(round, seat)]
        named = ", ".join(f"{table.speech.noun('queen', queen)} {POINTS[queen]}" for queen in queens)
        count = Text.assemble((f"{len(queens)}  ", LOUD), named) if queens else Text("0", style=QUIET)
        grid.add_row(table.player(seat), Text(str(found.total[seat]), style=LOUD), count)
    return [grid, *_asleep(game, table)]


def goal_in_words(game: PadGame, table: Table) -> str:
    """SL-60"""
    target = goal(len(game.players))
    return table.say("cli-goal", queens=target.queens, points=target.points)


def _asleep(game: PadGame, table: Table) -> list[RenderableType]:
    awake = {queen for seat in range(len(game.players)) for queen in queens_of(game.rounds[0], seat)}
    sleeping = [table.speech.noun("queen", queen) for queen in QUEENS if queen not in awake]
    return [Text(f"{table.say('cli-asleep')} {', '.join(sleeping)}", style=QUIET)] if sleeping else []
