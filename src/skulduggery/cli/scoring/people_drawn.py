"""Statistics of everybody who has played: wins, bids made, best and worst rounds, and who came before whom."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.words import clean_name
from skulduggery.locales import Speech
from skulduggery.pad import Person

NAME_WIDTH = 14
COLUMNS = ("games", "wins", "place", "made", "best", "worst")
MOST_SIDE_BY_SIDE = 6


def people_drawn(people: Sequence[Person], speech: Speech) -> list[RenderableType]:
    if not any(person.rounds or person.games for person in people):
        return [Text(speech.say("score-nothing-yet"))]
    ranked = sorted(people, key=lambda person: (-person.wins, person.place or 99, person.name.casefold()))
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for column in COLUMNS:
        grid.add_column(speech.say(f"score-stats-{column}"), justify="right", overflow="fold")
    for person in ranked:
        grid.add_row(Text(clean_name(person.name)), *(Text(cell) for cell in _cells(person, speech)))
    return [grid, *_rivalries(ranked, speech)]


def _cells(person: Person, speech: Speech) -> tuple[str, ...]:
    wins = speech.say("score-shared-wins", wins=person.wins, shared=person.shared)
    place = "" if person.place is None else f"{person.place:.1f}"
    made = f"{100 * person.made // person.bids} %" if person.bids else ""
    extremes = ("" if found is None else f"{found.points:+d}" for found in (person.best, person.worst))
    return (str(person.games), wins, place, made, *extremes)


def _rivalries(people: Sequence[Person], speech: Speech) -> list[RenderableType]:
    """How often the one at the left came before the one at the top, and behind."""
    met = [person for person in people if person.others][:MOST_SIDE_BY_SIDE]
    if len(met) < 2:
        return []
    grid = Grid(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=NAME_WIDTH)
    for person in met:
        grid.add_column(Text(clean_name(person.name)), justify="right", no_wrap=True, overflow="ellipsis", min_width=3)
    for person in met:
        against = {rival.name: f"{rival.before}:{rival.behind}" for rival in person.others}
        grid.add_row(Text(clean_name(person.name)), *(against.get(other.name, "") for other in met))
    return [Text(speech.say("score-stats-against"), style=LOUD), grid, Text(speech.say("score-stats-how"), style=QUIET)]
