"""A new game as the command line describes it."""

import secrets
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.people import People
from skulduggery.cli.scoring.saving import new_id
from skulduggery.cli.scoring.sitting import now
from skulduggery.cli.tablesetting import configured, find_game
from skulduggery.cli.words import clean_name
from skulduggery.kernel.protocol import AnyGame
from skulduggery.pad import PadGame, Refusal, begun


class Wishes(Struct, frozen=True):
    """The answers that the command line gives."""

    game: str | None = None
    players: tuple[str, ...] | None = None
    dealer: str | None = None
    options: tuple[str, ...] = ()
    rounds: int | None = None

    @classmethod
    def of(cls, asked: Namespace) -> "Wishes":
        players = None if asked.players is None else tuple(name.strip() for name in asked.players.split(","))
        return cls(asked.game, players, asked.dealer, tuple(asked.option), asked.rounds)

    @property
    def are_any(self) -> bool:
        return self != Wishes()


def wished(wishes: Wishes) -> PadGame | Refusal | Unclear:
    """The game if the command line describes it completely, without a question."""
    game = find_game(wishes.game or "")
    players = wishes.players or ()
    first = by_lot(len(players))
    if wishes.dealer is not None:
        meant = People([clean_name(name) for name in players]).meant(wishes.dealer)
        if isinstance(meant, Unclear):
            return meant
        first = meant
    if len(players) not in game.PLAYERS:
        return made(game, players, 0, None)
    options = configured(game, len(players), wishes.options).config.options
    return made(game, players, first, options, length=wishes.rounds)


def made(
    game: AnyGame,
    players: Sequence[str],
    first: int,
    options: Mapping[str, Any] | None,
    *,
    length: int | None = None,
) -> PadGame | Refusal:
    """`length` is for fewer rounds than in the rules."""
    return begun(id=new_id(), game=game.NAME, players=players, first=first, options=options, length=length, now=now())


def by_lot(players: int) -> int:
    """SK-13, SQ-12, SL-12, SD-12"""
    return secrets.randbelow(max(1, players))
