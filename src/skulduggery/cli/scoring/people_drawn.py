"""Statistics of all players: wins, bids made, best and worst rounds, totals, and who beat whom."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.scoring.sheets import side_by_side
from skulduggery.cli.words import clean_name
from skulduggery.games import names
from skulduggery.locales import Speech
from skulduggery.pad import Person

NAME_WIDTH = 14
COLUMNS = ("games", "wins", "place", "made", "best", "worst")
LEAST_WIDTH = 6
ENOUGH = 76
"""Width needed for one row per person."""


def people_drawn(people: Sequence[Person], speech: Speech, width: int) -> list[RenderableType]:
    if not any(person.rounds or person.games for person in people):
        return [Text(speech.say("score-nothing-yet"))]
    ranked = sorted(people, key=lambda person: (-person.wins, person.place or 99, person.name.casefold()))
    drawn = [_wide(ranked, speech)] if width >= ENOUGH else _narrow(ranked, speech, width)
    drawn += _totals(ranked, speech, width)
    return [*drawn, *_rivalries([person for person in ranked if person.others], speech, width)]


def _wide(people: Sequence[Person], speech: Speech) -> Grid:
    """One row per person."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for column in COLUMNS:
        grid.add_column(speech.say(f"score-stats-{column}"), justify="right", vertical="bottom")
    for person in people:
        grid.add_row(_name(person, NAME_WIDTH), *(Text(cell) for cell in _cells(person, speech)))
    return grid


def _narrow(people: Sequence[Person], speech: Speech, width: int) -> list[RenderableType]:
    """One column per person, as many side by side as fit."""
    titles = [speech.say(f"score-stats-{column}") for column in COLUMNS]
    grids: list[RenderableType] = []
    for places in side_by_side(len(people), width - NAME_WIDTH, LEAST_WIDTH):
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
        grid.add_column("", max_width=NAME_WIDTH, min_width=NAME_WIDTH)
        cells = [_cells(people[place], speech) for place in places]
        for place in places:
            grid.add_column(_name(people[place], LEAST_WIDTH), justify="right", min_width=LEAST_WIDTH)
        for row, title in enumerate(titles):
            grid.add_row(title, *(Text(column[row]) for column in cells))
        grids.append(grid)
    return grids


def _cells(person: Person, speech: Speech) -> tuple[str, ...]:
    wins = speech.say("score-shared-wins", wins=person.wins, shared=person.shared)
    place = "" if person.place is None else f"{person.place:.1f}"
    made = f"{100 * person.made // person.bids} %" if person.bids else ""
    extremes = ("" if found is None else f"{found.points:+d}" for found in (person.best, person.worst))
    return (str(person.games), wins, place, made, *extremes)


def _totals(people: Sequence[Person], speech: Speech, width: int) -> list[RenderableType]:
    """For each kind of game, one column per person: the best total and the average."""
    drawn: list[RenderableType] = []
    for game in names():
        ended = [(person, totals) for person in people for totals in person.totals if totals.game == game]
        if ended:
            drawn.append(Text(speech.say("score-stats-totals", game=speech.noun("game", game)), style=LOUD))
        for places in side_by_side(len(ended), width - NAME_WIDTH, LEAST_WIDTH) if ended else ():
            grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
            grid.add_column("", min_width=NAME_WIDTH, max_width=NAME_WIDTH)
            for place in places:
                grid.add_column(_name(ended[place][0], LEAST_WIDTH), justify="right", min_width=LEAST_WIDTH)
            shown = [ended[place][1] for place in places]
            grid.add_row(speech.say("score-stats-best-total"), *(str(totals.best) for totals in shown))
            grid.add_row(speech.say("score-stats-average-total"), *(f"{totals.average:.1f}" for totals in shown))
            drawn.append(grid)
    return drawn


def _rivalries(people: Sequence[Person], speech: Speech, width: int) -> list[RenderableType]:
    """How often the player on the left placed before the one at the top, and behind."""
    if len(people) < 2:
        return []
    drawn: list[RenderableType] = [Text(speech.say("score-stats-against"), style=LOUD)]
    for places in side_by_side(len(people), width - NAME_WIDTH, LEAST_WIDTH):
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
        grid.add_column("", no_wrap=True, overflow="ellipsis", min_width=NAME_WIDTH, max_width=NAME_WIDTH)
        for place in places:
            grid.add_column(_name(people[place], LEAST_WIDTH), justify="right", no_wrap=True, min_width=LEAST_WIDTH)
        for person in people:
            against = {rival.name: f"{rival.before}:{rival.behind}" for rival in person.others}
            grid.add_row(_name(person, NAME_WIDTH), *(against.get(people[place].name, "") for place in places))
        drawn.append(grid)
    return [*drawn, Text(speech.say("score-stats-how"), style=QUIET)]


def _name(person: Person, longest: int) -> Text:
    name = Text(clean_name(person.name))
    name.truncate(longest, overflow="ellipsis")
    return name
