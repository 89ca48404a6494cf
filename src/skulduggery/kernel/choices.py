"""Legal moves: the candidates that the rules do not refuse, so that the two cannot disagree."""

from typing import Generic

from msgspec import Struct

from skulduggery.kernel.protocol import E, Game, M, Refusal, S, V
from skulduggery.kernel.seats import Seat


class Refused(Struct, Generic[M], frozen=True):
    move: M
    why: Refusal


class Choices(Struct, Generic[M], frozen=True):
    """What a seat may do now, and what it may not, with the reason."""

    legal: tuple[M, ...]
    refused: tuple[Refused[M], ...]


def legal_moves(game: Game[S, M, E, V], state: S, seat: Seat) -> list[M]:
    refusal = game.refusal
    return [move for move in game.candidates(state, seat) if refusal(state, seat, move) is None]


def choices(game: Game[S, M, E, V], state: S, seat: Seat) -> Choices[M]:
    legal: list[M] = []
    refused: list[Refused[M]] = []
    for move in game.candidates(state, seat):
        why = game.refusal(state, seat, move)
        if why is None:
            legal.append(move)
        else:
            refused.append(Refused(move=move, why=why))
    return Choices(legal=tuple(legal), refused=tuple(refused))
