"""A table that can tell and draw any game, in words alone. The games' own tables build on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, Ink
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.protocol import Event
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech

Drawn = list[RenderableType]


def tag_of(event: Any) -> str:
    """The type of the event, such as `card-played`."""
    return str(event.__struct_config__.tag)


class Table:
    """Tells what happens and draws the table, for one viewer (None: a record, which is open).

    It knows the game only by views and events that the viewer may see.
    """

    from_one: frozenset[str] = frozenset()
    """Actions whose number is a place: moves count places from 0, people from 1."""

    def __init__(self, speech: Speech, ink: Ink, viewer: Seat | None, options: Mapping[str, OptionValue]) -> None:
        self.speech = speech
        self.ink = ink
        self.viewer = viewer
        self.options = options
        self.seen: list[Any] = []

    def see(self, event: Event) -> Drawn:
        """Remember the event, and tell it."""
        self.seen.append(event)
        return self.tell(event)

    def tell(self, event: Event) -> Drawn:
        return [Text(self.speech.event(event))]

    def draw(self, view: Any) -> Drawn:
        """Draw the table before a decision."""
        return []

    def label(self, move: Any) -> Text:
        """The text of a choice in a list."""
        return Text(self.speech.move(move))

    def grouped(self, move: Any) -> tuple[str, Text] | None:
        """The common part of similar choices, and this choice's own part. Similar choices share a line or two."""
        return None

    def suggested(self, view: Any) -> Sequence[Any]:
        """A few moves worth naming if there are too many to list."""
        return ()

    def is_worth_refusing(self, move: Any) -> bool:
        """Whether an illegal choice is listed, or only explained when tried."""
        return True

    def sheet(self) -> Drawn:
        """The score sheet so far."""
        from skulduggery.cli.drawing.sheets import score_sheet

        return score_sheet(self)

    def last(self) -> Drawn:
        """The last trick, or whatever was settled last."""
        return self.tell(self.seen[-1]) if self.seen else []

    def ending(self, scores: tuple[int, ...], places: tuple[int, ...]) -> Drawn:
        from skulduggery.cli.drawing.sheets import places_table

        return [places_table(self, scores, places)]

    def say(self, key: str, /, **args: Any) -> str:
        return self.speech.say(key, **args)

    @property
    def colon(self) -> str:
        """The separator between a label and its value; French puts a space before it."""
        return self.say("seat-entry", player="", value="")

    def player(self, seat: int) -> Text:
        return Text(self.speech.player(seat), style=LOUD if seat == self.viewer else "")

    def is_own(self, seat: int) -> bool:
        return seat == self.viewer
