"""A position to play on from: the first steps of a record, stored in the log of the table that begins there."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from skulduggery.kernel.protocol import AnyGame, Config, Over
from skulduggery.kernel.record import Record
from skulduggery.kernel.replay import replay


class Reached(Struct, frozen=True):
    """A position, and the steps that led to it in record notation, by this version of the rules."""

    rules: int
    state: Any
    steps: tuple[dict[str, Any], ...]

    def is_over(self, game: AnyGame) -> bool:
        return isinstance(game.awaiting(self.state), Over)


def reached(game: AnyGame, config: Config, log: Sequence[Any]) -> Reached:
    """Replay the steps strictly; raises `BadRecord`.

    Steps that must follow the last one, such as a score, are written as well: they have happened, wherever the
    record was cut off. Unknown parts of steps are left out.
    """
    state = game.setup(config)
    steps: list[Any] = []
    for replayed in islice(replay(game, _record(game, config, log)), len(log)):  # no further: a result is not needed
        state = replayed.state
        steps += (step for event in replayed.events for step in game.notation.steps(event))
    as_read = msgspec.json.decode(msgspec.json.encode(steps), type=tuple[dict[str, Any], ...])
    return Reached(rules=game.RULES, state=state, steps=as_read)


def last_open_step(game: AnyGame, config: Config, log: Sequence[Any]) -> int:
    """The last step of a whole game after which something was left to play; 0 is the beginning."""
    steps = islice(replay(game, _record(game, config, log)), len(log))
    return max((one.number for one in steps if not isinstance(game.awaiting(one.state), Over)), default=0)


def _record(game: AnyGame, config: Config, log: Sequence[Any]) -> Record:
    return Record(game=game.NAME, rules=game.RULES, config=config, players=(), log=log)
