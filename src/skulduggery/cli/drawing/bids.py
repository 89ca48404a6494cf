"""What the two Skull King games share: bids and tricks, tricks with the winner marked, the round's scores."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.base import Drawn, Table, tag_of
from skulduggery.cli.drawing.ink import LOUD, QUIET, joined
from skulduggery.cli.drawing.sheets import add_names_column, round_table, signed
from skulduggery.kernel.protocol import FaceDown

QUIETLY = frozenset({"bid-sealed", "fist-shown", "die-chosen"})
"""Events that a player need not be told: own bids, fists, a die that is still rolling."""


class BiddingTable(Table):
    """Each game defines how a card or die looks and its name; the rest is here."""

    def piece(self, laid: Any) -> Text:
        """A card or die in a trick."""
        raise NotImplementedError

    def held(self, code: str) -> Text:
        """A card or die in a hand."""
        raise NotImplementedError

    def named(self, laid: Any) -> str:
        raise NotImplementedError

    def tell(self, event: Any) -> Drawn:
        tag = tag_of(event)
        if self.viewer is not None and tag in QUIETLY:
            return []
        match tag:
            case "dealt":
                return self._tell_deal(event)
            case "trick-won":
                return self._tell_trick(event)
            case "round-scored":
                return self._tell_scores(event)
            case _:
                return super().tell(event)

    def last(self) -> Drawn:
        for index in range(len(self.seen) - 1, -1, -1):
            if tag_of(self.seen[index]) == "trick-won":
                return [self._trick_line(index), Text(self.speech.event(self.seen[index]))]
        return [Text(self.say("cli-no-trick"))]

    def played_this_round(self) -> list[Any]:
        """The cards or dice played since the last deal."""
        played: list[Any] = []
        for event in self.seen:
            tag = tag_of(event)
            if tag == "dealt":
                played.clear()
            elif tag in ("card-played", "die-thrown"):
                played.append(event)
        return played

    def heading(self, view: Any, rounds: int, trick: int | None, more: str = "") -> Rule:
        key = "cli-round-heading" if trick is None else "cli-trick-heading"
        title = self.say(key, round=view.round, rounds=rounds, trick=trick, tricks=view.round)
        return Rule(Text(f"{title}  {more}".strip(), style=LOUD), align="left")

    def own_hand(self, hands: Sequence[Any]) -> Drawn:
        """The viewer's hand, if there is one."""
        own = None if self.viewer is None else hands[self.viewer]
        if own is None or isinstance(own, FaceDown):
            return []
        title = (f"{self.say('cli-your-hand')} ", LOUD)
        return [Text.assemble(title, joined([self.held(code) for code in own]))]

    def players_grid(self, phase: Any, totals: Sequence[int]) -> Grid:
        """One row per player: whose turn it is, the trick, bid and tricks won, points so far."""
        laid = {entry.seat: entry for entry in phase.trick}
        grid = Grid(box=None, padding=(0, 1), pad_edge=False)
        grid.add_column("", no_wrap=True)
        add_names_column(self, grid)
        for title in (self.say("cli-bid"), self.say("cli-won"), self.say("cli-points")):
            grid.add_column(title, justify="right", no_wrap=True, min_width=len(title))
        grid.add_column(f"  {self.say('cli-trick')}", no_wrap=True, overflow="ellipsis")
        for seat, total in enumerate(totals):
            cells = (str(phase.bids[seat]), self._won(phase, seat), str(total))
            mark = "▶" if seat == phase.turn else " "
            grid.add_row(mark, self.player(seat), *cells, self._in_trick(laid.get(seat), phase.winning))
        return grid

    def balance(self, phase: Any, round_number: int) -> Text:
        """The sum of the bids against the number of tricks."""
        return Text(self.say("cli-balance", bid=sum(phase.bids), tricks=round_number), style=QUIET)

    def _won(self, phase: Any, seat: int) -> Text:
        won, bid = phase.won[seat], phase.bids[seat]
        return Text(str(won), style="green" if won == bid else "red" if won > bid else "")

    def _in_trick(self, laid: Any, winning: int | None) -> Text:
        if laid is None:
            return Text("")
        shown = Text.assemble(self.piece(laid), " ", self.named(laid))
        if laid.seat != winning:
            return Text.assemble("  ", shown)
        return Text.assemble("★ ", shown, (f"  {self.say('cli-wins-now')}", LOUD))

    def _tell_deal(self, event: Any) -> Drawn:
        """Nothing for a player: the heading of the first decision says it all."""
        if self.viewer is not None:
            return []
        begins = hasattr(event, "starter")
        key, seat = ("cli-start", event.starter) if begins else ("cli-deal", event.dealer)
        lines: Drawn = [Text(""), Rule(Text(self.say(key, round=event.round, dealer=seat), style=LOUD), align="left")]
        for seat, codes in enumerate(event.hands):
            lines.append(Text.assemble(self.player(seat), self.colon, joined([self.held(code) for code in codes])))
        return lines

    def _tell_trick(self, event: Any) -> Drawn:
        return [self._trick_line(len(self.seen) - 1), Text(f"★ {self.speech.event(event)}", style=LOUD)]

    def _trick_line(self, won_at: int) -> Columns:
        """The pieces of the trick that ended with this event, with the winner's marked."""
        cards: list[Any] = []
        for event in reversed(self.seen[:won_at]):
            tag = tag_of(event)
            if tag in ("card-played", "die-thrown"):
                cards.append(event)
            elif tag in ("trick-won", "bids-shown"):
                break
        winner = self.seen[won_at].seat
        pieces = [
            Text.assemble("★ " if card.seat == winner else "", self.piece(card), " ", self.speech.player(card.seat))
            for card in reversed(cards)
        ]
        return Columns(pieces, padding=(0, 2))

    def _tell_scores(self, event: Any) -> Drawn:
        columns = {
            self.say("cli-bid"): [Text(str(bid)) for bid in event.bids],
            self.say("cli-won"): [Text(str(won)) for won in event.won],
            self.say("cli-bonus"): [Text(str(bonus) if bonus else "") for bonus in event.bonus],
            self.say("cli-points"): [signed(points) for points in event.points],
            self.say("cli-total"): [Text(str(total), style=LOUD) for total in event.totals],
            self.say("cli-rule"): [Text(rule, style=QUIET) for rule in event.because],
        }
        title = Text(self.say("cli-scores", round=event.round), style=LOUD)
        return [Text(""), title, round_table(self, columns), *self._reasons(event)]

    def _reasons(self, event: Any) -> Drawn:
        """The rules cited in the last column, in words."""
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        grid.add_column("", no_wrap=True, style=QUIET)
        grid.add_column("", style=QUIET)
        for rule in dict.fromkeys(event.because):
            grid.add_row(rule, self.say(f"because-{rule}"))
        return [grid]
