"""A table with bots, functions and people: play a whole game, or step by step."""

import random
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from skulduggery.kernel.chance import Fate, seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance, Config, Decide, Move, Over, Refusal
from skulduggery.kernel.record import Player, Record
from skulduggery.kernel.seats import Seat, all_seats
from skulduggery.public.bots import BotLike, Choose, is_one_of, make_bot, name_of
from skulduggery.public.errors import BadBot, BadTable, IllegalMove, WrongState, illegal_move, shown
from skulduggery.public.finding import GameOrName, configured, find_game


class Table:
    """One game, step by step. The table deals and shuffles by itself; every decision is the caller's.

    >>> table = Table("skull-king", players=2, seed=1)
    >>> while not table.is_over:
    ...     seat = table.to_act[0]
    ...     table.play(seat, table.legal(seat)[0])
    >>> len(table.scores)
    2
    """

    def __init__(
        self,
        game: GameOrName,
        players: int | Sequence[str],
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        fate: Fate | None = None,
        state: Any = None,
        with_legal: bool = False,
    ) -> None:
        """`players` is their number, or their names by seat. The same `seed` deals the same cards; without one they are
        fresh. `fate` answers each draw instead: a function from a draw to its outcome. `state`: the game goes on from
        there instead of from the beginning, and has no record. `with_legal`: the record also lists what each decision
        could have been.
        """
        found = find_game(game)
        given = _names(players)
        config = configured(found, players if given is None else len(given), {} if options is None else options)
        names = [f"Player {seat + 1}" for seat in all_seats(config.seats)] if given is None else given
        self._match = Match(found, config, [Player(name=name) for name in names], with_legal=with_legal)
        self._fate = seeded(random.Random(seed)) if fate is None else fate
        self._begins_later = state is not None
        if self._begins_later:
            self._match.state = _checked_state(found, state)
        self._draw()

    @property
    def game(self) -> AnyGame:
        """The game: a module with the eight functions of the protocol."""
        return self._match.game

    @property
    def config(self) -> Config:
        return self._match.config

    @property
    def state(self) -> Any:
        """The whole truth, never changed: each step makes a new one."""
        return self._match.state

    @property
    def awaiting(self) -> Awaiting:
        """`Decide` with the seats that owe a decision, or `Over` with the scores."""
        return self._match.awaiting

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now. Where there are several, they decide in secret and in any order."""
        awaiting = self._match.awaiting
        return awaiting.seats if isinstance(awaiting, Decide) else ()

    @property
    def is_over(self) -> bool:
        return isinstance(self._match.awaiting, Over)

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by seat. Raises `ValueError` before the end."""
        return self._over().scores

    @property
    def places(self) -> tuple[int, ...]:
        """The final places by seat, counted from 1; equal scores share a place. Raises `ValueError` before the end."""
        return self._over().places

    def legal(self, seat: int) -> list[Any]:
        """The legal moves of this seat; none if it is not its turn."""
        checked = self._seat(seat)
        return legal_moves(self.game, self.state, checked) if checked in self.to_act else []

    def refusal(self, seat: int, move: Any) -> Refusal | None:
        """Why this seat may not do this now: the rule, a reason for programs, and its details. None if it may.

        Raises `IllegalMove` for what is no move of this game at all.
        """
        return self.game.refusal(self.state, self._seat(seat), checked_move(self.game, move))

    def view(self, seat: int | None) -> Any:
        """What this seat may know, and nothing else; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def play(self, seat: int, move: Any) -> None:
        """Plays the move, and then draws what chance owes. Raises `IllegalMove`; the table stays as it was."""
        checked, converted = self._seat(seat), checked_move(self.game, move)
        refusal = self.game.refusal(self.state, checked, converted)
        if refusal is not None:
            names = [player.name for player in self._match.players]
            raise illegal_move(refusal, self.game.NAME, names, self.legal(checked))
        self._match.play(checked, converted)
        self._draw()

    def record(self, meta: Any = None) -> Record:
        """The game so far as a record (docs/record.md). `meta` is anything that JSON can hold."""
        if self._begins_later:
            raise ValueError("a table that was begun from a state has no record: what led to the state is not known.")
        return self._match.record(meta)

    def copy(self, *, seed: int | str | None = None, fate: Fate | None = None) -> "Table":
        """An independent copy of the game, with other random numbers."""
        other = copy(self)
        other._match = self._match.copy()
        other._fate = seeded(random.Random(seed)) if fate is None else fate
        return other

    def _seat(self, seat: object) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.config.seats:
            raise IllegalMove(f"the seats of this table are 0 to {self.config.seats - 1}, not {shown(seat)}.")
        return Seat(seat)

    def _over(self) -> Over:
        awaiting = self._match.awaiting
        if not isinstance(awaiting, Over):
            raise ValueError("the game is not over yet: there are no scores and places before its end.")
        return awaiting

    def _draw(self) -> None:
        while isinstance(awaiting := self._match.awaiting, Chance):
            self._match.resolve(self._fate(awaiting.draw))


class Played(Struct, frozen=True):
    """How a game ended, by seat, and its record."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    record: Record


