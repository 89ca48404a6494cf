"""What a player is told: the events, and the current state, in the types of the game."""

from collections.abc import Sequence
from functools import cache
from math import prod
from typing import Any, overload

import msgspec
from msgspec import Struct

from skulduggery.client import frames
from skulduggery.client.errors import NotUnderstood
from skulduggery.client.frames import Clocks, Line, Notice, TableState, Words, You
from skulduggery.games import find, names
from skulduggery.kernel.choices import Refused
from skulduggery.kernel.protocol import AnyGame, Refusal


class Prompt(Struct, frozen=True):
    """A question to us: the legal moves, and the illegal ones, each with the rule that forbids it."""

    id: int
    legal: Sequence[Any]
    refused: tuple[Refused[Any], ...] = ()


class Update(Struct, frozen=True, kw_only=True):
    """`events` are those since the last update. Everything else is the current state, always complete.

    After a reconnection the events meanwhile are missing, but the view shows their result.
    """

    seq: int
    table: TableState
    you: You
    view: Any = None
    """The game's own type; None before the game begins."""
    events: tuple[Any, ...] = ()
    prompt: Prompt | None = None
    acting: tuple[int, ...] = ()
    notice: Notice | None = None
    clocks: Clocks | None = None
    chat: tuple[Line, ...] = ()
    """New lines."""
    words: Words | None = None


def first(told: frames.Update) -> Update:
    """The first message of a connection, which is complete by itself."""
    if told.table is None or told.you is None:
        raise NotUnderstood("The server's first message does not say which table this is")
    return _update(told, told.table, told.you)


def following(before: Update, told: frames.Update) -> Update:
    """The update after a message. Parts that the message leaves out have not changed."""
    return _update(told, told.table or before.table, told.you or before.you)


def with_table(before: Update, table: TableState) -> Update:
    return msgspec.structs.replace(before, table=table, events=(), chat=(), notice=None, words=None)


def with_chat(before: Update, lines: tuple[Line, ...]) -> Update:
    return msgspec.structs.replace(before, chat=lines, events=(), notice=None, words=None)


def _update(told: frames.Update, table: TableState, you: You) -> Update:
    game = find(table.settings.game)
    if game is None:
        raise NotUnderstood(f"This client knows {', '.join(names())}, but not {table.settings.game}")
    try:
        return Update(
            seq=told.seq,
            table=table,
            you=you,
            view=_decoder(game.View | None).decode(told.view),
            events=tuple(_decoder(game.Event).decode(event) for event in told.events),
            prompt=None if told.prompt is None else _prompt(game, told.prompt),
            acting=told.acting,
            notice=told.notice,
            clocks=told.clocks,
            chat=told.chat or (),
            words=told.words,
        )
    except msgspec.DecodeError as fault:
        raise NotUnderstood(
            f"This client knows version {game.RULES} of {game.NAME}; the server plays version {table.rules}: {fault}"
        ) from fault


def _prompt(game: AnyGame, asked: frames.Question) -> Prompt:
    moves = _decoder(game.Move)
    refused = tuple(Refused(move=moves.decode(no.move), why=_why(no.why)) for no in asked.refused)
    if asked.product is not None:
        return Prompt(id=asked.id, legal=Combinations(game, asked.product), refused=refused)
    return Prompt(id=asked.id, legal=tuple(moves.decode(move) for move in asked.legal), refused=refused)


def _why(told: frames.Why) -> Refusal:
    return Refusal(rule=told.rule, reason=told.reason, args={name: _argument(arg) for name, arg in told.args.items()})


def _argument(told: Any) -> Any:
    match told:
        case [*several]:
            return tuple(several)
        case _:
            return told


class Combinations(Sequence[Any]):
    """A long list of moves, each created when it is read: all combinations of some values, varying the last field
    first."""

    def __init__(self, game: AnyGame, product: frames.Product) -> None:
        self._game = game
        self._product = product

    def __len__(self) -> int:
        return prod(len(values) for values in self._product.fields.values())

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Any, ...]: ...
    def __getitem__(self, index: int | slice) -> Any:
        numbers = range(len(self))[index]
        return self._move(numbers) if isinstance(numbers, int) else tuple(map(self._move, numbers))

    def _move(self, number: int) -> Any:
        chosen: dict[str, Any] = {"type": self._product.type}
        for name, values in reversed(self._product.fields.items()):
            number, place = divmod(number, len(values))
            chosen[name] = values[place]
        return msgspec.convert(chosen, self._game.Move)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
