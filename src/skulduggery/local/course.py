"""The course of a game in this process: people decide, and everything that follows by itself happens at once."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from skulduggery import bots
from skulduggery.kernel.chance import Draw, Fate, Pause, Rng
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame, Chance, Config, Decide, Over
from skulduggery.kernel.record import Player
from skulduggery.kernel.seats import Seat
from skulduggery.local.unable import pausing


class Happened(Struct, frozen=True):
    """A decision (or the deal before the first), with everything that it led to."""

    seat: Seat | None
    events: tuple[Any, ...]
    state: Any
    """The game's state then."""


class Course:
    """One game. Chance comes from `fate`; bots draw their random numbers from `rng`."""

    def __init__(self, game: AnyGame, config: Config, players: Sequence[Player], *, fate: Fate, rng: Rng) -> None:
        self.game = game
        self.match: Match[Any, Any, Any, Any] = Match(game, config, players)
        self.first: Any = self.match.state
        self.past: list[Happened] = []
        self._fate = fate
        self._bots = {
            Seat(seat): bots.make(player.bot, game.NAME, rng)
            for seat, player in enumerate(players)
            if player.bot is not None
        }

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def over(self) -> Over | None:
        awaiting = self.match.awaiting
        return awaiting if isinstance(awaiting, Over) else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people who decide now, or who have to say that they cannot (SL-43)."""
        awaiting = self.match.awaiting
        unable = pausing(awaiting)
        if unable is not None:
            return (unable,)
        return awaiting.seats if isinstance(awaiting, Decide) else ()

    def decide(self, seat: Seat, move: Any) -> None:
        """Make a legal move for a seat that is asked. For a seat in a pause, the move is ignored."""
        self._happen(seat, self._decided(seat, move))
        self.go_on()

    def go_on(self) -> None:
        """Go on to the next decision of a person: deal if nobody has dealt, draw what is due, let bots decide."""
        if self._draw() is not None:
            self._happen(None, ())
        while (bot := next((seat for seat in self.asked if seat in self._bots), None)) is not None:
            self._happen(bot, self._decided(bot, self._chosen(bot)))

    def _decided(self, seat: Seat, move: Any) -> tuple[Any, ...]:
        return self.match.resolve(0) if self._is_unable(seat) else self.match.play(seat, move)

    def _chosen(self, bot: Seat) -> Any:
        if self._is_unable(bot):
            return None
        return self._bots[bot](self.game.view(self.state, bot), legal_moves(self.game, self.state, bot))

    def _is_unable(self, seat: Seat) -> bool:
        """SL-43: the seat is in a pause, and decides nothing."""
        return pausing(self.match.awaiting) == seat

    def _draw(self) -> Draw | None:
        """What chance has to answer now. A pause is no draw."""
        match self.match.awaiting:
            case Chance(Pause()):
                return None
            case Chance(draw):
                return draw
            case _:
                return None

    def _happen(self, seat: Seat | None, events: tuple[Any, ...]) -> None:
        """Add an event with all the chance outcomes that follow it."""
        while (draw := self._draw()) is not None:
            events += self.match.resolve(self._fate(draw))
        self.past.append(Happened(seat=seat, events=events, state=self.state))
