"""A match: a game being played, kept together with its record."""

import copy
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

from skulduggery.kernel.chance import Fate, Outcome
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.logbook import Logbook
from skulduggery.kernel.protocol import Awaiting, Chance, Config, Decide, E, Game, M, Over, S, V
from skulduggery.kernel.record import Player, Record, result_of
from skulduggery.kernel.seats import Seat

Chooser: TypeAlias = Callable[[V, Sequence[M]], M]
"""A player: gets its view and the legal moves, and returns one."""


class Match(Generic[S, M, E, V]):
    """The one mutable class here: the current state, and the log so far."""

    def __init__(
        self, game: Game[S, M, E, V], config: Config, players: Sequence[Player], *, with_legal: bool = False
    ) -> None:
        self.game = game
        self.config = config
        self.players = tuple(players)
        self.state: S = game.setup(config)
        self._with_legal = with_legal
        self._book = _BookOfMatch(game.notation)

    @property
    def log(self) -> list[dict[str, Any]]:
        return self._book.steps

    @property
    def awaiting(self) -> Awaiting:
        return self.game.awaiting(self.state)

    def play(self, seat: Seat, move: M) -> tuple[E, ...]:
        awaiting = self.awaiting
        legal = self._list_legal(seat) if self._with_legal else None
        step = self.game.play(self.state, seat, move)
        assert isinstance(awaiting, Decide)
        self._book.legal = legal
        self._book.decide(awaiting.seats, seat)
        return self._advance(step.state, step.events)

    def resolve(self, outcome: Outcome) -> tuple[E, ...]:
        step = self.game.resolve(self.state, outcome)
        return self._advance(step.state, step.events)

    def record(self, meta: Any = None) -> Record:
        awaiting = self.awaiting
        return Record(
            game=self.game.NAME,
            rules=self.game.RULES,
            config=self.config,
            players=self.players,
            log=self.log,
            result=result_of(awaiting) if isinstance(awaiting, Over) else None,
            meta=meta,
        )

    def copy(self) -> "Match[S, M, E, V]":
        """An independent copy of the game."""
        other = copy.copy(self)
        other._book = self._book.copy()
        return other

    def _advance(self, state: S, events: tuple[E, ...]) -> tuple[E, ...]:
        self.state = state
        self._book.write(events)
        return events

    def _list_legal(self, seat: Seat) -> list[dict[str, Any]] | None:
        moves = legal_moves(self.game, self.state, seat)
        if len(moves) > self.game.notation.MOST_LEGAL:
            return None
        return [self.game.notation.format_move(move) for move in moves]


class _BookOfMatch(Logbook):
    """Writes with each decision the choices that were legal."""

    legal: list[dict[str, Any]] | None = None

    def kept(self, step: dict[str, Any]) -> dict[str, Any]:
        if "seat" not in step or self.legal is None:
            return step
        legal, self.legal = self.legal, None
        return {**step, "legal": legal}


def play_out(match: Match[S, M, E, V], choosers: Sequence[Chooser[V, M]], fate: Fate) -> Over:
    """Play the match to its end: each chooser decides from its own view, `fate` answers the draws."""
    game = match.game
    while True:
        match match.awaiting:
            case Over() as over:
                return over
            case Chance(draw):
                match.resolve(fate(draw))
            case Decide(seats):
                seat = seats[0]
                moves = legal_moves(game, match.state, seat)
                match.play(seat, choosers[seat](game.view(match.state, seat), moves))
