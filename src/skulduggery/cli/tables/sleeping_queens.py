"""Sleeping Queens on a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing import ink
from skulduggery.cli.drawing.base import Drawn, Table, tag_of
from skulduggery.cli.drawing.ink import BACK, LOUD, QUIET, joined
from skulduggery.cli.drawing.sheets import add_names_column
from skulduggery.games.sleeping_queens.cards import NUMBER_OF, Card
from skulduggery.games.sleeping_queens.moves import Discard, King, Knight, Potion, Wake
from skulduggery.games.sleeping_queens.queens import PLACES, POINTS, Queen
from skulduggery.games.sleeping_queens.view import View
from skulduggery.kernel.protocol import FaceDown

STYLES = {
    "king": ink.GOLD,
    "jester": ink.PURPLE,
    "knight": ink.BLUE,
    "potion": ink.TEAL,
    "dragon": ink.RED,
    "wand": ink.GREEN,
}
NUMBER = ink.WHITE
QUEEN = ink.YELLOW
ACTIONS = frozenset({"king-played", "jester-played", "knight-played", "potion-played", "discarded"})


class SleepingQueensTable(Table):
    from_one = frozenset({"king", "wake"})

    def tell(self, event: Any) -> Drawn:
        tag = tag_of(event)
        if tag == "dealt":
            return self._tell_deal(event) if self.viewer is None else []
        if tag == "drawn" and self.viewer is not None and isinstance(event.cards, FaceDown):
            return []  # no words are needed for drawing back to five cards
        told = Text(self.speech.event(event))
        if tag in ACTIONS:
            return [Text.assemble("▸ ", told)]
        return [Text.assemble("  ", told)]

    def label(self, move: Any) -> Text:
        told = self.speech.move(move)
        match move:
            case Discard():
                return Text.assemble(joined([self._card(card) for card in move.cards]), f" {told}")
            case Knight() | Potion():
                return Text.assemble(self._queen(move.queen), f" {told}")
            case King(place=int(place)) | Wake(place=int(place)):
                return Text.assemble(self._bed(place), f" {told}")
            case _:
                return Text(told)

    def grouped(self, move: Any) -> tuple[str, Text] | None:
        """Group the choices of a king, which may wake any of twelve queens."""
        match move:
            case King(place=int(place)):
                return self.say("cli-group-king"), self._bed(place)
            case Wake(place=int(place)):
                return self.say("cli-group-wake"), self._bed(place)
            case _:
                return None

    def _bed(self, place: int) -> Text:
        return self.ink.chip(f"{shown(place):>2}", BACK)

    def is_worth_refusing(self, move: Any) -> bool:
        """There are too many combinations of illegal number cards to list."""
        return isinstance(move, Knight | Potion | Wake)

    def draw(self, view: View) -> Drawn:
        goal = self.say("cli-goal", queens=view.goal.queens, points=view.goal.points)
        heading = Rule(Text(goal, style=LOUD), align="left")
        return [heading, self._players(view), self._asleep(view), self._piles(view), *self._own_hand(view)]

    def sheet(self) -> Drawn:
        """Points are public: the queens that each player has woken so far."""
        owned = self._owned()
        grid = self._grid()
        for seat in range(len(self.speech.names)):
            queens = [queen for queen, owner in owned.items() if owner == seat]
            grid.add_row(self.player(seat), str(sum(POINTS[queen] for queen in queens)), self._queens(queens))
        return [grid]

    def last(self) -> Drawn:
        """Everything since the last action began."""
        start = next((i for i in range(len(self.seen) - 1, -1, -1) if tag_of(self.seen[i]) in ACTIONS), 0)
        return [Text(self.speech.event(event)) for event in self.seen[start:]]

    def _owned(self) -> dict[Queen, int]:
        """The owner of each queen, computed from the events."""
        owned: dict[Queen, int] = {}
        for event in self.seen:
            tag = tag_of(event)
            if tag in ("queen-woken", "queen-taken"):
                owned[event.queen] = event.seat
            elif tag == "queen-put-to-sleep":
                owned.pop(event.queen, None)
        return owned

    def _card(self, card: str) -> Text:
        style = NUMBER if Card(card) in NUMBER_OF else STYLES[card]
        return self.ink.chip(self.speech.noun("card", card), style)

    def _queen(self, queen: str) -> Text:
        return self.ink.chip(f"{self.speech.noun('queen', queen)} {POINTS[Queen(queen)]}", QUEEN)

    def _queens(self, queens: Sequence[str]) -> Text:
        return joined([self._queen(queen) for queen in queens])

    def _grid(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False)
        add_names_column(self, grid)
        grid.add_column(self.say("cli-points"), justify="right", no_wrap=True)
        grid.add_column(self.say("cli-queens"), overflow="fold")
        return grid

    def _players(self, view: View) -> Grid:
        """One row per player: points, queens, and the cards in the hand that everybody has seen."""
        grid = self._grid()
        for seat in range(view.seats):
            awake = [queen for queen, owner in zip(view.queens, view.owners, strict=True) if owner == seat and queen]
            shown = [self._queens(awake)]
            if view.known[seat] and seat != self.viewer:
                known = self.speech.nouns("card", view.known[seat])
                shown.append(Text(self.say("cli-holds", cards=known), style=QUIET))
            mark = "▶ " if seat == getattr(view.phase, "turn", None) else "  "
            grid.add_row(Text.assemble(mark, self.player(seat)), str(view.points[seat]), joined(shown))
        return grid

    def _asleep(self, view: View) -> Text:
        """The places where queens sleep. A queen that everybody has seen there is named."""
        chips: list[Text] = []
        for place in PLACES:
            if view.owners[place] is None:
                queen = view.queens[place]
                name = "" if queen is None else f" {self.speech.noun('queen', queen)}"
                chips.append(self.ink.chip(f"{shown(place)}{name}", BACK))
        return Text.assemble((f"{self.say('cli-asleep')} ", LOUD), joined(chips))

    def _piles(self, view: View) -> Text:
        top = self._card(view.discard[-1]) if view.discard else Text("–")
        return Text.assemble((self.say("cli-piles", pile=view.pile) + " ", QUIET), top)

    def _own_hand(self, view: View) -> Drawn:
        own = None if view.viewer is None else view.hands[view.viewer]
        if own is None or isinstance(own, FaceDown):
            return []
        return [Text.assemble((f"{self.say('cli-your-hand')} ", LOUD), joined([self._card(card) for card in own]))]

    def _tell_deal(self, event: Any) -> Drawn:
        lines: Drawn = []
        for seat, cards in enumerate(event.hands):
            lines.append(Text.assemble(self.player(seat), self.colon, joined([self._card(card) for card in cards])))
        queens = [f"{shown(place)} {self.speech.noun('queen', queen)}" for place, queen in enumerate(event.queens)]
        return [*lines, Text(f"{self.say('cli-asleep')} {', '.join(queens)}")]


def shown(place: int) -> int:
    """People count places from 1, moves and records from 0."""
    return place + 1


make = SleepingQueensTable
