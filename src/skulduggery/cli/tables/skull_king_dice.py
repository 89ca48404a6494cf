"""Skull King, the dice game, on a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from skulduggery.cli.drawing import ink
from skulduggery.cli.drawing.base import Drawn
from skulduggery.cli.drawing.bids import BiddingTable
from skulduggery.cli.drawing.ink import QUIET
from skulduggery.games.skull_king_dice.dice import FACES, Die
from skulduggery.games.skull_king_dice.moves import Bid
from skulduggery.games.skull_king_dice.view import BiddingSeen, ThrowingSeen, View
from skulduggery.kernel.protocol import FaceDown

STYLES = {
    "K": ink.BLACK,
    "B": ink.BLUE,
    "R": ink.RED,
    "Y": ink.YELLOW,
    "SK": ink.GOLD,
    "P": ink.PURPLE,
    "M": ink.TEAL,
}
SIGNS = {"flag": "⚑", "skull": "☠"}


class DiceTable(BiddingTable):
    def piece(self, laid: Any) -> Text:
        return self.ink.chip(f"{laid.die} {SIGNS.get(laid.face, laid.face)}", STYLES[laid.die])

    def held(self, code: str) -> Text:
        return self.ink.chip(code, STYLES[code])

    def named(self, laid: Any) -> str:
        return f"{self.speech.noun('die', laid.die)}: {self.speech.noun('face', laid.face)}"

    def label(self, move: Any) -> Text:
        if isinstance(move, Bid):
            return Text(self.speech.move(move))
        return Text.assemble(
            self.held(move.die), " ", self.speech.noun("die", move.die), (self._faces(move.die), QUIET)
        )

    def draw(self, view: View) -> Drawn:
        phase = view.phase
        match phase:
            case BiddingSeen():
                begins = self.say("cli-begins", dealer=phase.starter)
                heading = self.heading(view, view.rounds, None, begins)
                return [heading, *self.own_hand(phase.hands), *self._faces_held(phase.hands)]
            case ThrowingSeen():
                heading = self.heading(view, view.rounds, len(phase.taken) + 1)
                grid = self.players_grid(phase, view.totals)
                return [heading, grid, self.balance(phase, view.round), *self.own_hand(phase.hands)]
            case _:
                return []

    def _faces_held(self, hands: Sequence[Any]) -> Drawn:
        """The possible faces of the dice in the hand, for a player about to bid."""
        own = None if self.viewer is None else hands[self.viewer]
        if own is None or isinstance(own, FaceDown):
            return []
        return [Text.assemble("  ", self.held(die), (self._faces(die), QUIET)) for die in dict.fromkeys(own)]

    def _faces(self, die: str) -> str:
        """The six faces, so that nobody has to know them by heart."""
        return f"  {' '.join(SIGNS.get(face, face) for face in FACES[Die(die)])}"


make = DiceTable
