"""Skull Queen on a terminal: planks from the wide end (space 1) to the narrow one (space 5), and the water."""

import random
from collections.abc import Sequence
from typing import Any

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.bots.sailor import skull_queen as sailor
from skulduggery.cli.drawing import ink
from skulduggery.cli.drawing.base import Drawn, Table, tag_of
from skulduggery.cli.drawing.ink import LOUD, QUIET, joined
from skulduggery.cli.drawing.sheets import add_names_column, round_table, signed
from skulduggery.games.skull_queen.cards import COLOUR_OF, Card, Colour
from skulduggery.games.skull_queen.moves import Place
from skulduggery.games.skull_queen.rules.evaluating import by_colour, is_evaluated, pulls
from skulduggery.games.skull_queen.rules.material import PLANK_VALUES, SPACES, value
from skulduggery.games.skull_queen.rules.placing import PLACINGS, SIDES
from skulduggery.games.skull_queen.rules.scoring import points
from skulduggery.games.skull_queen.state import Laid, Plank, Space
from skulduggery.games.skull_queen.view import CardHidden, PlacingSeen, PlayingSeen, View, WithGhostSeen
from skulduggery.kernel.protocol import FaceDown

STYLES = {Colour.RED: ink.RED, Colour.YELLOW: ink.YELLOW, Colour.GREEN: ink.GREEN, Colour.BLUE: ink.BLUE}

QUIETLY = frozenset({"plank-sealed", "plank-covered", "card-sealed", "card-laid-face-down", "colour-set-aside"})
EVALUATION = frozenset({"cards-to-centre", "pirate-moved", "pirate-fell", "nobody-moved", "colour-set-aside"})
TRICK = frozenset({"card-played", "cards-shown", "ghost-turned"})
ARROWS = {"up": "↑", "down": "↓"}


