"""Games whose draws come from a secret and words, as a server plays them."""

import json
import random
from collections.abc import Callable
from typing import Any

from skulduggery.kernel.chance import Draw, Fate, Outcome, pick
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import Record, format_record
from skulduggery.server import fairness
from tests.playing import AnyMatch, new_match, random_options

Spoil = Callable[[Draw, Outcome], Outcome]


def a_secret(rng: random.Random) -> str:
    return rng.randbytes(fairness.SECRET_BYTES).hex()


def words_for(seats: int) -> list[str]:
    return ["ahoy", "", "Käpt’n", "🏴", " ", "0"][:seats]


def fair_record(game: AnyGame, seats: int, seed: int, *, cheat: tuple[int, Spoil] | None = None) -> Record:
    """A whole game with its proof. A cheat spoils the outcome of one draw, named by its number."""
    rng = random.Random(seed)
    secret, words = a_secret(rng), words_for(seats)
    fate = fairness.Fair(secret, game.NAME, words)
    match = new_match(game, seats, random_options(game, rng))
    play_by(match, rng, fate if cheat is None else _cheating(fate, *cheat))
    return match.record(fairness.proof(secret, words))


def play_by(match: AnyMatch, rng: random.Random, fate: Fate) -> None:
    """To the end: any legal move, and of several who owe a decision anyone first."""
    while not isinstance(awaiting := match.awaiting, Over):
        match awaiting:
            case Chance(draw):
                match.resolve(fate(draw))
            case Decide(seats):
                seat = rng.choice(seats)
                match.play(seat, pick(rng, legal_moves(match.game, match.state, seat)))


def as_json(record: Record) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(format_record(record))
    return whole


def _cheating(fate: fairness.Fair, at: int, spoil: Spoil) -> Fate:
    def answer(draw: Draw) -> Outcome:
        here = fate.draws == at and fairness.counts(draw)
        outcome = fate(draw)
        return spoil(draw, outcome) if here else outcome

    return answer
