"""Shuffles and rolls that nobody can steer and everybody can check afterwards. docs/fairness.md is the contract.

The server commits to a secret before anybody sits down; the players' words are mixed in when the game begins. Both
together decide every draw, and when the game is over the secret is shown.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from itertools import count
from struct import Struct
from typing import Any, assert_never

from skulduggery.kernel.chance import Draw, Outcome, Pause, Roll, Shuffle

SCHEME = "skulduggery/fair/1"
SECRET_BYTES = 32

NUMBERS = Struct(">8I")
"""A block holds eight numbers of 32 bits, the high byte first."""
ALL_NUMBERS = 2**32


def new_secret() -> str:
    """64 hexadecimal digits from the system's own source of randomness."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What everybody is shown before the game: it fits this secret alone and tells nothing about it."""
    return hashlib.sha256(_joined("commit", bytes.fromhex(secret))).hexdigest()


def key(secret: str, game: str, words: Sequence[str]) -> bytes:
    """What decides all draws of one game: the secret mixed with one word a seat."""
    return hmac.digest(bytes.fromhex(secret), _joined("key", game, *words), "sha256")


def answer(key: bytes, k: int, draw: Draw) -> Outcome:
    """The outcome of draw number k, counted from 0. A pause draws nothing and is not counted (see `counts`)."""
    match draw:
        case Pause():
            return 0
        case Roll(sides):
            return _below(sides, _numbers(key, k))
        case Shuffle(size, take):
            return _shuffled(size, take, _numbers(key, k))
        case _:
            assert_never(draw)


def counts(draw: Draw) -> bool:
    """Whether the draw takes a number of its own."""
    return not isinstance(draw, Pause)


class Fair:
    """The fate of one game: answers its draws one after another. `draws` have been answered so far."""

    def __init__(self, secret: str, game: str, words: Sequence[str], first: int = 0) -> None:
        self.draws = first
        self._key = key(secret, game, words)

    def __call__(self, draw: Draw) -> Outcome:
        outcome = answer(self._key, self.draws, draw)
        self.draws += counts(draw)
        return outcome


def proof(secret: str, words: Sequence[str]) -> dict[str, Any]:
    """What a record's `meta` holds, so that anyone can check the game. It shows the secret: not before the end."""
    shown = {"scheme": SCHEME, "commitment": commitment(secret), "secret": secret, "words": list(words)}
    return {"fairness": shown}


def _shuffled(size: int, take: int, numbers: Iterator[int]) -> tuple[int, ...]:
    """Fisher and Yates from the front, stopped when enough are taken."""
    order = list(range(size))
    for done in range(take):
        other = done + _below(size - done, numbers)
        order[done], order[other] = order[other], order[done]
    return tuple(order[:take])


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Numbers of the incomplete last lap are thrown away, or small results would come more often."""
    laps_end = ALL_NUMBERS - ALL_NUMBERS % bound
    number = next(numbers)
    while number >= laps_end:
        number = next(numbers)
    return number % bound


def _numbers(key: bytes, k: int) -> Iterator[int]:
    """The stream of draw number k, without end."""
    start = _joined("draw", str(k))
    for block in count():
        yield from NUMBERS.unpack(hmac.digest(key, start + _part(str(block)), "sha256"))


def _joined(*parts: str | bytes) -> bytes:
    """Each part with its length before it, so that no two lists of parts give the same bytes."""
    return b"".join(_part(part) for part in (SCHEME, *parts))


def _part(part: str | bytes) -> bytes:
    data = part.encode() if isinstance(part, str) else part
    return len(data).to_bytes(4, "big") + data