def play(
    game: GameOrName,
    bots: Sequence[BotLike],
    *,
    options: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
) -> Played:
    """Play a whole game, one bot for each seat. The same seed deals the same cards, and named bots decide alike.

    >>> play("skull-king", ["sailor", lambda view, moves: moves[0]], seed=7).places
    (1, 2)
    """
    found = find_game(game)
    if isinstance(bots, str) or not isinstance(bots, Sequence):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadTable(f"bots are a list with one bot for each seat, not {shown(bots)}.")
    if names is not None and len(names) != len(bots):
        raise BadTable(f"names are a list with one name for each seat: {len(bots)}, not {len(names)}.")
    choosers = [make_bot(bot, found, seed=None if seed is None else f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    kinds = [name_of(bot) for bot in bots]
    table = Table(
        found, names or [f"{kind} {seat}" for seat, kind in enumerate(kinds, start=1)], options=options, seed=seed
    )
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, _decision(choosers[seat], table, seat))
    record = table.record()
    players = tuple(replace(player, bot=kind) for player, kind in zip(record.players, kinds, strict=True))
    return Played(scores=table.scores, places=table.places, record=replace(record, players=players))


def checked_move(game: AnyGame, move: Any) -> Any:
    """The move, if it is one of this game's, with fields of the right types."""
    try:
        same = msgspec.convert(msgspec.to_builtins(move), game.Move)
    except (TypeError, msgspec.ValidationError):
        same = None
    if type(same) is not type(move):
        kinds = ", ".join(f"{kind.__name__}({', '.join(kind.__struct_fields__)})" for kind in _kinds(game.Move))
        raise IllegalMove(f"{shown(move)} is no move of {game.NAME}. Its moves are {kinds}.")
    return same


def _checked_state(game: AnyGame, state: Any) -> Any:
    """The state, if it is one of this game by these rules."""
    module = type(state).__module__
    name = getattr(game, "__name__", "")
    if module.rpartition(".")[0] != name:
        raise WrongState(f"a {type(state).__name__} of {module} is no state of {game.NAME}, version {game.RULES}.")
    return state


def _decision(choose: Choose, table: Table, seat: Seat) -> Any:
    moves = table.legal(seat)
    move = choose(table.view(seat), moves)
    if not is_one_of(move, moves):
        some = ", ".join(shown(one) for one in moves[:5])
        raise BadBot(
            f"the bot at seat {seat} answered {shown(move)}. It has to return one of the moves that it is given, here "
            f"{some}{' …' if len(moves) > 5 else ''}.",
            reason="answer",
            problem=shown(move),
        )
    return move


def _kinds(moves: Any) -> tuple[type[Move], ...]:
    """The types of a game's moves: one type or a union."""
    return get_args(moves) or (moves,)


def _names(players: object) -> list[str] | None:
    """The names; None if only their number is given."""
    if type(players) is int:
        return None
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadTable(f"players are their number, or a list of their names, not {shown(players)}.")
    names: list[Any] = list(players)  # pyright: ignore[reportUnknownArgumentType]
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise BadTable(f"a player's name is a text that is not empty, not {shown(name)}.")
    return names