class SkullQueenTable(Table):
    def tell(self, event: Any) -> Drawn:
        tag = tag_of(event)
        if self.viewer is not None and tag in QUIETLY:
            return []
        match tag:
            case "dealt":
                return self._tell_deal(event)
            case "planks-shown":
                return [Text(self.say("cli-planks-shown"), style=LOUD), self._planks(event.planks, self._values())]
            case "pirate-moved" | "pirate-fell":
                sign = "≈" if tag == "pirate-fell" else ARROWS[event.direction]
                return [Text.assemble(f"{sign} ", self._pirate(event.colour), " ", self.speech.event(event))]
            case "nobody-moved":
                return [Text.assemble("· ", self._pirate(event.colour), " ", (self.speech.event(event), QUIET))]
            case "round-scored":
                return self._tell_scores(event)
            case _:
                return super().tell(event)

    def label(self, move: Any) -> Text:
        if isinstance(move, Place):
            return Text(self.speech.move(move))
        return Text.assemble(self._card(move.card), " ", self.speech.noun("card", move.card))

    def suggested(self, view: View) -> Sequence[Place]:
        """The rulebook's advice for beginners, all in the middle, and the sailor's choice for this hand."""
        if not isinstance(view.phase, PlacingSeen):
            return ()
        middle = [Place(side=side, red=3, yellow=3, green=3, blue=3) for side in SIDES]
        sailors = sailor.choose(view, PLACINGS, random.Random(0))
        return [*middle, sailors] if isinstance(sailors, Place) and sailors not in middle else middle

    def draw(self, view: View) -> Drawn:
        phase = view.phase
        match phase:
            case PlacingSeen():
                sides = [self._side(side, view.plank_values) for side in SIDES]
                return [self._heading(view), *sides, *self._centre(phase.centre), *self._own_hand(phase.hands)]
            case PlayingSeen() | WithGhostSeen():
                heading = self._heading(
                    view, trick=len(phase.past) + 1, tricks=len(phase.past) + self._held(phase.hands)
                )
                planks = self._planks(phase.planks, view.plank_values, totals=view.totals)
                return [heading, planks, *self._centre(phase.centre), *self._trick(phase), *self._own_hand(phase.hands)]
            case _:
                return []

    def last(self) -> Drawn:
        """The cards of the last evaluated trick, and its effects."""
        end = next((i for i in range(len(self.seen), 0, -1) if tag_of(self.seen[i - 1]) in EVALUATION), None)
        if end is None:
            return [Text(self.say("cli-no-trick"))]
        start = end
        while start and tag_of(self.seen[start - 1]) in EVALUATION:
            start -= 1
        while start and tag_of(self.seen[start - 1]) in (TRICK | QUIETLY) - EVALUATION:
            start -= 1
        told = [event for event in self.seen[start:end] if tag_of(event) not in QUIETLY]
        return [Text(self.speech.event(event)) for event in told]

    def _heading(self, view: View, **trick: int) -> Rule:
        key = "cli-trick-heading" if trick else "cli-round-heading"
        return Rule(Text(self.say(key, round=view.round, rounds=view.seats, **trick), style=LOUD), align="left")

    def _held(self, hands: Sequence[Any]) -> int:
        own = hands[self.viewer or 0]
        return own.count if isinstance(own, FaceDown) else len(own)

    def _values(self) -> tuple[int, ...]:
        values = self.options.get("plank_values", PLANK_VALUES)
        return PLANK_VALUES if isinstance(values, str) else values

    def _card(self, card: str) -> Text:
        colour = COLOUR_OF.get(Card(card))
        return self.ink.chip(card, STYLES[colour] if colour else ink.WHITE)

    def _cards(self, cards: Sequence[str]) -> Text:
        return joined([self._card(card) for card in cards])

    def _pirate(self, colour: str) -> Text:
        return self.ink.chip(colour, STYLES[Colour(colour)])

    def _own_hand(self, hands: Sequence[Any]) -> Drawn:
        own = None if self.viewer is None else hands[self.viewer]
        if own is None or isinstance(own, FaceDown):
            return []
        return [Text.assemble((f"{self.say('cli-your-hand')} ", LOUD), self._cards(own))]

    def _centre(self, centre: Sequence[str]) -> Drawn:
        return [Text.assemble((f"{self.say('cli-centre')} ", LOUD), self._cards(centre))] if centre else []

    def _side(self, side: Any, values: tuple[int, ...]) -> Text:
        shown = "  ".join(f"{space}:{value(Space(space), side, values)}" for space in SPACES)
        return Text(self.say("cli-side-values", word=side, side=side, values=shown))

    def _planks(self, planks: Sequence[Plank], values: tuple[int, ...], totals: Sequence[int] | None = None) -> Grid:
        """One row per player; under each space its value and the letters of the pirates on it."""
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="underline")
        add_names_column(self, grid)
        for title in (*(str(space) for space in SPACES), "≈"):
            grid.add_column(title, no_wrap=True)
        for title in (self.say("cli-now"), *([] if totals is None else [self.say("cli-total")])):
            grid.add_column(title, justify="right", no_wrap=True, min_width=len(title))
        for seat, plank in enumerate(planks):
            cells = [self._space(plank, Space(space), values) for space in SPACES]
            total = [] if totals is None else [str(totals[seat])]
            grid.add_row(self.player(seat), *cells, self._letters(plank, None), str(points(plank, values)), *total)
        return grid

    def _space(self, plank: Plank, space: Space, values: tuple[int, ...]) -> Text:
        return Text.assemble((f"{value(space, plank.side, values)} ", QUIET), self._letters(plank, space))

    def _letters(self, plank: Plank, space: Space | None) -> Text:
        found = [colour for colour in Colour if plank.space(colour) == space]
        return Text.assemble(*((str(colour.value), STYLES[colour] if self.ink.coloured else LOUD) for colour in found))

    def _trick(self, phase: PlayingSeen | WithGhostSeen) -> Drawn:
        if isinstance(phase, WithGhostSeen):
            trick = (Laid(seat=None, card=phase.led),)
            sealed = [seat for seat, card in enumerate(phase.sealed) if isinstance(card, CardHidden)]
            more = [Text(self.say("cli-card-chosen", seat=seat), style=QUIET) for seat in sealed]
        else:
            trick, more = phase.trick, []
        if not trick:
            return [Text(self.say("cli-you-lead"))]
        lines: Drawn = [
            Text.assemble(
                (f"{self.say('cli-trick-so-far')} ", LOUD), joined([self._laid(laid) for laid in trick], "  ")
            )
        ]
        if phase.colour is not None:
            lines += self._effects(phase, trick)
        return [*lines, *more]

    def _laid(self, laid: Laid) -> Text:
        owner = self.say("cli-ghost") if laid.seat is None else self.speech.player(laid.seat)
        return Text.assemble(self._card(laid.card), " ", owner)

    def _effects(self, phase: PlayingSeen | WithGhostSeen, trick: tuple[Laid, ...]) -> Drawn:
        """Which pirates would move if the trick ended now."""
        parts: list[Text] = []
        for colour, entries in by_colour(trick, phase.centre).items():
            for pull in pulls(entries) if is_evaluated(entries) else ():
                mover = self.say("cli-nobody") if isinstance(pull.owner, str) else self.speech.player(pull.owner)
                steps = ARROWS[pull.direction] * abs(pull.distance)
                parts.append(Text.assemble(self._pirate(colour), f" {steps} {mover}"))
        return [Text.assemble((f"{self.say('cli-if-it-ended')} ", QUIET), joined(parts, "  "))] if parts else []

    def _tell_deal(self, event: Any) -> Drawn:
        if self.viewer is not None:
            return [Text(""), Text(self.say("cli-deal", round=event.round, dealer=event.dealer))]
        title = Rule(Text(self.say("cli-deal", round=event.round, dealer=event.dealer), style=LOUD), align="left")
        lines: Drawn = [Text(""), title]
        for seat, cards in enumerate(event.hands):
            lines.append(Text.assemble(self.player(seat), self.colon, self._cards(cards)))
        if event.ghost:
            lines.append(Text.assemble(self.say("cli-ghost"), self.colon, self._cards(event.ghost)))
        return [*lines, *self._centre(event.centre)]

    def _tell_scores(self, event: Any) -> Drawn:
        columns = {
            self.say("cli-points"): [signed(scored) for scored in event.points],
            self.say("cli-total"): [Text(str(total), style=LOUD) for total in event.totals],
        }
        title = Text(self.say("cli-scores", round=event.round), style=LOUD)
        return [Text(""), title, self._planks(event.planks, self._values()), round_table(self, columns)]


make = SkullQueenTable
