"""Skull King on a terminal."""

from typing import Any

from rich.text import Text

from skulduggery.cli.drawing import ink
from skulduggery.cli.drawing.base import Drawn
from skulduggery.cli.drawing.bids import BiddingTable
from skulduggery.cli.drawing.ink import QUIET, joined
from skulduggery.games.skull_king.cards import COLOUR_OF, RANK_IN_HAND, Card, Colour
from skulduggery.games.skull_king.moves import Bid
from skulduggery.games.skull_king.rules.rounds import ROUNDS
from skulduggery.games.skull_king.view import BiddingSeen, PlayingSeen, View

COLOURS = {Colour.YELLOW: ink.YELLOW, Colour.RED: ink.RED, Colour.BLUE: ink.BLUE, Colour.BLACK: ink.BLACK}
SPECIALS = {"E": ink.WHITE, "P": ink.PURPLE, "M": ink.TEAL, "SM": ink.PURPLE, "SK": ink.GOLD}


class SkullKingTable(BiddingTable):
    def piece(self, laid: Any) -> Text:
        return self.held(laid.card)

    def held(self, code: str) -> Text:
        colour = COLOUR_OF.get(Card(code))
        return self.ink.chip(code, COLOURS[colour] if colour else SPECIALS.get(code, ink.WHITE))

    def named(self, laid: Any) -> str:
        name = self.speech.noun("card", laid.card)
        return name if laid.role is None else f"{name} {self.speech.noun('role', laid.role)}"

    def label(self, move: Any) -> Text:
        if isinstance(move, Bid):
            return Text(self.speech.move(move))
        return Text.assemble(self.held(move.card), " ", self.named(move))

    def draw(self, view: View) -> Drawn:
        phase = view.phase
        match phase:
            case BiddingSeen():
                deals = self.say("cli-deals", dealer=phase.dealer)
                return [self.heading(view, ROUNDS, None, deals), *self.own_hand(phase.hands)]
            case PlayingSeen():
                heading = self.heading(view, ROUNDS, len(phase.taken) + 1)
                grid = self.players_grid(phase, view.totals)
                return [heading, grid, self.balance(phase, view.round), *self._memory(), *self.own_hand(phase.hands)]
            case _:
                return []

    def _memory(self) -> Drawn:
        """The cards played this round, if the table has that aid."""
        if self.options.get("memory_aid") != "on":
            return []
        played = sorted((event.card for event in self.played_this_round()), key=RANK_IN_HAND.__getitem__)
        title = (f"{self.say('cli-memory')} ", QUIET)
        return [Text.assemble(title, joined([self.held(card) for card in played]))] if played else []


make = SkullKingTable
