"""Shuffles and rolls that nobody can influence and everybody can check afterwards. docs/fairness.md is the contract.

The server commits to a secret before anybody sits down. The players' words are mixed in when the game begins. Both
together decide every draw. When the game is over, the secret is revealed.
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
"""A block has eight 32-bit numbers, big-endian."""
ALL_NUMBERS = 2**32


def new_secret() -> str:
    """64 hexadecimal digits from the system's own source of randomness."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The hash that everybody sees before the game. It fits this secret alone and reveals nothing about it."""
    return hashlib.sha256(_joined("commit", bytes.fromhex(secret))).hexdigest()


def key(secret: str, game: str, words: Sequence[str]) -> bytes:
    """The key of all draws of one game: the secret mixed with one word per seat."""
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
    """Whether the draw has a number of its own."""
    return not isinstance(draw, Pause)


class Fair:
    """Answers the draws of one game one after another. `draws` have been answered so far."""

    def __init__(self, secret: str, game: str, words: Sequence[str], first: int = 0) -> None:
        self.draws = first
        self._key = key(secret, game, words)

    def __call__(self, draw: Draw) -> Outcome:
        outcome = answer(self._key, self.draws, draw)
        self.draws += counts(draw)
        return outcome


def proof(secret: str, words: Sequence[str]) -> dict[str, Any]:
    """The proof in a record's `meta`, with which anyone can check the game. It reveals the secret, so it is made at
    the end only."""
    shown = {"scheme": SCHEME, "commitment": commitment(secret), "secret": secret, "words": list(words)}
    return {"fairness": shown}


def _shuffled(size: int, take: int, numbers: Iterator[int]) -> tuple[int, ...]:
    """Fisher-Yates from the front, stopped when enough are taken."""
    order = list(range(size))
    for done in range(take):
        other = done + _below(size - done, numbers)
        order[done], order[other] = order[other], order[done]
    return tuple(order[:take])


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number below `bound`. Numbers of the incomplete last range are skipped, or small results would be more
    frequent."""
    laps_end = ALL_NUMBERS - ALL_NUMBERS % bound
    number = next(numbers)
    while number >= laps_end:
        number = next(numbers)
    return number % bound


def _numbers(key: bytes, k: int) -> Iterator[int]:
    """The endless stream of numbers for draw number k."""
    start = _joined("draw", str(k))
    for block in count():
        yield from NUMBERS.unpack(hmac.digest(key, start + _part(str(block)), "sha256"))


def _joined(*parts: str | bytes) -> bytes:
    """Each part preceded by its length, so that no two lists of parts give the same bytes."""
    return b"".join(_part(part) for part in (SCHEME, *parts))


def _part(part: str | bytes) -> bytes:
    data = part.encode() if isinstance(part, str) else part
    return len(data).to_bytes(4, "big") + data
